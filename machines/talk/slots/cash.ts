import { CASH_PHRASES } from '#catalogues/lexicon/phrases/cash.ts';
import { cashNumbersIn } from '#machines/kit/reading/cash-number.ts';
import { either, many, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, type Reading, read } from '../reading/read.ts';
import { asTyped, endsInQuestion, shaped } from '../reading/said.ts';
import { dayNearest } from './day.ts';
import { houseSaid } from './houses.ts';
import { peopleNamed, personNamed } from './names.ts';
import { meterSaid, serviceOf } from './values.ts';

const SAYS = patterns(CASH_PHRASES);
const DAY_MS = 86_400_000;

const SUM = shaped(/^[₦#]?\d/);
/** 'Record 5000 cash', 'write down cash': how much, or that it was cash, stands right behind the wish. */
const RECORDS = sequence(many(SAYS.lead), SAYS.records, many(SAYS.small), either(SAYS.cash, SUM));
const TAKES = sequence(many(SAYS.lead), SAYS.takes);
/** 'Cash 5000 from House 3', '5000 cash from House 3'. */
const NAMES = sequence(many(SAYS.lead), many(either(SUM, SAYS.small)), SAYS.cash);

/**
 * True where an administrator surely says that somebody paid the estate in cash: 'House 12 paid 5000 in cash yesterday', 'record cash from Amaka Eze'. Who
 * paid is named before the deed, or behind 'from'; what the estate pays others is none, nor what is doubted, denied or only told.
 */
export function isCashPaid(reading: Reading): boolean {
  const said = asTyped(reading);
  if (!(speaksOfCash(reading) || isHanded(reading)) || isNoStatement(reading) || saysMore(reading)) return false;
  const payer = payerAt(reading);
  if (RECORDS.begins(said)) return payer !== undefined || !isForSomething(reading);
  if (payer === undefined || (SAYS.passive.isIn(said) && !SAYS.by.isIn(said))) return false;
  if (TAKES.begins(said)) return true;
  if (NAMES.begins(said) && SAYS.from.isIn(said)) return true;
  const deed = SAYS.pays.find(said);
  return deed !== null && payer < deed.from;
}

/** 'Flat 6 gave me 20000 for levy': a sum that somebody handed over, and by no other means. */
function isHanded(reading: Reading): boolean {
  const said = asTyped(reading);
  return SAYS.handed.isIn(said) && factsOf(reading, 'amount').length === 1 && !SAYS.byOther.isIn(said);
}

/** True where cash is more than a part of somebody's name. */
function speaksOfCash(reading: Reading): boolean {
  const said = asTyped(reading);
  const names = peopleNamed(reading).filter(({ from, to }) => to > from + 1);
  for (let at = SAYS.cash.find(said); at !== null; at = SAYS.cash.find(said, at.to)) {
    const { from } = at;
    if (!names.some((name) => name.from <= from && from < name.to)) return true;
  }
  return false;
}

/** A question, a no, a doubt, a wish, or what somebody else says. */
function isNoStatement(reading: Reading): boolean {
  const said = asTyped(reading);
  const shown = [SAYS.other, SAYS.denies, SAYS.doubts].some((words) => words.isIn(said));
  return shown || SAYS.asks.begins(said) || endsInQuestion(reading.text);
}

/** True where money of elsewhere is spoken of: '$50', 'fifty pounds'. */
export const saysOtherMoney = (reading: Reading): boolean =>
  SAYS.otherMoney.isIn(asTyped(reading)) || /[$£€¢]/.test(reading.text);

/** Several sums or houses, another money, or money that went to somebody else. */
function saysMore(reading: Reading): boolean {
  if (factsOf(reading, 'amount').length > 1 || hasSeveralHomes(reading)) return true;
  return saysOtherMoney(reading) || goesAway(reading);
}

const METER = /^\d{11,14}$/;

function hasSeveralHomes(reading: Reading): boolean {
  const meters = [...factsOf(reading, 'digits'), ...factsOf(reading, 'phone')].filter(({ value }) => METER.test(value));
  const house = houseSaid(reading);
  if (house === undefined || meters.length > 0) return meters.length > 1;
  return houseSaid(read(reading.text.replace(house, ' '), reading.today)) !== undefined;
}

/** 'Take that cash back', 'undo the cash I recorded', 'CASH-12 is wrong': one that was written down is to be taken back. */
export const takesCashBack = (reading: Reading): boolean => {
  const said = asTyped(reading);
  if (endsInQuestion(reading.text)) return false;
  const isNamed = cashNumbersIn(reading.text).length > 0;
  return (isNamed && SAYS.wrong.isIn(said)) || ((isNamed || speaksOfCash(reading)) && SAYS.takesBack.begins(said));
};

/** True where a receipt that is wanted is one for cash: 'the receipt of the cash I paid'. */
export const isReceiptOfCash = (reading: Reading): boolean =>
  speaksOfCash(reading) && !SAYS.notInCash.isIn(asTyped(reading));

/** 'Gave 5000 cash to the plumber' is no payment to the estate. */
const goesAway = ({ list }: Reading): boolean =>
  list.some(({ word }, at) => SAYS.to.is(word) && at > 1 && !SAYS.ours.is(list[behindArticle(list, at)]?.word));

const behindArticle = (list: Reading['list'], at: number): number =>
  SAYS.article.is(list[at + 1]?.word) ? at + 2 : at + 1;

/** 'For diesel': what nobody owes the estate. */
const isForSomething = (reading: Reading): boolean =>
  SAYS.for.isIn(asTyped(reading)) && serviceOf(reading) === undefined;

/** Residents who may be named; who is paid by the estate, or takes for it, is none. */
const people = (reading: Reading) =>
  peopleNamed(reading).filter(
    ({ from, to }) =>
      !reading.list
        .slice(from, to)
        .some(({ word }) => SAYS.nobody.is(word) || SAYS.otherMoney.is(word) || SAYS.deeds.is(word)),
  );

/** Where whoever paid, or whose house it is, is named first; undefined where nobody is. */
function payerAt(reading: Reading): number | undefined {
  const house = houseSaid(reading);
  const homes = reading.list.findIndex(({ start }) => house !== undefined && start === reading.text.indexOf(house));
  const meter = [...factsOf(reading, 'digits'), ...factsOf(reading, 'phone')].find(({ value }) => METER.test(value));
  const [person] = people(reading);
  const places = [homes, meter?.from ?? -1, person?.from ?? -1].filter((at) => at >= 0);
  return places.length === 0 ? undefined : Math.min(...places);
}

/** 'Show me the cash payments', 'how much cash did we collect': those that are written down are asked for, of nobody in particular. */
export const asksForCash = (reading: Reading): boolean => {
  const said = asTyped(reading);
  return SAYS.lists.begins(said) && !SAYS.left.isIn(said) && payerAt(reading) === undefined;
};

/** Who is named: where a sentence does not say as a whole that cash was paid, only who surely is. 'Hmm wait' to what is read back is nobody. */
const personIn = (reading: Reading): string | undefined => {
  const [first] = people(reading);
  return first === undefined || isCashPaid(reading) ? first?.said : personNamed(reading);
};

/** Which house it was paid for: by its meter, by its own number, or by who paid. */
export const cashFor = (reading: Reading): string | undefined =>
  meterSaid(reading) ?? houseSaid(reading) ?? personIn(reading);

/** Who paid, by name, or by what they are to the house: 'the landlord of House 12'. */
export function cashPayer(reading: Reading): string | undefined {
  const person = personIn(reading);
  if (person !== undefined) return person;
  const deed = SAYS.pays.find(asTyped(reading));
  return reading.list.find(({ word }, at) => SAYS.roles.is(word) && (deed === null || at < deed.from))?.raw;
}

/** The day on which it was paid, YYYY-MM-DD, also one to come, which is refused in words; undefined where that has to be asked. */
export function cashDay(reading: Reading): string | undefined {
  const said = asTyped(reading);
  const before = (days: number) =>
    new Date(Date.parse(reading.today) - days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
  if (SAYS.yesterday.isIn(said)) return before(1);
  return dayNearest(reading, 'past') ?? (SAYS.today.isIn(said) ? before(0) : undefined);
}
