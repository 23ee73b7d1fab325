import { formatDay, formatMonth } from '#machines/kit/writing/format.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The day of an address or an answer since which something is owed; of nonsense there is none. */
export function sinceIn(text: string): string | undefined {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && dayOf(time) === text ? text : undefined;
}

/** The day in words: the last one of a month is all of that month, for whoever owes since September owes since its end at the latest. */
export function sinceSaid(day: string): string {
  const [year = '', month = ''] = day.split('-');
  const isLast = dayOf(Date.UTC(Number(year), Number(month), 0)) === day;
  return isLast ? `${formatMonth(`${year}-${month}`)} ${year}` : formatDay(day);
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
