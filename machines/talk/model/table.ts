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

/** The letters for 0, 1, 2 and so on: those that stand in a string as they are. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#%&()*+,-./:;<=>?@[]^_{|}~';
/** A gap that is longer than a letter can say has this before it, once for each `LONG`. */
const FAR = ' ';
const LONG = LETTERS.length;
/** The strongest weight, and the letter of none. */
export const STRONGEST = 40;

const valueOfLetter = new Map([...LETTERS].map((one, at) => [one, at] as const));
const number = (text: string, at: number): number => valueOfLetter.get(text[at] ?? '') ?? 0;
const written = (value: number): string => LETTERS[value] ?? '';

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
 * Which row each bucket has, where few have one: a bit for each bucket, and how many rows stand before each 32 of them. That is a
 * tenth of a table of all rows, which would be too large to be kept near while a sentence is weighed.
 */
class Rows {
  readonly #bits: Int32Array;
  readonly #before: Uint16Array;
  #count = 0;

  constructor(buckets: number) {
    this.#bits = new Int32Array(buckets >> 5);
    this.#before = new Uint16Array(buckets >> 5);
  }

  /** Gives a bucket the next row; buckets come in order. */
  add(bucket: number): void {
    const place = bucket >> 5;
    if (this.#bits[place] === 0) this.#before[place] = this.#count;
    this.#bits[place] = (this.#bits[place] ?? 0) | (1 << (bucket & 31));
    this.#count += 1;
  }

  /** The row of a bucket, from 0; -1 where it has none. */
  of(bucket: number): number {
    const bits = this.#bits[bucket >> 5] ?? 0;
    const own = 1 << (bucket & 31);
    return (bits & own) === 0 ? -1 : (this.#before[bucket >> 5] ?? 0) + bitsIn(bits & (own - 1));
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
  const rows = new Rows(2 ** BUCKET_BITS);
  const starts = new Uint32Array(counts.length + 1);
  /** An intent and how strongly it is spoken for, as one number. */
  const weights = new Uint16Array(which.length);
  let bucket = 0;
  let at = 0;
  for (let row = 0, place = 0; row < counts.length; row++, place++) {
    while (gaps[place] === FAR) {
      bucket += LONG;
      place += 1;
    }
    bucket += number(gaps, place);
    rows.add(bucket);
    let intent = -1;
    for (let left = number(counts, row); left > 0; left--, at++) {
      intent += number(which, at) + 1;
      weights[at] = (intent << 8) | number(strengths, at);
    }
    starts[row + 1] = at;
  }
  const sums = ({ buckets, values }: Features): number[] => {
    const all = bias.slice();
    for (let one = 0; one < buckets.length; one++) {
      const row = rows.of(buckets[one] ?? 0);
      if (row < 0) continue;
      const value = (values[one] ?? 0) * step;
      const end = starts[row + 1] ?? 0;
      for (let next = starts[row] ?? 0; next < end; next++) {
        const weight = weights[next] ?? 0;
        const intent = weight >> 8;
        all[intent] = (all[intent] ?? 0) + value * ((weight & 255) - STRONGEST);
      }
    }
    return all;
  };
  return { intents, sums };
}
