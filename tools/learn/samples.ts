import { createHash } from 'node:crypto';
import { featuresOf } from '#machines/talk/model/features.ts';
import { scoreIntents, signs } from '#machines/talk/model/scores.ts';
import { read } from '#machines/talk/reading/read.ts';
import type { Labelled } from './labelled.ts';
import type { Sample } from './training.ts';

/** What a labelled sentence shows, as it is learned from. */
export function sampleOf({ text, today, role, scored, intent, weight }: Labelled): Sample {
  const reading = read(text, today);
  const shown = signs(reading, role);
  const scores = scored ? scoreIntents(reading, role, shown) : null;
  const { buckets, values } = featuresOf(reading, role, shown, scores);
  return { buckets: buckets.slice(), values: values.slice(), intent, weight };
}

/**
 * What the weights hang on: the sentences, with their labels. The words and rules do not count, for weights that were learned with
 * others stay good, only not as good as they could be.
 */
export const sumOf = (labelled: readonly Labelled[]): string =>
  createHash('sha256').update(JSON.stringify(labelled)).digest('hex').slice(0, 16);
