import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balances } from '#src/server/billing/ledger.ts';
import type { Database } from '#src/server/db/database.ts';
import { migrate, migrations } from '#src/server/db/migrate.ts';
import { openTestDatabase } from '../../support/server/server.ts';

const OLD = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '253'));

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('nothing');
  const provider = { getMigrations: async () => OLD };
  const { error } = await new Migrator({ db: database.db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
});
afterAll(() => database.close());

/** An order with a case and a transfer beside it that goes back, and a transfer that was sent back and one that waits, as they stood before. */
async function writeOld(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into orders (order_id, kind, destination_account, amount_kobo, fee_kobo, total_kobo, currency, state, email,
      customer_name, narration, idempotency_key, body_hash, created_at, updated_at)
    values ('POWER-0000000A', 'power', '45012345678', 500000, 5000, 505000, 'NGN', 'fulfilled',
      'amaka@palmcourt.example', 'Amaka Eze', 'Electricity Topup', 'old-key-1', 'x', now(), now())`.execute(db);
  await sql`
    insert into cases (order_id, kind, reason, opened_at)
    values ('POWER-0000000A', 'paid-twice', 'a transfer beside its payment', '2026-11-20T10:00:00Z')`.execute(db);
  await sql`
    insert into arrivals (provider, reference, order_id, amount_kobo, state, reason, came_at, sent_at, next_probe_at, attempts)
    values ('sandbox', 'POWER-0000000A.t1', 'POWER-0000000A', 505000, 'returning', '', now(), '2026-11-20T10:00:00Z', now(), 3),
      ('sandbox', 'IN-1', null, 1000, 'returned', '', now(), '2026-11-20T09:00:00Z', null, 1),
      ('sandbox', 'IN-2', null, 2000, 'waiting', 'ask-me', now(), null, null, 0),
      ('sandbox', 'POWER-0000000A.t2', 'POWER-0000000A', 505000, 'returned', '', now(), '2026-11-20T10:00:00Z', null, 1)`.execute(
    db,
  );
  await sql`
    with posting as (
      insert into ledger_transactions (kind, narration, at) values ('arrived', 'Transfer', now()) returning id
    )
    insert into ledger_entries (transaction_id, account, amount_kobo)
    select id, account, kobo from posting, (values ('provider:sandbox', -505000), ('unmatched', 505000)) as line (account, kobo)`.execute(
    db,
  );
}

test('cases and transfers of before stand as they stood, and what was asked to go back is known to have been asked for', async () => {
  const { db } = database;
  await writeOld(db as unknown as Kysely<unknown>);
  await migrate(db);
  expect(await db.selectFrom('cases').select(['order_id', 'arrival_reference', 'kind']).execute()).toEqual([
    { order_id: 'POWER-0000000A', arrival_reference: null, kind: 'paid-twice' },
  ]);
  const arrivals = db.selectFrom('arrivals').select(['reference', 'state', 'last_answer', 'by_hand_at']);
  expect(await arrivals.orderBy('reference').execute()).toEqual([
    { reference: 'IN-1', state: 'returned', last_answer: null, by_hand_at: null },
    { reference: 'IN-2', state: 'waiting', last_answer: null, by_hand_at: null },
  ]);
  const further = db.selectFrom('further_payments').select(['reference', 'order_id', 'amount_kobo', 'refund_key']);
  const rows = further.select(['looks', 'returned_at', 'next_look_at']).orderBy('reference').execute();
  const beside = { order_id: 'POWER-0000000A', amount_kobo: 505_000 };
  expect(await rows).toEqual([
    {
      ...beside,
      reference: 'POWER-0000000A.t1',
      refund_key: 'arrival-POWER-0000000A.t1',
      looks: 3,
      returned_at: null,
      next_look_at: expect.any(Date),
    },
    {
      ...beside,
      reference: 'POWER-0000000A.t2',
      refund_key: 'arrival-POWER-0000000A.t2',
      looks: 1,
      returned_at: expect.any(Date),
      next_look_at: null,
    },
  ]);
  expect(await balances(db, ['provider:sandbox', 'unmatched', 'paid-twice:POWER-0000000A'])).toEqual({
    'provider:sandbox': -505_000,
    unmatched: 0,
    'paid-twice:POWER-0000000A': 505_000,
  });
  expect(
    await db.selectFrom('refund_attempts').select(['refund_key', 'number', 'sent_at', 'answer']).execute(),
  ).toEqual([
    {
      refund_key: 'arrival-POWER-0000000A.t1',
      number: 1,
      sent_at: new Date('2026-11-20T10:00:00Z'),
      answer: null,
    },
  ]);
});
