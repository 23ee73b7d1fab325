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

/** So many neighbouring buckets stand together: one bit of a number for each. */
const GROUP_BITS = 5;
/** The bits of a group are two of its numbers. */
const BITS = 2;

/**
 * The weights of all buckets, where few have any, group after group: first the bits of the buckets that have some, then of each of these how many
 * weights it has, and these. So what is looked for of a bucket stands together, which is quicker to fetch than it is to add up.
 */
class Rows {
  readonly numbers: Uint16Array;
  /** Where each group begins; a group without weights is the first one, which is empty. */
  readonly groups: Uint32Array;
  #end = 0;
  #group = -1;

  constructor(buckets: number, numbers: number) {
    this.groups = new Uint32Array(buckets >> GROUP_BITS);
    this.numbers = new Uint16Array(numbers + BITS * (this.groups.length + 1));
    this.#end = BITS;
  }

  /** Begins the row of a bucket; buckets come in order. */
  begin(bucket: number, count: number): void {
    const group = bucket >> GROUP_BITS;
    if (group !== this.#group) {
      this.#group = group;
      this.groups[group] = this.#end;
      this.#end += BITS;
    }
    const bit = bucket & 31;
    const at = (this.groups[group] ?? 0) + (bit >> 4);
    this.numbers[at] = (this.numbers[at] ?? 0) | (1 << (bit & 15));
    this.add(count);
  }

  add(number: number): void {
    this.numbers[this.#end++] = number;
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
  const rows = new Rows(2 ** BUCKET_BITS, counts.length + which.length);
  let bucket = 0;
  let at = 0;
  for (let row = 0, gap = 0; row < counts.length; row++, gap++) {
    while (gaps[gap] === FAR) {
      bucket += LONG;
      gap += 1;
    }
    bucket += number(gaps, gap);
    const count = number(counts, row);
    rows.begin(bucket, count);
    let intent = -1;
    for (let left = count; left > 0; left--, at++) {
      intent += number(which, at) + 1;
      // Its intent, and how strongly that is spoken for, as one number.
      rows.add((intent << 8) | number(strengths, at));
    }
  }
  const { groups, numbers } = rows;
  /** Where the group of each feature begins, and its bits. It is used again: one sentence is weighed at a time. */
  let found = new Int32Array(1024);
  const sums = ({ buckets, values }: Features): number[] => {
    const all = bias.slice();
    const many = buckets.length;
    if (found.length < 2 * many) found = new Int32Array(4 * many);
    // All that stands far away is fetched first, and nothing hangs on it: so no look waits for what the one before it led to.
    for (let one = 0; one < many; one++) found[2 * one] = groups[(buckets[one] ?? 0) >> GROUP_BITS] ?? 0;
    for (let one = 0; one < many; one++) {
      const group = found[2 * one] ?? 0;
      found[2 * one + 1] = (numbers[group] ?? 0) | ((numbers[group + 1] ?? 0) << 16);
    }
    for (let one = 0; one < many; one++) {
      const bits = found[2 * one + 1] ?? 0;
      const own = 1 << ((buckets[one] ?? 0) & 31);
      if ((bits & own) === 0) continue;
      let place = (found[2 * one] ?? 0) + BITS;
      for (let before = bitsIn(bits & (own - 1)); before > 0; before--) place += (numbers[place] ?? 0) + 1;
      const value = (values[one] ?? 0) * step;
      const end = place + (numbers[place] ?? 0);
      for (let next = place + 1; next <= end; next++) {
        const weight = numbers[next] ?? 0;
        const intent = weight >> 8;
        all[intent] = (all[intent] ?? 0) + value * ((weight & 255) - STRONGEST);
      }
    }
    return all;
  };
  return { intents, sums };
}
