import { SANDBOX_CARDS } from '#catalogues/sandbox.ts';
import { TERMINAL } from '#catalogues/sentences/terminal.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import type { WidgetView } from '#machines/kit/view.ts';
import { payBySandboxCard } from './card.ts';
import { paysBySandbox } from './draw.ts';
import { cardWindowGone } from './heard.ts';

/** What paying at a terminal needs. */
interface Till {
  readonly conversation: Conversation;
  /** Where the portal is; ends in a slash. */
  readonly portal: string;
  readonly print: (text: string) => void;
  /** Asks for the bank's one-time code, which is kept nowhere. */
  readonly askCode: () => Promise<string | null>;
}

/** A line that was typed while the card window would be open: a card, or the wish to close it. */
export async function payOrClose(till: Till, text: string, widget: WidgetView): Promise<void> {
  const { conversation, portal, print, askCode } = till;
  // Where the card is put in elsewhere, leaving and looking are one: the portal asks the provider.
  if (/^(close|cancel|stop|back)$/i.test(text) || !paysBySandbox(widget))
    return conversation.send({ type: 'WIDGET', result: 'closed' });
  const card = SANDBOX_CARDS[Number(text) - 1]?.number ?? text;
  const asks = SANDBOX_CARDS.some((one) => one.number === card.replace(/\D/g, '') && one.behaviour === 'code');
  const code = asks ? ((await askCode()) ?? undefined) : undefined;
  const answer = await payBySandboxCard(portal, widget, card, code);
  if (answer.kind === 'again') print(answer.message);
  else if (answer.kind === 'event')
    conversation.send({ type: 'WIDGET', result: answer.result, reference: answer.reference });
  else {
    print(TERMINAL.widgetSilent);
    await cardWindowGone(conversation);
  }
}
