import type { DebtorsOver } from '#catalogues/debtors.ts';
import { OWING_PHRASES } from '#catalogues/lexicon/phrases/owing.ts';
import type { Slots } from '../context.ts';
import type { Fact } from '../reading/facts/facts.ts';
import { either, many, type Pattern, type Span } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, hasFact, type Reading } from '../reading/read.ts';
import { asTyped, shaped, wordsIn } from '../reading/said.ts';
import { homeSaid } from './houses.ts';
import { isReminding } from './reminding.ts';
import { serviceOf } from './values.ts';

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
  const { least, most } = owedSpan(reading, intent);
  const forAll = intent === 'remind-debtors' && (isReminding(reading) || least !== undefined || most !== undefined);
  return forAll ? 'any' : undefined;
}

/** Naira that those who are meant owe: the least and the most, each of them only where it is said. */
export interface OwedSpan {
  readonly least?: number;
  readonly most?: number;
}

/**
 * How much those who are meant owe. Of two sums the one is the least and the other the most, or none is either; who owes may be asked by
 * a meter's figures, too.
 */
export function owedSpan(reading: Reading, intent: string): OwedSpan {
  const [sum, other, ...more] = sumsIn(reading);
  if (sum === undefined || more.length > 0 || isOfOne(reading, intent)) return {};
  const value = Number(sum.value);
  if (other !== undefined) {
    const [least, most] = isLessBefore(reading, sum.from) ? [other, sum] : [sum, other];
    const isSpan = Number(least.value) < Number(most.value) && isFromTo(reading, least, most);
    return isSpan ? { least: Number(least.value), most: Number(most.value) } : {};
  }
  if (endsBefore(SAYS.exactly, reading, sum.from)) return { least: value, most: value };
  if (isOwedAtMost(reading, sum)) return { most: value };
  return intent === 'remind-debtors' || sum.sure || isBound(reading, sum) ? { least: value } : {};
}

/** '20k to 50k', 'between 20k and 50k', 'above 20k but below 50k'. What stands between them is of the one behind it. */
function isFromTo(reading: Reading, least: Fact, most: Fact): boolean {
  if (isLessBefore(reading, least.from)) return false;
  const isLess = isLessBefore(reading, most.from) || (least.to < most.from && isOwedAtMost(reading, most));
  if (isLess && isBound(reading, least)) return true;
  if (least.to > most.from) return false;
  const text = reading.text.slice(reading.list[least.to - 1]?.end, reading.list[most.from]?.start);
  const words = wordsIn(text);
  if (words.words.length === 0) return text.trim() === '-';
  return SAYS.to.covers(words) || (SAYS.and.covers(words) && endsBefore(SAYS.between, reading, least.from));
}

/** Which of those who owe are wanted alone, where a sentence says nothing else; undefined where it says something else, or no such thing. */
export function debtsNarrowed(reading: Reading): Slots | undefined {
  if (!NARROWING.covers(asTyped(reading))) return undefined;
  const { least, most } = owedSpan(reading, 'balance');
  const [over, service] = [owedOver(reading, 'balance'), serviceOf(reading)];
  const found = Object.entries({ least, most, over, service }).flatMap(([name, said]) =>
    said === undefined ? [] : [[name, said] as const],
  );
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Its words, and figures as they are typed. */
const NARROWING = many(either(SAYS.narrowing, shaped(/^[^\p{L}]*\d[\d.,]*[km]?$/u)));

/** True where those are asked for who owe nothing. */
export const seeksPaidUp = (reading: Reading): boolean => SAYS.owesNothing.isIn(asTyped(reading));

/** True for the most that is owed, or the longest: 'less than 20000', '20000 or less'. */
function isOwedAtMost(reading: Reading, { from, to }: Span): boolean {
  return isLessBefore(reading, from) || SAYS.orLess.endAt(asTyped(reading), to) > to;
}

/** 'Less than', and 'not more than', but not 'not less than'. */
const isLessBefore = (reading: Reading, at: number): boolean =>
  endsBefore(SAYS.atMost, reading, at) && !endsBefore(SAYS.notLess, reading, at);

/** What one house owes is asked of all of it. */
const isOfOne = (reading: Reading, intent: string): boolean =>
  intent === 'balance' && (hasFact(reading, 'digits') || hasFact(reading, 'phone') || homeSaid(reading) !== undefined);

/** 'Above 20000', '20000 and more'. */
const isBound = (reading: Reading, { from, to }: Span): boolean =>
  endsBefore(SAYS.beyond, reading, from) ||
  endsBefore(SAYS.notLess, reading, from) ||
  SAYS.andMore.endAt(asTyped(reading), to) > to;

/** Words of the longest phrase before a sum. */
const MOST_BEFORE = 5;

function endsBefore(phrase: Pattern, reading: Reading, at: number): boolean {
  const said = asTyped(reading);
  return Array.from({ length: MOST_BEFORE }, (_, nth) => at - 1 - nth).some(
    (from) => from >= 0 && phrase.ends(said, from).includes(at),
  );
}

/** True where an age stands in no part of any of some spans, and is no most. */
const isOver = (reading: Reading, phrase: Pattern, spans: readonly Span[]): boolean =>
  agesIn(reading, phrase).some((age) => {
    const isTaken = spans.some((span) => span.from < age.to && age.from < span.to);
    return !isTaken && !isLongest(reading, age);
  });

/** True where the longest is said for which something is owed: who owes is not chosen by that. */
export const saysLongest = (reading: Reading): boolean =>
  AGES.some(([, days]) => agesIn(reading, days).some((age) => isLongest(reading, age)));

/** 'More' belongs to the age where that is bare: 'not more than 30'. */
function isLongest(reading: Reading, { from, to }: Span): boolean {
  const figure = reading.list.findIndex(({ kind }, nth) => nth >= from && nth < to && kind === 'number');
  return isOwedAtMost(reading, { from: Math.max(from, figure), to });
}

function agesIn(reading: Reading, phrase: Pattern): readonly Span[] {
  const said = asTyped(reading);
  const found: Span[] = [];
  for (let at = phrase.find(said); at !== null; at = phrase.find(said, at.to)) found.push(at);
  return found;
}

/** A small figure without a currency is rather an age: 'over 90'. */
const LEAST_BARE = 1_000;

const sumsIn = (reading: Reading): readonly Fact[] =>
  factsOf(reading, 'amount').filter(({ sure, value }) => sure || Number(value) >= LEAST_BARE);
