import { type RawBuilder, sql } from 'kysely';
import { TIME_ZONE } from '#catalogues/limits.ts';

/** Days in Lagos like 2026-11-21, both included; without an end it is open there. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The same days as whole months, with those beside them that make up no whole one. `since` of a month is its first day. */
export interface Parts {
  readonly months: Days;
  readonly days: readonly Days[];
}

/** Nobody paid before the first or will after the last, and the data base knows the years in between alone. */
const FIRST = '1970-01-01';
const LAST = '9000-12-31';

/** What a caller asks for as days that the data base can hold. */
export function askedDays({ from, to }: Days): Days {
  const held = (day: string | undefined) => day && least(most(day, FIRST), LAST);
  return { from: held(from), to: held(to) };
}

/** Days as whole months and the days beside them: two months' days at most, however long it is. */
export function partsOf({ from, to }: Days): Parts {
  const ragged = from !== undefined && from !== firstOf(from);
  const open = to !== undefined && to !== lastOf(to);
  const startsAt = ragged ? [{ from, to: to === undefined ? lastOf(from) : least(to, lastOf(from)) }] : [];
  const sameMonth = ragged && to !== undefined && firstOf(from) === firstOf(to);
  const endsAt = open && !sameMonth ? [{ from: from === undefined ? firstOf(to) : most(from, firstOf(to)), to }] : [];
  return {
    months: {
      from: ragged ? dayAfter(lastOf(from)) : from,
      to: open ? dayBefore(firstOf(to)) : to,
    },
    days: [...startsAt, ...endsAt],
  };
}

/** The days of the month that begins on a day. */
export function monthFrom(first: string): Days & { readonly from: string; readonly to: string } {
  return { from: first, to: lastOf(first) };
}

/** The instant at which a day begins in Lagos. */
export function beginningOfDay(day: string): RawBuilder<Date> {
  return sql<Date>`(${day}::timestamp at time zone ${sql.lit(TIME_ZONE)})`;
}

/** The next day. */
export function dayAfter(day: string): string {
  return moved(day, 0, 1);
}

const dayBefore = (day: string) => moved(day, 0, -1);
const firstOf = (day: string) => `${day.slice(0, 'yyyy-mm'.length)}-01`;
const lastOf = (day: string) => moved(firstOf(day), 1, -1);
const least = (one: string, other: string) => (one < other ? one : other);
const most = (one: string, other: string) => (one > other ? one : other);

function moved(day: string, months: number, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
