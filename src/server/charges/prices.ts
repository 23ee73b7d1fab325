import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { CHARGE_SERVICE } from '#catalogues/charges.ts';
import { nairaOf } from '#catalogues/money.ts';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { notYet } from '../accounts/awaiting.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { ownServices } from '../orders/price-due.ts';
import type { Person } from '../person.ts';
import type { ChargesDeps } from './deps.ts';
import { type ChargingRule, isRule, monthOn, pricedBy, ruleOf, rulesOf } from './monthly.ts';
import { daysAfter, dueOn } from './plan.ts';

/** A price of a service, naira: from which day it holds, and who said it when. */
interface Price {
  /** Null: since ever. */
  readonly from: string | null;
  readonly amount: number;
  readonly by: string | null;
  readonly at: Date | null;
}

/** Every price of a service that there was and will be, the newest first. */
export async function pricesOf(
  db: Kysely<Schema>,
  { serviceId, due }: Pick<ChargingRule, 'serviceId' | 'due'>,
): Promise<readonly Price[]> {
  if (serviceId === null) return [];
  const prices = await db
    .selectFrom('service_prices as price')
    .leftJoin('users', 'users.id', 'price.set_by')
    .select(['price.from_day as from', 'price.amount_kobo', 'price.set_at as at'])
    .select(sql<string | null>`nullif(trim(concat(users.first_name, ' ', users.last_name)), '')`.as('by'))
    .where('service_id', '=', serviceId)
    .orderBy('from_day', 'desc')
    .execute();
  const said = prices.map(({ amount_kobo, ...price }) => ({ ...price, amount: nairaOf(amount_kobo) }));
  // A levy costs nothing before somebody has said what.
  if (due === 'dev-levy') return said;
  const { monthly_kobo } = await db
    .selectFrom('services')
    .select('monthly_kobo')
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow();
  return [...said, { from: null, amount: nairaOf(monthly_kobo), by: null, at: null }];
}

/** What the own estate charges by the month, and each of its prices. A resident has those that are charged, and not who said them. */
export async function priceHistory(
  { db, clock }: Pick<ChargesDeps, 'db' | 'clock'>,
  estateId: number,
  person: Pick<Person, 'id' | 'role' | 'awaits' | 'meterNumber'>,
  { service, month, page, rows }: CallTaken<'priceHistory'>,
): Promise<CallAnswer<'priceHistory'>> {
  const isOffice = person.role === 'service-admin';
  const hidden = isOffice ? null : notYet(person);
  if (hidden !== null) return { status: 403, data: hidden };
  const at = clock();
  const own = isOffice ? null : await ownServices(db, person, at).execute();
  const all = own === null ? await rulesOf(db, estateId) : await pricedTo(db, estateId, person, own);
  const asked = service === undefined ? all : await ruleIn(db, estateId, all, service);
  if ('status' in asked) return asked;
  const isEmpty = own?.some(({ status }) => status !== 'occupied') ?? false;
  const today = dayInLagos(at);
  const meant = month ?? today.slice(0, 'yyyy-mm'.length);
  const services = [];
  const prices = [];
  for (const rule of asked) {
    const { of, service: called, day } = rule;
    const [now, then] = [
      await monthOn(db, rule, { day: today, at }),
      await monthOn(db, rule, { day: dueOn(meant, day), at }),
    ];
    const half = isEmpty && isHalved(rule) ? now : null;
    services.push({
      ...{ of, service: called, amount: now && nairaOf(now.full), ofMonth: then && nairaOf(then.full) },
      half: half && nairaOf(half.half),
    });
    prices.push(...spansOf(await pricesOf(db, rule), today).map((price) => ({ of, service: called, ...price })));
  }
  const shown = prices.slice((page - 1) * rows, page * rows);
  return {
    status: 200,
    data: {
      ...{ services, month: meant, total: prices.length, page },
      prices: shown.map(({ by, at: said, ...price }) => ({
        ...price,
        by: isOffice ? by : null,
        at: isOffice && said !== null ? said.toISOString() : null,
      })),
    },
  };
}

/** What of an estate a resident pays for: the service charge, what has a rule that is not for others, and what is paid by the month without one. */
async function pricedTo(
  db: Kysely<Schema>,
  estateId: number,
  { meterNumber }: Pick<Person, 'meterNumber'>,
  own: readonly { readonly id: number }[],
) {
  const named = await db
    .selectFrom('charging_meters')
    .select('service_id')
    .where('meter_number', '=', meterNumber)
    .execute();
  const isNamed = ({ serviceId }: ChargingRule) => named.some(({ service_id }) => service_id === serviceId);
  const isOwn = ({ serviceId }: ChargingRule) => own.some(({ id }) => id === serviceId);
  return (await pricedBy(db, estateId)).filter((rule) => {
    if (rule.of === CHARGE_SERVICE) return true;
    return rule.isSaid ? rule.whom !== 'chosen' || isNamed(rule) : isOwn(rule);
  });
}

/** True for what an apartment where nobody lives is charged by half, or pays by half in advance. */
const isHalved = ({ due, whom, isSaid }: ChargingRule): boolean =>
  due === 'service-charge' && (!isSaid || whom === 'half-where-empty');

/** The one that is named, where whoever asks has it. */
async function ruleIn(db: Kysely<Schema>, estateId: number, all: readonly ChargingRule[], service: string) {
  const meant = all.find(({ of, serviceId }) => of === service || String(serviceId) === service);
  if (meant !== undefined) return [meant];
  const rule = await ruleOf(db, estateId, service);
  return isRule(rule) ? refused('service-unknown', CHARGES.notCharged) : rule;
}

/** The same with until when each holds; the newest first, as they came. */
const spansOf = (prices: readonly Price[], today: string) =>
  prices.map((price, nth) => {
    const next = prices[nth - 1]?.from ?? null;
    const hasBegun = price.from === null || price.from <= today;
    return { ...price, until: next && daysAfter(next, -1), isNow: hasBegun && (next === null || next > today) };
  });
