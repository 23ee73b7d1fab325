/** The numbers that an account gave to turns, by the ids of the turns. */
export type Numbers = ReadonlyMap<string, number>;

/** So many changes stand beside the many numbers of before; with more of them all is written anew. */
const MOST_BESIDE = 128;

/** Numbers with a few that came later, and without a few: what was there before is shared, and not written anew for each parcel. */
class Changed implements Numbers {
  readonly before: Numbers;
  /** What came, and as undefined what went. */
  readonly since: ReadonlyMap<string, number | undefined>;

  constructor(before: Numbers, since: ReadonlyMap<string, number | undefined>) {
    this.before = before;
    this.since = since;
  }

  get(uid: string): number | undefined {
    return this.since.has(uid) ? this.since.get(uid) : this.before.get(uid);
  }

  has(uid: string): boolean {
    return this.get(uid) !== undefined;
  }

  get size(): number {
    return [...this.entries()].length;
  }

  *entries(): MapIterator<[string, number]> {
    for (const entry of this.before) if (!this.since.has(entry[0])) yield entry;
    for (const [uid, seq] of this.since) if (seq !== undefined) yield [uid, seq];
  }

  *keys(): MapIterator<string> {
    for (const [uid] of this.entries()) yield uid;
  }

  *values(): MapIterator<number> {
    for (const [, seq] of this.entries()) yield seq;
  }

  forEach(tell: (seq: number, uid: string, all: Numbers) => void): void {
    for (const [uid, seq] of this.entries()) tell(seq, uid, this);
  }

  [Symbol.iterator](): MapIterator<[string, number]> {
    return this.entries();
  }
}

/** The same numbers with changes; undefined: that turn has none any more. */
export function withChanges(numbers: Numbers, changes: Iterable<readonly [string, number | undefined]>): Numbers {
  const { before, since } = partsOf(numbers);
  const all = new Map(since);
  for (const [uid, seq] of changes) {
    // What is written anew stands behind all others, as it does in a map.
    all.delete(uid);
    all.set(uid, seq);
  }
  const changed = new Changed(before, all);
  return all.size > MOST_BESIDE ? new Map(changed) : changed;
}

/** What numbers were before, and their few changes since. */
export const partsOf = (numbers: Numbers): Pick<Changed, 'before' | 'since'> =>
  numbers instanceof Changed ? numbers : { before: numbers, since: new Map() };
