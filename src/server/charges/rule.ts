import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { ORDER_KINDS } from '#catalogues/orders.ts';
import { CHARGES, WHOM_WORDS } from '#catalogues/sentences/estate/charges.ts';
import { dayInLagos, formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import { writeAudit } from '../audit.ts';
import { SERVICE_CHARGE } from '../billing/credited-account.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import { unknownMeters } from './candidates.ts';
import type { ChargesDeps } from './deps.ts';
import { byItselfOf, type ChargingRule, isRule, monthOn, ruleOf, rulesOf, USUAL } from './monthly.ts';
import { pricesOf } from './prices.ts';

/** How the own estate charges a service or the levy, with the prices that there were and will be, the newest first, and what else it can charge. */
export async function chargingRule(
  { db, clock }: ChargesDeps,
  estate: OwnEstate,
  { service }: CallTaken<'chargingRule'>,
): Promise<CallAnswer<'chargingRule'>> {
  const at = clock();
  const now = { day: dayInLagos(at), at };
  const services = [];
  for (const one of await rulesOf(db, estate.id)) {
    const { of, service: name, isSaid } = one;
    const costs = await monthOn(db, one, now);
    services.push({ of, service: name, isSaid, amount: costs && nairaOf(costs.full), ...termsOf(one) });
  }
  const rule = await ruleOf(db, estate.id, service);
  if (!isRule(rule)) {
    if (service !== undefined) return rule;
    const none = { service: null, amount: 0, half: 0, prices: [], byItself: false, daysToPay: null, meters: [] };
    return { status: 200, data: { ...none, day: USUAL.day, whom: USUAL.whom, today: now.day, services } };
  }
  const { full, half } = (await monthOn(db, rule, now)) ?? { full: 0, half: 0 };
  const { prices, meters, plan } = await inForce(db, rule);
  return {
    status: 200,
    data: {
      ...{ service: rule.service, amount: nairaOf(full), half: nairaOf(half), ...termsOf(rule), services },
      ...{ prices, meters, plan, today: now.day },
    },
  };
}

/** The prices of a rule and the meters that it names, with what stands for all of it: whoever changes it has looked at that. */
async function inForce(db: Kysely<Schema>, rule: ChargingRule) {
  const prices = (await pricesOf(db, rule)).map(({ from, amount, by }) => ({ from, amount, by }));
  const meters = rule.serviceId === null ? [] : await chosenMeters(db, rule.serviceId);
  const facts = JSON.stringify([termsOf(rule), prices.map(({ from, amount }) => [from, amount]), meters]);
  return { prices, meters, plan: createHash('sha256').update(facts).digest('hex') };
}

const termsOf = ({ day, whom, byItselfFrom, daysToPay }: ChargingRule) => ({
  ...{ day, whom, byItself: byItselfFrom !== null, daysToPay },
});

/** True where both name the same meters. */
const isSame = (meters: readonly string[], others: readonly string[]): boolean =>
  [...new Set(meters)].sort().join() === others.toSorted().join();

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
    const found = await ruleOf(trx, estate.id, given.service);
    if (!isRule(found)) return found;
    const rule = found;
    const held = await inForce(trx, rule);
    const {
      day = rule.day,
      whom = rule.whom,
      byItself = rule.byItselfFrom !== null,
      daysToPay = rule.daysToPay,
    } = given;
    const meters = whom === 'chosen' ? (given.meters ?? held.meters) : [];
    if (whom === 'chosen' && meters.length === 0) return refused('meters-missing', CHARGES.chosenNeeded);
    const unknown = given.meters === undefined ? null : await unknownMeters(trx, estate.id, given.meters);
    if (unknown !== null) return unknown;
    const at = clock();
    const today = dayInLagos(at);
    const from = given.from ?? today;
    if (from < today) return refused('day-past', CHARGES.dayPast);
    if (rule.serviceId === null && given.amount === undefined) return refused('amount-missing', CHARGES.priceNeeded);
    const before = logged({ ...rule, byItself: rule.byItselfFrom !== null });
    const after = logged({ whom, day, byItself, daysToPay });
    const others = !isSame(meters, held.meters);
    const price = given.amount === undefined ? null : koboOf(given.amount);
    const costs = price !== null && (await monthOn(trx, rule, { day: from, at }))?.full !== price;
    // What is sent again has been kept already.
    const moved = given.plan !== undefined && given.plan !== held.plan;
    if (moved && (before !== after || others || costs)) return refused('rule-moved', CHARGES.ruleMoved);
    const serviceId = rule.serviceId ?? (await addLevy(trx, estate.id, price ?? 0));
    // What was due before nobody had chosen it is not charged by itself.
    const byItselfFrom = byItself ? (rule.byItselfFrom ?? firstToCome(today, day)) : null;
    const kept = { day, whom, ...byItselfOf(rule, byItselfFrom), days_to_pay: daysToPay };
    await trx
      .insertInto('charging_rules')
      .values({ service_id: serviceId, ...kept })
      .onConflict((conflict) => conflict.column('service_id').doUpdateSet(kept))
      .execute();
    if (others) await keepChosen(trx, serviceId, meters);
    const deed = { at, actor, action: 'charging-rule-changed', estateId: estate.id } as const;
    const subject = subjectOf(rule, estate);
    if (before !== after || others) await writeAudit(trx, { ...deed, subject, detail: { before, after, meters } });
    if (price === null) return said(CHARGES.ruleSet(rule.service));
    await setPrice(trx, { ...rule, serviceId }, { kobo: price, from, actor, at, estate });
    return said(CHARGES.priceSet(rule.service, formatNaira(price), formatDay(from)));
  });
}

/** Whose rule it is, as the activity log says it: the estate's where it is the service charge, as before there were others. */
const subjectOf = ({ service }: ChargingRule, { name }: OwnEstate): string =>
  service === SERVICE_CHARGE ? name : `${service}, ${name}`;

/** The row of an estate's levy, which nobody buys: it is paid as the levy. Answers its id. */
async function addLevy(trx: Transaction<Schema>, estateId: number, monthlyKobo: number): Promise<number> {
  const name = ORDER_KINDS['dev-levy'].narration;
  const row = { estate_id: estateId, name, kind: 'fee', monthly_kobo: monthlyKobo, enabled: false } as const;
  const { id } = await trx
    .insertInto('services')
    .values({ ...row, due: 'dev-levy' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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

async function setPrice(
  trx: Transaction<Schema>,
  rule: ChargingRule & { readonly serviceId: number },
  { kobo, from, actor, at, estate }: NewPrice,
) {
  const held = await monthOn(trx, rule, { day: from, at });
  if (held?.full === kobo) return;
  const price = { amount_kobo: kobo, set_by: actor, set_at: at };
  await trx
    .insertInto('service_prices')
    .values({ service_id: rule.serviceId, from_day: from, ...price })
    .onConflict((conflict) => conflict.columns(['service_id', 'from_day']).doUpdateSet(price))
    .execute();
  const { log } = CHARGES;
  const words = (amount: number) => log.price(formatNaira(amount), formatDay(from));
  const subject = subjectOf(rule, estate);
  const deed = { at, actor, action: 'charging-rule-changed', subject, estateId: estate.id } as const;
  await writeAudit(trx, { ...deed, detail: { before: held && words(held.full), after: words(kobo) } });
}

async function keepChosen(trx: Transaction<Schema>, serviceId: number, meters: readonly string[]): Promise<void> {
  await trx.deleteFrom('charging_meters').where('service_id', '=', serviceId).execute();
  if (meters.length === 0) return;
  const rows = [...new Set(meters)].map((meter_number) => ({ service_id: serviceId, meter_number }));
  await trx.insertInto('charging_meters').values(rows).execute();
}

/** The month whose day is today or the next to come. */
export function firstToCome(today: string, day: number): string {
  const [year = 0, month = 1, now = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - (now <= day ? 1 : 0))).toISOString().slice(0, 'yyyy-mm'.length);
}

const said = (message: string) => ({ status: 200, data: { message } }) as const;
