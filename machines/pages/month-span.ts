import { MONTHS } from '#catalogues/sentences/months.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';

/** Months in Lagos, `YYYY-MM`, both of them included. */
export interface MonthSpan {
  readonly from: string;
  readonly to: string;
}

const SPAN = /^(20\d\d-(?:0[1-9]|1[0-2]))\.\.(20\d\d-(?:0[1-9]|1[0-2]))$/;

/** The month in Lagos of a moment, ms. */
export const thisMonth = (now: number): string => dayInLagos(now).slice(0, 'yyyy-mm'.length);

/** The month so many before one. */
export function monthsBefore(month: string, many: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - many;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** The months that an address or a choice says, `2026-01..2026-10`; null where it says none, or the later one first. */
export function spanIn(value: string): MonthSpan | null {
  const [, from, to] = SPAN.exec(value) ?? [];
  return from === undefined || to === undefined || from > to ? null : { from, to };
}

/** `October 2026`. */
export const monthInWords = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** `October 2026`, or `January 2026 to October 2026`. */
export const spanInWords = ({ from, to }: MonthSpan): string =>
  from === to ? monthInWords(from) : `${monthInWords(from)} to ${monthInWords(to)}`;
