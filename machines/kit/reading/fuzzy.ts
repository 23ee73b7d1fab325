/**
 * Edits (insert, drop, change, swap of neighbours) between two words, or `most + 1` when there are more.
 * Bounded, because a word that is far away need not be measured: their lengths differ by no more than `most`.
 */
function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && isSwapped(a, i, b, j)) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

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

/** Words that others are compared with, each with the letters that it has. */
export interface Candidates {
  readonly words: readonly string[];
  readonly letters: Int32Array;
  readonly lengths: Uint16Array;
}

export const candidatesOf = (words: readonly string[]): Candidates => ({
  words,
  letters: Int32Array.from(words, lettersOf),
  lengths: Uint16Array.from(words, ({ length }) => length),
});

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

/** The vocabulary word that a mistyped one stands for, or null. */
export function nearest(word: string, { words, letters, lengths }: Candidates): string | null {
  let best: string | null = null;
  let least = 3;
  const own = lettersOf(word);
  for (let nth = 0; nth < words.length; nth++) {
    const length = lengths[nth] ?? 0;
    const most = Math.min(allowed(word.length, length), least - 1);
    if (most < 1 || Math.abs(word.length - length) > most || isOther(own, letters[nth] ?? 0, most)) continue;
    const target = words[nth] ?? '';
    if (!plausible(word, target)) continue;
    const edits = distance(word, target, most);
    if (edits <= most) {
      best = target;
      least = edits;
    }
  }
  return best;
}
