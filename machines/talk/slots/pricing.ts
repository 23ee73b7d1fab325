import { PRICING_PHRASES } from '#catalogues/lexicon/phrases/pricing.ts';
import { either, type Said, saidOf } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, firstFact, hasFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { limitSaid, saysOccupied } from './charged-whom.ts';
import { isChargedMonthly } from './charging.ts';
import { nextOfMonth, toCome } from './day.ts';
import { houseSaid } from './houses.ts';
import { withoutMonthly } from './monthly.ts';

const SAYS = patterns(PRICING_PHRASES);
/** A part of the price, with its sign. */
const SHARE = /\d\s*%/;
const PRICED = either(SAYS.raises, SAYS.changes, SAYS.becomes);

/**
 * True for 'service charge is now 18000', 'raise fees by 10 percent': that the estate's month costs something else. Whose meter or name
 * is beside it has a balance that is changed.
 */
export function isPriced(whole: Reading): boolean {
  // Of one house a balance is changed, and a sum by which it is to rise is no price.
  if (houseSaid(whole) !== undefined || isRise(whole)) return false;
  const reading = withoutMonthly(whole);
  const said = asTyped(reading);
  if (!PRICED.begins(said) || SAYS.other.isIn(said) || endsInQuestion(reading.text)) return false;
  const [amount, ...more] = factsOf(reading, 'amount');
  if ((amount === undefined && !isShare(reading)) || more.length > 0) return false;
  if (reading.unknown.some((at) => !SAYS.share.is(reading.list[at]?.word))) return false;
  return !hasFact(reading, 'digits') && !hasFact(reading, 'email') && !hasFact(reading, 'phone');
}

/** 'Increase it by 500': how much more it is, and not how much. */
const isRise = (reading: Reading): boolean =>
  factsOf(reading, 'amount').some(({ from }) => SAYS.by.is(reading.list[from - 1]?.word)) && !isShare(reading);

/** 'Change what the month costs': to what is asked. */
export const asksForPrice = (reading: Reading): boolean => SAYS.asksRule.covers(asTyped(reading));

/** True where a part of the price is said, which nobody reckons here. */
export const isShare = (reading: Reading): boolean => SHARE.test(reading.text) || SAYS.percent.isIn(asTyped(reading));

/** Whether the month is to be charged by itself, 'yes' or 'no'; undefined where nothing says it. */
export function byItselfSaid(reading: Reading): 'yes' | 'no' | undefined {
  if (isQuestion(reading)) return undefined;
  const said = new Set(clausesOf(reading).flatMap((clause) => itselfIn(clause) ?? []));
  const [only, ...more] = said;
  if (only !== undefined) return more.length === 0 ? only : undefined;
  return isChargedMonthly(reading) ? 'yes' : undefined;
}

/** What a clause says of it: 'not by hand' is by itself, and a no in another clause is about something else. */
function itselfIn(clause: Said): 'yes' | 'no' | undefined {
  const isByHand = SAYS.byHand.isIn(clause);
  if (isByHand === SAYS.itself.isIn(clause)) return undefined;
  const isDenied = SAYS.notSo.isIn(SAYS.stillSo.rest(clause));
  return isByHand === isDenied ? 'yes' : 'no';
}

/** The parts of a sentence between its commas, and between 'and' and 'but'. */
function clausesOf({ list, text }: Reading): readonly Said[] {
  const clauses: string[][] = [[]];
  for (const [at, { word, start }] of list.entries()) {
    const isNext = SAYS.splits.is(word) || /[,.;:]/.test(text.slice(list[at - 1]?.end ?? start, start));
    if (isNext) clauses.push([]);
    clauses.at(-1)?.push(word);
  }
  return clauses.map((words) => saidOf(words));
}

/** 'Is automatic billing on', 'should I turn it off?': nothing is to be changed by it. */
const isQuestion = (reading: Reading): boolean => endsInQuestion(reading.text) || SAYS.asks.begins(asTyped(reading));

/** The same, where it is asked how a month is charged now: that is told. */
export function asksOfRule(reading: Reading): boolean {
  const said = asTyped(reading);
  return SAYS.asks.begins(said) && SAYS.itself.isIn(said) && !SAYS.own.isIn(said) && !hasFact(reading, 'amount');
}

/**
 * Whom a rule is to be for, where words limit that: where somebody lives, or the words as they were typed, which fit nothing that can be
 * chosen, so that it is asked. Undefined where nothing limits it.
 */
export function ruleWhom(reading: Reading): string | undefined {
  const limit = limitSaid(reading, isChargedMonthly(reading) || isRuleSet(reading));
  return limit !== undefined && saysOccupied(limit) ? 'occupied' : limit;
}

/** 'Stop charging security by itself', 'change the charging day to the 5th': how each month is charged is said. */
export function isRuleSet(reading: Reading): boolean {
  const said = asTyped(reading);
  if (!SAYS.setsRule.begins(said) || isQuestion(reading) || SAYS.own.isIn(said)) return false;
  return byItselfSaid(reading) !== undefined || chargedOnDay(reading) !== undefined;
}

/** The last day of a month, which not every month has by the same number. */
const LAST_DAY = '31';

/** On which day of the month it is to be charged; undefined where none is named, or several. One that not every month has is told so. */
export function chargedOnDay(reading: Reading): string | undefined {
  if (isDayOfPrice(reading)) return undefined;
  const said = asTyped(reading);
  if (SAYS.lastDay.isIn(said)) return LAST_DAY;
  const [day, ...more] = SAYS.firstDay.isIn(said) ? [1] : daysNumbered(reading, false);
  return more.length > 0 ? undefined : day?.toString();
}

/** 'Service charge is now 18000 on the 5th': a day beside a price is from when it holds, unless it is said to be one of each month. */
const isDayOfPrice = (reading: Reading): boolean =>
  hasFact(reading, 'amount') && !SAYS.ofEachMonth.isIn(asTyped(reading)) && !isChargedMonthly(reading);

/** The days of a month by their numbers alone. */
function daysNumbered(reading: Reading, withSince: boolean): readonly number[] {
  const { list } = reading;
  const dates = factsOf(reading, 'dates');
  return list.flatMap(({ kind, suffix, value }, at) => {
    const isDay = SAYS.ordinal.is(suffix) || (suffix === '' && SAYS.beforeDay.is(list[at - 1]?.word));
    const isOfDate = dates.some(({ from, to }) => at >= from && at < to);
    return kind === 'number' && isDay && !isOfDate && (withSince || !isSince(reading, at)) ? [value] : [];
  });
}

/** 'From the 5th' is from when, and no day of each month. */
const isSince = ({ list }: Reading, at: number): boolean =>
  SAYS.since.is(list[SAYS.article.is(list[at - 1]?.word) ? at - 2 : at - 1]?.word);

/** The day from which a price holds, YYYY-MM-DD, of one that is to come: 'from January' is the next one. Undefined where it is asked for. */
export function holdsFrom(reading: Reading): string | undefined {
  const first = dateOfPrice(reading);
  if (!isDayOfPrice(reading)) return first;
  const said = asTyped(reading);
  const [day, ...more] = SAYS.firstDay.isIn(said) ? [1] : daysNumbered(reading, true);
  if (day === undefined) return SAYS.lastDay.isIn(said) ? undefined : first;
  // 'From January on the 5th': the 5th of a month alone, and of no other day.
  const isMonth = first === undefined ? !hasFact(reading, 'dates') : first.endsWith(FIRST);
  return more.length > 0 || !isMonth ? undefined : nextOfMonth(day, first ?? reading.today);
}

/** The first day of a month. */
const FIRST = '-01';

function dateOfPrice(reading: Reading): string | undefined {
  const { list, today } = reading;
  if (SAYS.nextMonth.isIn(asTyped(reading))) {
    const [year = 0, month = 1] = today.split('-').map(Number);
    return new Date(Date.UTC(year, month)).toISOString().slice(0, 'yyyy-mm-dd'.length);
  }
  const days = firstFact(reading, 'dates');
  const before = SAYS.article.is(list[(days?.from ?? 0) - 1]?.word) ? 2 : 1;
  if (days === undefined || !SAYS.since.is(list[days.from - before]?.word ?? list[days.from]?.word)) return undefined;
  return toCome(reading, days, 'first');
}
