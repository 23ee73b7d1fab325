import { blank, type Token } from '../words/tokens.ts';
import { unitValue } from './numbers.ts';

/** Fewer digits than a phone number or a meter has, said one by one, are a count: 'one two'. */
const LEAST = 7;
const TIMES: Readonly<Record<string, number>> = { double: 2, triple: 3 };

const digitOf = (word: string): string | undefined => {
  const value = word === 'oh' ? 0 : unitValue(word);
  return value !== undefined && value < 10 ? String(value) : undefined;
};

/** Groups that are typed among digits that are said: '0812 three four five 6789'. */
const typed = (token: Token | undefined): string | undefined =>
  token?.kind === 'number' && !token.money && token.suffix === '' && /^\d{1,5}$/.test(token.digits)
    ? token.digits
    : undefined;

/** So many digits need no more. */
const WHOLE = 11;

/** One digit among typed ones may count something: '08031234567 one month'. */
const LEAST_SAID = 2;

/** The digits that are said from a place on, and where they end: 'zero eight double three'. */
function saidFrom(list: readonly Token[], from: number): { readonly digits: string; readonly to: number } {
  let digits = '';
  let to = from;
  let said = 0;
  for (;;) {
    const many = TIMES[list[to]?.word ?? ''] ?? 1;
    const at = many > 1 ? to + 1 : to;
    const digit = digitOf(list[at]?.word ?? '');
    const found = digit?.repeat(many) ?? typed(list[to]);
    // An amount may stand before a number, or behind one that is whole.
    const parted =
      digit === undefined && (digits === '' ? /^[1-9](?:\d{0,2}|\d*00)$/.test(found ?? '') : digits.length >= WHOLE);
    if (found === undefined || parted) return { digits: said >= LEAST_SAID ? digits : '', to };
    digits += found;
    said += digit === undefined ? 0 : 1;
    to = digit === undefined ? to + 1 : at + 1;
  }
}

/** The pieces with a long number that was read aloud digit by digit as one number: 'zero eight zero three one two ...'. */
export function withSaidDigits(list: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < list.length; at++) {
    const token = list[at];
    if (!token) break;
    const { digits, to } = saidFrom(list, at);
    if (digits.length < LEAST) {
      found.push(token);
      continue;
    }
    const end = list[to - 1]?.end ?? token.end;
    found.push({
      ...blank,
      kind: 'number',
      raw: digits,
      word: digits,
      digits,
      value: Number(digits),
      start: token.start,
      end,
    });
    at = to - 1;
  }
  return found;
}
