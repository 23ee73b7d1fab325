import { type Group, isSame, isSameGroup } from '../turns/groups.ts';

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
