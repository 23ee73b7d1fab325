/** What the words of a text say of the numbers in it. */
export interface CardWords {
  /** It speaks of a bank card. */
  readonly card: boolean;
  /** It speaks of a token. */
  readonly token: boolean;
  /** It speaks of what has a meter or a smartcard. */
  readonly metered: boolean;
}

/** Cards that are no bank's. */
const OTHER_CARDS =
  /\b(?:smart|re-?charge|sim|scratch|top-?\s?up|airtime|id|identity|phone|memory|sd|invitation)[\s-]*cards?\b/gi;
const CARD = /\b(?:cards?|kard|visa|master\s?card|verve|amex|atm|pan|cvv2?|cvc2?|expiry|expires?)\b/i;
const TOKEN = /\b(?:tokens?|tokin|toking)\b/i;
const METERED =
  /\b(?:met(?:er|re)s?|mita|prepaid|postpaid|tokens?|light|nepa|power|electricity|units?|disco|\w{2,3}edc|phcn|eko|ikeja|ibadan|abuja|enugu|jos|kano|smart[\s-]?cards?|decoder|iuc|dstv|gotv|startimes)\b/i;

/** What a text speaks of. */
export function cardWords(text: string): CardWords {
  const banks = text.replace(OTHER_CARDS, ' ');
  return { card: CARD.test(banks), token: TOKEN.test(text), metered: METERED.test(text) };
}

const NAMED =
  /(?<!(?:smart|charge|sim|scratch|up|airtime|id|identity|phone|memory|sd)[\s-]*)\b(?:cards?|kard|pan)(?:\s+(?:numbers?|no|num|nos|details?|digits?))?\.?\s*(?:(?:is|na|be|are|dey)\b|[:=#-])*\s*$/i;

const NAMED_AFTER =
  /^\s*(?:(?:is|na|be)\s+)?(?:my|the|our)\s+(?:(?:atm|debit|credit|bank|visa|master|verve)\s*)*cards?\b/i;

/** True where the words beside a number say that it is that of a card: 'my card number is ...', '... is my card'. */
export const isNamedCard = (text: string, { start, end }: { readonly start: number; readonly end: number }): boolean =>
  NAMED.test(text.slice(Math.max(0, start - 60), start)) || NAMED_AFTER.test(text.slice(end, end + 60));
