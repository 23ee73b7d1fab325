import { type IntentName, isIntent } from '#catalogues/intents/index.ts';
import type { Role } from '#catalogues/roles.ts';
import { once } from '#machines/kit/once.ts';
import type { Reading } from '../reading/read.ts';
import { featuresOf } from './features.ts';
import { type Scored, signs } from './scores.ts';
import { weightsOf } from './table.ts';
import { KEPT } from './weights.ts';

/** An intent and how much of what is believed of a sentence is this: all shares together are 1. */
export interface Ranked {
  readonly intent: IntentName;
  readonly share: number;
}

/** Weights may be older than the intents: one that is there no more is never believed. */
const learned = once(() => {
  const { intents, sums } = weightsOf(KEPT);
  return { sums, intents: intents.map((name) => (isIntent(name) ? name : null)) };
});

/**
 * What a sentence means as far as it was learned from labelled sentences (`npm run learn`), likeliest first: beside the rules, whose
 * scores it weighs with all else that a sentence shows. It opens nothing by itself (`doubt.ts`).
 */
export function rank(reading: Reading, role: Role | null, scores: readonly Scored[]): readonly Ranked[] {
  const { sums, intents } = learned();
  const all = sums(featuresOf(reading, role, signs(reading, role), scores));
  const most = all.reduce((a, b) => Math.max(a, b));
  const shares = all.map((sum) => Math.exp(sum - most));
  const total = shares.reduce((a, b) => a + b);
  return intents
    .flatMap((intent, at): Ranked[] => (intent === null ? [] : [{ intent, share: (shares[at] ?? 0) / total }]))
    .sort((a, b) => b.share - a.share);
}
