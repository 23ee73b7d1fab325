import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { countsIn, countsOf, summarise } from '#src/server/histories/counts.ts';
import { locate } from '#src/server/histories/locate.ts';
import { newest, paymentsOf } from '#src/server/histories/rows.ts';
import { type Query, type Wanted, wantedBy } from '#src/server/histories/wanted.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { idOf, withoutPast, writeMany } from './support/payments.ts';
import { forgetTables, type Step, stepsOf } from './support/plan.ts';

/** What PostgreSQL writes at once takes the data base inside this process minutes; the plans are the same. */
const ROWS = process.env.TEST_DATABASE_URL ? 100_000 : 4_000;
/** They lie an hour apart; and the demonstration's year has left rows of counts that are 0 now. */
const MONTHS = Math.ceil(ROWS / 24 / 28) + 12;
/** Of every seven orders one was given up without a card: so many are payments. */
const PAYMENTS = ROWS - Math.floor((ROWS - 4) / 7) - 1;
const PAGES = Math.ceil(PAYMENTS / TRANSACTION_PAGE.rows);

let portal: TestApp;
let userId: string;
beforeAll(async () => {
  portal = await openTestApp();
  const { db } = portal;
  await forgetTables(db, ['orders', 'tokens', 'transaction_counts']);
  userId = await withoutPast(db, 'resident@palmcourt.example');
  await writeMany(db, userId, { rows: ROWS, last: '2026-11-20T10:00:00Z', prefix: 'MANY' });
  const neighbour = await idOf(db, 'debtor@palmcourt.example');
  await writeMany(db, neighbour, { rows: 4_000, last: '2026-11-20T10:00:00Z', prefix: 'OTHERS' });
  // A hundred thousand payments are written with their counts.
}, 240_000);
afterAll(() => portal.close());

const wanted = (query: Partial<Query>): Wanted =>
  wantedBy({ id: userId, role: 'service-user' }, 'power', { sort: 'asc', ...query });

const INDEXES = [
  'orders_history',
  'orders_history_by_status',
  'transaction_counts_pkey',
  'tokens_pkey',
  // Whether somebody has to decide about a payment that is shown: by either index of the cases that are open, of which there are few.
  'cases_open',
  'cases_open_arrival',
  // Whether more was paid for it than it cost: what stands open of that is little, and is read whole.
  'further_payments_due',
  'services_pkey',
];

/**
 * Nothing that grows is read but through its index, and hardly a row that is not shown. Where no more than that is left of
 * the days, the data base may sort it; it never sorts a person's rows to find those of a page.
 */
function expectIndexed(steps: readonly Step[], most: number) {
  expect(steps.flatMap(({ index }) => index ?? []).filter((index) => !INDEXES.includes(index))).toEqual([]);
  const big = steps.filter(({ table }) => ['orders', 'transaction_counts', 'tokens'].includes(table ?? ''));
  expect(big.length).toBeGreaterThan(0);
  for (const { table, type, rows, thrownAway } of big) {
    expect([table, type]).not.toEqual([table, 'Seq Scan']);
    expect(rows + thrownAway).toBeLessThanOrEqual(most);
  }
}

const QUERIES: Partial<Query>[] = [
  {},
  { sort: 'dsc' },
  { status: 'failed' },
  { status: 'pending', sort: 'dsc' },
  { from: '2026-07-05', to: '2026-11-10' },
  { from: '2026-07-05', status: 'successful' },
];

/**
 * Of a few thousand rows, sorting those of one status costs about what reading them in order does, once the data base knows
 * how few they are: what it then chooses hangs on rows of the demonstration that are made by chance.
 */
const KNOWING = process.env.TEST_DATABASE_URL ? [['after the data base has looked at its tables']] : [];

describe.each([['as they were written'], ...KNOWING])('with %s', (state) => {
  beforeAll(async () => {
    if (state !== 'as they were written') await sql`analyze`.execute(portal.db);
  });

  test.each(QUERIES)(
    'a page of %j, early or late, is read from the index, and no row of another day with it',
    async (query) => {
      const { db } = portal;
      const asked = wanted(query);
      const counts = await countsOf(db, asked);
      const { total } = summarise(counts, asked.status);
      const rows = TRANSACTION_PAGE.rows;
      for (const part of [0, 0.3, 0.99]) {
        const place = await locate(db, asked, counts, Math.floor(total * part));
        if (place === null) throw new Error('There are more rows than that.');
        const steps = await stepsOf(db, paymentsOf(db, asked, place.days, { limit: rows, skip: place.skip }));
        expectIndexed(steps, rows + 50);
      }
    },
  );

  test.each(QUERIES)(
    'the summary of %j is read from the counts and no payment with it, but the newest',
    async (query) => {
      const { db } = portal;
      const asked = wanted(query);
      // A row for each month, and for each day of a month that is asked for in part.
      expectIndexed(await stepsOf(db, countsIn(db, asked, 'month', {})), MONTHS);
      expectIndexed(await stepsOf(db, countsIn(db, asked, 'day', { from: '2026-07-05', to: '2026-07-31' })), 31);
      expectIndexed(await stepsOf(db, newest(db, asked)), 1);
    },
  );
});

test.each([
  { sort: 'asc' },
  { sort: 'dsc' },
  { sort: 'asc', status: 'failed' },
  { sort: 'dsc', from: '2026-07-05', to: '2026-10-20', status: 'successful' },
] satisfies Query[])('the pages of %j are the rows of the data base, none twice and none left out', async (query) => {
  const token = await portal.signIn('resident@palmcourt.example');
  const day = sql<string>`to_char(created_at at time zone 'Africa/Lagos', 'YYYY-MM-DD')`;
  const state = { successful: ['fulfilled'], failed: ['failed', 'refunded'], pending: ['pending', 'opened'] } as const;
  const found = await portal.db
    .selectFrom('orders')
    .select(['order_id', 'state'])
    .where('user_id', '=', userId)
    .where('state', 'in', 'status' in query ? state[query.status] : Object.values(state).flat())
    .where(day, '>=', 'from' in query ? query.from : '')
    .where(day, '<=', 'to' in query ? query.to : '9')
    .orderBy('created_at', query.sort === 'asc' ? 'desc' : 'asc')
    .execute();
  const ids = found.map((row) => row.order_id);
  const pages = Math.ceil(ids.length / TRANSACTION_PAGE.rows);
  for (const page of [1, 2, 3, 8, Math.floor(pages / 2), pages - 7, pages - 1, pages, pages + 1]) {
    const { body } = await portal.call('transactionsHistory', { ...query, page }, token);
    const at = (page - 1) * TRANSACTION_PAGE.rows;
    expect([page, body]).toMatchObject([page, { total: ids.length, page }]);
    expect([page, (body.transactions as { id: string }[]).map(({ id }) => id)]).toEqual([
      page,
      ids.slice(at, at + TRANSACTION_PAGE.rows),
    ]);
  }
});

test('the last page of a long history is there', async () => {
  const token = await portal.signIn('resident@palmcourt.example');
  const { body } = await portal.call('transactionsHistory', { page: PAGES }, token);
  expect(body).toMatchObject({ total: PAYMENTS, page: PAGES });
  expect(body.transactions).toHaveLength(PAYMENTS - (PAGES - 1) * TRANSACTION_PAGE.rows);
});
