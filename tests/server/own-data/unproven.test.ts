import { afterAll, beforeAll, expect, test } from 'vitest';
import { OWN_DATA } from '#catalogues/sentences/own-data.ts';
import { outbox } from '#src/server/mail/outbox.ts';
import { deleteDue } from '#src/server/own-data/remove.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { ownAccount, tokenIn } from '../../support/server/own-account.ts';

/** Somebody signs up with an address that may be another one's, and has a session at once. */
let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const PASSWORD = 'kettle-9-harmattan';
const AMAKA = 'resident@palmcourt.example';
const mail = () => {
  const clock = () => portal.time.now;
  return outbox({ queue: { send: async () => undefined }, random: systemRandom, clock });
};

const signUp = async (email: string, holder: string) => {
  const { meter_number, estate_id: property_id } = await ownAccount(portal, holder).row();
  const person = { first_name: 'Eve', last_name: 'Obi', phone: '08031234567', password: PASSWORD };
  const applicant = { ...person, email, meter_number, property_id, role: 'service-user' };
  return String((await portal.call('signUp', applicant)).body.token);
};

/** Somebody is written to and invited by an address, before there is an account. */
async function writeTo(email: string): Promise<void> {
  const { meter_number, estate_id, id } = await ownAccount(portal, AMAKA).row();
  const told = { to: email, subject: 'Your receipt', text: 'a private matter' };
  await portal.db.transaction().execute((trx) => mail().queue(trx, told));
  const times = { created_at: portal.time.now, expires_at: new Date(portal.time.now.getTime() + 86_400_000_000) };
  await portal.db
    .insertInto('household_invitations')
    .values({ ...times, meter_number: meter_number ?? '', estate_id: estate_id ?? 0, email, invited_by: id })
    .execute();
  await portal.db
    .insertInto('administrator_invitations')
    .values({
      ...times,
      ...{
        estate_id: estate_id ?? 0,
        email,
        first_name: 'Real',
        last_name: 'Holder',
        token_hash: email,
        invited_by: id,
      },
      ...{ accepted_at: null, ended_at: null },
    })
    .execute();
}

/** How much is kept by an address. */
async function keptOf(email: string) {
  const { db } = portal;
  return {
    receipts: (await ownAccount(portal, email).mails()).filter(({ text }) => text === 'a private matter').length,
    household: (await db.selectFrom('household_invitations').select('id').where('email', '=', email).execute()).length,
    office: (await db.selectFrom('administrator_invitations').select('id').where('email', '=', email).execute()).length,
  };
}

interface File {
  readonly kinds: readonly { readonly rows: Record<string, readonly Record<string, unknown>[]> }[];
}
const fileOf = async (token: string) => {
  const { status, body } = await portal.call('exportOwnData', {}, token);
  expect(status).toBe(200);
  const { kinds } = JSON.parse(Buffer.from(String(body.base64), 'base64').toString()) as File;
  return Object.assign({}, ...kinds.map(({ rows }) => rows)) as File['kinds'][number]['rows'];
};
const confirm = async (email: string) => {
  const found = (await ownAccount(portal, email).mails()).find(({ text }) => tokenIn(text) !== '');
  expect((await portal.call('confirmEmail', { token: tokenIn(found?.text ?? '') })).status).toBe(200);
};

test('what was written to an address is given to whoever has confirmed it, and to nobody else', async () => {
  const email = 'real.holder@mail.example';
  await writeTo(email);
  const token = await signUp(email, AMAKA);
  const { status, body } = await portal.call('exportOwnData', {}, token);
  expect([status, body]).toEqual([
    400,
    { code: 'not-confirmed', message: OWN_DATA.confirmFirst, requestId: expect.any(String) },
  ]);
  await confirm(email);
  const rows = await fileOf(token);
  expect(rows.mail_outbox).toContainEqual(expect.objectContaining({ text: 'a private matter' }));
  expect([rows.household_invitations?.length, rows.administrator_invitations?.length]).toEqual([1, 1]);
});

test('an account with an address that nobody has confirmed goes without what the real holder of it has', async () => {
  const email = 'victim@mail.example';
  await writeTo(email);
  const kept = { receipts: 1, household: 1, office: 1 };
  const token = await signUp(email, AMAKA);
  const { id } = await ownAccount(portal, email).row();
  expect((await portal.call('deleteAccount', { password: PASSWORD }, token)).status).toBe(200);
  portal.time.now = new Date(portal.time.now.getTime() + 15 * 86_400_000);
  const config = { publicUrl: 'http://127.0.0.1:3000', supportEmail: 'support@wattchat.example' };
  const silent = () => undefined;
  const deps = {
    db: portal.db,
    clock: () => portal.time.now,
    mail: mail(),
    config,
    log: { info: silent, error: silent },
  };
  expect(await deleteDue(deps)).toBe(1);
  const gone = await portal.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  expect(gone.email).toBe(`${id}@deleted.invalid`);
  expect(await keptOf(email)).toEqual(kept);
});

test('the link of a mail that is not sent yet is not in the file', async () => {
  const token = await portal.signIn(AMAKA);
  expect((await portal.call('forgotPassword', { email: AMAKA })).status).toBe(200);
  const reset = (await ownAccount(portal, AMAKA).mails()).find(({ subject }) => subject === 'Your new password');
  expect(tokenIn(reset?.text ?? '')).not.toBe('');
  const { mail_outbox: mails } = await fileOf(token);
  expect(mails).toContainEqual(expect.objectContaining({ subject: 'Your new password', text: null }));
  expect(JSON.stringify(mails)).not.toContain(tokenIn(reset?.text ?? ''));
});

test('the house is in the file once the estate has let somebody in', async () => {
  const email = 'waits@mail.example';
  const office = await portal.signIn('admin@palmcourt.example');
  expect((await portal.call('setResidentVerification', { required: true }, office)).status).toBe(200);
  const token = await signUp(email, AMAKA);
  await confirm(email);
  const { id, address } = await ownAccount(portal, email).row();
  expect(address).not.toBeNull();
  expect((await fileOf(token)).users).toEqual([expect.objectContaining({ address: null })]);
  expect((await portal.call('verifyResident', { user_id: id }, office)).status).toBe(200);
  expect((await fileOf(token)).users).toEqual([expect.objectContaining({ address })]);
});
