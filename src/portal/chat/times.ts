import { TIME_ZONE } from '#catalogues/limits.ts';
import { once } from '#machines/kit/once.ts';
import { formatDay, formatTime } from '#machines/kit/writing/format.ts';

const hour = once(() => new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', hourCycle: 'h23' }));

/** The day of a moment, ms since 1970, as `saidAt` words it. */
export const dayOf = (now: number): string => formatDay(new Date(now).toISOString());

/** When a turn was said: `Today, 19:42`, or the day with the time. */
export function saidAt(iso: string, today: string): string {
  const day = formatDay(iso);
  return `${day === today ? 'Today' : day}, ${formatTime(iso)}`;
}

/** The greeting of the hour, in Lagos. */
export function greeting(now: number): string {
  const at = Number(hour().format(new Date(now)));
  if (at < 12) return 'Good morning';
  return at < 17 ? 'Good afternoon' : 'Good evening';
}
