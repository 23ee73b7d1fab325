import { formatDay, formatTime, hourInLagos } from '#machines/kit/writing/format.ts';

/** The day of a moment, ms since 1970, as `saidAt` words it. */
export const dayOf = (now: number): string => formatDay(new Date(now).toISOString());

/** When a turn was said: `Today, 19:42`, or the day with the time. */
export function saidAt(iso: string, today: string): string {
  const day = formatDay(iso);
  return `${day === today ? 'Today' : day}, ${formatTime(iso)}`;
}

/** The greeting of the hour, in Lagos. */
export function greeting(now: number): string {
  const at = hourInLagos(now);
  if (at < 12) return 'Good morning';
  return at < 17 ? 'Good afternoon' : 'Good evening';
}
