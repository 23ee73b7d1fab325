import type { AssistantContext, TakenUp } from '../../context.ts';
import { againOf, linesOf } from '../../lines.ts';
import { offersOf } from '../../routing/accounts/about-account.ts';
import { openers } from '../../routing/small-talk.ts';
import { say } from '../../transcript.ts';

/** The words of an open step stand among so many last turns, or it is asked again. */
const LATELY = 4;

/**
 * A conversation that was kept is gone on with: what was said and is open is as it was kept. What could not be taken up is told,
 * with the way to begin it again. In the middle of a conversation the open question is asked again where another stood last.
 */
export function takenUp(
  context: Pick<AssistantContext, 'session' | 'lastAmount'>,
  { kept, loss, view, spoken, asks, at }: TakenUp & { readonly at: string },
): Partial<AssistantContext> {
  const told = say(kept.messages, loss.lines, at);
  const lately = new Set(told.slice(-LATELY).map(({ text }) => text));
  const stands = view === null || linesOf(view).some(({ text }) => lately.has(text));
  const open = view === null ? openers(context.session.role, context.lastAmount) : offersOf(view);
  return {
    ...kept,
    messages: view === null || stands || !asks ? told : say(told, againOf(view), at),
    spoken,
    offer: null,
    options: [],
    due: false,
    suggestions: loss.suggestions.length > 0 ? loss.suggestions : open,
  };
}
