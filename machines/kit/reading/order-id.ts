import { ORDER_PREFIXES, ORDER_SIGN_COUNT, ORDER_SIGNS } from '#catalogues/order-ids.ts';

const PREFIX = `(?:${ORDER_PREFIXES.join('|')})`;
// Ids of before this rule may have no digit: no word has as many letters of these alone.
const SIGNS = `(?:(?=[A-Z]*\\d)[0-9A-Z]{8,32}|[${ORDER_SIGNS}]{${ORDER_SIGN_COUNT}})`;

/** An order id that is written with one of the signs that part its halves, for use within another pattern. */
export const ORDER_ID = `${PREFIX}[-_#/]${SIGNS}(?![0-9A-Z])`;

const WRITTEN = new RegExp(`\\b(${PREFIX})\\s*(?:[-_#/\u2013]\\s*)?(${SIGNS})\\b`, 'i');

/** The order id that a text names, as the portal writes it: 'power 1a2b3c4d' names POWER-1A2B3C4D; null where it names none. */
export function orderIdIn(text: string): string | null {
  const [, prefix, signs] = WRITTEN.exec(text) ?? [];
  return prefix === undefined || signs === undefined ? null : `${prefix}-${signs}`.toUpperCase();
}
