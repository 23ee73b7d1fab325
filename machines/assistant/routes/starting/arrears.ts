import { OWING } from '#catalogues/sentences/owing.ts';
import type { View } from '#machines/kit/view.ts';
import { start } from '../../command.ts';
import { plain } from '../../lines.ts';
import type { WishOption } from '../../run.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import type { Suggestion } from '../../suggestion.ts';
import { type Turn, turn } from '../turn.ts';

/** True where what is owed stops buying power. */
export const isStopped = ({ busy, owing }: View): boolean => busy === null && owing !== undefined;

/** A way to pay each thing that is owed there; the first has its button on the card already. */
export const arrearsOf = ({ owing }: View): readonly Suggestion[] =>
  (owing?.pays ?? []).map(({ label, starts }, at) => ({
    label,
    say: label,
    starts,
    ...(at === 0 && { onCard: true as const }),
  }));

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
  const owed = (view.owing?.pays ?? []).filter(({ due }) => months === undefined || due === 'service-charge');
  const options = owed.map(
    ({ due }): WishOption => ({
      label: OWING.unpriced[due],
      wish: {
        flow: 'pay-services',
        values: {
          service: due,
          ...(due === 'service-charge' && months !== undefined && { months }),
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
