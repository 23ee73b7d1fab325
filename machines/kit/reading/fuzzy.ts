/**
 * Edits (insert, drop, change, swap of neighbours) between two words, or `most + 1` when there are more.
 * Bounded, because a word that is far away need not be measured.
 */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** How many letters may be wrong: none in short words, because 'late' is not 'data'. */
function allowed(word: string, target: string): number {
  if (word.length < 4 || target.length < 4) return 0;
  return word.length >= 8 && target.length >= 7 ? 2 : 1;
}

/** In a word of four letters a changed letter makes another word ('find', 'fine'); a swapped or missing one is a typing error. */
function plausible(word: string, target: string): boolean {
  if (word[0] !== target[0] && !(word[0] === target[1] && word[1] === target[0])) return false;
  if (word.length > 4) return true;
  return target.length === 5 || [...word].sort().join('') === [...target].sort().join('');
}

/** The vocabulary word that a mistyped one stands for, or null. `candidates` share its first letters. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  let best: string | null = null;
  let least = 3;
  for (const target of candidates) {
    const most = Math.min(allowed(word, target), least - 1);
    if (most < 1 || !plausible(word, target)) continue;
    const edits = distance(word, target, most);
    if (edits <= most) {
      best = target;
      least = edits;
    }
  }
  return best;
}
