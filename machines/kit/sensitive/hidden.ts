/**
 * What stands where a card number stood: a card of dots, whatever its length was. A code leaves fewer dots, a password
 * (`DOTS`) eight in a row, so that whoever reads it knows what was there.
 */
export const HIDDEN_CARD = '•••• •••• •••• ••••';

/** What stands where a CVV, a PIN, a one-time code or an expiry date stood. */
export const HIDDEN_CODE = '••••';

/** What has been hidden in a text. */
export interface Hidden {
  readonly card: boolean;
  readonly code: boolean;
}

const CARD = /(?<!•)•{4}(?: •{4}){3}(?!•)/g;
const CODE = /(?<!•)•{4}(?!•)/;

/** What the dots in a text stand for. */
export function hiddenIn(text: string): Hidden {
  const rest = text.replace(CARD, ' ');
  return { card: rest !== text, code: CODE.test(rest) };
}
