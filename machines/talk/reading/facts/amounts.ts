import { pieceAt, type Token } from '../tokens.ts';
import { WORDS } from '../words.ts';
import { doorAt } from './doors.ts';
import { claim, fact, isFree, type Search } from './facts.ts';
import { countedAt, tailTimes } from './numbers.ts';

const wordAt = (list: readonly Token[], at: number): string => pieceAt(list, at)?.word ?? '';

/** A word for money right beside a number. */
export const isCurrency = (word: string | undefined): boolean => WORDS.currency.is(word) || WORDS.currencySign.is(word);

/** True where what stands at a place is counted by the number before it: 'for 30 days', '10 litres'. */
export const counts = (list: readonly Token[], at: number): boolean => WORDS.counted.is(wordAt(list, at));

const LEAST_BARE = 30;
const MOST_BARE_DIGITS = 7;

/** 'Flat no 12', 'error 30': the number names something; in 'no, 5000' the no is said of something else. */
export function namesThing(list: readonly Token[], at: number): boolean {
  const before = pieceAt(list, at - 1);
  if (!before || !WORDS.namesAThing.is(before.word)) return false;
  // 'No 2500' and nothing else is another amount; 'no 45 Palm Avenue' is a house.
  const no = WORDS.no.is(before.word);
  if (no && list.length === 2) return false;
  return !no || (list[at]?.start ?? 0) - before.end <= 1;
}

/**
 * A share of something, or a code that is dialled, is no sum: '100%', '5 per cent', '*312#'. Whatever the sentence asks for, such a figure
 * says nothing of how much.
 */
export function isNoSum({ list, text }: Pick<Search, 'list' | 'text'>, at: number): boolean {
  const token = list[at];
  if (token?.kind !== 'number') return false;
  const behind = text.slice(token.end, token.end + 2);
  if (/^ ?%/.test(behind) || behind.startsWith('#')) return true;
  if (WORDS.per.is(wordAt(list, at + 1)) && WORDS.cent.is(wordAt(list, at + 2))) return true;
  return /(?:^|\s)\*$/.test(text.slice(Math.max(0, token.start - 2), token.start));
}

/** More than anybody has: what is above it is as much too large, and numbers stay exact. */
const MOST = 1e13;

/** '5k' and '50b' are sums of money, '5gb' is none; '05' and '0805k' are none either, and 'flat 2b' and 'in 14b' are doors. */
function isWorth(list: readonly Token[], at: number): boolean {
  const { suffix = '', digits = '' } = list[at] ?? {};
  if (/^0\d/.test(digits)) return false;
  if (doorAt(list, at) !== null) return false;
  return suffix === '' || WORDS.currency.is(suffix) || tailTimes(suffix) > 0;
}

/** A number that may be an amount though nothing says so: not too long, no leading zero, names and counts nothing. */
function bareAmount(list: readonly Token[], at: number, next: number, value: number): boolean {
  const token = list[at];
  if (token?.kind === 'number' && (token.digits.length > MOST_BARE_DIGITS + 3 || /\.\d{3,}$/.test(token.digits)))
    return false;
  if (value < LEAST_BARE || value >= 10 ** MOST_BARE_DIGITS) return false;
  return !namesThing(list, at) && !counts(list, next);
}

/** Amounts of money in naira, in figures or words, sure or only possible. */
export function findAmounts(search: Search): void {
  const { list, taken } = search;
  for (let at = 0; at < list.length; at++) {
    const token = list[at];
    if (taken[at] || !token) continue;
    if (token.kind === 'number' && !token.money && WORDS.unitWord.is(token.suffix)) {
      claim(search, fact('units', token.value, at, at + 1));
      continue;
    }
    if (token.kind === 'number' && (!isWorth(list, at) || isNoSum(search, at))) continue;
    const counted = countedAt(list, at);
    if (!counted || !isFree(search, at, counted.next)) continue;
    const unit = wordAt(list, counted.next);
    // '3500 units' says how much electricity, and nothing of naira
    if (WORDS.unitWord.is(unit) && !token.money && !counted.scaled) {
      claim(search, fact('units', counted.value, at, counted.next));
      at = counted.next;
      continue;
    }
    const after = WORDS.currency.is(wordAt(list, counted.next));
    // In 'the 1200 naira one' the naira are of the number before.
    const before = at > 0 && !taken[at - 1] && isCurrency(wordAt(list, at - 1));
    const said =
      token.money || after || before || WORDS.currency.is(token.suffix) || (counted.scaled && counted.value >= 100);
    const value = Math.round(counted.value * 100) / 100;
    const whole = /^\d{8,}$/.test(token.digits) && !token.money;
    if (whole && !said) continue;
    if (!said && (counted.worded || !bareAmount(list, at, counted.next, value))) continue;
    if (counts(list, counted.next) && !after && !token.money && !counted.scaled) continue;
    claim(
      search,
      fact('amount', Math.min(value, MOST), before ? at - 1 : at, after ? counted.next + 1 : counted.next, {
        sure: said,
      }),
    );
    at = counted.next - 1;
  }
}
