const SIGN = '[-_#/\\u2013]';
const NUMBER = '0*([1-9]\\d{0,8})';
const WITHIN = new RegExp(`(?<![\\p{L}\\p{N}])cash\\s?${SIGN}\\s?${NUMBER}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'giu');
const ALL = new RegExp(`^\\s*cash\\s*${SIGN}?\\s*${NUMBER}\\s*$`, 'i');

/**
 * The receipt for cash that a sentence names, as a number: 12 of 'receipt CASH-12'. A sign has to stand between, for 'paid cash 5000' names a
 * sum. Null where it names none, or two.
 */
export function cashNumberIn(text: string): number | null {
  const [one, ...others] = new Set([...text.matchAll(WITHIN)].map(([, number]) => number));
  return one === undefined || others.length > 0 ? null : Number(one);
}

/** The same of what was typed where a payment is looked for: there 'cash 12' is one, too. */
export function cashNumberOf(typed: string): number | null {
  const [, number] = ALL.exec(typed) ?? [];
  return number === undefined ? null : Number(number);
}
