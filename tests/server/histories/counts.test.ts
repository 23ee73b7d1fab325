import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORDER_STATES, type OrderState } from '#catalogues/orders.ts';
import { partsOf } from '#src/server/histories/days.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { idOf, writeMany, writePayment } from './support/payments.ts';

let portal: TestApp;
let resident: string;
beforeAll(async () => {
  portal = await openTestApp();
  resident = await idOf(portal.db, 'resident@palmcourt.example');
});
afterAll(() => portal.close());

/** What stands in the counts, and what a count of all orders says should. */
async function both() {
  const kept = await portal.db
    .selectFrom('transaction_counts')
    .selectAll()
    .where(sql<boolean>`successful + failed + pending > 0 or successful_kobo <> 0`)
    .orderBy('user_id')
    .orderBy('estate_id')
    .orderBy('kind')
    .orderBy('span')
    .orderBy('since')
    .execute();
  const counted = await sql`
    select user_id, coalesce(estate_id, 0) as estate_id, kind, span, to_char(created_at at time zone 'Africa/Lagos', shape) as since,
      count(*) filter (where state = 'fulfilled')::int as successful,
      coalesce(sum(total_kobo) filter (where state = 'fulfilled'), 0)::bigint as successful_kobo,
      count(*) filter (where state in ('failed', 'refund_due', 'refunded'))::int as failed,
      count(*) filter (where state in ('opened', 'captured', 'fulfilling', 'pending'))::int as pending
    from orders, (values ('day', 'YYYY-MM-DD'), ('month', 'YYYY-MM-01')) as spans (span, shape)
    where user_id is not null and state not in ('quoted', 'abandoned')
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`.execute(portal.db);
  return { kept, counted: counted.rows };
}

async function agree() {
  const { kept, counted } = await both();
  expect(kept).toEqual(counted);
  const ofEstates = await sql`
    with one as (
      select estate_id, kind, span, since, sum(successful)::int as successful, sum(successful_kobo)::bigint as kobo,
        sum(failed)::int as failed, sum(pending)::int as pending
      from estate_transaction_counts group by 1, 2, 3, 4
      having sum(successful + failed + pending) > 0 or sum(successful_kobo) <> 0
    ), other as (
      select estate_id, kind, span, to_char(created_at at time zone 'Africa/Lagos', shape) as since,
        (count(*) filter (where state = 'fulfilled'))::int as successful,
        coalesce(sum(total_kobo) filter (where state = 'fulfilled'), 0)::bigint as kobo,
        (count(*) filter (where transaction_status(state) = 'failed'))::int as failed,
        (count(*) filter (where transaction_status(state) = 'pending'))::int as pending
      from orders, (values ('day', 'YYYY-MM-DD'), ('month', 'YYYY-MM-01')) as spans (span, shape)
      where estate_id is not null and transaction_status(state) is not null
      group by 1, 2, 3, 4
    )
    (table one except table other) union all (table other except table one)`.execute(portal.db);
  expect(ofEstates.rows).toEqual([]);
  return kept;
}

test('the counts of a history are those of its orders, whatever states they run through', async () => {
  expect((await agree()).length).toBeGreaterThan(0);
  const orderId = await writePayment(portal.db, resident, {
    kind: 'fine',
    state: 'quoted',
    at: '2026-11-30T23:30:00Z',
  });
  const order = portal.db.updateTable('orders').where('order_id', '=', orderId);
  for (const state of [...ORDER_STATES, ...ORDER_STATES.toReversed()]) {
    await order.set({ state }).execute();
    await agree();
  }
});

test('half past eleven in Greenwich is the next day in Lagos, and counts in the next month', async () => {
  await writePayment(portal.db, resident, { kind: 'fine', state: 'fulfilled', at: '2021-08-31T23:30:00Z' });
  const rows = await portal.db
    .selectFrom('transaction_counts')
    .select(['span', 'since'])
    .where('kind', '=', 'fine')
    .where('since', '<', '2022')
    .orderBy('span')
    .execute();
  expect(rows).toEqual([
    { span: 'day', since: '2021-09-01' },
    { span: 'month', since: '2021-09-01' },
  ]);
});

test('orders that are written, changed and deleted by the thousand are counted all the same', async () => {
  await writeMany(portal.db, resident, {
    rows: 1_000,
    last: '2026-11-20T10:00:00Z',
    prefix: 'COUNTED',
    kind: 'service',
  });
  await agree();
  const counted = portal.db.updateTable('orders').where('order_id', 'like', 'COUNTED-%');
  await counted
    .where('state', '=', 'opened')
    .set({ state: 'fulfilled' as OrderState })
    .execute();
  await counted.set({ created_at: sql<Date>`created_at - interval '31 days'` }).execute();
  await agree();
  await portal.db.deleteFrom('orders').where('order_id', 'like', 'COUNTED-%').execute();
  await agree();
});

test('an order counts in the estate that it was made in, and follows it when it is corrected', async () => {
  const estates = await portal.db.selectFrom('estates').select('id').orderBy('id').execute();
  const orderId = await writePayment(portal.db, resident, {
    kind: 'power',
    state: 'fulfilled',
    at: '2026-11-20T10:00:00Z',
    estateId: estates[0]?.id ?? 0,
  });
  await agree();
  for (const estate_id of [estates[1]?.id ?? 0, null]) {
    await portal.db.updateTable('orders').set({ estate_id }).where('order_id', '=', orderId).execute();
    await agree();
  }
});

test('a visitor’s purchase is in nobody’s counts', async () => {
  const orderId = await writePayment(portal.db, resident, {
    kind: 'power',
    state: 'opened',
    at: '2026-11-20T10:00:00Z',
  });
  const order = portal.db.updateTable('orders').where('order_id', '=', orderId);
  await order.set({ user_id: null }).execute();
  await agree();
  await order.set({ state: 'fulfilled' }).execute();
  await agree();
});

test.each([
  [{}, { months: {}, days: [] }],
  [
    { from: '2026-01-01', to: '2026-02-28' },
    { months: { from: '2026-01-01', to: '2026-02-28' }, days: [] },
  ],
  [
    { from: '2026-01-15', to: '2026-03-10' },
    {
      months: { from: '2026-02-01', to: '2026-02-28' },
      days: [
        { from: '2026-01-15', to: '2026-01-31' },
        { from: '2026-03-01', to: '2026-03-10' },
      ],
    },
  ],
  [{ from: '2028-02-02' }, { months: { from: '2028-03-01' }, days: [{ from: '2028-02-02', to: '2028-02-29' }] }],
  [{ to: '2026-12-30' }, { months: { to: '2026-11-30' }, days: [{ from: '2026-12-01', to: '2026-12-30' }] }],
])('the days %j are months and days %j', (days, parts) => {
  expect(partsOf(days)).toEqual(parts);
});

test.each([
  { from: '2026-01-05', to: '2026-01-20' },
  { from: '2026-01-01', to: '2026-01-20' },
  { from: '2026-01-05', to: '2026-01-31' },
  { from: '2026-01-31', to: '2026-02-01' },
  { from: '2026-01-20', to: '2026-01-05' },
  { from: '2026-03-20', to: '2026-01-05' },
  { from: '2025-11-30', to: '2026-03-01' },
])('every day of %j is in one part, and no other day in any', ({ from, to }) => {
  const { months, days } = partsOf({ from, to });
  const all = Array.from({ length: 600 }, (_, at) => new Date(Date.UTC(2025, 5, 1 + at)).toISOString().slice(0, 10));
  const within = (day: string, some: { from?: string | undefined; to?: string | undefined }) =>
    (some.from === undefined || some.from <= day) && (some.to === undefined || day <= some.to);
  const parts = (day: string) =>
    days.filter((some) => within(day, some)).length + (within(`${day.slice(0, 7)}-01`, months) ? 1 : 0);
  expect(all.map((day) => [day, parts(day)])).toEqual(all.map((day) => [day, from <= day && day <= to ? 1 : 0]));
});
