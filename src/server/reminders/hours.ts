import { TIME_ZONE } from '#catalogues/limits.ts';
import { REMINDING_HOURS } from '#catalogues/reminders.ts';

const HOUR = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: TIME_ZONE });

/** True at an instant when people in Lagos may be reminded of something. */
export function isDecentHour(at: Date): boolean {
  const hour = Number(HOUR.format(at));
  return hour >= REMINDING_HOURS.from && hour < REMINDING_HOURS.before;
}
