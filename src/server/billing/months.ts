import { type RawBuilder, sql } from 'kysely';
import { BOOKS_LIMITS } from '#catalogues/books.ts';
import { DASHBOARD_MONTHS, TIME_ZONE } from '#catalogues/limits.ts';
import { type MonthSpan, monthsAfter, monthsBetween } from '#machines/kit/months.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';

/** The months in Lagos that a dashboard looks back on as `2026-11`, oldest first, the current one last, none left out. */
export function dashboardMonths(now: Date): [string, ...string[]] {
  const [year = 0, month = 1] = dayInLagos(now).split('-').map(Number);
  const monthsAgo = (ago: number) => new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 'yyyy-mm'.length);
  const later = Array.from({ length: DASHBOARD_MONTHS - 1 }, (_, at) => monthsAgo(DASHBOARD_MONTHS - 2 - at));
  return [monthsAgo(DASHBOARD_MONTHS - 1), ...later];
}

/** The months of a span, the oldest first; null where it is none, or is too long. */
export function monthsOf({ from, to }: MonthSpan): readonly string[] | null {
  const many = monthsBetween(from, to) + 1;
  if (many < 1 || many > BOOKS_LIMITS.months) return null;
  return Array.from({ length: many }, (_, nth) => monthsAfter(from, nth));
}

/** The instant at which a month begins in Lagos. */
export function beginningOf(month: string): RawBuilder<Date> {
  return sql<Date>`(${`${month}-01`}::timestamp at time zone ${sql.lit(TIME_ZONE)})`;
}

/** The month in Lagos of a column that holds an instant. */
export function monthOf(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone ${sql.lit(TIME_ZONE)}, 'YYYY-MM')`;
}
