import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balances, post } from '#src/server/billing/ledger.ts';
import type { Database } from '#src/server/db/database.ts';
import { openTestDatabase } from '../../support/server/server.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = new Date('2026-11-01T08:00:00Z');
const sale = (orderId: string, kobo: number) => ({
  kind: 'captured',
  orderId,
  narration: 'Electricity Topup',
  at,
  entries: [
    { account: `provider:${orderId}`, kobo: -kobo },
    { account: `sales:${orderId}`, kobo },
  ],
});

test('a posting moves kobo from one account to another', async () => {
  const { db } = database;
  expect(await db.transaction().execute((trx) => post(trx, sale('POWER-A', 505_000)))).toBe(true);
  expect(await balances(db, ['provider:POWER-A', 'sales:POWER-A', 'fees:POWER-A'])).toEqual({
    'provider:POWER-A': -505_000,
    'sales:POWER-A': 505_000,
    'fees:POWER-A': 0,
  });
});

test('the same posting of an order a second time changes nothing', async () => {
  const { db } = database;
  await db.transaction().execute((trx) => post(trx, sale('POWER-B', 100)));
  expect(await db.transaction().execute((trx) => post(trx, sale('POWER-B', 100)))).toBe(false);
  expect(await balances(db, ['provider:POWER-B'])).toEqual({ 'provider:POWER-B': -100 });
});

test('lines that do not sum to zero, or carry parts of a kobo, are refused', { tags: ['A-008'] }, async () => {
  const post1 = (kobo: number, back: number) =>
    database.db.transaction().execute((trx) =>
      post(trx, {
        ...sale('POWER-C', 1),
        entries: [
          { account: 'a', kobo },
          { account: 'b', kobo: back },
        ],
      }),
    );
  await expect(post1(100, -99)).rejects.toThrow(/does not balance/);
  await expect(post1(0.5, -0.5)).rejects.toThrow(/does not balance/);
});

test('the data base itself refuses an unbalanced or an empty posting at the commit', async () => {
  const header = { kind: 'x', narration: 'x', at };
  const unbalanced = database.db.transaction().execute(async (trx) => {
    const { id } = await trx.insertInto('ledger_transactions').values(header).returning('id').executeTakeFirstOrThrow();
    const lines = [100, -99].map((amount_kobo) => ({ transaction_id: id, account: 'x', amount_kobo }));
    await trx.insertInto('ledger_entries').values(lines).execute();
  });
  await expect(unbalanced).rejects.toThrow(/sum to 1 kobo/);
  await expect(database.db.insertInto('ledger_transactions').values(header).execute()).rejects.toThrow(/has 0 entries/);
  expect(await balances(database.db, ['x'])).toEqual({ x: 0 });
});

test('an entry can be neither changed, removed nor swept away', async () => {
  const { db } = database;
  await db.transaction().execute((trx) => post(trx, sale('POWER-D', 100)));
  await expect(db.updateTable('ledger_entries').set({ amount_kobo: 1 }).execute()).rejects.toThrow(/only grows/);
  await expect(db.deleteFrom('ledger_entries').execute()).rejects.toThrow(/only grows/);
  await expect(sql`truncate ledger_entries, ledger_transactions cascade`.execute(db)).rejects.toThrow(/only grows/);
});
