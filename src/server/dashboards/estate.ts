import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { DUE_KINDS } from '#catalogues/orders.ts';
import { DUES } from '../billing/chart.ts';
import { chargesOf } from '../billing/debts.ts';
import { dashboardMonths, monthOf } from '../billing/months.ts';
import { BOUGHT, DUES_PAID, type DuesFigure, delivered, duesPaid, isOfMeter, kobo } from '../billing/paid.ts';
import type { Schema } from '../db/schema.ts';
import { ON_LIST, residentsOf } from '../residents/residents.ts';

type Answer = Extract<CallAnswer<'estateDashboard'>, { status: 200 }>;

/** An estate's residents and meters, what they owe together, what they paid by month, and what of each month's charges is still open; naira. */
export async function estateDashboard(
  { db, clock }: { db: Kysely<Schema>; clock: () => Date },
  estateId: number,
): Promise<Answer> {
  const months = dashboardMonths(clock());
  const totals = await totalsOf(db, estateId);
  const power = await powerByMonth(db, estateId, months[0]);
  const dues = await duesByMonth(db, estateId, months[0]);
  const charged = await chargedByMonth(db, estateId, months[0]);
  const paid = (month: string, figure: DuesFigure) =>
    nairaOf(dues.find((row) => row.month === month && row.kind === DUES_PAID[figure])?.kobo ?? 0);
  return {
    status: 200,
    data: {
      ...totals,
      owed: nairaOf(totals.owed),
      months: months.map((month) => ({
        ...{ month, ...chargedIn(charged, month) },
        power: nairaOf(power.find((row) => row.month === month)?.kobo ?? 0),
        serviceCharge: paid(month, 'serviceCharge'),
        devLevy: paid(month, 'devLevy'),
        fine: paid(month, 'fine'),
      })),
    },
  };
}

/** `owed` in kobo: what is above zero on one account pays for nothing on another. */
function totalsOf(db: Kysely<Schema>, estateId: number) {
  const balances = db
    .selectFrom('meters')
    .innerJoin('ledger_entries as line', (join) => join.on(isOfMeter('meters.meter_number')))
    .where('meters.estate_id', '=', estateId)
    .select(sql<number>`sum(line.amount_kobo)`.as('balance'))
    .groupBy('line.account');
  return residentsOf(db, estateId)
    .select(({ fn, selectFrom }) => [
      fn.countAll<number>().as('total_registered_residents'),
      fn.countAll<number>().filterWhere(ON_LIST.active).as('active_residents'),
      fn.countAll<number>().filterWhere(ON_LIST.inactive).as('inactive_residents'),
      fn.countAll<number>().filterWhere(ON_LIST.unverified).as('unverified_residents'),
      selectFrom('meters')
        .where('meters.estate_id', '=', estateId)
        .select(sql<number>`count(*)`.as('meters'))
        .$asScalar()
        .$notNull()
        .as('total_meter_number'),
      selectFrom(balances.as('balances'))
        .select(kobo(sql`greatest(0, -balance)`).as('owed'))
        .$asScalar()
        .$notNull()
        .as('owed'),
    ])
    .executeTakeFirstOrThrow();
}

/** What was charged of a month and what of that is still owed; naira. */
function chargedIn(rows: Awaited<ReturnType<typeof chargedByMonth>>, month: string) {
  const row = rows.find((one) => one.month === month);
  return { charged: nairaOf(Number(row?.charged ?? 0)), open: nairaOf(Number(row?.open ?? 0)) };
}

/** By the month from which it is owed; what was paid is the oldest charge's of its account, in cash as by card. */
async function chargedByMonth(db: Kysely<Schema>, estateId: number, since: string) {
  const { rows } = await sql<{ month: string; charged: number; open: number }>`
    select to_char(charge.since, 'YYYY-MM') as month, sum(charge.charge)::bigint as charged, sum(charge.kobo)::bigint as open
    from ${chargesOf(estateId, DUES)} as charge
    where charge.since >= ${`${since}-01`}::date
    group by 1`.execute(db);
  return rows;
}

function powerByMonth(db: Kysely<Schema>, estateId: number, since: string) {
  return delivered(db, since)
    .where('orders.estate_id', '=', estateId)
    .where('orders.kind', '=', 'power')
    .select([monthOf('orders.captured_at').as('month'), kobo(BOUGHT).as('kobo')])
    .groupBy('month')
    .execute();
}

function duesByMonth(db: Kysely<Schema>, estateId: number, since: string) {
  return duesPaid(db, DUE_KINDS, since)
    .where('orders.estate_id', '=', estateId)
    .select([monthOf('orders.captured_at').as('month'), 'orders.kind', kobo(BOUGHT).as('kobo')])
    .groupBy(['month', 'orders.kind'])
    .execute();
}
