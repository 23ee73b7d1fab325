import { MESSAGES } from '#catalogues/messages.ts';
import type { View } from '#machines/kit/view.ts';
import { start } from '../../command.ts';
import { plain } from '../../lines.ts';
import type { WishOption } from '../../run.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import type { Suggestion } from '../../suggestion.ts';
import { type Turn, turn } from '../turn.ts';

/** Something that is owed, as it is paid. */
interface Owed extends Suggestion {
  readonly service: 'service-charge' | 'fine' | 'dev-levy';
}

/** What is paid for each notice of what is owed (S2 section 5). */
const OWED: Readonly<Record<string, Owed>> = {
  [MESSAGES.outstandingServiceCharge]: {
    label: 'Pay service charge',
    say: 'pay service charge',
    service: 'service-charge',
  },
  [MESSAGES.outstandingFine]: { label: 'Pay my fine', say: 'pay my fine', service: 'fine' },
  [MESSAGES.outstandingLevy]: { label: 'Pay development levy', say: 'pay development levy', service: 'dev-levy' },
};

/** True where what is owed stops buying power. */
export const isStopped = ({ busy, say }: View): boolean =>
  busy === null && say.some(({ text }) => text === MESSAGES.outstandingBlock);

/** A way to pay each thing that is owed there. */
export const arrearsOf = ({ say }: View): readonly Owed[] =>
  say.flatMap(({ text }) => {
    const owed = OWED[text];
    return owed ? [owed] : [];
  });

/**
 * 'Pay it', 'ok let me pay', '2 months' where what is owed stops power: the payment of that begins, and the power waits. It is
 * read back like every other; of several the person says which.
 */
export function payArrears({ stack, view, offer, sense }: Scene): Turn | null {
  const run = stack.at(-1);
  if (!run || !view || offer || !isStopped(view)) return null;
  const { paysUp, months, bare } = sense.modifiers ?? {};
  const amount = bare?.amount ?? sense.slots.amount;
  if (!paysUp && months === undefined) return null;
  // Only a service is paid by the month; a sum is a part of whatever is owed.
  const owed = arrearsOf(view).filter(({ service }) => months === undefined || service === 'service-charge');
  const options = owed.map(
    ({ label, service }): WishOption => ({
      label,
      wish: {
        flow: 'pay-services',
        values: {
          service,
          ...(service === 'service-charge' && months !== undefined && { months }),
          ...(months === undefined && amount !== undefined && { amount: String(amount) }),
        },
      },
    }),
  );
  const [only, ...others] = options;
  if (only === undefined) return null;
  if (others.length > 0) return turn({ lines: [plain(TALK.whichOwed)], options });
  return turn({ lines: [plain(TALK.setAside(run.title))], commands: [start(only.wish)] });
}
