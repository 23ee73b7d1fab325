import { type DebtorsOver, OWED_END_KOBO, type OwedSpan } from '#catalogues/debtors.ts';
import { OWING_PHRASES } from '#catalogues/lexicon/phrases/owing.ts';
import { koboOf } from '#catalogues/money.ts';
import type { Slots } from '../context.ts';
import type { Fact } from '../reading/facts/facts.ts';
import { either, many, type Pattern, type Span } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, hasFact, type Reading } from '../reading/read.ts';
import { asTyped, shaped } from '../reading/said.ts';
import { boundOf, isFromTo, isHalfOfSpan } from './bounds.ts';
import { homeSaid } from './houses.ts';
import { sinceSaid, withoutSince } from './owed-since.ts';
import { isReminding } from './reminding.ts';
import { serviceOf } from './values.ts';

const SAYS = patterns(OWING_PHRASES);

const AGES = [
  ['30', SAYS.days30, SAYS.bare30],
  ['60', SAYS.days60, SAYS.bare60],
  ['90', SAYS.days90, SAYS.bare90],
] as const;

/**
 * For how long something is owed by those who are meant; undefined where nobody says so, which is asked of a reminder that is not for all,
 * and of one that says it in another way.
 */
export function owedOver(reading: Reading, intent: string): DebtorsOver | undefined {
  if (isOfOne(reading, intent)) return undefined;
  const reminds = intent === 'remind-debtors';
  if (reminds && saysOtherAge(reading)) return undefined;
  const over = ageSaid(reading);
  if (over !== undefined) return over;
  if (reminds && owedSince(reading, intent) !== undefined) return 'any';
  const { least, most } = owedSpan(reading, intent);
  return reminds && (isReminding(reading) || least !== undefined || most !== undefined) ? 'any' : undefined;
}

function ageSaid(reading: Reading): DebtorsOver | undefined {
  const sums = sumsIn(reading);
  // 'Above thirty thousand' and 'over 30 November' are no ages, and 'thirty thousand for thirty days' is a sum and one.
  const taken = [...sums, ...factsOf(reading, 'dates')];
  const [over] =
    AGES.find(
      ([, days, bare]) =>
        agesIn(reading, days, sums).some((age) => isOver(reading, age, false)) ||
        agesIn(reading, bare, taken).some((age) => isOver(reading, age, true)),
    ) ?? [];
  return over;
}

/** Since which day at the latest something is owed by those who are meant, YYYY-MM-DD; an age that is said counts alone. */
export const owedSince = (reading: Reading, intent: string): string | undefined =>
  isOfOne(reading, intent) || ageSaid(reading) !== undefined ? undefined : sinceSaid(reading)?.day;

/**
 * How much those who are meant owe. A sum is an end of it where the words around it say which, or where it stands right behind what is owed;
 * of any other nothing is taken. Who owes may be asked by a meter's figures, too.
 */
export function owedSpan(reading: Reading, intent: string): OwedSpan {
  const [sum, other, ...more] = sumsIn(reading);
  if (sum === undefined || more.length > 0 || isOfOne(reading, intent) || isExcepted(reading, sum)) return {};
  if ([sum, other].some((one) => one !== undefined && koboOf(Number(one.value)) > OWED_END_KOBO.most)) return {};
  return other === undefined ? spanOfOne(reading, sum) : spanOfTwo(reading, sum, other);
}

function spanOfOne(reading: Reading, sum: Fact): OwedSpan {
  if (isHalfOfSpan(reading, sum)) return {};
  const value = Number(sum.value);
  switch (boundOf(reading, sum)) {
    case 'least':
      return { least: value };
    case 'most':
      return { most: value };
    case 'exactly':
      return { least: value, most: value };
    case 'unclear':
      return {};
    default:
      return SAYS.owes.is(asTyped(reading).words[sum.from - 1]) ? { least: value } : {};
  }
}

function spanOfTwo(reading: Reading, first: Fact, second: Fact): OwedSpan {
  const [one, other] = [boundOf(reading, first, second), boundOf(reading, second)];
  const isTurned = one === 'most' && other === 'least';
  const [least, most] = isTurned ? [second, first] : [first, second];
  const isSaid = isTurned || (one === 'least' && other === 'most') || isFromTo(reading, first, second);
  const span = { least: Number(least.value), most: Number(most.value) };
  return isSaid && span.least < span.most ? span : {};
}

/** True where a sum is of those who are left out. */
function isExcepted(reading: Reading, { from }: Span): boolean {
  const excepted = SAYS.excepted.find(asTyped(reading));
  return excepted !== null && excepted.to <= from;
}

/** Which of those who owe are wanted alone, where a sentence says nothing else; undefined where it says something else, or no such thing. */
export function debtsNarrowed(reading: Reading): Slots | undefined {
  if (!NARROWING.covers(withoutSince(reading))) return undefined;
  const { least, most } = owedSpan(reading, 'balance');
  // A sum that is no end is for something else.
  if (sumsIn(reading).length > 0 && least === undefined && most === undefined) return undefined;
  const [over, since] = [owedOver(reading, 'balance'), owedSince(reading, 'balance')];
  const service = serviceOf(reading);
  const found = Object.entries({ least, most, over, since, service }).flatMap(([name, said]) =>
    said === undefined ? [] : [[name, said] as const],
  );
  return found.length > 0 && !saysOtherAge(reading) ? Object.fromEntries(found) : undefined;
}

/** Its words, and figures as they are typed. */
const NARROWING = many(either(SAYS.narrowing, shaped(/^[^\p{L}]*\d[\d.,]*[km]?$/u)));

/** True where those are asked for who owe nothing at all. */
export const seeksPaidUp = (reading: Reading): boolean =>
  SAYS.owesNothing.isIn(asTyped(reading)) && sumsIn(reading).length === 0;

/** What one house owes is asked of all of it. */
const isOfOne = (reading: Reading, intent: string): boolean =>
  intent === 'balance' && (hasFact(reading, 'digits') || hasFact(reading, 'phone') || homeSaid(reading) !== undefined);

/** True where a debt is older than an age; without a word for days only where the words around it say so. */
function isOver(reading: Reading, age: Span, isBare: boolean): boolean {
  const bound = isHalfOfSpan(reading, age) ? 'unclear' : boundOf(reading, age);
  return bound === 'least' || (bound === null && !isBare);
}

/** True where an age is said by which who owes is not chosen: the longest, one between two others, or another number of days. */
export function saysOtherAge(reading: Reading): boolean {
  const sums = sumsIn(reading);
  const known = AGES.flatMap(([, days]) => agesIn(reading, days, sums));
  const words = asTyped(reading).words;
  const isKnown = (at: number) => known.some(({ from, to }) => from <= at && at < to);
  return (
    known.some((age) => !isOver(reading, age, false)) ||
    reading.list.some(({ kind }, at) => kind === 'number' && SAYS.ages.is(words[at + 1]) && !isKnown(at))
  );
}

/** Where an age is said, in no part of any of some spans; from its figure on. */
function agesIn(reading: Reading, phrase: Pattern, spans: readonly Span[]): readonly Span[] {
  const said = asTyped(reading);
  const found: Span[] = [];
  for (let at = phrase.find(said); at !== null; at = phrase.find(said, at.to)) found.push(at);
  return found.filter((age) => !spans.some((span) => span.from < age.to && age.from < span.to));
}

/** A small figure without a currency is rather an age: 'over 90'. */
const LEAST_BARE = 1_000;

const sumsIn = (reading: Reading): readonly Fact[] =>
  factsOf(reading, 'amount').filter(({ sure, value }) => sure || Number(value) >= LEAST_BARE);
