import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { DUE_KINDS, type OrderKind } from '#catalogues/orders.ts';
import { dashboardMonths, monthOf } from '../billing/months.ts';
import { delivered, kobo } from '../billing/paid.ts';
import type { Schema } from '../db/schema.ts';
import { PENDING_ORDERS } from '../stuck-orders/pending-orders.ts';
import { salesByEstate } from './by-estate.ts';
import { pendingAges } from './pending-ages.ts';

type Answer = Extract<CallAnswer<'platformDashboard'>, { status: 200 }>;
type Month = Answer['data']['months'][number];

/** Which products are summed under which figure. */
const FIGURES: Readonly<Record<Exclude<keyof Month, 'month' | 'transactions'>, readonly OrderKind[]>> = {
  power: ['power', 'public-power'],
  airtime: ['airtime'],
  data: ['data'],
  internet: ['internet'],
  cable: ['cable'],
  estateDues: DUE_KINDS,
};

/** Totals of the whole platform, and its sales by month and by estate; naira, fees included. */
export async function platformDashboard({
  db,
  clock,
}: {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}): Promise<Answer> {
  const sales = await salesByMonth(db);
  const counts = await countsOf(db);
  const last = await lastTransaction(db);
  const months = dashboardMonths(clock());
  return {
    status: 200,
    data: {
      transactionsSummary: {
        numberOfSuccessfulTransactions: sales.reduce((all, row) => all + row.transactions, 0),
        totalSuccessfulTransaction: nairaOf(sales.reduce((all, row) => all + row.kobo, 0)),
        totalMeterNumber: counts.meters,
        registeredEstates: counts.estates,
        lastTransactionDate: last === undefined ? null : last.at.toISOString(),
        lastTransactionValue: last === undefined ? null : nairaOf(last.kobo),
      },
      pendingTopups: counts.pending,
      pendingAges: await pendingAges({ db, clock }),
      months: months.map((month) =>
        monthOfSales(
          month,
          sales.filter((row) => row.month === month),
        ),
      ),
      estates: await salesByEstate(db, months),
    },
  };
}

type Sale = Awaited<ReturnType<typeof salesByMonth>>[number];

function monthOfSales(month: string, sales: readonly Sale[]): Month {
  const sum = (products: readonly OrderKind[]) =>
    nairaOf(sales.reduce((all, row) => all + (products.includes(row.product) ? row.kobo : 0), 0));
  return {
    month,
    power: sum(FIGURES.power),
    airtime: sum(FIGURES.airtime),
    data: sum(FIGURES.data),
    internet: sum(FIGURES.internet),
    cable: sum(FIGURES.cable),
    estateDues: sum(FIGURES.estateDues),
    transactions: sales.reduce((all, row) => all + row.transactions, 0),
  };
}

/** Every month there ever was, so that the totals are of the same rows as the charts. */
function salesByMonth(db: Kysely<Schema>) {
  return delivered(db)
    .select(({ fn }) => [
      monthOf('orders.captured_at').as('month'),
      'orders.kind as product',
      kobo(sql`orders.total_kobo`).as('kobo'),
      fn.countAll<number>().as('transactions'),
    ])
    .groupBy(['month', 'orders.kind'])
    .execute();
}

function countsOf(db: Kysely<Schema>) {
  const all = sql<number>`count(*)`;
  return db
    .selectFrom('orders')
    .where('orders.order_id', 'in', PENDING_ORDERS)
    .select(({ selectFrom }) => [
      all.as('pending'),
      selectFrom('meters').select(all.as('n')).$asScalar().$notNull().as('meters'),
      selectFrom('estates').select(all.as('n')).$asScalar().$notNull().as('estates'),
    ])
    .executeTakeFirstOrThrow();
}

/** The newest of all delivered orders. */
function lastTransaction(db: Kysely<Schema>): Promise<{ at: Date; kobo: number } | undefined> {
  return delivered(db)
    .where('orders.captured_at', 'is not', null)
    .select([sql<Date>`orders.captured_at`.as('at'), 'orders.total_kobo as kobo'])
    .orderBy('orders.captured_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
