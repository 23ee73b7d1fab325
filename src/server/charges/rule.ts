import { type Kysely, sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { ChargeWhom } from '#catalogues/charges.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { CHARGES, WHOM_WORDS } from '#catalogues/sentences/estate/charges.ts';
import { dayInLagos, formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import { writeAudit } from '../audit.ts';
import { SERVICE_CHARGE } from '../billing/credited-account.ts';
import { monthlyKoboOn } from '../billing/prices.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import { unoccupied } from '../orders/price-due.ts';
import { figureOf, settingsAt } from '../settings/in-force.ts';
import { unknownMeters } from './candidates.ts';
import type { ChargesDeps } from './deps.ts';

/** How the service charge of an estate is charged by the month. */
export interface ChargingRule {
  readonly serviceId: number;
  readonly service: string;
  /** Of the month, 1 to 28. */
  readonly day: number;
  readonly whom: ChargeWhom;
  /** The first month, `YYYY-MM`, that is charged by itself. */
  readonly byItselfFrom: string | null;
  /** Days from its day on until which it is to be paid; null: none is said. */
  readonly daysToPay: number | null;
}

/** As it is until an administrator says otherwise: on the first, half where nobody lives, and never by itself. */
const USUAL = { day: 1, whom: 'half-where-empty', byItselfFrom: null, daysToPay: null } as const;

/**
 * The rule of an estate; null where it has no service charge that is enabled. What a meter can owe by the month is the service charge
 * alone: other services are paid in advance, and nobody owes them.
 */
export async function ruleOf(db: Kysely<Schema>, estateId: number): Promise<ChargingRule | null> {
  const found = await db
    .selectFrom('services')
    .leftJoin('charging_rules', 'charging_rules.service_id', 'services.id')
    .select(['services.id as serviceId', 'services.name as service'])
    .select(['charging_rules.day', 'charging_rules.whom', 'charging_rules.by_itself_from as byItselfFrom'])
    .select('charging_rules.days_to_pay as daysToPay')
    .where('services.estate_id', '=', estateId)
    .where('services.name', '=', SERVICE_CHARGE)
    .where('services.enabled', '=', true)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { serviceId, service, day, whom, byItselfFrom, daysToPay } = found;
  return day === null || whom === null
    ? { serviceId, service, ...USUAL }
    : { serviceId, service, day, whom, byItselfFrom, daysToPay };
}

/** What a month of a service costs on a day, and what an empty apartment pays for it; kobo. */
export async function monthOn(
  db: Kysely<Schema>,
  serviceId: number,
  { day, at }: { readonly day: string; readonly at: Date },
): Promise<{ readonly full: number; readonly half: number }> {
  const { kobo } = await db
    .selectFrom('services')
    .select(monthlyKoboOn(day).as('kobo'))
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow();
  const feeKobo = figureOf(await settingsAt(db, at, ['fee']), 'fee', 'service');
  // A price below the fee leaves an empty apartment nothing to pay.
  return { full: kobo, half: Math.max(1, unoccupied(kobo, feeKobo).amountKobo) };
}

/** How the own estate charges, with the prices that there were and will be, the newest first. */
export async function chargingRule({ db, clock }: ChargesDeps, estate: OwnEstate): Promise<CallAnswer<'chargingRule'>> {
  const rule = await ruleOf(db, estate.id);
  if (rule === null) {
    const none = { service: null, amount: 0, half: 0, prices: [], byItself: false, daysToPay: null, meters: [] };
    return { status: 200, data: { ...none, day: USUAL.day, whom: USUAL.whom } };
  }
  const at = clock();
  const { full, half } = await monthOn(db, rule.serviceId, { day: dayInLagos(at), at });
  return {
    status: 200,
    data: {
      ...{
        service: rule.service,
        amount: nairaOf(full),
        half: nairaOf(half),
        prices: await pricesOf(db, rule.serviceId),
      },
      ...{ day: rule.day, whom: rule.whom, byItself: rule.byItselfFrom !== null, daysToPay: rule.daysToPay },
      meters: await chosenMeters(db, rule.serviceId),
    },
  };
}

async function pricesOf(db: Kysely<Schema>, serviceId: number) {
  const set = await db
    .selectFrom('service_prices as price')
    .leftJoin('users', 'users.id', 'price.set_by')
    .select(['price.from_day', 'price.amount_kobo'])
    .select(sql<string | null>`nullif(trim(concat(users.first_name, ' ', users.last_name)), '')`.as('by'))
    .where('service_id', '=', serviceId)
    .orderBy('from_day', 'desc')
    .execute();
  const { monthly_kobo } = await db
    .selectFrom('services')
    .select('monthly_kobo')
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow();
  return [
    ...set.map(({ from_day: from, amount_kobo, by }) => ({ from, amount: nairaOf(amount_kobo), by })),
    { from: null, amount: nairaOf(monthly_kobo), by: null },
  ];
}

async function chosenMeters(db: Kysely<Schema>, serviceId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('charging_meters')
    .select('meter_number')
    .where('service_id', '=', serviceId)
    .orderBy('meter_number')
    .execute();
  return rows.map(({ meter_number }) => meter_number);
}

/** Say how the month is charged from now on, and what it costs from a day on; what was charged before stays. */
export function setChargingRule(
  { db, clock }: ChargesDeps,
  estate: OwnEstate,
  actor: string,
  given: CallTaken<'setChargingRule'>,
): Promise<CallAnswer<'setChargingRule'>> {
  return db.transaction().execute(async (trx) => {
    await lockEstate(trx, estate.id);
    const rule = await ruleOf(trx, estate.id);
    if (rule === null) return refused('no-service', CHARGES.noService);
    const { meters = [], day, whom, byItself, daysToPay = rule.daysToPay } = given;
    if (whom === 'chosen' && meters.length === 0) return refused('meters-missing', CHARGES.chosenNeeded);
    const unknown = await unknownMeters(trx, estate.id, meters);
    if (unknown !== null) return unknown;
    const at = clock();
    const today = dayInLagos(at);
    if (given.from !== undefined && given.from < today) return refused('day-past', CHARGES.dayPast);
    // What was due before nobody had chosen it is not charged by itself.
    const byItselfFrom = byItself ? (rule.byItselfFrom ?? firstToCome(today, day)) : null;
    const kept = { day, whom, by_itself_from: byItselfFrom, days_to_pay: daysToPay };
    await trx
      .insertInto('charging_rules')
      .values({ service_id: rule.serviceId, ...kept })
      .onConflict((conflict) => conflict.column('service_id').doUpdateSet(kept))
      .execute();
    await keepChosen(trx, rule.serviceId, whom === 'chosen' ? meters : []);
    const deed = { at, actor, action: 'charging-rule-changed', estateId: estate.id } as const;
    const before = logged({ ...rule, byItself: rule.byItselfFrom !== null });
    const after = logged({ whom, day, byItself, daysToPay });
    if (before !== after || whom === 'chosen')
      await writeAudit(trx, { ...deed, subject: estate.name, detail: { before, after, meters } });
    if (given.amount === undefined) return said(CHARGES.ruleSet);
    const from = given.from ?? today;
    await setPrice(trx, rule, { kobo: koboOf(given.amount), from, actor, at, estate });
    return said(CHARGES.priceSet(formatNaira(koboOf(given.amount)), formatDay(from)));
  });
}

/** How the month is charged, as the activity log says it. */
function logged({
  whom,
  day,
  byItself,
  daysToPay,
}: Pick<ChargingRule, 'whom' | 'day' | 'daysToPay'> & { byItself: boolean }) {
  const words = CHARGES.log.rule(WHOM_WORDS[whom], day, byItself);
  return daysToPay === null ? words : CHARGES.list.daysNote(words, daysToPay);
}

interface NewPrice {
  readonly kobo: number;
  /** The day in Lagos from which it holds. */
  readonly from: string;
  readonly actor: string;
  readonly at: Date;
  readonly estate: OwnEstate;
}

async function setPrice(trx: Transaction<Schema>, rule: ChargingRule, { kobo, from, actor, at, estate }: NewPrice) {
  const held = await monthOn(trx, rule.serviceId, { day: from, at });
  if (held.full === kobo) return;
  const price = { amount_kobo: kobo, set_by: actor, set_at: at };
  await trx
    .insertInto('service_prices')
    .values({ service_id: rule.serviceId, from_day: from, ...price })
    .onConflict((conflict) => conflict.columns(['service_id', 'from_day']).doUpdateSet(price))
    .execute();
  const { log } = CHARGES;
  const words = (amount: number) => log.price(formatNaira(amount), formatDay(from));
  const deed = { at, actor, action: 'charging-rule-changed', subject: estate.name, estateId: estate.id } as const;
  await writeAudit(trx, { ...deed, detail: { before: words(held.full), after: words(kobo) } });
}

async function keepChosen(trx: Transaction<Schema>, serviceId: number, meters: readonly string[]): Promise<void> {
  await trx.deleteFrom('charging_meters').where('service_id', '=', serviceId).execute();
  if (meters.length === 0) return;
  const rows = [...new Set(meters)].map((meter_number) => ({ service_id: serviceId, meter_number }));
  await trx.insertInto('charging_meters').values(rows).execute();
}

/** The month whose day is today or the next to come. */
function firstToCome(today: string, day: number): string {
  const [year = 0, month = 1, now = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - (now <= day ? 1 : 0))).toISOString().slice(0, 'yyyy-mm'.length);
}

const said = (message: string) => ({ status: 200, data: { message } }) as const;
