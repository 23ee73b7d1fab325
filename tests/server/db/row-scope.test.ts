import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#catalogues/calls/index.ts';
import { allows, type Role } from '#catalogues/roles.ts';
import { checkRows } from '#src/server/commands/doctor/rows.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { COLUMNS, READABLE, SCOPED_ROLE } from '#src/server/db/row-scope/policies.ts';
import type { RowScope } from '#src/server/db/row-scope/scope.ts';
import type { PageCall, ReadingCall } from '#src/server/handlers.ts';
import { openTestDatabase } from '../../support/server/server.ts';
import { gatherCallers } from '../http/support/callers.ts';
import { examplesOf, type Subject } from '../http/support/examples.ts';
import { demonstrationSubject } from '../http/support/subject.ts';
import { openWholePortal, type WholePortal } from '../http/support/whole-portal.ts';
import { READING } from './support/reading-calls.ts';

/** What an administrator does, so that there is something of each kind to read. */
const DONE = [
  ...['uploadMeters', 'uploadServicePayments', 'uploadDevLevy', 'updateServicePayments', 'updateStatus'],
  ...['recordCash', 'noteSpending', 'noteEnergy', 'publish', 'announce', 'startCharges'],
] as const satisfies readonly (keyof ReturnType<typeof examplesOf>)[];

/** Pages of an estate that are read so, too. */
const PAGES: Readonly<Record<PageCall, true>> = {
  ...{ estateUsers: true, searchResidents: true, household: true, auditLog: true },
  ...{ announcements: true, meterUploads: true, uploadedMeters: true, devLevies: true, uploadedLevies: true },
  ...{ cashPayments: true, chargeRuns: true, chargeLines: true, reminderRuns: true, reminderPeople: true },
  arrearsStandings: true,
};
type Seen = ReadingCall | PageCall;
const names = [...Object.keys(READING), ...Object.keys(PAGES)] as Seen[];
let portal: WholePortal;
let callers: Awaited<ReturnType<typeof gatherCallers>>;
let subject: Subject;
/** The estate of everybody in Palm Court, and its resident. */
let home: number;

beforeAll(async () => {
  portal = await openWholePortal();
  callers = await gatherCallers(portal);
  subject = await demonstrationSubject(portal);
  const { estate_id } = await portal.db
    .selectFrom('users')
    .select('estate_id')
    .where('id', '=', subject.user_id)
    .executeTakeFirstOrThrow();
  home = estate_id ?? 0;
  // Somebody lives with them.
  await portal.db
    .updateTable('users')
    .set({ meter_number: subject.meter_number })
    .where('email', '=', 'lost@palmcourt.example')
    .execute();
  const administrator = await callers.afresh('service-admin');
  const examples = examplesOf(subject);
  for (const name of DONE) {
    const { status, body } = await portal.call(name, { ...examples[name], property_id: home }, administrator);
    expect([name, status, body]).toEqual([name, 200, expect.anything()]);
  }
  expect((await portal.call('publish', { what: 'energy', wanted: true }, administrator)).status).toBe(200);
});
afterAll(() => portal.close());

/** An answer of a call, under the rules of the data base or without them. */
async function answered(name: Seen, input: object, token: string, held: boolean) {
  portal.rows.held = held;
  try {
    return await portal.call(name, input, token);
  } finally {
    portal.rows.held = true;
  }
}

const inputOf = (name: Seen): object => ({
  ...examplesOf(subject)[name],
  ...(name in READING &&
    'from' in (READING[name as ReadingCall].with ?? {}) && { from: '2026-08-01', to: '2026-11-30' }),
  ...(/Books|energy|Energy|spendings/.test(name) && { from: '2026-01', to: '2026-11' }),
});

describe.each(names)('%s', (name) => {
  const { access } = calls[name];

  test('answers everybody who may ask it the same with the rules of the data base as without them', async () => {
    for (const { role, token } of [...callers.people, ...callers.strangers]) {
      if (!allows(access, role)) continue;
      for (const input of [inputOf(name), ...(Object.keys(inputOf(name)).includes('user_id') ? [{}] : [])]) {
        const without = await answered(name, input, token, false);
        expect([role, await answered(name, input, token, true)]).toEqual([role, without]);
      }
    }
  });
});

test('a resident reads who lives with them, held by the rules as without them', async () => {
  const [resident] = callers.people;
  const { body } = await portal.call('household', {}, resident?.token ?? '');
  expect(body.members).toHaveLength(2);
});

/** The data base as somebody of Palm Court reads it. */
const seenBy = (scope: RowScope) => portal.scoped(() => scope);
const asAdministrator = () => seenBy({ estate: home, home, person: null });
const asResident = () => seenBy({ estate: null, home, person: subject.user_id });

describe('a statement that forgets whose rows it wants', () => {
  test('finds those of the administrator’s own estate and of no other', async () => {
    const orders = await asAdministrator().selectFrom('orders').select('estate_id').execute();
    const all = await portal.db.selectFrom('orders').select('order_id').where('estate_id', '=', home).execute();
    expect(orders).toHaveLength(all.length);
    expect(new Set(orders.map((order) => order.estate_id))).toEqual(new Set([home]));
    for (const table of ['meters', 'spendings', 'cash_payments', 'audit'] as const) {
      const rows = await asAdministrator().selectFrom(table).select('estate_id').execute();
      expect([table, ...new Set(rows.map((row) => row.estate_id))]).toEqual([table, home]);
    }
  });

  test('finds a resident’s own orders and those of their meter, and of other meters no sum', async () => {
    const orders = await asResident().selectFrom('orders').select(['user_id', 'destination_account']).execute();
    expect(orders.length).toBeGreaterThan(0);
    for (const order of orders)
      expect(order.user_id === subject.user_id || order.destination_account === subject.meter_number).toBe(true);
    const accounts = await asResident().selectFrom('ledger_entries').select('account').distinct().execute();
    expect(accounts.length).toBeGreaterThan(0);
    for (const { account } of accounts) expect(account.split(':')[1]).toMatch(subject.meter_number);
    expect(await asResident().selectFrom('meters').select('meter_number').execute()).toEqual([
      { meter_number: subject.meter_number },
    ]);
  });

  test('finds nothing for whoever is nobody, or of nowhere', async () => {
    const nobody = seenBy({ estate: null, home: null, person: null });
    for (const table of ['orders', 'meters', 'users', 'tokens', 'ledger_entries', 'cash_payments'] as const) {
      const rows = await nobody.selectFrom(table).select(sql<number>`1`.as('one')).execute();
      const administrators = table === 'users' ? await platformAdministrators() : 0;
      expect([table, rows.length]).toEqual([table, administrators]);
    }
  });

  const platformAdministrators = async () =>
    (
      await portal.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'netplus-admin' satisfies Role)
        .execute()
    ).length;
});

test('no table is read that has no rule, no secret of one that has, and nothing is written', async () => {
  const db = asAdministrator();
  const all = await portal.db.introspection.getTables();
  const own = all.filter(({ schema }) => schema === 'public').map(({ name }) => name);
  const closed = own.filter((name) => !(name in READABLE) && name !== 'residences');
  expect(closed.length).toBeGreaterThan(40);
  for (const name of closed)
    await expect(sql`select from ${sql.table(name)}`.execute(db)).rejects.toThrow(
      `permission denied for table ${name}`,
    );
  for (const name of Object.keys(COLUMNS))
    await expect(sql`select * from ${sql.table(name)}`.execute(db)).rejects.toThrow('permission denied');
  await expect(db.updateTable('orders').set({ amount_kobo: 1 }).execute()).rejects.toThrow('read-only transaction');
  await expect(db.transaction().execute(async () => undefined)).rejects.toThrow('no transaction');
});

test('each table that a role may read by rows has its rules in the data base, and no other role is held to them', async () => {
  const { rows } = await sql<{ table: string; is: boolean }>`
    select relname as table, relrowsecurity and exists (select from pg_policy
      where polrelid = pg_class.oid and not polpermissive and polroles = array[to_regrole(${SCOPED_ROLE})::oid]) as is
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and has_any_column_privilege(${SCOPED_ROLE}, oid, 'select')`.execute(portal.db);
  expect(Object.fromEntries(rows.map(({ table, is }) => [table, is]))).toEqual(
    Object.fromEntries(Object.entries(READABLE).map(([table, rule]) => [table, rule !== null])),
  );
});

test('a connection keeps nothing of whom it read for, also after a statement that failed', async () => {
  const said = sql<{ role: string; estate: string }>`select current_user::text as role,
    coalesce(current_setting('wattchat.estate', true), '') as estate`;
  const { rows: within } = await said.execute(asAdministrator());
  expect(within).toEqual([{ role: SCOPED_ROLE, estate: String(home) }]);
  await expect(sql`select 1 / 0`.execute(asAdministrator())).rejects.toThrow('division by zero');
  const many = await Promise.all(Array.from({ length: 20 }, () => said.execute(portal.db)));
  for (const { rows } of many) expect(rows).toEqual([{ role: expect.not.stringMatching(SCOPED_ROLE), estate: '' }]);
});

test('many read at once, each in their own name', async () => {
  const scopes = Array.from({ length: 40 }, (_, nth): RowScope => ({ estate: nth, home: nth, person: null }));
  const read = await Promise.all(
    scopes.map((scope) => sql<{ estate: number }>`select scope_estate() as estate`.execute(seenBy(scope))),
  );
  expect(read.map(({ rows }) => rows[0]?.estate)).toEqual(scopes.map((_, nth) => nth));
});

test('rules of another version are brought up to date at the next start, and until then nobody is held to them', async () => {
  const database = await openTestDatabase();
  try {
    const { db } = database;
    expect(await checkRows(database)).toMatchObject({ is: 'good' });
    await sql`drop policy scoped on orders`.execute(db);
    await sql`grant select on sessions to ${sql.id(SCOPED_ROLE)}`.execute(db);
    await sql`comment on function scope_meters() is 'another version'`.execute(db);
    expect(await checkRows(database)).toMatchObject({ is: 'warning' });
    await migrate(db);
    expect(await checkRows(database)).toMatchObject({ is: 'good' });
    const { rows } = await sql<{ policies: number; sessions: boolean }>`select
      (select count(*)::int from pg_policies where tablename = 'orders') as policies,
      has_table_privilege(${SCOPED_ROLE}, 'sessions', 'select') as sessions`.execute(db);
    expect(rows).toEqual([{ policies: 2, sessions: false }]);
  } finally {
    await database.close();
  }
});
