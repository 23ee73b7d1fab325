import { nairaOf } from '#catalogues/money.ts';
import { formatNaira, formatWhen } from '#machines/kit/writing/format.ts';

/** Kobo as a person reads them. */
export function money(kobo: number): string {
  return formatNaira(kobo);
}

/** An instant as a person reads it. */
export function when(at: Date): string {
  return formatWhen(at.toISOString());
}

/** Kobo as a spreadsheet reads them, naira. */
export function figure(kobo: number): string {
  return nairaOf(kobo).toFixed(2);
}
