import type { Token } from '../words/tokens.ts';
import { fact, note, type Search } from './facts.ts';
import { countedAt } from './numbers.ts';

const CURRENCY = new Set(['naira', 'ngn', 'bucks', 'nairas', 'nair', 'niara', 'nira']);
/** 'flat 12', 'error 30': the number names something. */
const NAMES_A_THING = new Set(
  'flat block room number no house step error unit band plot phase tower floor street road gate option apartment apt ref e code box channel 4g 5g'.split(
    ' ',
  ),
);
/** 'for 30 days', '10 litres': the number counts something. */
const COUNTED = new Set(
  'days day weeks week hours hrs minutes times months month units unit kwh litres people years year percent dollars pounds euros residents meters steps gb mb gig'.split(
    ' ',
  ),
);

const LEAST_BARE = 30;
const MOST_BARE_DIGITS = 7;

const UNIT_WORD = /^(?:units?|kwh|kilowatts?)$/;

const wordAt = (list: readonly Token[], at: number): string => list[at]?.word ?? '';

/** 'Flat no 12' names a flat; in 'no, 5000' the no is said of something else. */
function namesThing(list: readonly Token[], at: number): boolean {
  const before = list[at - 1];
  if (!before || !NAMES_A_THING.has(before.word)) return false;
  // 'No 2500' and nothing else is another amount; 'no 45 Palm Avenue' is a house.
  if (before.word === 'no' && list.length === 2) return false;
  return before.word !== 'no' || (list[at]?.start ?? 0) - before.end <= 1;
}

/** A number that may be an amount though nothing says so: not too long, no leading zero, names and counts nothing. */
function bareAmount(list: readonly Token[], at: number, next: number, value: number): boolean {
  const token = list[at];
  if (token?.kind === 'number' && (token.digits.length > MOST_BARE_DIGITS + 3 || /^0\d/.test(token.digits)))
    return false;
  if (value < LEAST_BARE || value >= 10 ** MOST_BARE_DIGITS) return false;
  return !namesThing(list, at) && !COUNTED.has(wordAt(list, next));
}

/** Amounts of money in naira, in figures or words, sure or only possible. */
export function findAmounts(search: Search): void {
  const { list, taken } = search;
  for (let at = 0; at < list.length; at++) {
    const token = list[at];
    if (taken[at] || !token) continue;
    if (token.kind === 'number' && token.suffix && !/^(?:k|m|naira|bucks|thousand|hundred|million)$/.test(token.suffix))
      continue;
    const counted = countedAt(list, at);
    if (!counted || list.slice(at, counted.next).some((_, i) => taken[at + i])) continue;
    const unit = wordAt(list, counted.next);
    // '3500 units' says how much electricity, and nothing of naira
    if (UNIT_WORD.test(unit) && !token.money && !counted.scaled) {
      note(search, fact('units', counted.value, at, counted.next));
      at = counted.next;
      continue;
    }
    const after = CURRENCY.has(wordAt(list, counted.next));
    // In 'the 1200 naira one' the naira are of the number before.
    const before = !taken[at - 1] && (CURRENCY.has(wordAt(list, at - 1)) || wordAt(list, at - 1) === 'n');
    const said =
      token.money || after || before || /naira|bucks/.test(token.suffix) || (counted.scaled && counted.value >= 100);
    const value = Math.round(counted.value * 100) / 100;
    const whole = /^\d{8,}$/.test(token.digits) && !token.money;
    if (whole || value > 1e12) continue;
    if (!said && (counted.worded || !bareAmount(list, at, counted.next, value))) continue;
    if (COUNTED.has(unit) && !after && !token.money && !counted.scaled) continue;
    note(search, fact('amount', value, before ? at - 1 : at, after ? counted.next + 1 : counted.next, { sure: said }));
    at = counted.next - 1;
  }
}
