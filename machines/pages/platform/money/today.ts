import { TIME_ZONE } from '#catalogues/limits.ts';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** The day in Lagos, `YYYY-MM-DD`, of a time in ms. */
export const dayOf = (at: number): string => day.format(at);
