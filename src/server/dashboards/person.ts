import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { DUE_KINDS, type DueKind } from '#catalogues/orders.ts';
import type { Role } from '#catalogues/roles.ts';
import { arrears } from '../billing/arrears.ts';
import type { Schema } from '../db/schema.ts';
import { dashboardMonths, monthOf } from './months.ts';
import { DUES_PAID, type DuesFigure, delivered, duesPaid, kobo } from './paid.ts';

type Figures = Pick<Extract<CallAnswer<'residentDashboard'>, { status: 200 }>['data'], 'dues' | 'months'>;

/** Whose figures: a resident or a home owner. */
export interface Paying {
  readonly id: string;
  readonly role: Role;
  readonly meterNumber: string | null;
}

/**
 * What a person owes and has paid by month, naira. A home owner's only business is the development levy. With an estate, only
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
  const dues = person.meterNumber === null ? [] : await duesByMonth(db, person.meterNumber, business, months[0]);
  const owed = person.meterNumber === null ? null : await arrears(db, person.meterNumber);
  const ofResident = (figure: number | undefined) => (person.role === 'service-owner' ? null : nairaOf(figure ?? 0));
  return {
    dues: {
      serviceCharge: ofResident(owed?.serviceChargeKobo),
      devLevy: nairaOf(owed?.devLevyKobo ?? 0),
      fine: ofResident(owed?.fineKobo),
    },
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

function powerByMonth(db: Kysely<Schema>, userId: string, since: string, estateId?: number) {
  const sold = delivered(db, since);
  return (estateId === undefined ? sold : sold.where('orders.estate_id', '=', estateId))
    .innerJoin('tokens', 'tokens.order_id', 'orders.order_id')
    .where('orders.user_id', '=', userId)
    .where('orders.kind', '=', 'power')
    .select(({ fn }) => [
      monthOf('orders.captured_at').as('month'),
      kobo(sql`orders.total_kobo`).as('kobo'),
      sql<number>`sum(tokens.units::numeric)::float8`.as('units'),
      fn.countAll<number>().as('purchases'),
    ])
    .groupBy('month')
    .execute();
}

function duesByMonth(db: Kysely<Schema>, meterNumber: string, kinds: readonly DueKind[], since: string) {
  return duesPaid(db, kinds, since)
    .where('orders.destination_account', '=', meterNumber)
    .select([monthOf('orders.captured_at').as('month'), 'orders.kind', kobo(sql`orders.total_kobo`).as('kobo')])
    .groupBy(['month', 'orders.kind'])
    .execute();
}
