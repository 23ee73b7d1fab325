/*
 * A sentence is asked for some hundreds of lists of phrases, and holds a phrase of few. So each list names words of which one stands
 * in every phrase of it (its anchors), and one pass over the words of a sentence marks the lists that it may hold: a list that is
 * not marked is asked at the cost of one bit.
 */

import { type KnownWord, known, noted } from './vocabulary.ts';

/** The lists that a sentence may hold, as bits by their number; lists that were numbered later are not known. */
export interface Marks {
  readonly bits: readonly number[];
  readonly known: number;
}

/** Words of which one stands wherever a phrase of a list does, `verif*` for all that begin so; null where none are known. */
export type Anchors = readonly string[] | null;

const waiting: (() => Anchors)[] = [];
/** The lists of words by how they begin, under the first two letters of that as one number. */
const byStem = new Map<number, readonly { readonly stem: string; readonly list: number }[]>();
const LETTERS = 2;
const lettersOf = (word: string): number => (word.charCodeAt(0) << 5) ^ word.charCodeAt(1);
/** Whether any is filed under such a number, as far as letters of English go: most words are asked no further. */
const FILED = 4096;
const isFiled = new Uint8Array(FILED);
/** The lists that any sentence may hold. */
let unanchored: readonly number[] = [];
let count = 0;

/** Gives a list its number. Its anchors are read with the next sentence. */
export const numbered = (anchors: () => Anchors): number => count + waiting.push(anchors) - 1;

/** Sixteen bits a number: small ones are copied quicker than a typed array is made. */
const set = (bits: number[], list: number): void => {
  bits[list >> 4] = (bits[list >> 4] ?? 0) | (1 << (list & 15));
};

/** Files lists that wait for it: all of them, or so many. */
function fileWaiting(most = waiting.length): void {
  const anchors = waiting.splice(0, most);
  const bits = [...unanchored];
  while (bits.length < (count + anchors.length + 15) >> 4) bits.push(0);
  unanchored = bits;
  for (const words of anchors.map((read) => read())) {
    const list = count++;
    if (words === null) set(bits, list);
    else for (const word of words) fileUnder(word, list, bits);
  }
}

/** Lists filed in one piece: a weak phone is at it for less than the 50 ms after which it is felt. */
const PIECE = 24;

/** Files the lists that wait for the first sentence ahead of it, a piece at a time. */
export function* filing(): Generator<void> {
  for (; waiting.length > 0; fileWaiting(PIECE)) yield;
}

function fileUnder(word: string, list: number, bits: number[]): void {
  const stem = word.endsWith('*') ? word.slice(0, -1) : null;
  if (stem === null) {
    const entry = noted(word);
    entry.lists = withList(entry.lists ?? [], list);
  } else if (stem.length < LETTERS) set(bits, list);
  else {
    const letters = lettersOf(stem);
    byStem.set(letters, [...(byStem.get(letters) ?? []), { stem, list }]);
    isFiled[letters & (FILED - 1)] = 1;
  }
}

/** The bits of some lists, as the place of some and these, and again, with that of one more, which was numbered later. */
function withList(bits: readonly number[], list: number): readonly number[] {
  const [place, own] = [list >> 4, 1 << (list & 15)];
  const last = bits.length - 2;
  return bits[last] === place ? [...bits.slice(0, -1), (bits[last + 1] ?? 0) | own] : [...bits, place, own];
}

/**
 * The lists that a sentence of these words may hold. They hold for a part of it as well. `cut`: the pieces that the words are of, where
 * what is known of each was looked up.
 */
export function marksOf(words: readonly string[], cut?: readonly { readonly known: KnownWord | undefined }[]): Marks {
  const isFresh = waiting.length === 0;
  if (!isFresh) fileWaiting();
  const bits = unanchored.slice();
  for (let nth = 0; nth < words.length; nth++) {
    const word = words[nth] ?? '';
    const entry = cut && isFresh ? cut[nth]?.known : known(word);
    const lists = entry?.lists;
    if (lists)
      for (let at = 0; at < lists.length; at += 2) {
        const place = lists[at] ?? 0;
        bits[place] = (bits[place] ?? 0) | (lists[at + 1] ?? 0);
      }
    const letters = lettersOf(word);
    const stems = isFiled[letters & (FILED - 1)] === 1 ? byStem.get(letters) : undefined;
    if (stems) for (const { stem, list } of stems) if (word.startsWith(stem)) set(bits, list);
  }
  return { bits, known: count };
}

/** False where no phrase of a list stands in the sentence. */
export const isMarked = (marks: Marks | undefined, list: number): boolean =>
  marks === undefined || list >= marks.known || ((marks.bits[list >> 4] ?? 0) & (1 << (list & 15))) !== 0;
