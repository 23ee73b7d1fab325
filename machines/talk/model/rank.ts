import type { Role } from '#catalogues/roles.ts';
import type { Reading } from '../reading/read.ts';
import type { Scored } from './scores.ts';

/**
 * The intents that a sentence speaks for, in the order in which they are believed: today that of the rules, unchanged. Here a
 * ranking that is learned will stand beside the rules. It will weigh a reading's concepts, their n-grams and the rules' own scores
 * with weights that are data, the same on every machine, and so may order what the rules scored and measure the doubt between
 * the first two. It will add no intent that is not in `scores`: a purchase that `mayBuy` kept out stays out.
 */
export function rank(_reading: Reading, _role: Role | null, scores: readonly Scored[]): readonly Scored[] {
  return scores;
}
