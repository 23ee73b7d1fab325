/**
 * Edits (insert, drop, change, swap of neighbours) between two words, or `most + 1` when there are more.
 * Bounded, because a word that is far away need not be measured: their lengths differ by no more than `most`.
 */
function distance(a: string, b: string, most: number): number {
  const width = b.length + 1;
  if (rows.length < 3 * width) rows = new Int32Array(3 * width);
  for (let j = 0; j < width; j++) rows[j] = j;
  let [before, last, row] = [2 * width, 0, width];
  for (let i = 1; i <= a.length; i++) {
    rows[row] = i;
    let least = i;
    for (let j = 1; j < width; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      const gone = (rows[last + j] ?? 0) + 1;
      const come = (rows[row + j - 1] ?? 0) + 1;
      let cost = Math.min(gone, come, (rows[last + j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && isSwapped(a, i, b, j)) cost = Math.min(cost, (rows[before + j - 2] ?? 0) + 1);
      rows[row + j] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return rows[last + b.length] ?? most + 1;
}

/** Room for the three rows that are looked at, which is used again: one pair of words is measured at a time. */
let rows = new Int32Array(3 * 32);

/** True where the two letters before these places stand in each other's place. */
const isSwapped = (a: string, i: number, b: string, j: number): boolean =>
  a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);

/** How many letters may be wrong in words of so many letters: none in short ones, because 'late' is not 'data'. */
function allowed(length: number, target: number): number {
  if (length < 4 || target < 4) return 0;
  return length >= 8 && target >= 7 ? 2 : 1;
}

/** In a word of four letters a changed letter makes another word ('find', 'fine'); a swapped or missing one is a typing error. */
function plausible(word: string, target: string): boolean {
  if (word.charCodeAt(0) !== target.charCodeAt(0) && !isSwapped(word, 2, target, 2)) return false;
  if (word.length > 4) return true;
  return target.length === 5 || [...word].sort().join('') === [...target].sort().join('');
}

/** Words that others are compared with, by their length, each with its place among all and the letters that it has. */
export interface Candidates {
  readonly words: readonly string[];
  readonly places: Uint16Array;
  readonly letters: Int32Array;
  /** Where the words of each length begin. */
  readonly starts: readonly number[];
}

export function candidatesOf(all: readonly string[]): Candidates {
  const placed = all.map((word, place) => ({ word, place })).sort((a, b) => a.word.length - b.word.length);
  const starts: number[] = [];
  for (const [at, { word }] of placed.entries()) while (starts.length <= word.length) starts.push(at);
  return {
    words: placed.map(({ word }) => word),
    places: Uint16Array.from(placed, ({ place }) => place),
    letters: Int32Array.from(placed, ({ word }) => lettersOf(word)),
    starts,
  };
}

/** The letters of a word, as bits; signs and letters of other alphabets share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97;
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return letters;
}

/** True where more letters than so many edits explain are only in one of two words: an edit makes two at most. */
function isOther(letters: number, others: number, edits: number): boolean {
  let left = letters ^ others;
  for (let count = 2 * edits; count > 0 && left !== 0; count--) left &= left - 1;
  return left !== 0;
}

/** More edits than that make another word. */
const MOST_EDITS = 2;

/** The vocabulary word that a mistyped one stands for, or null: of those with the fewest edits the first one. */
export function nearest(word: string, { words, places, letters, starts }: Candidates): string | null {
  let best = -1;
  let least = MOST_EDITS + 1;
  let first = 0;
  const own = lettersOf(word);
  for (let length = word.length - MOST_EDITS; length <= word.length + MOST_EDITS; length++) {
    const may = allowed(word.length, length);
    if (Math.abs(word.length - length) > may) continue;
    const end = starts[length + 1] ?? words.length;
    for (let nth = starts[length] ?? end; nth < end; nth++) {
      // As many edits as the best one has are enough for a word that stands before it.
      const most = Math.min(may, (places[nth] ?? 0) < first ? least : least - 1);
      if (most < 1 || isOther(own, letters[nth] ?? 0, most)) continue;
      const target = words[nth] ?? '';
      if (!plausible(word, target)) continue;
      const edits = distance(word, target, most);
      if (edits > most) continue;
      best = nth;
      least = edits;
      first = places[nth] ?? 0;
    }
  }
  return best < 0 ? null : (words[best] ?? null);
}
