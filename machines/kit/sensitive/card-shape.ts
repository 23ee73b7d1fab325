/** Digits of a card number (ISO/IEC 7812). */
export const CARD_DIGITS = { least: 13, most: 19 } as const;

/** True for digits whose last one checks the others, as that of every card does (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const value = Number(digits[digits.length - 1 - at]);
    sum += at % 2 === 0 ? value : value * 2 - (value > 4 ? 9 : 0);
  }
  return sum % 10 === 0;
}

/** How the numbers of the schemes begin whose cards people have, each with the lengths that it issues. */
const SCHEMES: readonly (readonly [RegExp, readonly number[]])[] = [
  // Visa
  [/^4/, [13, 16, 19]],
  // Mastercard
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  // Verve
  [/^(?:506[01]|507[89]|6500)/, [16, 18, 19]],
  // Maestro
  [/^(?:50|5[6-9]|6[37])/, [16, 18, 19]],
  // American Express
  [/^3[47]/, [15]],
  // Diners Club
  [/^3(?:0[0-5]|[68])/, [14, 16]],
  // Discover, UnionPay, JCB
  [/^(?:6011|64[4-9]|65|62|35(?:2[89]|[3-8]))/, [16, 19]],
];

/** True for a number that begins and is as long as the cards of a known scheme. */
export const isOfScheme = (digits: string): boolean =>
  SCHEMES.some(([begins, lengths]) => lengths.includes(digits.length) && begins.test(digits));
