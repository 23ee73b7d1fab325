import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askedOrder } from '#src/server/purchase-lookup/find-purchase.ts';
import { orderByReference } from '#src/server/stuck-orders/order-by-reference.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { idOf, writeMany, writePayment } from '../histories/support/payments.ts';
import { forgetTables, queriesOf, stepsOf } from '../histories/support/plan.ts';

/** What PostgreSQL writes at once takes the data base inside this process minutes; the plans are the same. */
const ROWS = process.env.TEST_DATABASE_URL ? 100_000 : 4_000;
/** Nobody else has this meter; the address is that of `writePayment`. */
const RARE = { meterNumber: '45099990001', email: 'amaka@palmcourt.example' };
/** An order, and one whose payment has the id of it for a reference. */
const [ONE, OTHER] = ['MANY-000000000017', 'MANY-000000000018'];
/** Many buy for this meter, and none of them with the address above. */
const COMMON = '45012345678';

let portal: TestApp;
let rare: string;
beforeAll(async () => {
  portal = await openTestApp();
  const { db } = portal;
  await forgetTables(db, ['orders', 'payments', 'vend_attempts']);
  const userId = await idOf(db, 'resident@palmcourt.example');
  await writeMany(db, userId, { rows: ROWS, last: '2026-11-20T10:00:00Z', prefix: 'MANY' });
  await sql`
    insert into payments (order_id, provider, reference, amount_kobo, currency, merchant_id, recorded_at)
    select order_id, 'sandbox', case order_id when ${OTHER} then ${ONE} else 'SBX' || right(order_id, 12) end, total_kobo, 'NGN', 'TEST', created_at
    from orders where order_id like 'MANY-%'`.execute(db);
  await sql`
    insert into vend_attempts (order_id, number, vendor, vendor_reference, sent_at)
    select order_id, 1, 'sandbox', 'VND' || right(order_id, 12), created_at
    from orders where order_id like 'MANY-%'`.execute(db);
  const meter = RARE.meterNumber;
  rare = await writePayment(db, userId, { kind: 'power', state: 'fulfilled', at: '2025-01-01T10:00:00Z', meter });
}, 240_000);
afterAll(() => portal.close());

const found = async (reference: string) => (await orderByReference(portal.db, reference, undefined))?.order_id;
const asked = (given: { meterNumber: string; email: string }) => ({ reference: '', ...given });

test('a reference is an order, the vendor or the payment provider knows it by it, and the order itself comes first', async () => {
  const { db } = portal;
  for (const reference of [ONE, ONE.toLowerCase(), 'SBX000000000017', 'VND000000000017']) {
    expect(await found(reference)).toBe(ONE);
  }
  expect(await found('SBX000000000018')).toBeUndefined();
  expect(await orderByReference(db, ONE, await idOf(db, 'debtor@palmcourt.example'))).toBeUndefined();
  expect(await orderByReference(db, ONE, await idOf(db, 'resident@palmcourt.example'))).toMatchObject({
    order_id: ONE,
  });
});

test('an address and a meter name an order, and neither does alone', async () => {
  expect((await askedOrder(portal.db, asked(RARE)))?.order_id).toBe(rare);
  expect(await askedOrder(portal.db, asked({ ...RARE, meterNumber: COMMON }))).toBeUndefined();
});

const LOOK_UPS = [
  ...[ONE, 'SBX000000000017', 'VND000000000017', 'NOBODY-KNOWS-IT'].map((reference) => ({
    ...RARE,
    reference,
  })),
  asked(RARE),
  asked({ ...RARE, meterNumber: COMMON }),
];

describe.each(['as they were written', 'after the data base has looked at its tables'])('with tables %s', (state) => {
  beforeAll(async () => {
    if (state !== 'as they were written') await sql`analyze orders, payments, vend_attempts`.execute(portal.db);
  });

  test.each(LOOK_UPS)('what anybody may ask after reads the rows that it names, and no others: %j', async (ask) => {
    const queries = await queriesOf(portal.db, (db) => askedOrder(db, ask));
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries) {
      const steps = await stepsOf(portal.db, query);
      expect(steps.filter(({ type }) => type === 'Seq Scan')).toEqual([]);
      for (const { rows, thrownAway } of steps) expect(rows + thrownAway).toBeLessThanOrEqual(2);
    }
  });
});
