import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#src/server/db/database.ts';
import { migrate, migrations } from '#src/server/db/migrate.ts';

const BEFORE = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '126'));
const PERSON = '11111111-1111-4111-8111-111111111111';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dataDir: ':memory:' });
  const provider = { getMigrations: async () => BEFORE };
  const { error } = await new Migrator({ db: database.db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  await writeOldTickets(database.db as unknown as Kysely<unknown>);
  await migrate(database.db);
});
afterAll(() => database.close());

/** A ticket of somebody who has moved from 901 to 902, about an order of each, as a folder from before has them. */
async function writeOldTickets(db: Kysely<unknown>): Promise<void> {
  await sql`insert into estates (id, name) values (901, 'Palm Court'), (902, 'Cedar View')`.execute(db);
  await sql`
    insert into users (id, email, password_hash, first_name, last_name, phone, role, status, estate_id, created_at)
    values (${PERSON}, 'amaka@palmcourt.example', 'x', 'Amaka', 'Eze', '08030000000', 'service-user', 'occupied', 902, now())
  `.execute(db);
  for (const estate of [901, 902]) {
    const order = `POWER-00000${estate}`;
    await sql`
      insert into orders (order_id, kind, user_id, estate_id, destination_account, amount_kobo, fee_kobo, total_kobo, currency,
        state, email, customer_name, narration, idempotency_key, body_hash, created_at, updated_at)
      values (${order}, 'power', ${PERSON}, ${estate}, '45012345678', 500000, 5000, 505000, 'NGN', 'opened',
        'amaka@palmcourt.example', 'Amaka Eze', 'Electricity Topup', ${order}, 'x', now(), now())`.execute(db);
    await sql`
      insert into tickets (id, key, topic, user_id, estate_id, name, email, order_id, opened_at, last_at)
      values (${estate}, ${order}, 'other', ${PERSON}, 902, 'Amaka Eze', 'amaka@palmcourt.example', ${order}, now(), now())
    `.execute(db);
  }
  await sql`
    insert into ticket_messages (ticket_id, written_by, side, text, at) values (901, ${PERSON}, 'person', 'No token.', now()),
      (901, null, 'portal', 'Capture verified.', now()), (901, ${PERSON}, 'portal', 'Amaka Eze closed this ticket.', now())
  `.execute(db);
}

test('of the notes on old tickets, those that came from a chat are told from those of the portal', async () => {
  const notes = await database.db.selectFrom('ticket_messages').select(['side', 'text']).orderBy('id').execute();
  expect(notes).toEqual([
    { side: 'person', text: 'No token.' },
    { side: 'chat', text: 'Capture verified.' },
    { side: 'portal', text: 'Amaka Eze closed this ticket.' },
  ]);
});

test('old tickets stay with the estate that their order was bought in, and with no other', async () => {
  const tickets = await database.db.selectFrom('tickets').select(['order_id', 'estate_id']).orderBy('id').execute();
  expect(tickets).toEqual([
    { order_id: 'POWER-00000901', estate_id: null },
    { order_id: 'POWER-00000902', estate_id: 902 },
  ]);
});
