import { MOST_REPORT_DAYS } from '#catalogues/platform.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { formatDay } from '#machines/kit/writing/format.ts';
import { DAYS, inOrder, isDay } from '../../listing/asked.ts';
import type { Days, Tools } from '../../listing/list.ts';

const DAY_MS = 86_400_000;

/** One day or a range: who leaves the end open means the one day. */
export const REPORT_DAYS: NonNullable<Tools['days']> = {
  ...DAYS,
  problem: daysProblem,
  words: { ...DAYS.words, clear: 'Today' },
};

/** True for days that a report can be of. */
export const isReportDays = (days: Days): boolean => daysProblem(days) === null;

function daysProblem({ from, to }: Days): string | null {
  if (!isDay(from) || (to !== '' && !isDay(to))) return PLATFORM_PAGES.dayNeeded;
  if (!inOrder(from, to)) return SENTENCES.datesTurned;
  const days = to === '' ? 1 : (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days > MOST_REPORT_DAYS ? PLATFORM_PAGES.tooManyDays(MOST_REPORT_DAYS) : null;
}

/** Which days a report covers: those that are asked for, or else the usual ones. */
export function coveredDays(days: Days | null, usual: Days): Days {
  const { from, to } = days ?? usual;
  return { from, to: to === '' ? from : to };
}

/** `21 Nov 2026`, or from one to the other. */
export function daysInWords({ from, to }: Days): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}
