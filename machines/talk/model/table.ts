import { BUCKET_BITS, type Features } from './features.ts';

/**
 * The weights of the ranking as they are kept: a letter is a number, so that they press well. Of each bucket that has any, how far it
 * is from the one before, how many intents it speaks for or against, and of each of those how far it is from the one before, and how
 * strongly.
 */
export interface KeptWeights {
  readonly intents: readonly string[];
  /** How strongly each intent is believed of a sentence that shows nothing. */
  readonly bias: readonly number[];
  /** What a strength of 1 is worth. */
  readonly step: number;
  readonly gaps: string;
  readonly counts: string;
  readonly which: string;
  readonly strengths: string;
}

/** The letters for 0, 1, 2 and so on: those that stand in a string as they are and are one byte. */
const SHORT = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#%&()*+,-./:;<=>?@[]^_{|}~';
/** The same, and those for what is larger: how many intents there are. */
const LETTERS = `${SHORT}ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ`;
/** A gap that is longer than a letter of one byte can say has this before it, once for each `LONG`. */
const FAR = ' ';
const LONG = SHORT.length;
/** The strongest weight, and the letter of none. */
export const STRONGEST = 40;

const valueOfLetter = new Map([...LETTERS].map((one, at) => [one, at] as const));
const number = (text: string, at: number): number => valueOfLetter.get(text[at] ?? '') ?? 0;

function written(value: number): string {
  const letter = LETTERS[value];
  if (letter === undefined) throw new Error(`No letter is ${value}: there are ${LETTERS.length}.`);
  return letter;
}

/** Weights by bucket, and in a bucket by intent. */
export interface Weights {
  readonly intents: readonly string[];
  /** What all features of a sentence come to for each intent. */
  readonly sums: (features: Features) => number[];
}

/** Writes weights down; `rows` are the buckets in order, with a strength for each intent. */
export function kept(
  intents: readonly string[],
  bias: readonly number[],
  step: number,
  rows: readonly { readonly bucket: number; readonly strengths: readonly number[] }[],
): KeptWeights {
  const gaps: string[] = [];
  const counts: string[] = [];
  const which: string[] = [];
  const strengths: string[] = [];
  let before = 0;
  for (const row of rows) {
    const gap = row.bucket - before;
    before = row.bucket;
    gaps.push(FAR.repeat(Math.floor(gap / LONG)) + written(gap % LONG));
    const some = row.strengths.flatMap((strength, intent) => (strength === 0 ? [] : [{ intent, strength }]));
    counts.push(written(some.length));
    for (const [at, { intent, strength }] of some.entries()) {
      which.push(written(intent - (some[at - 1]?.intent ?? -1) - 1));
      strengths.push(written(strength + STRONGEST));
    }
  }
  return {
    intents,
    bias,
    step,
    gaps: gaps.join(''),
    counts: counts.join(''),
    which: which.join(''),
    strengths: strengths.join(''),
  };
}

/**
 * Where the weights of each bucket stand, where few have any: for each 32 buckets their bits, and beside these where the first of
 * them stands. That is a tenth of a table of all buckets, which would be too large to be kept near while a sentence is weighed.
 */
class Places {
  readonly #groups: Int32Array;
  /** The weights, bucket after bucket: how many there are, then each. */
  readonly #weights: Uint16Array;

  constructor(buckets: number, weights: Uint16Array) {
    this.#groups = new Int32Array(buckets >> 4);
    this.#weights = weights;
  }

  /** Says where the weights of a bucket stand; buckets come in order. */
  add(bucket: number, place: number): void {
    const group = (bucket >> 5) << 1;
    if (this.#groups[group] === 0) this.#groups[group + 1] = place;
    this.#groups[group] = (this.#groups[group] ?? 0) | (1 << (bucket & 31));
  }

  /** Where the weights of a bucket stand; -1 where it has none. */
  of(bucket: number): number {
    const group = (bucket >> 5) << 1;
    const bits = this.#groups[group] ?? 0;
    const own = 1 << (bucket & 31);
    if ((bits & own) === 0) return -1;
    let place = this.#groups[group + 1] ?? 0;
    for (let before = bitsIn(bits & (own - 1)); before > 0; before--) place += (this.#weights[place] ?? 0) + 1;
    return place;
  }
}

/** How many bits of a number are set. */
function bitsIn(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Reads weights that were written down. */
export function weightsOf({ intents, bias, step, gaps, counts, which, strengths }: KeptWeights): Weights {
  /** How many weights a bucket has, and of each its intent and how strongly that is spoken for, as one number. */
  const weights = new Uint16Array(counts.length + which.length);
  const places = new Places(2 ** BUCKET_BITS, weights);
  let bucket = 0;
  let at = 0;
  for (let row = 0, gap = 0, place = 0; row < counts.length; row++, gap++) {
    while (gaps[gap] === FAR) {
      bucket += LONG;
      gap += 1;
    }
    bucket += number(gaps, gap);
    places.add(bucket, place);
    const count = number(counts, row);
    weights[place++] = count;
    let intent = -1;
    for (let left = count; left > 0; left--, at++) {
      intent += number(which, at) + 1;
      weights[place++] = (intent << 8) | number(strengths, at);
    }
  }
  /** The features of a sentence that have weights, and where these stand. It is used again: one sentence is weighed at a time. */
  let found = new Int32Array(1024);
  const sums = ({ buckets, values }: Features): number[] => {
    const all = bias.slice();
    if (found.length < 2 * buckets.length) found = new Int32Array(4 * buckets.length);
    // Where weights stand is looked up for all features first: so no look waits for what the one before it led to.
    let many = 0;
    for (let one = 0; one < buckets.length; one++) {
      const place = places.of(buckets[one] ?? 0);
      if (place < 0) continue;
      found[many++] = one;
      found[many++] = place;
    }
    for (let one = 0; one < many; one += 2) {
      const value = (values[found[one] ?? 0] ?? 0) * step;
      const place = found[one + 1] ?? 0;
      const end = place + (weights[place] ?? 0);
      for (let next = place + 1; next <= end; next++) {
        const weight = weights[next] ?? 0;
        const intent = weight >> 8;
        all[intent] = (all[intent] ?? 0) + value * ((weight & 255) - STRONGEST);
      }
    }
    return all;
  };
  return { intents, sums };
}
