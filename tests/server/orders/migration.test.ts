import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#src/server/db/database.ts';
import { migrate, migrations } from '#src/server/db/migrate.ts';
import { deliveryOf } from '#src/server/orders/own-orders.ts';
import { receiptOf } from '#src/server/receipts/read-receipt.ts';

const OLD = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '040'));
const TOKEN = '60473918225077641183';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dataDir: ':memory:' });
  const { error } = await new Migrator({
    db: database.db,
    provider: { getMigrations: async () => OLD },
  }).migrateToLatest();
  if (error !== undefined) throw error;
});
afterAll(() => database.close());

/** An order of power as a folder from before the storefront has it. */
async function writeOldOrder(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into orders (order_id, kind, user_id, meter_number, amount_kobo, fee_kobo, total_kobo, currency, state, email,
      customer_name, narration, idempotency_key, body_hash, created_at, updated_at, captured_at)
    values ('POWER-0000000A', 'power', null, '45012345678', 500000, 5000, 505000, 'NGN', 'fulfilled',
      'amaka@palmcourt.example', 'Amaka Eze', 'Electricity Topup', 'old-key-1', 'x', now(), now(), now())`.execute(db);
  await sql`
    insert into payments values ('POWER-0000000A', 'sandbox', 'SBX1', 505000, 'NGN', 'TEST', now())`.execute(db);
  await sql`
    insert into tokens values ('POWER-0000000A', ${TOKEN}, '27.78', 'sandbox', now())`.execute(db);
  await sql`
    insert into sandbox_vends values ('POWER-0000000A', '45012345678', 500000, 1, 1, 'vended', ${TOKEN}, '27.78', now())
  `.execute(db);
}

test('a data folder from before the storefront keeps its orders, tokens and receipts', async () => {
  const { db } = database;
  await writeOldOrder(db as unknown as Kysely<unknown>);
  await migrate(db);
  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  expect(order).toMatchObject({
    destination_account: '45012345678',
    provider: null,
    account_name: '',
    package: null,
    phone: null,
  });
  expect(await receiptOf(db, order, await deliveryOf({ db }, order.order_id))).toMatchObject({
    kind: 'power',
    account: '45012345678',
    tokens: [{ kind: 'credit', digits: TOKEN }],
    units: '27.78',
    delivered: true,
  });
  const vend = await db.selectFrom('sandbox_vends').selectAll().executeTakeFirstOrThrow();
  expect(vend).toMatchObject({ account: '45012345678', kind: 'power', provider: null });
});

test('a visitor has one order for a key, and what was delivered never changes', async () => {
  const { db } = database;
  const [order] = await db.selectFrom('orders').selectAll().execute();
  if (order === undefined) throw new Error('The old order is gone.');
  await expect(
    db
      .insertInto('orders')
      .values({ ...order, order_id: 'POWER-0000000B' })
      .execute(),
  ).rejects.toThrow(/orders_visitor_key/);
  await expect(db.updateTable('tokens').set({ units: '1.00' }).execute()).rejects.toThrow(/only grows/);
});

test('a token whose units the vendor did not say can be written, and stays as it is', async () => {
  const { db } = database;
  const order = await db.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow();
  const order_id = 'POWER-0000000C';
  await db
    .insertInto('orders')
    .values({ ...order, order_id, kind: 'public-power', idempotency_key: order_id })
    .execute();
  const delivered = { order_id, token: TOKEN, units: null, vendor: 'sandbox', delivered_at: new Date(0) };
  await db.insertInto('tokens').values(delivered).execute();
  expect(await deliveryOf({ db }, order_id)).toMatchObject({ token: TOKEN, units: null });
  await expect(db.updateTable('tokens').set({ units: '1.00' }).execute()).rejects.toThrow(/only grows/);
});

test.each([
  ['airtime', TOKEN, '27.78'],
  ['public-power', null, null],
  ['public-power', null, '27.78'],
] as const)('a delivery of %s with the token %s and the units %s cannot be written', async (kind, token, units) => {
  const { db } = database;
  const order = await db.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow();
  const order_id = `POWER-KIND${kind.length}${String(token).length}${String(units).length}0`;
  await db
    .insertInto('orders')
    .values({ ...order, order_id, kind, idempotency_key: order_id })
    .execute();
  const delivered = { order_id, token, units, vendor: 'sandbox', delivered_at: new Date(0) };
  await expect(db.insertInto('tokens').values(delivered).execute()).rejects.toThrow(/with a token where it has none/);
});
