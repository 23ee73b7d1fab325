/**
 * Learns the ranking of intents from the labelled sentences: `npm run learn`. Run it after sentences or intents were added; after a
 * change of words or rules it is of use as well. `npm run learn -- FILE` learns from sentences of an installation, too: a file that
 * its portal handed out, wherever it lies.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { isPurchase } from '#catalogues/intents/index.ts';
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
/** So often a sentence that is held and was not understood is weighed anew. */
const MOST_ROUNDS = 3;
/** How much more it counts each time. */
const HEAVIER = 3;

/** The places of the held sentences that are not understood: asked of a process of its own, which reads the weights that were made. */
function missed(): number[] {
  const found = execFileSync(process.execPath, [join(import.meta.dirname, 'missed.ts')], { encoding: 'utf8' });
  return z.array(z.number()).parse(JSON.parse(found));
}

const labelled = allLabelled();
const samples = [...labelled, ...own].map(sampleOf);
const sum = sumOf(labelled);
const beside = own.length > 0 ? ` and ${own.length} of your own` : '';
for (let round = 1; ; round++) {
  const source = sourceOf(learn(samples), sum);
  writeFileSync(join(import.meta.dirname, '../..', FILE), source);
  const places = missed();
  const size = `${(gzipSync(source).length / 1000).toFixed(1)} kB compressed`;
  console.log(`made ${FILE} from ${labelled.length} sentences${beside}, ${size}, ${places.length} held ones missed`);
  if (places.length === 0) break;
  if (round === MOST_ROUNDS) {
    for (const at of places) console.error(`not understood: ${labelled[at]?.text}`);
    process.exit(1);
  }
  for (const at of places) {
    const sample = samples[at];
    if (sample !== undefined) samples[at] = { ...sample, weight: sample.weight * HEAVIER };
    // A purchase has to be believed by its words alone, too.
    const one = labelled[at];
    if (one !== undefined && isPurchase(one.intent)) samples.push(sampleOf({ ...one, scored: false }));
  }
}
