import type { Token } from '../words/tokens.ts';
import { fact, note, type Search } from './facts.ts';

const MOBILE = /^0[789][01]\d{8}$/;

/** A Nigerian mobile number as 11 digits starting with 0, from any of its written forms, or null. */
function phoneOf(digits: string): string | null {
  const national = digits.replace(/^(?:00)?234(?=\d{10}$)0?/, '0');
  return MOBILE.test(national) ? national : null;
}

const plain = (token: Token | undefined): boolean =>
  token?.kind === 'number' && !token.money && token.suffix === '' && /^\d+$/.test(token.digits);

/** Only a space, a dash or nothing may stand between the parts of one number. */
const close = (a: Token, b: Token): boolean => b.start - a.end <= 1;

/** Where the run of digit groups that begins at `at` ends. */
function runEnd(list: readonly Token[], at: number): number {
  let end = at;
  while (plain(list[end])) {
    end += 1;
    const before = list[end - 1];
    const here = list[end];
    if (!before || !here || !close(before, here)) break;
  }
  return end;
}

const joined = (list: readonly Token[], from: number, to: number): string =>
  list
    .slice(from, to)
    .map((token) => token.digits)
    .join('');

/** The phone number that begins at a place, and where it ends. */
function phoneAt(
  list: readonly Token[],
  at: number,
  end: number,
): { readonly phone: string; readonly to: number } | null {
  for (let to = at + 1; to <= end; to++) {
    const phone = phoneOf(joined(list, at, to));
    if (phone) return { phone, to };
  }
  return null;
}

function phoneFrom(search: Search, at: number, end: number): boolean {
  const found = phoneAt(search.list, at, end);
  if (found) note(search, fact('phone', found.phone, at, found.to));
  return found !== null;
}

/** Groups such as 6241 8800 219 or single digits make one long number; a whole one stands alone. */
function longFrom(search: Search, at: number, end: number): boolean {
  const first = search.list[at]?.digits ?? '';
  let to = at + 1;
  if (first.length <= 5) {
    while (to < end && (search.list[to]?.digits.length ?? 9) <= 5 && joined(search.list, at, to).length < 14) to += 1;
  }
  const digits = joined(search.list, at, to);
  if (digits.length < 8) return false;
  note(search, fact('digits', digits, at, to));
  return true;
}

/** Phone numbers, and the long numbers of meters, smartcards, accounts and tokens. */
export function findDigits(search: Search): void {
  const { list, taken } = search;
  for (let at = 0; at < list.length; at++) {
    if (taken[at] || !plain(list[at])) continue;
    const end = runEnd(list, at);
    if (phoneFrom(search, at, end)) continue;
    // '500 0803 123 4567' is an amount and a phone number, and '45 0987 6543 2' one long number.
    const nextIsPhone = (list[at]?.digits.length ?? 0) < 8 && phoneAt(list, at + 1, end) !== null;
    if (!nextIsPhone) longFrom(search, at, end);
  }
}
