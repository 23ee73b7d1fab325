import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';
import { ownAccount, tokenIn } from '../../../support/server/own-account.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ LOG_LEVEL: 'debug' });
});
afterAll(() => portal.close());

const WRONG = 'Zobo and suya at 7';
const FIRST = 'Okra before sunrise 12';
const SECOND = 'Danfo to Ojuelegba 88';
const SIGNED_UP = 'Egusi on Thursdays 31';

/** Every table that holds a text, and the text of all its rows. */
async function everyTable(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(portal.db);
  const texts = new Map<string, string>();
  for (const { schema, name } of rows) {
    const table = sql.table(`${schema}.${name}`);
    const { rows: all } = await sql<{ text: string }>`select t::text as text from ${table} t`.execute(portal.db);
    texts.set(name, all.map(({ text }) => text).join('\n'));
  }
  return texts;
}

async function tablesWith(secret: string): Promise<string[]> {
  const texts = await everyTable();
  return [...texts].flatMap(([name, text]) => (text.includes(secret) ? [name] : []));
}

/** Do everything that takes a secret, well and badly; answers what was used. */
async function useSecrets() {
  const { email, mails, row } = ownAccount(portal, 'resident@palmcourt.example');
  let token = await portal.signIn(email);
  const change = (oldPassword: string, newPassword: string) =>
    portal.call('changePassword', { oldPassword, newPassword, userId: WRONG }, token);
  await change(WRONG, FIRST);
  await change(DEMO_PASSWORD, 'password');
  const changed = await change(DEMO_PASSWORD, FIRST);
  expect(changed.status).toBe(200);
  token = String(changed.body.token);

  await portal.call('forgotPassword', { email });
  const reset = tokenIn((await mails()).find(({ subject }) => subject === 'Your new password')?.text ?? '');
  // The page that a mailed link opens, in the form that a proxy would see too.
  await portal.app.request(`/reset-password/${reset}`);
  await portal.app.request('/api/utility-service-account/replace-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `{"token":"${reset}","newpassword":`,
  });
  await portal.call('replacePassword', { token: reset, newpassword: 'short' });
  expect((await portal.call('replacePassword', { token: reset, newpassword: SECOND })).status).toBe(200);
  await portal.call('replacePassword', { token: reset, newpassword: WRONG });
  await portal.call('signIn', { email, password: WRONG });
  token = String((await portal.call('signIn', { email, password: SECOND })).body.token);

  const address = 'amaka.eze@mail.example';
  expect(
    (await portal.call('updateProfile', { email: address, first_name: 'Amarachi', password: SECOND }, token)).status,
  ).toBe(200);
  const [letter] = await ownAccount(portal, address).mails();
  const confirm = tokenIn(letter?.text ?? '');
  await portal.app.request(`/confirmEmail/${confirm}`);
  expect((await portal.call('confirmEmail', { token: confirm })).status).toBe(200);
  await portal.call('confirmEmail', { token: confirm });

  const { meter_number } = await ownAccount(portal, 'owner@palmcourt.example').row();
  const { id } = await ownAccount(portal, address).row();
  await portal.call('updateMeter', { meter_number, password: SECOND }, token);
  const { estate_id } = await ownAccount(portal, address).row();
  const applicant = {
    first_name: 'Ini',
    last_name: 'Udo',
    phone: '08035550133',
    email: 'ini.udo@mail.example',
    password: SIGNED_UP,
    property_id: estate_id,
    meter_number,
    role: 'service-owner',
  };
  expect((await portal.call('signUp', applicant)).status).toBe(200);
  await portal.call('signUp', applicant);
  return { email, address, id, reset, confirm, session: token, row };
}

test('no secret stands in a table, a log line or a mail, but the one link in the one mail that brings it', async () => {
  const { email, address, reset, confirm, session } = await useSecrets();
  expect([reset, confirm]).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)]);

  const log = portal.lines.join('');
  expect(log).toContain('/reset-password/[masked]');
  for (const secret of [WRONG, DEMO_PASSWORD, FIRST, SECOND, SIGNED_UP, reset, confirm, session]) {
    expect([secret, log.includes(secret)]).toEqual([secret, false]);
  }
  for (const password of [WRONG, DEMO_PASSWORD, FIRST, SECOND, SIGNED_UP, session]) {
    expect([password, await tablesWith(password)]).toEqual([password, []]);
  }
  for (const link of [reset, confirm]) {
    expect([link, await tablesWith(link)]).toEqual([link, ['mail_outbox']]);
    expect(await tablesWith(createHash('sha256').update(link).digest('hex'))).toEqual(['mailed_links']);
  }
  const bearing = await portal.db
    .selectFrom('mail_outbox')
    .select(['to_address', 'subject', 'secret', 'text'])
    .where('text', 'like', '%/#%')
    .execute();
  const withToken = (token: string) => bearing.filter(({ text }) => text.includes(token));
  expect(withToken(reset)).toMatchObject([{ to_address: email, subject: 'Your new password', secret: true }]);
  expect(withToken(confirm)).toMatchObject([{ to_address: address, secret: true }]);
  expect(bearing.every(({ secret }) => secret)).toBe(true);
});

test('the audit log tells of each change, by whom, and of no value of a secret', async () => {
  const lines = await ownAccount(portal, 'amaka.eze@mail.example').audit();
  expect(lines).toEqual([
    { action: 'password-changed', by: 'themselves', detail: {} },
    { action: 'password-replaced', by: null, detail: {} },
    { action: 'email-change-asked', by: 'themselves', detail: {} },
    { action: 'profile-changed', by: 'themselves', detail: { fields: ['first_name'] } },
    { action: 'email-changed', by: null, detail: {} },
    { action: 'meter-changed', by: 'themselves', detail: { from: expect.any(String), to: expect.any(String) } },
  ]);
  const signedUp = await ownAccount(portal, 'ini.udo@mail.example').audit();
  expect(signedUp).toMatchObject([{ action: 'signed-up', by: 'themselves', detail: { role: 'service-owner' } }]);
});

test('no statement takes a line of the audit log back', async () => {
  const change = portal.db.updateTable('audit').set({ action: 'nothing' }).execute();
  await expect(change).rejects.toThrow('audit only grows');
  await expect(portal.db.deleteFrom('audit').execute()).rejects.toThrow('audit only grows');
});
