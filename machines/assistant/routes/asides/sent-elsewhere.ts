import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { aside, plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { fill, type Turn, turn } from '../turn.ts';

/** True for a receipt or a token that is to go somewhere else than to whoever asks. */
function isElsewhere({ sense, session }: Scene): boolean {
  const { sendTo } = sense.modifiers?.past ?? {};
  return sendTo !== undefined && (sendTo === '' || sendTo.toLowerCase() !== session.email?.toLowerCase());
}

/**
 * 'Send the receipt to my wife's address', while something is bought that has a receipt: the address is wanted itself, and nothing
 * is sent meanwhile.
 */
export function receiptFor(scene: Scene): Turn | null {
  const { view, sense } = scene;
  const run = scene.stack.at(-1);
  const { sendTo } = sense.modifiers?.past ?? {};
  const buying = view !== null && view.outcome === null && view.fields.some(({ name }) => name === 'email');
  const wishes = sense.intent === 'receipt' || sense.intent === 'none' || sense.intent === 'correct';
  if (!run || !buying || !wishes || view.busy || view.widget) return null;
  if (sendTo?.includes('@')) return fill(run, { email: sendTo });
  return sendTo === undefined ? null : turn({ lines: [aside(PAST_SENTENCES.whichAddress)], askAgain: true });
}

/** What is not done of a wish to send something elsewhere stands beside what is. */
export function withNotSent(scene: Scene, answer: Turn): Turn {
  const sends = answer.commands.some(
    (command) => command.do === 'ask' && (command.query.kind === 'receipt' || command.query.kind === 'bought'),
  );
  const { sendTo, mail } = scene.sense.modifiers?.past ?? {};
  const ofCash = answer.commands.some((command) => command.do === 'ask' && command.query.kind === 'cash-receipt');
  if (ofCash && (sendTo !== undefined || mail)) return { ...answer, lines: [plain(CASH.own.notSent), ...answer.lines] };
  return sends && isElsewhere(scene)
    ? { ...answer, lines: [plain(PAST_SENTENCES.onlyToOrder), ...answer.lines] }
    : answer;
}
