import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { DUE_KINDS, type DueKind } from '#catalogues/orders.ts';
import type { Role } from '#catalogues/roles.ts';
import { nothingOwed, type OwedNaira, owedByMeters } from '../administration/owed-by-meters.ts';
import { arrears } from '../billing/arrears.ts';
import { dashboardMonths, monthOf } from '../billing/months.ts';
import { BOUGHT, DUES_PAID, type DuesFigure, delivered, duesPaid, kobo } from '../billing/paid.ts';
import { NO_PAY_BY, payByOf } from '../billing/pay-by.ts';
import type { Schema } from '../db/schema.ts';

type Figures = Pick<Extract<CallAnswer<'userDashboard'>, { status: 200 }>['data'], 'dues' | 'months'>;

/** Whose figures: a resident or a home owner. */
export interface Paying {
  readonly id: string;
  readonly role: Role;
  readonly meterNumber: string | null;
}

/**
 * What a person's meter owes, and what the person has paid by month, naira. What others paid for the same meter is theirs, and
 * what was paid for an earlier one stays one's own. A home owner's only business is the development levy. With an estate, only
 * what was bought there: who has moved takes the past along, and it is no business of the new estate.
 */
export async function figuresOf(
  { db, clock }: { db: Kysely<Schema>; clock: () => Date },
  person: Paying,
  estateId?: number,
): Promise<Figures> {
  const months = dashboardMonths(clock());
  const business: readonly DueKind[] = person.role === 'service-owner' ? ['dev-levy'] : DUE_KINDS;
  const power = person.role === 'service-owner' ? [] : await powerByMonth(db, person.id, months[0], estateId);
  const dues = await duesByMonth(db, business, person.id, months[0], estateId);
  const owed = await owedOn(db, person.meterNumber, estateId !== undefined);
  const all = await payByOn(db, person.meterNumber, owed, estateId !== undefined);
  return {
    dues:
      person.role === 'service-owner'
        ? { serviceCharge: null, devLevy: owed.devLevy, fine: null, payBy: { ...NO_PAY_BY, devLevy: all.devLevy } }
        : { ...owed, payBy: all },
    months: months.map((month) => {
      const bought = power.find((row) => row.month === month);
      const paid = (figure: DuesFigure) =>
        nairaOf(dues.find((row) => row.month === month && row.kind === DUES_PAID[figure])?.kobo ?? 0);
      return {
        month,
        power: nairaOf(bought?.kobo ?? 0),
        units: bought?.units ?? 0,
        purchases: bought?.purchases ?? 0,
        serviceCharge: paid('serviceCharge'),
        devLevy: paid('devLevy'),
        fine: paid('fine'),
      };
    }),
  };
}

/** What a meter owes: to its estate all that stands in the ledger, to who pays it what can be paid now. */
async function owedOn(db: Kysely<Schema>, meterNumber: string | null, toEstate: boolean): Promise<OwedNaira> {
  if (meterNumber === null) return nothingOwed;
  if (toEstate) return (await owedByMeters(db, [meterNumber])).get(meterNumber) ?? nothingOwed;
  const { serviceChargeKobo, devLevyKobo, fineKobo } = await arrears(db, meterNumber);
  return { serviceCharge: nairaOf(serviceChargeKobo), devLevy: nairaOf(devLevyKobo), fine: nairaOf(fineKobo) };
}

/** By when the first of what is owed is to be paid, as far as `owedOn` says it. */
async function payByOn(db: Kysely<Schema>, meterNumber: string | null, owed: OwedNaira, toEstate: boolean) {
  const owes = owed.serviceCharge < 0 || owed.devLevy < 0 || owed.fine > 0;
  return meterNumber === null || !owes ? NO_PAY_BY : payByOf(db, meterNumber, toEstate);
}

type Orders = ReturnType<typeof delivered>;

/** Orders of one person, in one estate where one is given. */
function ownOf(orders: Orders, userId: string, estateId?: number): Orders {
  const own = orders.where('orders.user_id', '=', userId);
  return estateId === undefined ? own : own.where('orders.estate_id', '=', estateId);
}

function powerByMonth(db: Kysely<Schema>, userId: string, since: string, estateId?: number) {
  return ownOf(delivered(db, since), userId, estateId)
    .innerJoin('tokens', 'tokens.order_id', 'orders.order_id')
    .where('orders.kind', '=', 'power')
    .select(({ fn }) => [
      monthOf('orders.captured_at').as('month'),
      kobo(BOUGHT).as('kobo'),
      sql<number>`sum(tokens.units::numeric)::float8`.as('units'),
      fn.countAll<number>().as('purchases'),
    ])
    .groupBy('month')
    .execute();
}

function duesByMonth(db: Kysely<Schema>, kinds: readonly DueKind[], userId: string, since: string, estateId?: number) {
  return ownOf(duesPaid(db, kinds, since), userId, estateId)
    .select([monthOf('orders.captured_at').as('month'), 'orders.kind', kobo(BOUGHT).as('kobo')])
    .groupBy(['month', 'orders.kind'])
    .execute();
}
