import { type ChargeKind, EVERYBODY } from '#catalogues/charges.ts';
import { CHARGING_PHRASES } from '#catalogues/lexicon/phrases/charging.ts';
import { MONTHS } from '#catalogues/sentences/months.ts';
import { MONTH_NAMES } from '../reading/calendar.ts';
import { isFiller } from '../reading/lexicon.ts';
import { many, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, firstFact, hasFact, type Reading, read } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import type { Token } from '../reading/tokens.ts';
import { LEAST_SUM, limitSaid } from './charged-whom.ts';
import { dayNamed, nextOfMonth } from './day.ts';
import { type House, homeSaid, homesIn } from './houses.ts';
import { monthlyNamed, withoutMonthly } from './monthly.ts';
import { amountOf } from './values.ts';

const SAYS = patterns(CHARGING_PHRASES);
const ORDERS = sequence(many(SAYS.lead), SAYS.orders);

/** Meter numbers have no fewer digits and no more. */
const METER = /^\d{11,14}$/;

/** Whom a charge is for, as its form takes it: everybody, or meters by their numbers and homes by their names; undefined where that has to be asked. */
export function chargedMeters(reading: Reading): string | undefined {
  // 'Everybody except House 5' is not everybody.
  if (SAYS.other.isIn(asTyped(reading))) return undefined;
  const homes = homesIn(reading);
  if (homes === undefined) return undefined;
  // 'A fine for noise at House 14' charges nobody there.
  const why = reasonAt(reading) ?? reading.list.length;
  const meant = homes.filter(({ from }) => from < why);
  if (!areListed(reading, meant) || isGoneOn(reading, meant)) return undefined;
  const charged = meant.map((home) => addressOf(reading, home, why));
  const meters = factsOf(reading, 'digits').map(({ value }) => value);
  const named = [...charged, ...meters];
  const everybody = isForAll(reading);
  if (everybody === named.length > 0 || !meters.every((meter) => METER.test(meter))) return undefined;
  return everybody ? EVERYBODY : named.join(', ');
}

/** True where homes stand in one list: 'House 1 to House 5' and 'House 1 or House 2' are others than those two. */
const areListed = ({ list }: Reading, homes: readonly House[]): boolean =>
  homes.every(({ from }, at) => {
    const before = homes[at - 1];
    return before === undefined || list.slice(before.to, from).every(({ word }) => SAYS.both.is(word));
  });

/** True where the list of homes goes on with numbers alone, 'House 12, 13 and 14': each of them may be a home as well. */
const isGoneOn = ({ list, text }: Reading, homes: readonly House[]): boolean =>
  homes.some(({ to }) => {
    const next = list.slice(to).find(({ word }) => !SAYS.both.is(word));
    if (next?.kind !== 'number' || next.value >= LEAST_SUM) return false;
    // 'House 12 150' has a sum behind it.
    return next !== list[to] || text.slice(list[to - 1]?.end, next.start).trim() !== '';
  });

/** The sum that is charged, naira; undefined where several are named, so that it is asked which. */
export function chargedAmount(said: Reading): number | undefined {
  const amounts = new Set(factsOf(withoutPayBy(said), 'amount').map(({ value }) => value));
  return amounts.size > 1 ? undefined : amountOf(said);
}

/** A home with the words beside it that mean nothing here, which are of its address: 'Palm Avenue House 3' is no other street's. */
function addressOf({ list, text, unknown }: Reading, home: Pick<House, 'from' | 'to'>, why: number): string {
  let { from, to } = home;
  while (unknown.includes(from - 1)) from -= 1;
  while (to < why && unknown.includes(to)) to += 1;
  return text.slice(list[from]?.start, list[to - 1]?.end);
}

const isForAll = (reading: Reading): boolean => SAYS.everybody.isIn(asTyped(reading)) || isOfMonth(reading);

/**
 * 'Charge service charge for December': a month of which nothing says whose it is is everybody's. Whatever else is said may be some of
 * them: 'charge House 12 service charge for December' is nobody's but theirs.
 */
function isOfMonth(said: Reading): boolean {
  const whole = withoutPayBy(said);
  const reading = withoutMonthly(whole);
  const amounts = factsOf(reading, 'amount');
  const isNothingElse = reading.list.every(
    ({ word, digits }, at) =>
      SAYS.ofMonth.is(word) ||
      MONTH_NAMES.has(word) ||
      /^20\d\d$/.test(digits) ||
      amounts.some(({ from, to }) => at >= from && at < to),
  );
  const names = monthlyNamed(whole) !== undefined || SAYS.charge.isIn(asTyped(whole));
  return isNothingElse && names && monthsIn(reading).length > 0;
}

/**
 * True where a sentence surely charges: 'charge everybody 15000 service charge for December'. Who charges one meter without saying why
 * changes its balance, which has a flow of its own.
 */
export const isCharge = (reading: Reading): boolean =>
  ORDERS.begins(asTyped(reading)) &&
  !endsInQuestion(reading.text) &&
  !isChargedMonthly(reading) &&
  chargedMeters(reading) !== undefined &&
  (isForAll(reading) || chargedFor(reading) !== undefined);

/** 'Charge service charge automatically every month on the 5th': how each month is charged is said, and nothing is charged now. Whom it is for stands beside it. */
export function isChargedMonthly(reading: Reading): boolean {
  const said = asTyped(reading);
  if (!ORDERS.begins(said) || !SAYS.recurs.isIn(said) || SAYS.notOrdered.isIn(said)) return false;
  if (endsInQuestion(reading.text) || monthsIn(reading).length > 0) return false;
  return isOfSome(reading) ? !SAYS.fine.isIn(said) : reasonIn(reading) === undefined;
}

const isOfSome = (reading: Reading): boolean => hasFact(reading, 'digits') || homeSaid(reading) !== undefined;

/** What is charged: the month, a levy, a fine, or a service charge once; undefined where that has to be asked. */
export function chargedWhat(said: Reading): ChargeKind | undefined {
  const reading = withoutPayBy(said);
  const once = firstFact(reading, 'amount') !== undefined || !isForAll(reading);
  return whatIn(reading, chargedMonths(reading).length > 0, once);
}

/** Of which service or levy the month is, in the words that were said; undefined where it is the service charge, or no month. */
export const chargedService = (reading: Reading): string | undefined =>
  chargedWhat(reading) === 'month' ? monthlyNamed(withoutPayBy(reading)) : undefined;

/** The month that is charged, with its year; undefined where none is named, or several, so that it is asked which. */
export function chargedMonth(reading: Reading): string | undefined {
  const [month, other] = chargedMonths(reading);
  return other === undefined ? month : undefined;
}

/** True where several months are named: one of them is charged at a time. */
export const chargesSeveralMonths = (reading: Reading): boolean => chargedMonths(reading).length > 1;

/** A month is everybody's. */
const chargedMonths = (reading: Reading): readonly string[] =>
  isForAll(reading) ? monthsIn(withoutPayBy(reading)) : [];

/** True where a month is to be charged to some alone, or to all but some: whom it is for says its rule, and nothing else. */
export function chargesSome(reading: Reading): boolean {
  if (chargedWhat(reading) !== 'month') return false;
  return SAYS.some.isIn(asTyped(reading)) || isOfSome(reading);
}

/** Why it is charged, which residents read; a month says it by itself. */
export function chargedFor(reading: Reading): string | undefined {
  if (chargedWhat(reading) === 'month') return undefined;
  const said = withoutPayBy(reading);
  return reasonIn(said) ?? (isOfSome(reading) ? monthAlone(said) : undefined);
}

/** The one month with which a charge of some houses ends, and nothing behind it: a month is everybody's, so it is why. */
function monthAlone(reading: Reading): string | undefined {
  const [at, ...more] = monthsNamed(reading);
  if (at === undefined || more.length > 0 || SAYS.fine.isIn(asTyped(reading))) return undefined;
  const isRest = reading.list.slice(at + 1).every(({ word, digits }) => /^20\d\d$/.test(digits) || isFiller(word));
  return isRest ? monthsIn(reading)[0] : undefined;
}

/** The day by which it is to be paid, YYYY-MM-DD, of one that is to come: 'pay by Friday' is the next one. */
export const payBySaid = (reading: Reading): string | undefined => payByIn(reading)?.day;

/** A sentence without the day by which something is to be paid: its month is not charged, and it is no part of a reason. */
const withoutPayBy = (reading: Reading): Reading => payByIn(reading)?.rest ?? reading;

interface PayBy {
  readonly day: string;
  /** The sentence without it. */
  readonly rest: Reading;
}

/** Of each sentence, for every one of its slots asks for it. */
const paysBy = new WeakMap<Reading, PayBy | null>();

function payByIn(reading: Reading): PayBy | null {
  const known = paysBy.get(reading);
  if (known !== undefined) return known;
  const found = readPayBy(reading);
  paysBy.set(reading, found);
  return found;
}

function readPayBy(reading: Reading): PayBy | null {
  const { list, text, today } = reading;
  const said = asTyped(reading);
  const at = said.words.length === list.length ? SAYS.paidBy.find(said) : null;
  const [first, next] = [list[at?.from ?? list.length], list[at?.to ?? list.length]];
  if (first === undefined || next === undefined) return null;
  const behind = read(text.slice(next.start), today);
  const day = dayNamed(behind, 'coming') ?? dayOfMonth(behind);
  if (day === null || behind.list.slice(0, day.from).some(({ word }) => !SAYS.article.is(word))) return null;
  const end = next.start + (behind.list[day.to - 1]?.end ?? 0);
  return { day: day.day, rest: read(`${text.slice(0, first.start).replace(/[\s,]+$/, '')}${text.slice(end)}`, today) };
}

/** A day of a month by its number alone, its next one: 'by the 20th'. */
function dayOfMonth({ list, today }: Reading) {
  const at = list.findIndex(({ word }) => !SAYS.article.is(word));
  const said = list[at];
  if (said?.kind !== 'number' || !SAYS.ordinal.is(said.suffix)) return null;
  const day = nextOfMonth(said.value, today);
  return day === undefined ? null : { day, from: at, to: at + 1 };
}

/** 'Preview the December run', 'who would be charged in December': what a month would charge is to be seen, and nothing is charged. */
export const isPreview = (reading: Reading): boolean =>
  asksForPreview(reading) && limitSaid(reading, true) === undefined;

/** The same of some alone, 'preview December for block B', which is no month's: it charges all whom its rule is for. */
export const previewsSome = (reading: Reading): boolean =>
  asksForPreview(reading) && limitSaid(reading, true) !== undefined;

function asksForPreview(reading: Reading): boolean {
  const said = asTyped(reading);
  if (!SAYS.previews.isIn(said) || SAYS.notPreview.isIn(said)) return false;
  return isOfSome(reading) || firstFact(reading, 'amount') === undefined;
}

/** 'Charges of the estate', 'billing runs': what was charged is to be seen. */
export const asksForRuns = (reading: Reading): boolean =>
  reading.facts.length === 0 && SAYS.seesRuns.covers(asTyped(reading));

/** 'Take back the December charge': which run it is says its row. */
export function isChargeTakenBack(reading: Reading): boolean {
  return reading.facts.every(({ kind }) => kind === 'dates') && SAYS.takesBack.covers(asTyped(reading));
}

/** `once`: it has a sum of its own, or is some meters' alone, so that it is no month. */
function whatIn(reading: Reading, ofMonth: boolean, once: boolean): ChargeKind | undefined {
  const said = asTyped(reading);
  if (SAYS.fine.isIn(said)) return 'fine';
  if (ofMonth) return 'month';
  if (SAYS.levy.isIn(said)) return 'dev-levy';
  if (!SAYS.charge.isIn(said)) return undefined;
  return once ? 'service-charge' : 'month';
}

/** Where months are named. */
export const monthsNamed = ({ list }: Reading): readonly number[] =>
  list.flatMap(({ word }, at) => ((word !== 'may' || isMay(list, at)) && MONTH_NAMES.has(word) ? [at] : []));

/** The months that are named, each once, with their years: where none is said the nearest one. */
function monthsIn(reading: Reading): readonly string[] {
  const { list, today } = reading;
  const named = monthsNamed(reading).map((at) => {
    const month = MONTH_NAMES.get(list[at]?.word ?? '') ?? 1;
    const year = /^20\d\d$/.exec(list[at + 1]?.digits ?? '')?.[0];
    return `${MONTHS[month - 1]} ${year ?? nearestYear(month, today)}`;
  });
  return [...new Set(named)];
}

/** The one month that answers a question for one; undefined where a sentence says more, which is no answer. */
export function monthAnswered(reading: Reading): string | undefined {
  const isOfMonth = ({ word, kind }: Token) =>
    kind === 'number' ||
    kind === 'date' ||
    kind === 'emoji' ||
    MONTH_NAMES.has(word) ||
    SAYS.lead.is(word) ||
    isFiller(word);
  if (!reading.list.every(isOfMonth)) return undefined;
  const [month, ...more] = monthsIn(reading);
  return more.length === 0 && month !== undefined ? month : reading.text.trim() || undefined;
}

/** 'For May', 'May 2027', 'April, May', 'May and June'; else it is what somebody may do. */
const isMay = (list: readonly Token[], at: number): boolean =>
  SAYS.beforeMonth.is(list[at - 1]?.word) ||
  /^20\d\d$/.test(list[at + 1]?.digits ?? '') ||
  [-2, -1, 1, 2].some((apart) => MONTH_NAMES.has(list[at + apart]?.word ?? ''));

/** The year in which a month, 1 to 12, is nearest to a day. */
function nearestYear(month: number, today: string): number {
  const [year = 0, now = 1] = today.split('-').map(Number);
  const apart = month - now;
  if (apart > 6) return year - 1;
  return apart < -6 ? year + 1 : year;
}

/** What stands behind 'for', as typed; undefined where that is a month or a home, or nobody says why. */
function reasonIn(reading: Reading): string | undefined {
  const { list, text } = reading;
  const at = reasonAt(reading);
  if (at === undefined) return undefined;
  const first = SAYS.article.is(list[at + 1]?.word) && at + 2 < list.length ? at + 2 : at + 1;
  const why = text.slice(list[first]?.start).replace(/[\s.,;!]+$/, '');
  return why === '' ? undefined : why;
}

/** Where the word stands behind which it is said why. */
function reasonAt(reading: Reading): number | undefined {
  const { list } = reading;
  const homes = homesIn(reading) ?? [];
  const isWhy = (at: number) => {
    const next = list[at]?.word ?? '';
    const isWhom = SAYS.everybody.is(next) || homes.some(({ from }) => from === at);
    return at < list.length && !isWhom && !SAYS.month.is(next) && list[at]?.kind !== 'number';
  };
  const at = list.findIndex(({ word }, nth) => SAYS.because.is(word) && isWhy(nth + 1));
  return at < 0 ? undefined : at;
}
