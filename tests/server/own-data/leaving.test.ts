import { AsyncResource } from 'node:async_hooks';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { ADMINISTRATORS } from '#catalogues/sentences/estate/administrators.ts';
import { accountLimits } from '#src/server/accounts/deps.ts';
import { knownDevices } from '#src/server/accounts/sign-in/devices.ts';
import { limitSignIns, type SignInLimit } from '#src/server/accounts/sign-in/limit.ts';
import { signIn } from '#src/server/accounts/sign-in/sign-in.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { sealedBox } from '#src/server/keys/sealed.ts';
import { outbox } from '#src/server/mail/outbox.ts';
import { deleteDue, type RemoveDeps } from '#src/server/own-data/remove.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { newDevice } from '../../support/server/device.ts';
import { ownAccount, tokenIn } from '../../support/server/own-account.ts';

/** What happens around an account between the wish to have it deleted and the night in which it goes. */
let portal: TestApp;
let deps: RemoveDeps;
let limit: SignInLimit;
let logged: object[];
beforeAll(async () => {
  portal = await openTestApp();
  limit = limitSignIns(portal.db, { perAccount: 10, perAddress: 10, perDevice: 10, perDay: 1000 });
  const clock = () => portal.time.now;
  deps = {
    ...{ db: portal.db, clock, log: { info: (line: object) => logged.push(line), error: () => undefined } },
    mail: outbox({ queue: { send: async () => undefined }, random: systemRandom, clock }),
    config: { publicUrl: 'http://127.0.0.1:3000', supportEmail: 'support@wattchat.example' },
  };
});
afterAll(() => portal.close());
beforeEach(async () => {
  logged = [];
  await portal.db.deleteFrom('rate_limits').execute();
});

const ADMIN = 'admin@palmcourt.example';
const PASSWORD = 'Harmattan morning 41';
const own = (email: string) => ownAccount(portal, email);
const pass = (days: number) => {
  portal.time.now = new Date(portal.time.now.getTime() + days * 86_400_000);
};
const ask = async (email: string) => {
  const token = await portal.signIn(email);
  const { status } = await portal.call('deleteAccount', { password: DEMO_PASSWORD }, token);
  expect(status).toBe(200);
};
const asked = async (email: string) => (await own(email).row()).deletion_asked_at;
const linkTo = async (email: string, subject: string | RegExp) =>
  tokenIn((await own(email).mails()).find((mail) => mail.subject.match(subject))?.text ?? '');
/** Another administrator of Palm Court, by an invitation. */
async function colleague(email: string): Promise<void> {
  const office = await portal.signIn(ADMIN);
  const invited = { email, first_name: 'Bola', last_name: 'Ade' };
  expect((await portal.call('inviteAdministrator', invited, office)).status).toBe(200);
  const token = await linkTo(email, /invited/);
  expect((await portal.call('replacePassword', { token, newpassword: DEMO_PASSWORD })).status).toBe(200);
}
/** Alone with some administrators in Palm Court. */
const alone = async (...emails: string[]) => {
  const { estate_id } = await own(ADMIN).row();
  await portal.db
    .updateTable('users')
    .set({ disabled: true })
    .where('estate_id', '=', estate_id)
    .where('role', '=', 'service-admin')
    .where('email', 'not in', emails)
    .execute();
};

test('a former address is told while it can have the account back, and taking the change back keeps the account', async () => {
  const [old, next] = ['late@palmcourt.example', 'thief@mail.example'];
  const token = await portal.signIn(old);
  await portal.call('updateProfile', { email: next, password: DEMO_PASSWORD }, token);
  await portal.call('confirmEmail', { token: await linkTo(next, /confirm/i) });
  await ask(next);
  expect(await own(old).subjects()).toContain('Your account is to be deleted');
  expect(await own(next).subjects()).not.toContain('Your account is to be deleted');
  const back = await portal.call('takeBack', { token: await linkTo(old, 'was changed'), newpassword: PASSWORD });
  expect([back.status, await asked(old)]).toEqual([200, null]);
  expect((await own(old).audit()).map(({ action }) => action)).toContain('deletion-taken-back');
  pass(15);
  expect(await deleteDue(deps)).toBe(0);
});

test('whoever accepts an invitation once more after a removal stays', async () => {
  const email = 'again@mail.example';
  await colleague(email);
  await ask(email);
  const { id } = await own(email).row();
  expect((await portal.call('removeAdministrator', { user_id: id }, await portal.signIn(ADMIN))).status).toBe(200);
  await portal.db.deleteFrom('mail_outbox').where('to_address', '=', email).execute();
  await colleague(email);
  expect(await own(email).row()).toMatchObject({ disabled: false, deletion_asked_at: null });
  const deeds = (await own(email).audit()).map(({ action }) => action);
  expect(deeds.slice(-3)).toEqual(['administrator-removed', 'deletion-taken-back', 'administrator-joined']);
});

test('whoever is refused because the password is another by now takes no deletion back', async () => {
  const email = 'levy@palmcourt.example';
  await ask(email);
  const { password_hash, deletion_asked_at } = await own(email).row();
  const password = (hash: string) =>
    portal.db.updateTable('users').set({ password_hash: hash }).where('email', '=', email).execute();
  const changedMeanwhile: typeof portal.sessions.beginFor = async (...asked) => {
    await password('another');
    return portal.sessions.beginFor(...asked);
  };
  const end = await signIn(
    {
      ...{ ...deps, limit, limits: accountLimits(portal.db) },
      devices: knownDevices({ ...portal, clock: deps.clock, random: systemRandom }),
      sealed: sealedBox(portal.keys, 'second-factors', systemRandom),
      random: systemRandom,
      sessions: { ...portal.sessions, beginFor: changedMeanwhile },
    },
    { email, password: DEMO_PASSWORD, door: 'login', address: '127.0.0.1', device: newDevice() },
  );
  expect([end, await asked(email)]).toEqual([{ outcome: 'refused' }, deletion_asked_at]);
  expect(await own(email).subjects()).not.toContain('Your account is not deleted');
  await password(password_hash);
  await portal.signIn(email);
  expect([await asked(email), await own(email).subjects()]).toEqual([
    null,
    expect.arrayContaining(['Your account is not deleted']),
  ]);
});

test('nobody is removed where the only other administrator is leaving', async () => {
  const email = 'stays@mail.example';
  await colleague(email);
  await alone(ADMIN, email);
  await ask(ADMIN);
  const platform = await portal.signIn('platform@wattchat.example');
  const { id } = await own(email).row();
  const { status, body } = await portal.call('removeAdministrator', { user_id: id }, platform);
  expect([status, body.message]).toEqual([400, ADMINISTRATORS.last('Palm Court')]);
  await portal.signIn(ADMIN);
});

test('an account whose day has passed and that cannot go is told why, once', async () => {
  const email = 'stays@mail.example';
  await alone(ADMIN, email);
  await ask(ADMIN);
  await portal.db.updateTable('users').set({ disabled: true }).where('email', '=', email).execute();
  pass(15);
  for (let nights = 0; nights < 3; nights += 1) expect(await deleteDue(deps)).toBe(0);
  const subject = 'Your account could not be deleted yet';
  expect((await own(ADMIN).subjects()).filter((one) => one === subject)).toHaveLength(1);
  expect((await own(ADMIN).audit()).filter(({ action }) => action === 'deletion-put-off')).toHaveLength(1);
  expect(logged).toHaveLength(1);
  await portal.db.updateTable('users').set({ disabled: false }).where('email', '=', email).execute();
  await portal.signIn(ADMIN);
});

/** Waits until the night's work waits for what a transaction holds, or is through. */
async function meets(trx: Kysely<Schema>, isDone: () => boolean): Promise<void> {
  for (let looks = 0; looks < 300 && !isDone(); looks += 1) {
    await sql`select pg_stat_clear_snapshot()`.execute(trx);
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
    if (rows.length > 0) return;
  }
}

// One connection makes nobody wait.
const onServer = test.skipIf(!process.env.TEST_DATABASE_URL);

onServer('a session that began while the deletion waited for the account keeps it', async () => {
  const email = 'ebele.umeh@palmcourt.example';
  await ask(email);
  pass(15);
  const { id } = await own(email).row();
  let done = false;
  let night: Promise<number> = Promise.resolve(-1);
  // Outside of the transaction beside it: the night has one of its own.
  const begins = AsyncResource.bind(() =>
    deleteDue(deps).finally(() => {
      done = true;
    }),
  );
  await portal.db.transaction().execute(async (trx) => {
    await portal.sessions.begin(id, '127.0.0.1', trx);
    night = begins();
    await meets(trx, () => done);
  });
  expect([await night, await asked(email)]).toEqual([0, null]);
});

onServer('of two administrators the one whose day comes as the other is taken out of office stays', async () => {
  const email = 'stays@mail.example';
  await alone(ADMIN, email);
  await ask(ADMIN);
  pass(15);
  const { estate_id } = await own(ADMIN).row();
  let done = false;
  let night: Promise<number> = Promise.resolve(-1);
  // Outside of the transaction beside it: the night has one of its own.
  const begins = AsyncResource.bind(() =>
    deleteDue(deps).finally(() => {
      done = true;
    }),
  );
  await portal.db.transaction().execute(async (trx) => {
    await trx.selectFrom('estates').select('id').where('id', '=', estate_id).forNoKeyUpdate().execute();
    night = begins();
    await meets(trx, () => done);
    await trx.updateTable('users').set({ disabled: true }).where('email', '=', email).execute();
  });
  expect(await night).toBe(0);
  await portal.db.updateTable('users').set({ disabled: false }).where('email', '=', email).execute();
  await portal.signIn(ADMIN);
});

test('the file has a statement of each meter that is held and verified, and a deletion leaves each', async () => {
  const email = 'emeka.ibe@palmcourt.example';
  const token = await portal.signIn(email);
  const { id, meter_number: home } = await own(email).row();
  const [shop, waits] = ['resident@palmcourt.example', 'fined@palmcourt.example'];
  const numbers = [];
  for (const holder of [shop, waits]) {
    const { meter_number } = await own(holder).row();
    numbers.push(meter_number);
    const added = await portal.call('addMeter', { meter_number, password: DEMO_PASSWORD }, token);
    expect(added.status).toBe(200);
  }
  const held = portal.db.updateTable('held_meters').set({ link_awaited: false, is_verified: true });
  await held
    .where('user_id', '=', id)
    .where('meter_number', '=', numbers[0] ?? '')
    .execute();
  const { body } = await portal.call('exportOwnData', {}, token);
  const file = JSON.parse(Buffer.from(String(body.base64), 'base64').toString()) as {
    statements: { meterNumber: string }[];
  };
  expect(file.statements.map(({ meterNumber }) => meterNumber)).toEqual([home, numbers[0]]);
  await ask(email);
  pass(15);
  expect(await deleteDue(deps)).toBe(1);
  const homes = portal.db.selectFrom('residences').select('meter_number').where('id', '=', id);
  expect(await homes.execute()).toEqual([{ meter_number: null }]);
  const left = portal.db.selectFrom('meter_moves').select('meter_number').where('user_id', '=', id);
  const outs = (await left.where('way', '=', 'out').execute()).map(({ meter_number }) => meter_number);
  expect(outs.toSorted()).toEqual([home, ...numbers].toSorted());
});
