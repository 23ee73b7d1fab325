import { METER_DIGITS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';

const ZERO = 48;
const SHORTENED = /^\d(?:[.,]\d+)?e\+?\d+$/i;

/**
 * A whole number from 0 that stands for a registered meter number and for no other, so zeros at its beginning count; -1 for
 * anything else (S2 section 5: 11 to 14 digits). By hand, since a hundred thousand looks with a pattern take longer than
 * reading the file.
 */
export function meterKey(number: string): number {
  const { length } = number;
  if (length < METER_DIGITS.least || length > METER_DIGITS.most) return -1;
  let key = 0;
  for (let at = 0; at < length; at += 1) {
    const digit = number.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    key = key * 10 + digit;
  }
  return key + (length - METER_DIGITS.least) * 10 ** METER_DIGITS.most;
}

/** A meter number without blanks in it, and without the apostrophe by which a spreadsheet keeps digits as they are. */
export function withoutBlanks(cell: string): string {
  return cell.replace(/\s+/g, '').replace(/^'/, '');
}

/** A meter number as `withoutBlanks` writes it, or as it is where it is one already. */
export function meterNumberOf(cell: string): string {
  return meterKey(cell) < 0 ? withoutBlanks(cell) : cell;
}

/** What is wrong with a meter number, in words; null when it may be one. */
export function meterNumberProblem(number: string): string | null {
  return meterKey(number) < 0 ? whyNone(number) : null;
}

/** What is wrong with what is no meter number. */
export function whyNone(number: string): string {
  if (number === '') return ROW_SENTENCES.meterMissing;
  return SHORTENED.test(number) ? ROW_SENTENCES.meterShortened : MESSAGES.meterLength;
}
