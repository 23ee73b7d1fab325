import { SANDBOX_CARDS } from '#catalogues/sandbox.ts';
import { TERMINAL } from '#catalogues/sentences/terminal.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import type { WidgetReference } from '#machines/kit/events.ts';
import type { WidgetView } from '#machines/kit/view.ts';
import { paysBySandbox } from './draw.ts';
import { until } from './until.ts';

/** What paying at a terminal needs. */
interface Till {
  readonly conversation: Conversation;
  /** Where the portal is; ends in a slash. */
  readonly portal: string;
  readonly print: (text: string) => void;
  /** Asks for the bank's one-time code, which is kept nowhere. */
  readonly askCode: () => Promise<string | null>;
}

/** No card has fewer digits. */
const LEAST_DIGITS = 12;

/** A line that was typed while the card window would be open: a card, or the wish to close it. */
export async function payOrClose(till: Till, text: string, widget: WidgetView): Promise<void> {
  const { conversation, portal, print, askCode } = till;
  // Where the card is put in elsewhere, leaving and looking are one: the portal asks the provider.
  if (/^(close|cancel|stop|back)$/i.test(text) || !paysBySandbox(widget))
    return conversation.send({ type: 'WIDGET', result: 'closed' });
  const card = SANDBOX_CARDS[Number(text) - 1]?.number ?? text;
  // 'no wait' is no card, and a bank that were asked would decline it.
  if (card.replace(/\D/g, '').length < LEAST_DIGITS) return print(TERMINAL.noCard);
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

/** What became of a card that was put into the sandbox without a browser. */
type CardAnswer =
  | { readonly kind: 'event'; readonly result: 'captured' | 'failed'; readonly reference: WidgetReference }
  | { readonly kind: 'again'; readonly message: string }
  /** Nothing was heard: the portal finds out by itself. */
  | { readonly kind: 'silence' };

/** Pay a sandbox order with a test card (`POST /sandbox/payments/{orderId}`). */
export async function payBySandboxCard(
  portal: string,
  widget: WidgetView,
  card: string,
  code?: string,
): Promise<CardAnswer> {
  const address = new URL(`sandbox/payments/${encodeURIComponent(widget.orderId)}`, portal);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card: card.replace(/\D/g, ''), ...(code !== undefined && { code }) }),
  }).catch(() => null);
  const body = response?.ok ? ((await response.json().catch(() => null)) as Record<string, unknown> | null) : null;
  if (response && response.status >= 400 && response.status < 500)
    return { kind: 'again', message: await problemText(response) };
  if (!body) return { kind: 'silence' };
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : undefined);
  const status = text('status');
  if (status !== 'CAPTURED' && status !== 'FAILED')
    return { kind: 'again', message: text('message') ?? 'The bank asks for a one-time code.' };
  const [trans_id, message] = [text('trans_id'), text('message')];
  return {
    kind: 'event',
    result: status === 'CAPTURED' ? 'captured' : 'failed',
    reference: { status, orderId: widget.orderId, ...(trans_id && { trans_id }), ...(message && { message }) },
  };
}

async function problemText(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  return body && typeof body === 'object' && 'message' in body && typeof body.message === 'string'
    ? body.message
    : 'The card was not accepted.';
}

/** Longest wait for news of a card payment that nobody answered, ms: twice the sweep's pace. */
const SILENCE_MS = 30_000;

/** Resolves once the card window is gone, because the portal heard of the payment from elsewhere, or after a while. */
export function cardWindowGone(conversation: Conversation): Promise<void> {
  return until(conversation, () => !conversation.getSnapshot().view?.widget, SILENCE_MS);
}
