import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { CHARGED_AHEAD_MONTHS, CHARGED_BACK_MONTHS, PAY_BY_WITHIN_DAYS } from '#catalogues/charges.ts';
import { koboOf } from '#catalogues/money.ts';
import { CHARGED_AS, CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { monthInWords, monthsAfter, monthsBetween } from '#machines/kit/months.ts';
import { dayInLagos, formatDay } from '#machines/kit/writing/format.ts';
import { houseMeant } from '../administration/moving-out/who.ts';
import type { Due } from '../billing/chart.ts';
import type { Schema } from '../db/schema.ts';
import { refused } from '../http/refusals.ts';
import { oneLine } from '../text.ts';
import { unknownMeters } from './candidates.ts';
import type { Charge } from './deps.ts';
import { type ChargingRule, isRule, monthOn, ruleOf } from './monthly.ts';

/** What a run is to charge, as the data base says now; kobo. */
export interface Planned {
  readonly estateId: number;
  readonly due: Due;
  /** What residents read. */
  readonly reason: string;
  /** The day in Lagos from which it is owed. */
  readonly standsFrom: string;
  /** The day of a month that is charged before it; null: it has come. */
  readonly early: string | null;
  /** The day in Lagos by which it is to be paid; null: none. */
  readonly payBy: string | null;
  readonly amounts: { readonly full: number; readonly half: number };
  /** Null: every meter of the estate. */
  readonly meters: readonly string[] | null;
  /** Null: it is charged once. */
  readonly month: { readonly of: string; readonly rule: ChargingRule & { readonly serviceId: number } } | null;
  /** The same for what is the same thing: of several it is charged once. */
  readonly onceKey: string;
}

type Plan = Planned | ReturnType<typeof refused>;

/** True for a plan that can be carried out. */
export const isPlanned = (plan: Plan): plan is Planned => !('status' in plan);

/** What a charge comes to now, or why it cannot be made. */
export async function planOf(db: Kysely<Schema>, at: Date, estateId: number, charge: Charge): Promise<Plan> {
  return charge.what === 'month' ? monthPlan(db, at, estateId, charge) : oncePlan(db, at, estateId, charge);
}

async function monthPlan(db: Kysely<Schema>, at: Date, estateId: number, charge: Charge): Promise<Plan> {
  const { month, payBy } = charge;
  if (month === undefined) return refused('month-missing', CHARGES.monthMissing);
  const rule = await ruleOf(db, estateId, charge.service);
  if (!isRule(rule)) return rule;
  const today = dayInLagos(at);
  if (monthsBetween(today, month) > CHARGED_AHEAD_MONTHS)
    return refused(
      'month-to-come',
      CHARGES.monthToCome(formatDay(dueOn(monthsAfter(month, -CHARGED_AHEAD_MONTHS), 1))),
    );
  if (monthsBetween(month, today) > CHARGED_BACK_MONTHS) return refused('month-long-ago', CHARGES.monthLongAgo);
  const wrong = wrongPayBy(payBy ?? null, today);
  if (wrong !== null) return wrong;
  const day = dueOn(month, rule.day);
  // What is charged in advance costs what holds on its day, and is owed from when it is charged.
  const amounts = await monthOn(db, rule, { day, at });
  const { serviceId } = rule;
  if (amounts === null || serviceId === null) return refused('no-price', CHARGES.noPrice(rule.service));
  return {
    ...{
      estateId,
      due: rule.due,
      standsFrom: day < today ? day : today,
      meters: null,
      month: { of: month, rule: { ...rule, serviceId } },
    },
    early: day > today ? day : null,
    payBy: payBy ?? payByRule(rule, day < today ? today : day),
    reason: CHARGES.reasonOfMonth(rule.calledAs, monthInWords(month)),
    amounts,
    onceKey: `${serviceId} ${month} ${at.toISOString()}`,
  };
}

/** By when a month is to be paid that says no day; nobody is late with what was not charged yet, so it counts from when it is charged. */
const payByRule = ({ daysToPay }: ChargingRule, from: string) =>
  daysToPay === null ? null : daysAfter(from, daysToPay);

/** Why a day cannot be the one by which something is to be paid; null where it can. */
function wrongPayBy(payBy: string | null, today: string) {
  if (payBy !== null && payBy < today) return refused('pay-by-past', CHARGES.payByPast);
  return payBy !== null && payBy > daysAfter(today, PAY_BY_WITHIN_DAYS)
    ? refused('pay-by-far', CHARGES.payByFar)
    : null;
}

async function oncePlan(db: Kysely<Schema>, at: Date, estateId: number, charge: Charge): Promise<Plan> {
  const { what, amount, reason = '', payBy = null } = charge;
  if (what === 'month') throw new Error('A month is no charge of its own.');
  if (amount === undefined) return refused('amount-missing', CHARGES.amountMissing);
  const why = oneLine(reason);
  if (why === '') return refused('reason-missing', CHARGES.reasonMissing);
  const named = await metersMeant(db, estateId, charge);
  if (named !== null && 'status' in named) return named;
  const full = koboOf(amount);
  const standsFrom = dayInLagos(at);
  const wrong = wrongPayBy(payBy, standsFrom);
  if (wrong !== null) return wrong;
  const same = JSON.stringify([what, full, why.toLowerCase(), standsFrom, named]);
  return {
    ...{
      estateId,
      due: what,
      standsFrom,
      early: null,
      payBy,
      meters: named,
      month: null,
      amounts: { full, half: full },
    },
    reason: CHARGES.reasonOf(CHARGED_AS[what], why),
    onceKey: createHash('sha256').update(same).digest('hex'),
  };
}

/** The meters that are named, by their numbers or as houses, each once; null: every meter of the estate. */
async function metersMeant(
  db: Kysely<Schema>,
  estateId: number,
  { meters, houses }: Charge,
): Promise<readonly string[] | null | ReturnType<typeof refused>> {
  if (meters === undefined && houses === undefined) return null;
  const named = new Set(meters);
  for (const house of houses ?? []) {
    const meant = await houseMeant(db, { id: estateId }, house);
    if ('status' in meant) return meant;
    named.add(meant.meter_number);
  }
  const all = [...named].sort();
  return (await unknownMeters(db, estateId, all)) ?? all;
}

/** The day in Lagos on which a month is due: `2026-12-01`. */
export const dueOn = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`;

const DAY_MS = 86_400_000;

/** The day so many days after another, `2026-12-15`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
