import { TALK } from '#machines/assistant/sentences.ts';
import { newsBetween, type Seen } from '../seen.ts';
import type { Invariant } from './invariant.ts';

const RESUME = TALK.resume('').split('"')[0] ?? '';
const BY_WORDS = ['say', 'answer', 'ask', 'offer', 'press'];

/** One turn asks one thing, and while it is asked whether to go on with something nothing else is asked. */
export const ONE_QUESTION: Invariant = {
  name: 'two questions are never open at once',
  begin: () => (before, after) => {
    const { view } = after.shown;
    if (after.offering && view !== null && (view.next !== null || view.widget !== null))
      return `"${view.next ?? 'the card'}" is asked while it is asked whether to go on`;
    const twice = askedTwice(after) ?? heldOver(after);
    if (twice !== null) return twice;
    // Several sentences that had to wait are answered one after another.
    if (before.shown.session.id !== after.shown.session.id) return null;
    if (before.shown.busy !== null || !BY_WORDS.includes(after.act?.do ?? '')) return null;
    const asked = new Set(thisTurn(before, after).filter((text) => after.asks.has(text) || text.startsWith(RESUME)));
    return asked.size > 1 ? `one turn asked ${[...asked].map((text) => `"${text}"`).join(' and ')}` : null;
  },
};

/** What is asked once more stands once, unless it was answered in between. */
function askedTwice({ shown: { messages } }: Seen): string | null {
  const open = new Set<string>();
  for (const { asks, answers = [], text } of messages) {
    for (const question of answers) open.delete(question);
    if (asks !== undefined && open.has(asks)) return `"${text}" is asked twice`;
    if (asks !== undefined) open.add(asks);
  }
  return null;
}

/** What holds only while a step stands is gone with it. */
function heldOver({ shown: { messages, view } }: Seen): string | null {
  const over = messages.find(
    ({ lasts, origin }) => lasts === 'step' && origin?.flow === view?.flow && origin?.step !== view?.step,
  );
  return over ? `"${over.text}" stands after its step` : null;
}

/** What the portal said in this turn: what has come from another device stands before the person's last words. */
function thisTurn(before: Seen, after: Seen): string[] {
  const { messages } = after.shown;
  const last = messages.findLastIndex(({ from }) => from === 'person');
  const turn = messages.slice(last + 1);
  return newsBetween(before, after)
    .filter((message) => turn.includes(message))
    .map(({ text }) => text);
}
