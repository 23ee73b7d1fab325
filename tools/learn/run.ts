/**
 * Learns the ranking of intents from the labelled sentences: `npm run learn`. Run it after sentences or intents were added; after a
 * change of words or rules it is of use as well.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { KeptWeights } from '#machines/talk/model/table.ts';
import { allLabelled } from './labelled.ts';
import { sampleOf, sumOf } from './samples.ts';
import { learn } from './training.ts';

const FILE = 'machines/talk/model/weights.ts';

const quoted = (value: string | number | readonly (string | number)[]): string =>
  typeof value === 'object' ? `[${value.map(quoted).join(', ')}]` : JSON.stringify(value).replaceAll('"', "'");

const sourceOf = (weights: KeptWeights, sum: string): string =>
  [
    "import type { KeptWeights } from './table.ts';",
    '',
    '/** Made by `npm run learn`. The sentences that it was learned from, as a sum. */',
    `export const LEARNED_FROM = ${quoted(sum)};`,
    '',
    '/** What was learned. */',
    'export const KEPT: KeptWeights = {',
    ...Object.entries(weights).map(([name, value]) => `  ${name}: ${quoted(value)},`),
    '};',
    '',
  ].join('\n');

const labelled = allLabelled();
const source = sourceOf(learn(labelled.map(sampleOf)), sumOf(labelled));
writeFileSync(join(import.meta.dirname, '../..', FILE), source);
console.log(
  `made ${FILE} from ${labelled.length} sentences, ${(gzipSync(source).length / 1000).toFixed(1)} kB compressed`,
);
