import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { Role } from '#catalogues/roles.ts';
import { arrears } from '../billing/arrears.ts';
import { accounts, DUES, type Due } from '../billing/chart.ts';
import { naira } from '../billing/summary.ts';
import type { Schema } from '../db/schema.ts';
import { dashboardMonths, monthOf } from './months.ts';
import { delivered, duesPaid, kobo, LINE_DUE, LINE_KOBO } from './paid.ts';

type Figures = Pick<Extract<CallAnswer<'residentDashboard'>, { status: 200 }>['data'], 'dues' | 'months'>;

/** Whose figures: a resident or a home owner. */
export interface Paying {
  readonly id: string;
  readonly role: Role;
  readonly meterNumber: string | null;
}

/** What a person owes and has paid by month, naira. A home owner's only business is the development levy. */
export async function figuresOf(
  { db, clock }: { db: Kysely<Schema>; clock: () => Date },
  person: Paying,
): Promise<Figures> {
  const months = dashboardMonths(clock());
  const business: readonly Due[] = person.role === 'service-owner' ? ['dev-levy'] : DUES;
  const power = person.role === 'service-owner' ? [] : await powerByMonth(db, person.id, months[0]);
  const dues = person.meterNumber === null ? [] : await duesByMonth(db, person.meterNumber, business, months[0]);
  const owed = person.meterNumber === null ? null : await arrears(db, person.meterNumber);
  const ofResident = (figure: number | undefined) => (person.role === 'service-owner' ? null : naira(figure ?? 0));
  return {
    dues: {
      serviceCharge: ofResident(owed?.serviceChargeKobo),
      devLevy: naira(owed?.devLevyKobo ?? 0),
      fine: ofResident(owed?.fineKobo),
    },
    months: months.map((month) => {
      const bought = power.find((row) => row.month === month);
      const paid = (due: Due) => naira(dues.find((row) => row.month === month && row.due === due)?.kobo ?? 0);
      return {
        month,
        power: naira(bought?.kobo ?? 0),
        units: bought?.units ?? 0,
        purchases: bought?.purchases ?? 0,
        serviceCharge: paid('service-charge'),
        devLevy: paid('dev-levy'),
        fine: paid('fine'),
      };
    }),
  };
}

function powerByMonth(db: Kysely<Schema>, userId: string, since: string) {
  return delivered(db, since)
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

function duesByMonth(db: Kysely<Schema>, meterNumber: string, dues: readonly Due[], since: string) {
  return duesPaid(db, since)
    .where(
      'line.account',
      'in',
      dues.map((due) => accounts.meter(meterNumber, due)),
    )
    .select([monthOf('posting.at').as('month'), LINE_DUE.as('due'), kobo(LINE_KOBO).as('kobo')])
    .groupBy(['month', 'due'])
    .execute();
}
