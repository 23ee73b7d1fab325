import { BOOKS } from '#catalogues/sentences/estate/books.ts';
import { MONTHS } from '#catalogues/sentences/months.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { Choosing } from './listing/list.ts';

/** Months in Lagos, `YYYY-MM`, both of them included. */
export interface MonthSpan {
  readonly from: string;
  readonly to: string;
}

const SPAN = /^(20\d\d-(?:0[1-9]|1[0-2]))\.\.(20\d\d-(?:0[1-9]|1[0-2]))$/;

/** The month in Lagos of a moment, ms. */
const thisMonth = (now: number): string => dayInLagos(now).slice(0, 'yyyy-mm'.length);

/** The month so many before one. */
function monthsBefore(month: string, many: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - many;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** The months that an address or a choice says, `2026-01..2026-10`; null where it says none, or the later one first. */
function spanIn(value: string): MonthSpan | null {
  const [, from, to] = SPAN.exec(value) ?? [];
  return from === undefined || to === undefined || from > to ? null : { from, to };
}

/** `October 2026`. */
export const monthInWords = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** `October 2026`, or `January 2026 to October 2026`. */
export const spanInWords = ({ from, to }: MonthSpan): string =>
  from === to ? monthInWords(from) : `${monthInWords(from)} to ${monthInWords(to)}`;

/** The name under which an address says which months. */
export const PERIOD = 'period';

/** Months as an address says them. */
export const periodValue = ({ from, to }: MonthSpan): string => `${from}..${to}`;

/** The twelve months up to the one of a moment, ms. */
export function yearTo(now: number): MonthSpan {
  const to = thisMonth(now);
  return { from: monthsBefore(to, 11), to };
}

/** The months that an address asks for: of a period, or of days, an open end being this month; the last twelve where it asks for none. */
export function spanFrom(
  { period = '', from = '', to = '' }: Readonly<Record<string, string>>,
  now: number,
): MonthSpan {
  const [first, last] = [from || to, to || thisMonth(now)].map((day) => day.slice(0, 'yyyy-mm'.length));
  return spanIn(period) ?? (`${from}${to}` === '' ? null : spanIn(`${first}..${last}`)) ?? yearTo(now);
}

/** The months that can be chosen: spans up to now, the last ones by themselves, and those that are shown. */
export function periods(at: number, chosen: MonthSpan): Choosing {
  const now = thisMonth(at);
  const of = (label: string, from: string, to: string) => ({ value: periodValue({ from, to }), label });
  const named = [
    of(BOOKS.periods.year, monthsBefore(now, 11), now),
    of(BOOKS.periods.this, now, now),
    of(BOOKS.periods.last, monthsBefore(now, 1), monthsBefore(now, 1)),
    of(BOOKS.periods.three, monthsBefore(now, 2), now),
    of(BOOKS.periods.calendar, `${now.slice(0, 4)}-01`, now),
    ...Array.from({ length: 10 }, (_, nth) => monthsBefore(now, nth + 2)).map((one) => of(monthInWords(one), one, one)),
    of(spanInWords(chosen), chosen.from, chosen.to),
  ];
  const options = named.filter((one, nth) => named.findIndex(({ value }) => value === one.value) === nth);
  return { name: PERIOD, label: BOOKS.period, options };
}
