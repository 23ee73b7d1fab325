/** How many at the beginning of two logs are the same. A turn never changes, so it is known by itself. */
export function sameFromStart<One>(before: readonly One[], now: readonly One[]): number {
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
 * What `find` finds in the turns of a log, the first one first; undefined is nothing. A log changes at its end: each turn is
 * asked once and not again with every sentence, or a long conversation would become slow. What was found last is kept with its log.
 */
export function keptUp<One, Found>(
  find: (one: One) => Found | undefined,
): (log: readonly One[]) => readonly Find<Found>[] {
  let before: readonly One[] = [];
  let finds: readonly Find<Found>[] = [];
  return (log) => {
    const same = sameFromStart(before, log);
    const news: Find<Found>[] = [];
    for (let at = same; at < log.length; at++) {
      const found = find(log[at] as One);
      if (found !== undefined) news.push({ at, found });
    }
    const isGone = (finds.at(-1)?.at ?? -1) >= same;
    if (isGone) finds = finds.filter(({ at }) => at < same);
    if (news.length > 0) finds = [...finds, ...news];
    before = log;
    return finds;
  };
}
