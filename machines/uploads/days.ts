import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { MONTH_NAMES } from '#machines/talk/reading/calendar.ts';
import type { Read } from './cells.ts';

/** No payment is older than this. */
const FIRST_YEAR = 1970;
const LAST_YEAR = 9000;
/** A time of day behind a day does not count. */
const TIME = /[T ]\d{1,2}:\d{2}.*$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
const DAY_AND_NAME = /^(\d{1,2})[- ]([a-z]{3,9})\.?,?[- ](\d{4}|\d{2})$/i;
const NAME_AND_DAY = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i;

/** A day like `2026-01-31`, however a spreadsheet wrote it; figures stand in the order of Nigeria, the day first. */
export function readDay(cell: string): Read {
  const text = cell.trim().replace(TIME, '');
  const [year, month, day] = partsOf(text);
  const at = new Date(Date.UTC(year, month - 1, day));
  const real = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  if (!real || year < FIRST_YEAR || year > LAST_YEAR) return { problem: ROW_SENTENCES.dayUnclear };
  return { value: at.toISOString().slice(0, 'yyyy-mm-dd'.length), problem: null };
}

function partsOf(text: string): readonly [number, number, number] {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return [Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3])];
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return [fullYear(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1])];
  const named = DAY_AND_NAME.exec(text);
  if (named) return [fullYear(named[3]), monthOf(named[2]), Number(named[1])];
  const turned = NAME_AND_DAY.exec(text);
  return turned ? [Number(turned[3]), monthOf(turned[1]), Number(turned[2])] : [0, 0, 0];
}

const fullYear = (year = ''): number => Number(year) + (year.length === 2 ? 2000 : 0);
const monthOf = (name = ''): number => MONTH_NAMES.get(name.toLowerCase()) ?? 0;
