import type { Features } from '#machines/talk/model/features.ts';
import { type KeptWeights, kept, STRONGEST } from '#machines/talk/model/table.ts';

/** A sentence as it is learned from. */
export interface Sample extends Features {
  readonly intent: string;
  readonly weight: number;
}

/** A feature that only one sentence shows says nothing of others. */
const LEAST_SEEN = 2;
const PASSES = 20;
/** At three times this pace a tenth of the answers hung on the order of the sentences (decision 138). */
const PACE = 0.5;
/** Again with what is kept alone. */
const LAST_PASSES = 8;
const LAST_PACE = 0.8;
/** So many weights are kept, the strongest first: these are what 100 kB hold. */
const MOST_KEPT = 90_000;
const DECAY = 1e-5;

/** A number that looks drawn by lot, of another; the same on every machine. */
function stirred(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** What tells a sample from others, by what it shows. */
const keyOf = ({ buckets }: Sample): number => buckets.reduce((key, bucket) => stirred(key ^ bucket) + 1, 1);

/**
 * The order of a pass. Each sample's place is drawn by lot, but by what it shows: one more sentence moves no other before or behind
 * another, or else the last sentence that was written would decide many that have nothing to do with it.
 */
function shuffled(keys: readonly number[], pass: number): Int32Array {
  const drawn = keys.map((key) => stirred(key ^ Math.imul(pass + 1, 0x9e3779b1)));
  return Int32Array.from(keys.keys()).sort((a, b) => (drawn[a] ?? 0) - (drawn[b] ?? 0) || a - b);
}

const LN2 = Math.LN2;
/** e to the power of a number below 0, of additions and multiplications alone: these are the same on every machine. */
export function power(x: number): number {
  if (x < -40) return 0;
  const halvings = Math.round(x / LN2);
  const rest = x - halvings * LN2;
  let sum = 1;
  for (let term = 10; term > 0; term--) sum = 1 + (rest * sum) / term;
  return sum * 2 ** halvings;
}

/** The samples with their features numbered one after the other. */
interface Numbered {
  readonly buckets: readonly number[];
  readonly seen: readonly number[];
  readonly starts: Int32Array;
  readonly rows: Int32Array;
  readonly values: Float64Array;
}

function numbered(samples: readonly Sample[]): Numbered {
  const counts = new Map<number, number>();
  for (const { buckets } of samples) for (const one of buckets) counts.set(one, (counts.get(one) ?? 0) + 1);
  const buckets = [...counts].filter(([, count]) => count >= LEAST_SEEN).map(([bucket]) => bucket);
  buckets.sort((a, b) => a - b);
  const rowOf = new Map(buckets.map((bucket, row) => [bucket, row] as const));
  const starts = new Int32Array(samples.length + 1);
  const rows: number[] = [];
  const values: number[] = [];
  for (const [at, sample] of samples.entries()) {
    for (const [one, bucket] of sample.buckets.entries()) {
      const row = rowOf.get(bucket);
      if (row === undefined) continue;
      rows.push(row);
      values.push(sample.values[one] ?? 0);
    }
    starts[at + 1] = rows.length;
  }
  const seen = buckets.map((bucket) => counts.get(bucket) ?? 0);
  return { buckets, seen, starts, rows: Int32Array.from(rows), values: Float64Array.from(values) };
}

/** How the weights are moved: by stochastic gradients of a multinomial logistic regression, each feature at its own pace. */
class Regression {
  readonly weights: Float32Array;
  readonly #width: number;
  readonly #data: Numbered;
  readonly #samples: readonly Sample[];
  readonly #meant: Int32Array;
  readonly #keys: readonly number[];
  /** Passes so far: each has an order of its own. */
  #passes = 0;

  constructor(samples: readonly Sample[], intents: readonly string[], data: Numbered) {
    this.#samples = samples;
    this.#keys = samples.map(keyOf);
    this.#data = data;
    this.#width = intents.length;
    this.weights = new Float32Array((data.buckets.length + 1) * this.#width);
    const at = new Map(intents.map((intent, index) => [intent, index] as const));
    this.#meant = Int32Array.from(samples, ({ intent }) => at.get(intent) ?? 0);
  }

  /** Passes over all samples; afterwards the weights are their means over the second half of the passes. */
  pass(passes: number, pace: number, keep?: Uint8Array): void {
    const sizes = new Float64Array(this.#data.buckets.length + 1).fill(1e-3);
    const mean = new Float64Array(this.weights.length);
    const half = Math.floor(passes / 2);
    for (let pass = 0; pass < passes; pass++) {
      const order = shuffled(this.#keys, this.#passes++);
      const now = pace * (1 - pass / passes + 0.02);
      for (const sample of order) this.#step(sample, now, sizes);
      if (keep) for (let at = 0; at < keep.length; at++) if (keep[at] === 0) this.weights[at] = 0;
      if (pass < half) continue;
      for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] ?? 0) + (this.weights[at] ?? 0) / (passes - half);
    }
    this.weights.set(mean);
  }

  #step(sample: number, pace: number, sizes: Float64Array): void {
    const { starts, rows, values, buckets } = this.#data;
    const weight = this.#samples[sample]?.weight ?? 0;
    const from = starts[sample] ?? 0;
    const to = starts[sample + 1] ?? 0;
    const slope = this.#slopes(sample, weight);
    let steep = 0;
    for (const one of slope) steep += one * one;
    for (let at = from; at <= to; at++) {
      const row = at < to ? (rows[at] ?? 0) : buckets.length;
      const value = at < to ? (values[at] ?? 0) : 0.3;
      const size = (sizes[row] ?? 0) + value * value * steep;
      sizes[row] = size;
      const stride = pace / Math.sqrt(size);
      const stay = at < to ? 1 - stride * DECAY * weight : 1;
      const move = stride * value;
      const start = row * this.#width;
      for (let intent = 0; intent < this.#width; intent++) {
        this.weights[start + intent] = stay * (this.weights[start + intent] ?? 0) - move * (slope[intent] ?? 0);
      }
    }
  }

  /** How far what is believed of a sample is from what is meant, for each intent. */
  #slopes(sample: number, weight: number): Float64Array {
    const { starts, rows, values, buckets } = this.#data;
    const width = this.#width;
    const sums = new Float64Array(width);
    const bias = buckets.length * width;
    for (let intent = 0; intent < width; intent++) sums[intent] = this.weights[bias + intent] ?? 0;
    for (let at = starts[sample] ?? 0; at < (starts[sample + 1] ?? 0); at++) {
      const start = (rows[at] ?? 0) * width;
      const value = values[at] ?? 0;
      for (let intent = 0; intent < width; intent++) {
        sums[intent] = (sums[intent] ?? 0) + value * (this.weights[start + intent] ?? 0);
      }
    }
    let most = Number.NEGATIVE_INFINITY;
    for (const sum of sums) most = Math.max(most, sum);
    let total = 0;
    for (let intent = 0; intent < width; intent++) {
      const share = power((sums[intent] ?? 0) - most);
      sums[intent] = share;
      total += share;
    }
    for (let intent = 0; intent < width; intent++) sums[intent] = (weight * (sums[intent] ?? 0)) / total;
    const meant = this.#meant[sample] ?? 0;
    sums[meant] = (sums[meant] ?? 0) - weight;
    return sums;
  }
}

/** Learns from samples; the same bytes on every machine. */
export function learn(samples: readonly Sample[]): KeptWeights {
  const intents = [...new Set(samples.map(({ intent }) => intent))].sort();
  const data = numbered(samples);
  const regression = new Regression(samples, intents, data);
  regression.pass(PASSES, PACE);
  const keep = strongest(regression.weights, data, intents.length);
  for (let at = 0; at < keep.length; at++) if (keep[at] === 0) regression.weights[at] = 0;
  regression.pass(LAST_PASSES, LAST_PACE, keep);
  return rounded(regression.weights, data, intents);
}

/** Which weights are kept: those that move the most, over all samples. */
function strongest(weights: Float32Array, { buckets, seen }: Numbered, width: number): Uint8Array {
  const moves = new Float32Array(buckets.length * width);
  for (let row = 0; row < buckets.length; row++) {
    const often = Math.sqrt(seen[row] ?? 0);
    for (let at = row * width; at < (row + 1) * width; at++) moves[at] = Math.abs(weights[at] ?? 0) * often;
  }
  const least = moves.toSorted().at(-MOST_KEPT) ?? 0;
  const keep = new Uint8Array(weights.length).fill(1);
  for (let at = 0; at < moves.length; at++) if ((moves[at] ?? 0) < least) keep[at] = 0;
  return keep;
}

/** As small whole numbers. */
function rounded(weights: Float32Array, { buckets }: Numbered, intents: readonly string[]): KeptWeights {
  const width = intents.length;
  const some = weights.subarray(0, buckets.length * width).filter((one) => one !== 0);
  let squares = 0;
  for (const one of some) squares += one * one;
  const step = Math.round((1000 * Math.sqrt(squares / Math.max(1, some.length))) / 2) / 1000;
  const rows = buckets.flatMap((bucket, row) => {
    const strengths = [...weights.subarray(row * width, (row + 1) * width)].map((one) =>
      Math.max(-STRONGEST, Math.min(STRONGEST, Math.round(one / step))),
    );
    return strengths.some((one) => one !== 0) ? [{ bucket, strengths }] : [];
  });
  const bias = intents.map((_, intent) => Math.round(1000 * (weights[buckets.length * width + intent] ?? 0)) / 1000);
  return kept(intents, bias, step, rows);
}
