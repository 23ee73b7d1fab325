import { APP_CODE_DIGITS, RECOVERY_CODE } from '#catalogues/recovery-codes.ts';
import type { Span } from './card-numbers.ts';

const APP = new RegExp(String.raw`^\d{${APP_CODE_DIGITS}}$`);
const RECOVERY = new RegExp(`^[${RECOVERY_CODE.signs}]{${2 * RECOVERY_CODE.group}}$`);

/** What was typed as a code: digits of an app, or a recovery code; blanks and hyphens are how people group them. Null: it has the shape of neither. */
export function readCode(typed: string): { readonly digits: string } | { readonly recovery: string } | null {
  const plain = typed.replace(/[\s-]/g, '').toLowerCase();
  if (APP.test(plain)) return { digits: plain };
  return RECOVERY.test(plain) ? { recovery: plain } : null;
}

const DIGITS = new RegExp(String.raw`(?<![\d-]|\d\s)\d(?:[\s-]?\d){${APP_CODE_DIGITS - 1}}(?![\d-]|\s\d)`, 'g');

/** Where digits of an app's code stand in what is said while one is asked for, though nothing names them. */
export const digitsOfCodeIn = (text: string): Span[] =>
  [...text.matchAll(DIGITS)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
