import { METER_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROW_SENTENCES } from '#catalogues/row-sentences.ts';

const ZERO = 48;
const NINE = 57;
const SHORTENED = /^\d(?:[.,]\d+)?e\+?\d+$/i;

/** A meter number without blanks in it, and without the apostrophe by which a spreadsheet keeps digits as they are. */
export function meterNumberOf(cell: string): string {
  return isRegistered(cell) ? cell : cell.replace(/\s+/g, '').replace(/^'/, '');
}

/** What is wrong with a meter number, in words; null when it may be one (S2 section 5: 11 to 14 digits). */
export function meterNumberProblem(number: string): string | null {
  if (isRegistered(number)) return null;
  if (number === '') return ROW_SENTENCES.meterMissing;
  return SHORTENED.test(number) ? ROW_SENTENCES.meterShortened : MESSAGES.meterLength;
}

/** True for 11 to 14 digits. A loop, since a hundred thousand looks with a pattern take longer than all the rest. */
function isRegistered(number: string): boolean {
  if (number.length < METER_DIGITS.least || number.length > METER_DIGITS.most) return false;
  for (let at = 0; at < number.length; at += 1) {
    const code = number.charCodeAt(at);
    if (code < ZERO || code > NINE) return false;
  }
  return true;
}
