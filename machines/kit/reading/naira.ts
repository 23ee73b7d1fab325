import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';

const MONEY = /^(?:₦|ngn|n)?\s*(\d+)(?:\.(\d{1,2}))?\s*(k|m|b|bn|t|tn)?$/i;
const SCALE: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9, bn: 1e9, t: 1e12, tn: 1e12 };

/** Naira as typed (`5,000`, `₦5k`, `5000.50`) in kobo, or null. Digits only: no sums in floating point. */
export function parseNaira(raw: string): number | null {
  const match = MONEY.exec(raw.replace(/[,\s]/g, ''));
  if (!match) return null;
  const [, naira = '', decimals = '', suffix = ''] = match;
  const kobo = (Number(naira) * KOBO_PER_NAIRA + Number(decimals.padEnd(2, '0'))) * (SCALE[suffix.toLowerCase()] ?? 1);
  return Number.isSafeInteger(kobo) ? kobo : null;
}
