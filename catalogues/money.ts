import { KOBO_PER_NAIRA } from './limits.ts';

/** Naira, as calls carry them and people say them, in whole kobo. */
export const koboOf = (naira: number): number => Math.round(naira * KOBO_PER_NAIRA);

/** Kobo as calls carry them: naira, with two decimals at most. */
export const nairaOf = (kobo: number): number => kobo / KOBO_PER_NAIRA;
