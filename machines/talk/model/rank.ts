import { type IntentName, isIntent } from '#catalogues/intents/index.ts';
import type { Role } from '#catalogues/roles.ts';
import { once } from '#machines/kit/once.ts';
import type { Reading } from '../reading/read.ts';
import { featuresOf } from './features.ts';
import { type Scored, signs } from './scores.ts';
import { weightsOf } from './table.ts';
import { KEPT } from './weights.ts';

/** An intent and how much of what is believed of a sentence is this. */
export interface Ranked {
  readonly intent: IntentName;
  readonly share: number;
}

/** How much of each intent is believed: all shares together are 1. What was an intent once, and is none any more, is null. */
export interface Ranking {
  readonly intents: readonly (IntentName | null)[];
  readonly shares: readonly number[];
}

/** Weights may be older than the intents: one that is there no more is never believed. */
const learned = once(() => {
  const { intents, sums } = weightsOf(KEPT);
  return { sums, intents: intents.map((name) => (isIntent(name) ? name : null)) };
});

/**
 * How much of each intent is believed of a sentence, as far as that was learned from labelled ones (`npm run learn`): beside the rules,
 * whose scores it weighs with all else that a sentence shows. It opens nothing by itself (`doubt.ts`). Without their scores (null) it
 * judges by the words alone.
 */
export function rank(
  reading: Reading,
  role: Role | null,
  scores: readonly Scored[] | null,
  shown = signs(reading, role),
): Ranking {
  const { sums, intents } = learned();
  const shares = sums(featuresOf(reading, role, shown, scores));
  let most = Number.NEGATIVE_INFINITY;
  for (const sum of shares) most = Math.max(most, sum);
  let total = 0;
  for (let at = 0; at < shares.length; at++) {
    const weight = Math.exp((shares[at] ?? 0) - most);
    shares[at] = weight;
    total += weight;
  }
  for (let at = 0; at < shares.length; at++) shares[at] = (shares[at] ?? 0) / total;
  return { intents, shares };
}

/** How much of an intent is believed. */
export const shareOf = ({ intents, shares }: Ranking, intent: IntentName): number =>
  shares[intents.indexOf(intent)] ?? 0;

/** The likeliest that fit, at most so many and likeliest first: few are asked for, so that the others need no order. */
export function likeliest(
  { intents, shares }: Ranking,
  count: number,
  fits: (intent: IntentName) => boolean,
): readonly Ranked[] {
  const found: Ranked[] = [];
  for (let at = 0; at < intents.length; at++) {
    const intent = intents[at];
    const share = shares[at] ?? 0;
    const last = found[count - 1];
    if (!intent || (last !== undefined && share <= last.share) || !fits(intent)) continue;
    if (last !== undefined) found.pop();
    let place = found.length;
    while (place > 0 && share > (found[place - 1]?.share ?? 0)) place -= 1;
    found.splice(place, 0, { intent, share });
  }
  return found;
}
