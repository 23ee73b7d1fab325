import { PRICING_PHRASES } from '#catalogues/lexicon/phrases/pricing.ts';
import { either } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, firstFact, hasFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { toCome } from './day.ts';
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
  const said = asTyped(reading);
  if (SAYS.byHand.isIn(said)) return 'no';
  if (!SAYS.itself.isIn(said)) return undefined;
  return SAYS.notSo.isIn(said) ? 'no' : 'yes';
}

/** 'Stop charging security by itself', 'change the charging day to the 5th': how each month is charged is said, of all and not of one house. */
export function isRuleSet(reading: Reading): boolean {
  const said = asTyped(reading);
  if (!SAYS.setsRule.begins(said) || endsInQuestion(reading.text) || SAYS.own.isIn(said)) return false;
  if (hasFact(reading, 'digits') || houseSaid(reading) !== undefined) return false;
  return byItselfSaid(reading) !== undefined || chargedOnDay(reading) !== undefined;
}

/** The last day of a month, which not every month has by the same number. */
const LAST_DAY = '31';

/** On which day of the month it is to be charged; undefined where none is named, or several. One that not every month has is told so. */
export function chargedOnDay(reading: Reading): string | undefined {
  const { list } = reading;
  const said = asTyped(reading);
  if (SAYS.lastDay.isIn(said)) return LAST_DAY;
  if (SAYS.firstDay.isIn(said)) return '1';
  const dates = factsOf(reading, 'dates');
  const days = list.flatMap(({ kind, suffix, value }, at) => {
    const isDay = SAYS.ordinal.is(suffix) || (suffix === '' && SAYS.beforeDay.is(list[at - 1]?.word));
    const isOfDate = dates.some(({ from, to }) => at >= from && at < to);
    return kind === 'number' && isDay && !isOfDate && !isSince(reading, at) ? [String(value)] : [];
  });
  return days.length === 1 ? days[0] : undefined;
}

/** 'From the 5th' is from when, and no day of each month. */
const isSince = ({ list }: Reading, at: number): boolean =>
  SAYS.since.is(list[SAYS.article.is(list[at - 1]?.word) ? at - 2 : at - 1]?.word);

/** The day from which a price holds, YYYY-MM-DD, of one that is to come: 'from January' is the next one. Undefined where it is asked for. */
export function holdsFrom(reading: Reading): string | undefined {
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
