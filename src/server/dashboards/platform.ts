import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { CHARTED_ESTATES, PENDING_AGES_MIN } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import { DUE_KINDS, type OrderKind } from '#catalogues/orders.ts';
import { UNSETTLED } from '#machines/settlement/settlement.ts';
import { dashboardMonths, monthOf } from '../billing/months.ts';
import { BOUGHT, delivered, kobo } from '../billing/paid.ts';
import type { Schema } from '../db/schema.ts';
import { PENDING_ORDERS } from '../stuck-orders/pending.ts';

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
      kobo(BOUGHT).as('kobo'),
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
    .select([sql<Date>`orders.captured_at`.as('at'), BOUGHT.as('kobo')])
    .orderBy('orders.captured_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type Estates = Extract<CallAnswer<'platformDashboard'>, { status: 200 }>['data']['estates'];

/**
 * What was sold in each estate, its power and its dues, in some months that follow each other; naira, fees included. Those
 * that sold most stand alone, the most first, and all others together in the end.
 */
async function salesByEstate(db: Kysely<Schema>, months: readonly [string, ...string[]]): Promise<Estates> {
  const sales = await delivered(db, months[0])
    .innerJoin('estates', 'estates.id', 'orders.estate_id')
    .where('orders.kind', 'in', ['power', ...DUE_KINDS])
    .select(['estates.id', 'estates.name', monthOf('orders.captured_at').as('month')])
    .select(kobo(BOUGHT).as('kobo'))
    .groupBy(['estates.id', 'estates.name', 'month'])
    .execute();
  const total = (some: typeof sales) => some.reduce((all, row) => all + row.kobo, 0);
  const ranked = [...Map.groupBy(sales, ({ id }) => id).values()].sort((a, b) => total(b) - total(a));
  const lineOf = (id: number | null, name: string | null, some: typeof sales): Estates[number] => ({
    id,
    name,
    total: nairaOf(total(some)),
    months: months.map((month) => ({ month, value: nairaOf(total(some.filter((row) => row.month === month))) })),
  });
  const first = ranked
    .slice(0, CHARTED_ESTATES)
    .map((some) => lineOf(some[0]?.id ?? null, some[0]?.name ?? null, some));
  const others = ranked.slice(CHARTED_ESTATES).flat();
  return others.length === 0 ? first : [...first, lineOf(null, null, others)];
}

type Ages = Extract<CallAnswer<'platformDashboard'>, { status: 200 }>['data']['pendingAges'];

/** How long the top-ups that are pending have been: how many, and what was paid for them in naira, the newest first. */
export async function pendingAges({
  db,
  clock,
}: {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}): Promise<Ages> {
  const minutes = sql<number>`extract(epoch from ${clock()}::timestamptz - coalesce(captured_at, created_at)) / 60`;
  const place = sql<number>`width_bucket(${minutes}::float8, ${sql.lit(`{${PENDING_AGES_MIN.join()}}`)}::float8[])`;
  const paid = sql`case when state in (${sql.join(UNSETTLED)}) then total_kobo else 0 end`;
  const counted = await db
    .selectFrom('orders')
    .where('orders.order_id', 'in', PENDING_ORDERS)
    .select(({ fn }) => [place.as('place'), fn.countAll<number>().as('topups'), kobo(paid).as('kobo')])
    .groupBy('place')
    .execute();
  return [...PENDING_AGES_MIN, null].map((below, at) => {
    const here = counted.find((row) => row.place === at);
    return { below, topups: here?.topups ?? 0, value: nairaOf(here?.kobo ?? 0) };
  });
}
