/**
 * Learns the ranking of intents from the labelled sentences: `npm run learn`. Run it after sentences or intents were added; after a
 * change of words or rules it is of use as well. `npm run learn -- FILE` learns from sentences of an installation, too: a file that
 * its portal handed out, wherever it lies.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { KeptWeights } from '#machines/talk/model/table.ts';
import { allLabelled, type Labelled, labelledIn } from './labelled.ts';
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

/** What cannot be learned from ends it before anything is written. */
function ownOf(files: readonly string[]): readonly Labelled[] {
  try {
    return files.flatMap((file) => labelledIn(resolve(from, file)));
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exit(1);
  }
}

/** `npm run` begins in the folder of the project, and whoever types a file's name in the one where they are. */
const from = process.env.INIT_CWD ?? process.cwd();
const own = ownOf(process.argv.slice(2));
const labelled = allLabelled();
const source = sourceOf(learn([...labelled, ...own].map(sampleOf)), sumOf(labelled));
writeFileSync(join(import.meta.dirname, '../..', FILE), source);
console.log(
  `made ${FILE} from ${labelled.length} sentences${own.length > 0 ? ` and ${own.length} of your own` : ''}, ${(gzipSync(source).length / 1000).toFixed(1)} kB compressed`,
);
