import { KOBO_PER_NAIRA, TARIFF_KOBO_PER_KWH } from '#catalogues/limits.ts';
import { formatCount } from './format.ts';

/** Hundredths of a kWh with one decimal, rounded down: nobody is promised a unit that does not come. */
export function formatTenths(hundredths: number): string {
  const tenths = Math.floor(hundredths / 10);
  return `${formatCount(Math.floor(tenths / 10))}.${tenths % 10}`;
}

/** What an amount in kobo brings on the meter of an estate, hundredths of a kWh rounded down. */
export const hundredthsFor = (kobo: number): number => Math.floor((kobo * 100) / TARIFF_KOBO_PER_KWH);

/** What hundredths of a kWh cost there, kobo: whole naira rounded up, for only those can be bought. */
export function koboFor(hundredths: number): number {
  const kobo = Math.ceil((hundredths * TARIFF_KOBO_PER_KWH) / 100);
  return Math.ceil(kobo / KOBO_PER_NAIRA) * KOBO_PER_NAIRA;
}
