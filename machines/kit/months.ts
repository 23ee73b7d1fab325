import { formatMonth } from './writing/format.ts';

/** Months in Lagos, `YYYY-MM`, both of them included. */
export interface MonthSpan {
  readonly from: string;
  readonly to: string;
}

/** Months since the year 0, so that they can be counted. */
const countOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The month so many after one, or before it where that is below 0. */
export function monthsAfter(month: string, many: number): string {
  const at = countOf(month) + many;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** How many months lie between two, of which a day may be given as well; below 0 where the later one is first. */
export const monthsBetween = (from: string, to: string): number => countOf(to) - countOf(from);

/** `October 2026`. */
export const monthInWords = (month: string): string => `${formatMonth(month)} ${month.slice(0, 4)}`;
