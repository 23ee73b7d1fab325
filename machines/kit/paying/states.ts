import { chargingStates } from './charging.ts';
import { outcomeStates } from './outcomes.ts';
import { readBackStates } from './read-back.ts';
import type { payingSetup } from './setup.ts';
import { transferStates } from './transferring.ts';
import type { PayingWords } from './words.ts';

/**
 * The states from the read-back to the outcome, which every paying flow includes beside its own `asking`, `blocked` and
 * `checking`. The browser only shows a purchase and nudges the server: whatever happens here, the server settles the
 * order by itself. `settling` is where money moves, and it ends by an answer only; leaving it aborts our waiting,
 * not the charge.
 */
export function payingStates<F>(kit: ReturnType<typeof payingSetup<F>>, words: PayingWords<F>) {
  return {
    ...readBackStates(kit, words),
    ...chargingStates(kit, words),
    ...transferStates(kit, words),
    ...outcomeStates(kit, words),
  };
}
