import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { OrderKind, OrderState } from '#catalogues/orders.ts';
import { naira } from '../billing/summary.ts';
import type { Schema } from '../db/schema.ts';
import { dashboardMonths, monthOf } from './months.ts';
import { delivered, duesPaid, kobo, LINE_KOBO } from './paid.ts';

type Answer = Extract<CallAnswer<'platformDashboard'>, { status: 200 }>;
type Month = Answer['data']['months'][number];

/** Which products are summed under which figure. */
const FIGURES: Readonly<Record<Exclude<keyof Month, 'month' | 'transactions'>, readonly (OrderKind | 'dues')[]>> = {
  power: ['power', 'public-power'],
  airtime: ['airtime'],
  data: ['data'],
  internet: ['internet'],
  cable: ['cable'],
  estateDues: ['dues'],
};

/** Paid for, and neither delivered nor on its way back. */
const PENDING: readonly OrderState[] = ['captured', 'fulfilling', 'pending'];

/** Totals of the whole platform, and its sales by month with what estates were paid among them; naira, fees included. */
export async function platformDashboard({
  db,
  clock,
}: {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}): Promise<Answer> {
  const months = dashboardMonths(clock());
  const sales = await salesByMonth(db, months[0]);
  const totals = await totalsOf(db);
  const last = await lastTransaction(db);
  return {
    status: 200,
    data: {
      transactionsSummary: {
        numberOfSuccessfulTransactions: totals.orders + totals.payments,
        totalSuccessfulTransaction: naira(totals.ordersKobo + totals.paymentsKobo),
        totalMeterNumber: totals.meters,
        registeredEstates: totals.estates,
        lastTransactionDate: last === undefined ? null : last.at.toISOString(),
        lastTransactionValue: last === undefined ? null : naira(last.kobo),
      },
      pendingTopups: totals.pending,
      months: months.map((month) => {
        const ofMonth = sales.filter((row) => row.month === month);
        const sum = (products: readonly string[]) =>
          naira(ofMonth.reduce((all, row) => all + (products.includes(row.product) ? row.kobo : 0), 0));
        return {
          month,
          power: sum(FIGURES.power),
          airtime: sum(FIGURES.airtime),
          data: sum(FIGURES.data),
          internet: sum(FIGURES.internet),
          cable: sum(FIGURES.cable),
          estateDues: sum(FIGURES.estateDues),
          transactions: ofMonth.reduce((all, row) => all + row.transactions, 0),
        };
      }),
    },
  };
}

function salesByMonth(db: Kysely<Schema>, since: string) {
  const dues = duesPaid(db, since)
    .select([
      monthOf('posting.at').as('month'),
      sql<OrderKind | 'dues'>`'dues'`.as('product'),
      kobo(LINE_KOBO).as('kobo'),
      PAYMENTS.as('transactions'),
    ])
    .groupBy('month');
  return delivered(db, since)
    .select(({ fn }) => [
      monthOf('orders.captured_at').as('month'),
      sql<OrderKind | 'dues'>`orders.kind`.as('product'),
      kobo(sql`orders.total_kobo`).as('kobo'),
      fn.countAll<number>().as('transactions'),
    ])
    .groupBy(['month', 'product'])
    .unionAll(dues)
    .execute();
}

/** A payment of several dues is one transaction. */
const PAYMENTS = sql<number>`count(distinct posting.id)`;

function totalsOf(db: Kysely<Schema>) {
  const all = sql<number>`count(*)`;
  return db
    .selectFrom(
      delivered(db)
        .select([all.as('orders'), kobo(sql`orders.total_kobo`).as('ordersKobo')])
        .as('sold'),
    )
    .innerJoin(
      duesPaid(db)
        .select([PAYMENTS.as('payments'), kobo(LINE_KOBO).as('paymentsKobo')])
        .as('paid'),
      (join) => join.onTrue(),
    )
    .selectAll()
    .select(({ selectFrom }) => [
      selectFrom('meters').select(all.as('n')).$asScalar().$notNull().as('meters'),
      selectFrom('estates').select(all.as('n')).$asScalar().$notNull().as('estates'),
      selectFrom('orders').where('state', 'in', PENDING).select(all.as('n')).$asScalar().$notNull().as('pending'),
    ])
    .executeTakeFirstOrThrow();
}

/** The newest of all delivered orders and paid dues. */
async function lastTransaction(db: Kysely<Schema>): Promise<{ at: Date; kobo: number } | undefined> {
  const order = await delivered(db)
    .where('orders.captured_at', 'is not', null)
    .select([sql<Date>`orders.captured_at`.as('at'), 'orders.total_kobo as kobo'])
    .orderBy('orders.captured_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const payment = await duesPaid(db)
    .select(['posting.at', kobo(LINE_KOBO).as('kobo')])
    .groupBy(['posting.id', 'posting.at'])
    .orderBy('posting.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (order === undefined || payment === undefined) return order ?? payment;
  return order.at > payment.at ? order : payment;
}
