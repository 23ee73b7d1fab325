import { METER_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROW_SENTENCES } from '#catalogues/row-sentences.ts';

const REGISTERED = new RegExp(`^\\d{${METER_DIGITS.least},${METER_DIGITS.most}}$`);
const SHORTENED = /^\d(?:[.,]\d+)?e\+?\d+$/i;

/** A meter number without blanks in it, and without the apostrophe by which a spreadsheet keeps digits as they are. */
export function meterNumberOf(cell: string): string {
  return REGISTERED.test(cell) ? cell : cell.replace(/\s+/g, '').replace(/^'/, '');
}

/** What is wrong with a meter number, in words; null when it may be one (S2 section 5: 11 to 14 digits). */
export function meterNumberProblem(number: string): string | null {
  if (REGISTERED.test(number)) return null;
  if (number === '') return ROW_SENTENCES.meterMissing;
  return SHORTENED.test(number) ? ROW_SENTENCES.meterShortened : MESSAGES.meterLength;
}
