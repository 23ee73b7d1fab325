/** Logs that were made one of another: how many turns at the beginning each of the last of them shares with the one before it. */
interface Descent {
  last: number;
  readonly shared: number[];
}

/** So many are remembered: more than one sentence makes. */
const MOST_MADE = 64;

const places = new WeakMap<readonly object[], { readonly of: Descent; readonly nth: number }>();

/**
 * A log that was made of another one and shares so many turns at the beginning with it: `sameFromStart` need not look at each turn
 * then. Answers the log.
 */
export function madeOf<Log extends readonly object[]>(log: Log, before: readonly object[], shared: number): Log {
  if (log === before) return log;
  const place = places.get(before);
  const goesOn = place !== undefined && place.nth === place.of.last;
  const of = goesOn ? place.of : { last: 0, shared: [] };
  if (!goesOn) places.set(before, { of, nth: 0 });
  of.last += 1;
  of.shared.push(shared);
  if (of.shared.length > MOST_MADE) of.shared.shift();
  places.set(log, { of, nth: of.last });
  return log;
}

/** How many two logs share at least, where one was made of the other; null where that is not remembered. */
function sharedBy(before: readonly object[], now: readonly object[]): number | null {
  const then = places.get(before);
  const is = places.get(now);
  if (then === undefined || is === undefined || then.of !== is.of || then.nth > is.nth) return null;
  const { last, shared } = is.of;
  if (last - then.nth > shared.length) return null;
  const from = shared.length - (last - then.nth);
  return Math.min(now.length, ...shared.slice(from, from + is.nth - then.nth));
}

/**
 * How many at the beginning of two logs are the same; fewer where that is known without a look at each. A turn never changes, so it is
 * known by itself.
 */
export function sameFromStart<One extends object>(before: readonly One[], now: readonly One[]): number {
  if (before === now) return now.length;
  const shared = sharedBy(before, now);
  if (shared !== null) return shared;
  const most = Math.min(before.length, now.length);
  let at = 0;
  while (at < most && before[at] === now[at]) at += 1;
  return at;
}

/** Something that was found in a log, and where. */
interface Find<Found> {
  readonly at: number;
  readonly found: Found;
}

/**
 * What is kept of each log, by the turn that it begins with: several conversations in one process do not disturb each other, and what
 * is kept of one goes with it. `begin` makes what is kept of a log that begins with another turn, or with none.
 */
export function keptByLog<One extends object, Kept>(begin: () => Kept): (log: readonly One[]) => Kept {
  const kept = new WeakMap<One, Kept>();
  return (log) => {
    const [first] = log;
    if (first === undefined) return begin();
    const known = kept.get(first) ?? begin();
    kept.set(first, known);
    return known;
  };
}

/**
 * What `find` finds in the turns of a log, the first one first; undefined is nothing. A log changes at its end: each turn is
 * asked once and not again with every sentence, or a long conversation would become slow. What was found last is kept with its log.
 */
export function keptUp<One extends object, Found>(
  find: (one: One) => Found | undefined,
): (log: readonly One[]) => readonly Find<Found>[] {
  const keptOf = keptByLog<One, { before: readonly One[]; finds: readonly Find<Found>[] }>(() => ({
    before: [],
    finds: [],
  }));
  return (log) => {
    const kept = keptOf(log);
    if (kept.before === log) return kept.finds;
    const same = sameFromStart(kept.before, log);
    const news: Find<Found>[] = [];
    for (let at = same; at < log.length; at++) {
      const found = find(log[at] as One);
      if (found !== undefined) news.push({ at, found });
    }
    const isGone = (kept.finds.at(-1)?.at ?? -1) >= same;
    if (isGone) kept.finds = kept.finds.filter(({ at }) => at < same);
    if (news.length > 0) kept.finds = [...kept.finds, ...news];
    kept.before = log;
    return kept.finds;
  };
}
