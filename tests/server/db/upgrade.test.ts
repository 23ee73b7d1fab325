import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { VERSION } from '#src/server/version.ts';
import { eventually } from '../../support/eventually.ts';
import { sendTo, startTestPortal } from '../../support/server/running.ts';
import { hasBooks, NEWEST, OLDER, type Older, olderSettings } from './support/older.ts';

/** An account that was opened with the older version, beside those of its demonstration. */
const OPENED = { email: 'ngozi.bello@mail.example', password: 'Harmattan-Kite-58' };
const RESIDENT = { email: 'resident@palmcourt.example', password: DEMO_PASSWORD };
/** Whose purchase was paid, and the vendor silent about it, when the older version was killed. */
const STUCK = 'lost@palmcourt.example';

/** What comes of mishaps, or of what lasts longer than a version's data is made in: no row of it is kept. */
const RARE: readonly string[] = [
  ...['account_changes', 'alerts', 'arrivals', 'chargebacks', 'credit_looks', 'dev_levies', 'earlier_payments'],
  ...['estate_payments', 'forgotten_payments', 'further_payments', 'payout_lines', 'payouts', 'platform_settings'],
  ...['receipt_sends', 'refund_accounts', 'refund_details', 'refund_marks', 'restores', 'sandbox_captures'],
  ...['sandbox_chargebacks', 'silences', 'support_messages', 'ticket_files', 'ticket_marks', 'vendor_wallets'],
  'wrong_sums',
];

/** What no upgrade may change: who there is, what was bought, paid, delivered and returned, and what is owed. */
async function heldBy(db: Kysely<Schema>) {
  return {
    people: await db
      .selectFrom('users')
      .select(['id', 'email', 'password_hash', 'meter_number'])
      .orderBy('id')
      .execute(),
    orders: await db
      .selectFrom('orders')
      .select(['order_id', 'kind', 'state', 'total_kobo', 'user_id'])
      .where('email', '!=', STUCK)
      .orderBy('order_id')
      .execute(),
    payments: await db.selectFrom('payments').selectAll().orderBy('order_id').execute(),
    // When each was asked for is a row of its own by now.
    refunds: await db
      .selectFrom('refunds')
      .select(['order_id', 'amount_kobo', 'reason', 'key', 'due_at', 'accepted_at', 'refund_reference'])
      .orderBy('order_id')
      .execute(),
    tokens: await ofOthers(db, 'tokens'),
    owed: await balances(db, 'meter:%'),
  };
}

function ofOthers(db: Kysely<Schema>, table: 'tokens') {
  const stuck = db.selectFrom('orders').select('order_id').where('email', '=', STUCK);
  // What every version knew of a delivery.
  const known = ['order_id', 'token', 'units', 'vendor', 'delivered_at'] as const;
  return db.selectFrom(table).select(known).where('order_id', 'not in', stuck).orderBy('order_id').execute();
}

/** Every account to the kobo, but for what the purchase that was under way moves. */
async function booksOf(db: Kysely<Schema>) {
  const { rows } = await sql<{ account: string; kobo: number }>`
    select line.account, sum(line.amount_kobo)::bigint as kobo
    from ledger_entries line join ledger_transactions posting on posting.id = line.transaction_id
    where posting.order_id is null or posting.order_id not in (select order_id from orders where email = ${STUCK})
    group by line.account order by line.account`.execute(db);
  return rows;
}

async function balances(db: Kysely<Schema>, like: string) {
  const { rows } = await sql<{ account: string; kobo: number }>`
    select account, sum(amount_kobo)::bigint as kobo from ledger_entries where account like ${like}
    group by account order by account`.execute(db);
  return rows;
}

/** What an estate's office wrote down: charges, reminders, its rule about arrears, and who moved. Each row as JSON, by its table. */
const OFFICE = [
  ...['service_prices', 'charging_rules', 'charging_meters', 'charge_runs', 'charge_lines'],
  ...['administrator_invitations', 'reminder_runs', 'reminder_people', 'reminders', 'meter_moves'],
  ...['arrears_policies', 'arrears_exceptions', 'arrears_standings', 'arrears_changes', 'small_topups'],
];

async function officeOf(db: Kysely<Schema>) {
  const { rows: there } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const held: Record<string, readonly object[]> = {};
  for (const name of OFFICE.filter((one) => there.some((table) => table.name === one))) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(one) as row from ${sql.table(name)} as one order by to_jsonb(one)::text`.execute(db);
    held[name] = rows.map(({ row }) => row);
  }
  return held;
}

/** The tables that no row is in. */
async function emptyIn(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by name`.execute(db);
  const empty: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length === 0) empty.push(name);
  }
  return empty;
}

/** Everything about the ledger that is not as it must be. */
async function wrongInLedger(db: Kysely<Schema>): Promise<unknown[]> {
  const { rows: unbalanced } = await sql`
    select transaction_id from ledger_entries group by transaction_id having sum(amount_kobo) <> 0`.execute(db);
  // Whose order has found its end has nothing left with us, and what is on its way stands with its payer.
  const { rows: payers } = await sql`
    select orders.order_id, orders.state, coalesce(sum(entry.amount_kobo), 0) as kobo
    from orders left join ledger_entries entry on entry.account = 'customer:' || orders.order_id
    group by orders.order_id, orders.state
    having coalesce(sum(entry.amount_kobo), 0) <> case
      when orders.state in ('captured', 'fulfilling', 'pending', 'refund_due') then orders.total_kobo else 0 end`.execute(
    db,
  );
  // What a provider holds stands below zero: what was paid by orders, less what went back.
  const { rows: provider } = await sql`
    select sum(line.amount_kobo) as kobo
    from ledger_entries line join ledger_transactions posting on posting.id = line.transaction_id
    where (line.account like 'provider:%' or line.account like 'provider-fees:%') and posting.order_id is not null
    having sum(line.amount_kobo) <> -(select sum(amount_kobo) from payments)
      + (select coalesce(sum(amount_kobo), 0) from refunds where accepted_at is not null)`.execute(db);
  // What was delivered for an estate is owed to it, and goods came out of a wallet.
  const { rows: handedOn } = await sql`
    select orders.order_id, orders.kind
    from orders join tokens using (order_id)
    where (select coalesce(sum(line.amount_kobo), 0)
      from ledger_transactions posting join ledger_entries line on line.transaction_id = posting.id
      where posting.order_id = orders.order_id and line.account = case when orders.kind in ('service', 'dev-levy', 'fine')
        then 'estate:' || orders.estate_id || ':owed' else 'vendor:' || tokens.vendor end) <> orders.amount_kobo`.execute(
    db,
  );
  return [...unbalanced, ...payers, ...provider, ...handedOn];
}

describe.each(OLDER)('data that a version up to %s has left', (older: Older) => {
  test('is brought up to date by the next start, and nothing of it is lost', async () => {
    const { settings, remove, open } = await olderSettings(older);
    const before = await open();
    const held = await heldBy(before.db);
    const books = hasBooks(older) ? await booksOf(before.db) : null;
    const office = await officeOf(before.db);
    if (older === NEWEST) expect(await emptyIn(before.db)).toEqual(RARE);
    await before.close();
    const portal = await startTestPortal(settings);
    try {
      const { db } = portal.deps;
      expect(await heldBy(db)).toEqual(held);
      if (books !== null) expect(await booksOf(db)).toEqual(books);
      // A later version may know more of each row.
      expect(await officeOf(db)).toMatchObject(office);
      expect(held.people.length + held.orders.length + held.tokens.length).toBeGreaterThan(100);
      for (const who of [OPENED, RESIDENT]) {
        expect(await sendTo(portal.url, 'POST', calls.signIn.path, who)).toMatchObject({ status: 200 });
      }
      const { body } = await sendTo(portal.url, 'POST', calls.signIn.path, RESIDENT);
      const last = await sendTo(portal.url, 'GET', calls.lastPurchase.path, undefined, body.token);
      expect(last).toMatchObject({ status: 200, body: { purchase: { token: expect.stringMatching(/^\d{20}$/) } } });
      await stuckOneIsDelivered(db);
      // In what came before there were releases the resident owes their estate, and may not buy.
      if (hasBooks(older)) await buysPower(portal.url, String(body.token));
      expect(await wrongInLedger(db)).toEqual([]);
    } finally {
      await portal.close();
      await remove();
    }
  });
});

test('the data of this release is kept: npm run release-fixture writes it with each version', () => {
  expect(OLDER).toContain(`release-${VERSION}`);
});

/** Whoever bought before buys again. */
async function buysPower(url: string, token: string): Promise<void> {
  const order = { key: 'after-the-upgrade', type: 'power_vending', amount: 1000 };
  const opened = await sendTo(url, 'POST', calls.openOrder.path, order, token);
  expect(opened).toMatchObject({ status: 200 });
  const { orderId } = opened.body;
  await sendTo(url, 'POST', `/sandbox/payments/${orderId}`, { card: '4242424242424242' });
  const report = { transfer_reference: { status: 'CAPTURED', orderId }, type: 'power_vending', amount: 1050 };
  const bought = await eventually(async () => {
    const answer = await sendTo(url, 'POST', calls.topupPower.path, report, token);
    return 'token' in answer.body ? answer.body.token : null;
  });
  expect(bought).toMatch(/^\d{20}$/);
}

/** What was paid when the older version died is delivered, once. */
async function stuckOneIsDelivered(db: Kysely<Schema>): Promise<void> {
  const order = await eventually(async () => {
    const row = await db
      .selectFrom('orders')
      .select(['order_id', 'state'])
      .where('email', '=', STUCK)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    return row?.state === 'fulfilled' ? row : null;
  });
  const vended = db.selectFrom('sandbox_vends').select('executions').where('reference', '=', order.order_id);
  expect(await vended.execute()).toEqual([{ executions: 1 }]);
}
