const SIGN = '[-_#/\\u2013]';
const NUMBER = '0*([1-9]\\d{0,8})';
const WITHIN = new RegExp(`(?<![\\p{L}\\p{N}])cash\\s?${SIGN}\\s?${NUMBER}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'giu');
const ALL = new RegExp(`^\\s*cash\\s*${SIGN}?\\s*${NUMBER}\\s*$`, 'i');
/** Another one behind the first: 'CASH-12 and 13'. */
const NEXT = new RegExp(
  `^\\s*(?:,|and|&|or)\\s*(?:cash\\s?${SIGN}?\\s?)?${NUMBER}(?![\\p{L}\\p{N}]|[.,]\\d|\\s*(?:naira|ngn|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
  'iu',
);
/**
 * What was paid is a sum, whatever sign stands before it: 'House 3 paid cash-5000', 'paid cash #5000'. 'Who paid CASH-500' asks after a receipt, and a
 * sum has three figures at least.
 */
const PAID =
  /(?<!\bwho\s+(?:has\s+)?)\b((?:paid|pays?|gave|give|brought|dropped|remitted|collected|received)\s+(?:(?:in|by|with|the|a)\s+)*)cash\s?[-_#/\u2013]\s?(?!20\d\d[-/])(?=\d{3}|\d{1,3},\d{3}|\d{1,3}k\b)/giu;

/** A sentence in which the sums that were paid in cash are written as sums. */
export const withCashSums = (text: string): string => text.replace(PAID, '$1cash \u20a6');

/** Every receipt for cash that a sentence names, as numbers, each once: 12 of 'receipt CASH-12'. A sign stands between, for 'cash 5000' is a sum. */
export function cashNumbersIn(sentence: string): readonly number[] {
  const text = withCashSums(sentence);
  const found = new Set<number>();
  for (const { 0: said, 1: number, index } of text.matchAll(WITHIN)) {
    found.add(Number(number));
    let rest = text.slice(index + said.length);
    for (let next = NEXT.exec(rest); next !== null; next = NEXT.exec(rest)) {
      found.add(Number(next[1]));
      rest = rest.slice(next[0].length);
    }
  }
  return [...found];
}

/** The number of what was typed where a payment is looked for: there 'cash 12' is one, too. */
export function cashNumberOf(typed: string): number | null {
  const [, number] = ALL.exec(typed) ?? [];
  return number === undefined ? null : Number(number);
}
