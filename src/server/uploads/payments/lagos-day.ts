import { TIME_ZONE } from '#catalogues/limits.ts';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day that it is in Lagos at a time, like 2026-01-31. */
export const lagosDay = (at: Date): string => parts.format(at);
