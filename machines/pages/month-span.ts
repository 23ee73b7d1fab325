import { BOOKS } from '#catalogues/sentences/estate/books.ts';
import { type MonthSpan, monthInWords, monthsAfter } from '#machines/kit/months.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import type { Choosing } from './listing/list.ts';

const SPAN = /^(20\d\d-(?:0[1-9]|1[0-2]))\.\.(20\d\d-(?:0[1-9]|1[0-2]))$/;

/** The month in Lagos of a moment, ms. */
const thisMonth = (now: number): string => dayInLagos(now).slice(0, 'yyyy-mm'.length);

/** The months that an address or a choice says, `2026-01..2026-10`; null where it says none, or the later one first. */
function spanIn(value: string): MonthSpan | null {
  const [, from, to] = SPAN.exec(value) ?? [];
  return from === undefined || to === undefined || from > to ? null : { from, to };
}

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
  return { from: monthsAfter(to, -11), to };
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
    of(BOOKS.periods.year, monthsAfter(now, -11), now),
    of(BOOKS.periods.this, now, now),
    of(BOOKS.periods.last, monthsAfter(now, -1), monthsAfter(now, -1)),
    of(BOOKS.periods.three, monthsAfter(now, -2), now),
    of(BOOKS.periods.calendar, `${now.slice(0, 4)}-01`, now),
    ...Array.from({ length: 10 }, (_, nth) => monthsAfter(now, -(nth + 2))).map((one) =>
      of(monthInWords(one), one, one),
    ),
    of(spanInWords(chosen), chosen.from, chosen.to),
  ];
  const options = named.filter((one, nth) => named.findIndex(({ value }) => value === one.value) === nth);
  return { name: PERIOD, label: BOOKS.period, options };
}
