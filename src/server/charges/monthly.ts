import { type Kysely, sql } from 'kysely';
import { CHARGE_SERVICE, type ChargeWhom, LEVY_SERVICE } from '#catalogues/charges.ts';
import { ORDER_KINDS } from '#catalogues/orders.ts';
import { CHARGED_AS, CHARGES } from '#catalogues/sentences/estate/charges.ts';
import type { Due } from '../billing/chart.ts';
import { SERVICE_CHARGE } from '../billing/credited-account.ts';
import { monthlyKoboOn } from '../billing/prices.ts';
import type { Schema } from '../db/schema.ts';
import { refused } from '../http/refusals.ts';
import { unoccupied } from '../orders/price-due.ts';
import { figureOf, settingsAt } from '../settings/in-force.ts';

/** How a service, or the levy, of an estate is charged by the month. */
export interface ChargingRule {
  /** As the calls name it: the id of a service, `service-charge`, or `dev-levy`. */
  readonly of: string;
  /** Null: a levy of which nobody has said yet what a month costs. */
  readonly serviceId: number | null;
  readonly service: string;
  /** What it is called before the month, where residents read it. */
  readonly calledAs: string;
  /** On which account of a meter it is owed: every service stands with the service charge. */
  readonly due: Exclude<Due, 'fine'>;
  /** Of the month, 1 to 28. */
  readonly day: number;
  readonly whom: ChargeWhom;
  /** The first month, `YYYY-MM`, that is charged by itself. */
  readonly byItselfFrom: string | null;
  /** Days from its day on until which it is to be paid; null: none is said. */
  readonly daysToPay: number | null;
  /** True where an administrator has said how it is charged, or has charged it. */
  readonly isSaid: boolean;
}

/** As it is until an administrator says otherwise: on the first, half where nobody lives, and never by itself. A levy is the house's, whoever lives there. */
export const USUAL = { day: 1, whom: 'half-where-empty', byItselfFrom: null, daysToPay: null } as const;
const USUAL_LEVY = { ...USUAL, whom: 'all' } as const;

const NO_LEVY: ChargingRule = {
  ...{
    of: LEVY_SERVICE,
    serviceId: null,
    service: ORDER_KINDS['dev-levy'].narration,
    calledAs: CHARGED_AS['dev-levy'],
  },
  ...{ due: 'dev-levy', isSaid: false, ...USUAL_LEVY },
};

/**
 * Everything that an estate can charge by the month, the service charge first, then the levy, then services and fees by their names.
 * Services stand on the account of the service charge, so they are charged only where the estate has one that is enabled.
 */
export async function rulesOf(db: Kysely<Schema>, estateId: number): Promise<readonly ChargingRule[]> {
  const all = await pricedBy(db, estateId);
  return all[0]?.of === CHARGE_SERVICE ? all : all.filter(({ of }) => of === LEVY_SERVICE);
}

/** The same with what residents pay by the month where nothing is charged: it has its price without a service charge. */
export async function pricedBy(db: Kysely<Schema>, estateId: number): Promise<readonly ChargingRule[]> {
  const found = await db
    .selectFrom('services')
    .leftJoin('charging_rules', 'charging_rules.service_id', 'services.id')
    .select(['services.id as serviceId', 'services.name as service', 'services.due'])
    .select(['charging_rules.day', 'charging_rules.whom'])
    .select(sql<string | null>`coalesce(by_itself_from, other_by_itself_from)`.as('byItselfFrom'))
    .select('charging_rules.days_to_pay as daysToPay')
    .where('services.estate_id', '=', estateId)
    .where((is) => is.or([is('services.enabled', '=', true), is('services.due', 'is not', null)]))
    .orderBy(sql`lower(services.name)`)
    .execute();
  const rules = found.map((row): ChargingRule => {
    const { serviceId, service, day, whom, byItselfFrom, daysToPay } = row;
    const due = row.due ?? 'service-charge';
    const usual = due === 'dev-levy' ? USUAL_LEVY : USUAL;
    const said = day === null || whom === null ? null : { day, whom, byItselfFrom, daysToPay };
    const named = due === 'dev-levy' || service === SERVICE_CHARGE;
    const of = due === 'dev-levy' ? LEVY_SERVICE : String(serviceId);
    return {
      ...{ of: service === SERVICE_CHARGE ? CHARGE_SERVICE : of, serviceId, service, due },
      ...{ calledAs: named ? CHARGED_AS[due] : service, isSaid: said !== null, ...(said ?? usual) },
    };
  });
  const charge = rules.filter(({ of }) => of === CHARGE_SERVICE);
  const levy = rules.find(({ due }) => due === 'dev-levy') ?? NO_LEVY;
  return [...charge, levy, ...rules.filter((rule) => !charge.includes(rule) && rule !== levy)];
}

/** The rule of one of them as the calls name it, the service charge unless named; else why it cannot be charged by the month. */
export async function ruleOf(db: Kysely<Schema>, estateId: number, of: string = CHARGE_SERVICE) {
  const rules = await rulesOf(db, estateId);
  const rule = rules.find((one) => one.of === of || String(one.serviceId) === of);
  if (rule !== undefined) return rule;
  if (of === CHARGE_SERVICE) return refused('no-service', CHARGES.noService);
  const hasCharge = rules[0]?.of === CHARGE_SERVICE;
  return hasCharge ? refused('service-unknown', CHARGES.noSuchService) : refused('no-service', CHARGES.noAccount);
}

/** True for a rule that there is. */
export const isRule = (rule: ChargingRule | ReturnType<typeof refused>): rule is ChargingRule => !('status' in rule);

/** What a month costs on a day, and what an empty apartment pays for it; kobo. Null: nobody has said what a levy costs then. */
export async function monthOn(
  db: Kysely<Schema>,
  { serviceId, due }: Pick<ChargingRule, 'serviceId' | 'due'>,
  { day, at }: { readonly day: string; readonly at: Date },
): Promise<{ readonly full: number; readonly half: number } | null> {
  if (serviceId === null) return null;
  if (due === 'dev-levy') {
    const price = await db
      .selectFrom('service_prices')
      .select('amount_kobo')
      .where('service_id', '=', serviceId)
      .where('from_day', '<=', day)
      .orderBy('from_day', 'desc')
      .executeTakeFirst();
    return price === undefined ? null : { full: price.amount_kobo, half: Math.ceil(price.amount_kobo / 2) };
  }
  const { kobo } = await db
    .selectFrom('services')
    .select(monthlyKoboOn(day).as('kobo'))
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow();
  const feeKobo = figureOf(await settingsAt(db, at, ['fee']), 'fee', 'service');
  // A price below the fee leaves an empty apartment nothing to pay.
  return { full: kobo, half: Math.max(1, unoccupied(kobo, feeKobo).amountKobo) };
}

/** From which month something is charged by itself, `YYYY-MM` or null, as its row keeps it (migration 319). */
export const byItselfOf = ({ service }: Pick<ChargingRule, 'service'>, from: string | null) =>
  service === SERVICE_CHARGE
    ? { by_itself_from: from, other_by_itself_from: null }
    : { by_itself_from: null, other_by_itself_from: from };
