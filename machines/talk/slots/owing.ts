import type { DebtorsOver } from '#catalogues/debtors.ts';
import { OWING_PHRASES } from '#catalogues/lexicon/phrases/owing.ts';
import type { Fact } from '../reading/facts/facts.ts';
import type { Pattern, Span } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, hasFact, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { homeSaid } from './houses.ts';
import { isReminding } from './reminding.ts';

const SAYS = patterns(OWING_PHRASES);

const AGES = [
  ['30', SAYS.days30, SAYS.bare30],
  ['60', SAYS.days60, SAYS.bare60],
  ['90', SAYS.days90, SAYS.bare90],
] as const;

/**
 * For how long something is owed by those who are meant; undefined where nobody says so, which is asked of a reminder that is not for all.
 */
export function owedOver(reading: Reading, intent: string): DebtorsOver | undefined {
  if (isOfOne(reading, intent)) return undefined;
  const sums = sumsIn(reading);
  // 'Above thirty thousand' and 'over 30 November' are no ages, and 'thirty thousand for thirty days' is a sum and one.
  const taken = [...sums, ...factsOf(reading, 'dates')];
  const [over] = AGES.find(([, days, bare]) => isOver(reading, days, sums) || isOver(reading, bare, taken)) ?? [];
  if (over !== undefined) return over;
  const forAll = intent === 'remind-debtors' && (isReminding(reading) || owedLeast(reading, intent) !== undefined);
  return forAll ? 'any' : undefined;
}

/**
 * How much those who are meant owe at least, naira; undefined where no sum is named, or several, or the most that they owe. Who owes may be
 * asked by a meter's figures, too.
 */
export function owedLeast(reading: Reading, intent: string): number | undefined {
  const [sum, ...more] = sumsIn(reading);
  if (sum === undefined || more.length > 0 || isOwedAtMost(reading, sum) || isOfOne(reading, intent)) return undefined;
  return intent === 'remind-debtors' || sum.sure || isBound(reading, sum) ? Number(sum.value) : undefined;
}

/** True for the most that is owed, or the longest: 'less than 20000', '20000 or less'. */
function isOwedAtMost(reading: Reading, { from, to }: Span): boolean {
  return endsBefore(SAYS.atMost, reading, from) || SAYS.orLess.endAt(asTyped(reading), to) > to;
}

/** What one house owes is asked of all of it. */
const isOfOne = (reading: Reading, intent: string): boolean =>
  intent === 'balance' && (hasFact(reading, 'digits') || hasFact(reading, 'phone') || homeSaid(reading) !== undefined);

/** 'Above 20000', '20000 and more'. */
const isBound = (reading: Reading, { from, to }: Span): boolean =>
  endsBefore(SAYS.beyond, reading, from) || SAYS.andMore.endAt(asTyped(reading), to) > to;

/** Words of the longest phrase before a sum. */
const MOST_BEFORE = 5;

function endsBefore(phrase: Pattern, reading: Reading, at: number): boolean {
  const said = asTyped(reading);
  return Array.from({ length: MOST_BEFORE }, (_, nth) => at - 1 - nth).some(
    (from) => from >= 0 && phrase.ends(said, from).includes(at),
  );
}

/** True where an age stands in no part of any of some spans, and is no most. */
function isOver(reading: Reading, phrase: Pattern, spans: readonly Span[]): boolean {
  const said = asTyped(reading);
  for (let at = phrase.find(said); at !== null; at = phrase.find(said, at.to)) {
    const { from, to } = at;
    const isTaken = spans.some((span) => span.from < to && from < span.to);
    // 'More' belongs to the age where that is bare: 'not more than 30'.
    const figure = reading.list.findIndex(({ kind }, nth) => nth >= from && nth < to && kind === 'number');
    if (!isTaken && !isOwedAtMost(reading, { from: Math.max(from, figure), to })) return true;
  }
  return false;
}

/** A small figure without a currency is rather an age: 'over 90'. */
const LEAST_BARE = 1_000;

const sumsIn = (reading: Reading): readonly Fact[] =>
  factsOf(reading, 'amount').filter(({ sure, value }) => sure || Number(value) >= LEAST_BARE);
