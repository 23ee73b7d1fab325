import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { STORES } from '#catalogues/personal-data/register.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { DELETION } from '#catalogues/sentences/own-data.ts';
import { headOf } from '#src/server/households/head.ts';
import { outbox } from '#src/server/mail/outbox.ts';
import { deleteDue, type RemoveDeps } from '#src/server/own-data/remove.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

const AMAKA = 'resident@palmcourt.example';
const EBELE = 'ebele.umeh@palmcourt.example';
const EMEKA = 'emeka.ibe@palmcourt.example';
const DAY_MS = 86_400_000;

let portal: TestApp;
let deps: RemoveDeps;
beforeAll(async () => {
  portal = await openTestApp();
  const clock = () => portal.time.now;
  const silent = () => undefined;
  deps = {
    ...{ db: portal.db, clock, log: { info: silent, error: silent } },
    mail: outbox({ queue: { send: async () => undefined }, random: systemRandom, clock }),
    config: { publicUrl: 'http://127.0.0.1:3000', supportEmail: 'support@wattchat.example' },
  };
});
afterAll(() => portal.close());
// Sessions last half a day, and limits a day of the data base's own.
beforeEach(() => portal.db.deleteFrom('rate_limits').execute());

const pass = (days: number) => {
  portal.time.now = new Date(portal.time.now.getTime() + days * DAY_MS);
};
const person = (email: string) =>
  portal.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const deeds = async (subject: string) =>
  (await portal.db.selectFrom('audit').select('action').where('subject', '=', subject).orderBy('id').execute()).map(
    ({ action }) => action,
  );
const mailsTo = async (to: string) =>
  (
    await portal.db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('to_address', '=', to)
      .orderBy('created_at')
      .execute()
  ).map(({ subject }) => subject);
const askDeletion = async (email: string, password: string = DEMO_PASSWORD) => {
  const token = await portal.signIn(email);
  const { status, body } = await portal.call('deleteAccount', { password }, token);
  return { status, code: body.code, message: body.message, token };
};

interface OwnFile {
  readonly about: readonly string[];
  readonly kinds: readonly {
    readonly name: string;
    readonly rows: Record<string, readonly Record<string, unknown>[]>;
  }[];
  readonly statements: readonly { readonly meterNumber: string; readonly lines: readonly object[] }[];
}

test('somebody is given all that the register says is theirs, and nobody else’s name, address or id', async () => {
  const amaka = await person(AMAKA);
  const token = await portal.signIn(AMAKA);
  const { status, body } = await portal.call('exportOwnData', {}, token);
  expect([status, body.name]).toEqual([200, expect.stringMatching(/^own_data_\d{4}-\d\d-\d\d\.json$/)]);
  const text = Buffer.from(String(body.base64), 'base64').toString();
  const file = JSON.parse(text) as OwnFile;
  const rows = Object.assign({}, ...file.kinds.map((kind) => kind.rows)) as OwnFile['kinds'][number]['rows'];
  expect(rows.users).toEqual([
    expect.objectContaining({ id: amaka.id, email: AMAKA, meter_number: amaka.meter_number }),
  ]);
  const orders = await portal.db.selectFrom('orders').select('order_id').where('user_id', '=', amaka.id).execute();
  expect(orders.length).toBeGreaterThan(0);
  expect(rows.orders?.map(({ order_id }) => order_id)).toEqual(orders.map(({ order_id }) => order_id).toSorted());
  const own = new Set(orders.map(({ order_id }) => order_id));
  for (const table of ['payments', 'tokens', 'ledger_transactions'])
    expect(rows[table]?.length && rows[table].every((row) => own.has(String(row.order_id))), table).toBe(true);
  expect(rows.sessions?.length).toBeGreaterThan(0);
  expect(file.statements).toMatchObject([{ meterNumber: amaka.meter_number }]);
  const others = await portal.db.selectFrom('users').selectAll().where('id', '<>', amaka.id).execute();
  for (const other of others) {
    expect(text).not.toContain(other.id);
    expect(text).not.toContain(other.email);
    expect(text).not.toContain(`${other.first_name} ${other.last_name}`);
  }
  expect(text).not.toMatch(/argon2|password_hash|token_hash|sealed/);
  expect(await deeds(amaka.id)).toContain('own-data-exported');
});

test('a file is made three times a day', async () => {
  const token = await portal.signIn(EBELE);
  const statuses = [];
  for (let times = 0; times < 4; times += 1) statuses.push((await portal.call('exportOwnData', {}, token)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('everybody may ask for their own, administrators too, and no id that is sent names another', async () => {
  for (const email of ['owner@palmcourt.example', 'admin@palmcourt.example', 'platform@wattchat.example']) {
    const token = await portal.signIn(email);
    const { status, body } = await portal.call('exportOwnData', { user_id: (await person(AMAKA)).id }, token);
    const text = Buffer.from(String(body.base64), 'base64').toString();
    expect([status, text.includes(email), text.includes(AMAKA)]).toEqual([200, true, false]);
  }
});

test('a wrong password deletes nothing', async () => {
  expect(await askDeletion(EMEKA, 'Not-the-password-1')).toMatchObject({ status: 400, code: 'wrong-password' });
  expect((await person(EMEKA)).deletion_asked_at).toBeNull();
});

test('who signs in within fourteen days keeps the account, and is told both times', async () => {
  const { status, token } = await askDeletion(EMEKA);
  expect(status).toBe(200);
  expect((await portal.call('profile', {}, token)).status).toBe(401);
  pass(13);
  expect(await deleteDue(deps)).toBe(0);
  await portal.signIn(EMEKA);
  pass(2);
  expect(await deleteDue(deps)).toBe(0);
  const emeka = await person(EMEKA);
  expect([emeka.deletion_asked_at, emeka.disabled]).toEqual([null, false]);
  expect(await deeds(emeka.id)).toEqual(expect.arrayContaining(['deletion-asked', 'deletion-taken-back']));
  expect(await mailsTo(EMEKA)).toEqual([
    expect.stringMatching(/^Your account is deleted on /),
    'Your account is not deleted',
  ]);
});

test('whoever was let in by an older server, which takes nothing back, keeps the account too', async () => {
  await askDeletion(EMEKA);
  pass(1);
  const { id } = await person(EMEKA);
  const before = await deeds(id);
  await portal.sessions.begin(id, '127.0.0.1');
  pass(14);
  expect(await deleteDue(deps)).toBe(0);
  expect((await person(EMEKA)).deletion_asked_at).toBeNull();
  expect(await deeds(id)).toEqual([...before, 'deletion-taken-back']);
});

test('whom an older server let in without a code does not keep an account with a second factor', async () => {
  const bassey = 'bassey.effiong@cedarview.example';
  await askDeletion(bassey);
  pass(1);
  const { id } = await person(bassey);
  const factor = { user_id: id, sealed_key: 'sealed', confirmed_at: portal.time.now, last_step: 0 };
  await portal.db.insertInto('second_factors').values(factor).execute();
  await portal.sessions.begin(id, '127.0.0.1');
  pass(14);
  expect(await deleteDue(deps)).toBe(1);
  const left = portal.db.selectFrom('second_factors').select('user_id').where('user_id', '=', id);
  expect(await left.execute()).toEqual([]);
});

test('money that is open keeps an account, by its reason', async () => {
  const { id } = await person(AMAKA);
  const token = await portal.signIn(AMAKA);
  const reasons = async () => (await portal.call('accountDeletion', {}, token)).body.reasons;
  expect(await reasons()).toEqual([]);
  const order = await portal.db
    .selectFrom('orders')
    .select(['order_id', 'state'])
    .where('user_id', '=', id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const stands = (state: typeof order.state) =>
    portal.db.updateTable('orders').set({ state }).where('order_id', '=', order.order_id).execute();
  await stands('pending');
  expect(await reasons()).toEqual([DELETION.reasons.orders(1)]);
  expect(await askDeletion(AMAKA)).toMatchObject({ status: 400, code: 'not-yet' });
  await stands('refund_due');
  expect(await reasons()).toEqual([DELETION.reasons.refunds(1)]);
  await stands(order.state);
  expect(await reasons()).toEqual([]);
});

test('what opened after the yes keeps the account until it is over', async () => {
  await askDeletion(AMAKA);
  const { id } = await person(AMAKA);
  const order = await portal.db
    .selectFrom('orders')
    .select(['order_id', 'state'])
    .where('user_id', '=', id)
    .limit(1)
    .executeTakeFirstOrThrow();
  await portal.db.updateTable('orders').set({ state: 'pending' }).where('order_id', '=', order.order_id).execute();
  pass(15);
  expect(await deleteDue(deps)).toBe(0);
  await portal.db.updateTable('orders').set({ state: order.state }).where('order_id', '=', order.order_id).execute();
  await portal.signIn(AMAKA);
});

test('the last administrator of an estate and of the platform stays; of two the first may go', async () => {
  expect(await askDeletion('platform@wattchat.example')).toMatchObject({
    status: 400,
    message: DELETION.notYet([DELETION.reasons.lastOfPlatform]),
  });
  const admins = await portal.db
    .selectFrom('users')
    .innerJoin('estates', 'estates.id', 'users.estate_id')
    .select('users.email')
    .where('users.role', '=', 'service-admin')
    .where('estates.name', '=', 'Palm Court')
    .where('users.disabled', '=', false)
    .orderBy('users.id')
    .execute();
  for (const { email } of admins.slice(1)) expect(await askDeletion(email)).toMatchObject({ status: 200 });
  expect(await askDeletion(admins[0]?.email ?? '')).toMatchObject({
    status: 400,
    message: DELETION.notYet([DELETION.reasons.lastAdministrator('Palm Court')]),
  });
  for (const { email } of admins) await portal.signIn(email);
});

/** Where in the data base some words stand: the activity log and the mails apart, and counts of the day. */
async function placesOf(words: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
    and table_name not in ('audit', 'mail_outbox', 'meters', 'rate_limits')`.execute(portal.db);
  const found = [];
  for (const { name } of rows) {
    const { rows: hits } = await sql`
      select 1 from ${sql.table(name)} as one where strpos(one::text, ${words}) > 0 limit 1`.execute(portal.db);
    if (hits.length > 0) found.push(name);
  }
  return found;
}

test('after fourteen days the person is gone from everything but what has to be kept, once, whoever dies or comes twice', async () => {
  const before = await person(AMAKA);
  const other = await person(EBELE);
  const meter = before.meter_number ?? '';
  await portal.db
    .updateTable('users')
    .set({ meter_number: meter, estate_id: before.estate_id, address: before.address })
    .where('id', '=', other.id)
    .execute();
  await portal.db
    .insertInto('household_heads')
    .values({
      ...{ meter_number: meter, estate_id: before.estate_id ?? 0, user_id: before.id, named_by: before.id },
      named_at: portal.time.now,
    })
    .execute();
  expect(await headOf(portal.db, meter)).toBe(before.id);
  const token = await portal.signIn(AMAKA);
  await portal.call('setLearning', { agreed: true }, token);
  const kept = { revision: 0, messages: [{ id: 'a.1', message: { text: 'hello from Amaka' } }], kept: { version: 1 } };
  expect((await portal.call('keepConversation', kept, token)).status).toBe(200);
  const sums = async () =>
    (
      await sql<{
        sums: string;
      }>`select count(*) || ' ' || sum(total_kobo) as sums from orders where user_id = ${before.id}`.execute(portal.db)
    ).rows;
  const bought = await sums();
  expect((await placesOf(AMAKA)).length).toBeGreaterThan(1);
  expect(await askDeletion(AMAKA)).toMatchObject({ status: 200 });
  pass(14);
  // A server that dies before its transaction ends has done nothing.
  const dying: RemoveDeps = { ...deps, mail: { queue: () => Promise.reject(new Error('killed')) } };
  expect(await deleteDue(dying)).toBe(0);
  expect((await person(AMAKA)).first_name).toBe(before.first_name);
  const both = await Promise.all([deleteDue(deps), deleteDue(deps)]);
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await deleteDue(deps)).toBe(0);
  expect((await deeds(before.id)).filter((action) => action === 'account-deleted')).toHaveLength(1);
  expect((await mailsTo(AMAKA)).filter((subject) => subject === 'Your account is deleted')).toHaveLength(1);
  expect(await placesOf(AMAKA)).toEqual([]);
  expect(await placesOf('hello from Amaka')).toEqual([]);
  expect(await sums()).toEqual(bought);
  const after = await portal.db.selectFrom('users').selectAll().where('id', '=', before.id).executeTakeFirstOrThrow();
  expect(after).toMatchObject({
    ...{ first_name: 'Deleted', last_name: 'account', phone: '', address: null, meter_number: null, disabled: true },
    ...{ email: `${before.id}@deleted.invalid`, learning_agreed_at: null },
  });
  expect(await headOf(portal.db, meter)).toBe(other.id);
  expect((await portal.call('signIn', { email: AMAKA, password: DEMO_PASSWORD })).status).toBe(400);
  expect((await portal.call('signIn', { email: `${before.id}@deleted.invalid`, password: '' })).status).toBe(400);
  for (const { table, whose, goes } of STORES) {
    if (goes !== 'rows' || whose?.is !== undefined || whose === undefined) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(whose.column)} = ${before.id}`.execute(
      portal.db,
    );
    expect([table, rows.length]).toEqual([table, 0]);
  }
});
