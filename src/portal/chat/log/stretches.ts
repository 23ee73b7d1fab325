import type { Group } from '../groups.ts';

/** Groups that are drawn together or not at all; `turns`: how many turns that is. */
export interface Stretch {
  readonly key: number;
  readonly groups: readonly Group[];
  readonly turns: number;
}

/** About so many turns fill two screens of a phone. */
const TURNS = 40;

/**
 * The log cut into stretches. A cut lies at the same turn for good, however many come after it or go before it, so that a new
 * turn changes the last stretch alone.
 */
export function stretchesOf(groups: readonly Group[]): readonly Stretch[] {
  const stretches: { key: number; place: number; groups: Group[]; turns: number }[] = [];
  for (const group of groups) {
    const place = Math.floor(group.key / TURNS);
    const open = stretches.at(-1);
    if (open?.place === place) {
      open.groups.push(group);
      open.turns += group.messages.length;
    } else stretches.push({ key: group.key, place, groups: [group], turns: group.messages.length });
  }
  return stretches;
}

/** True when two stretches say the same: turns are never changed in place. */
export function saysTheSame(one: Stretch, other: Stretch): boolean {
  return one === other || isSame(one.groups, other.groups, isSameGroup);
}

/** True when two groups say the same. */
export function isSameGroup(one: Group, other: Group): boolean {
  if (one === other) return true;
  return one.divider === other.divider && isSame(one.messages, other.messages, Object.is);
}

function isSame<T>(some: readonly T[], others: readonly T[], same: (one: T, other: T) => boolean): boolean {
  return (
    some.length === others.length &&
    some.every((one, at) => {
      const other = others[at];
      return other !== undefined && same(one, other);
    })
  );
}
