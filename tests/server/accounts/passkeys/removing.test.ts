import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { PASSKEYS_SAID as SAID } from '#catalogues/sentences/passkeys.ts';
import { sealedBox } from '#src/server/keys/sealed.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';
import { virtualAuthenticator } from '../../../support/server/authenticator.ts';
import { ORIGIN, passkeysOf } from '../../../support/server/passkeys.ts';
import { secondFactorsOf } from '../../../support/server/second-factors.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ TRUST_PROXY: '1', SECOND_FACTOR: 'required', DEMO: 'on' });
});
afterAll(() => portal.close());

const { begins, add, enter, enterBy, asked, passkeyed } = passkeysOf(() => portal);
const { later, idOf, mailsTo, equip } = secondFactorsOf(() => portal);
const device = () => virtualAuthenticator({ origin: ORIGIN });
const remove = (token: string, id: string, password = DEMO_PASSWORD) =>
  portal.call('removePasskey', { id, password }, token);
const left = async (email: string) => {
  const id = await idOf(email);
  const rows = (table: 'passkeys' | 'second_factors' | 'recovery_codes') =>
    portal.db.selectFrom(table).select('user_id').where('user_id', '=', id).execute();
  return [
    (await rows('passkeys')).length,
    (await rows('second_factors')).length,
    (await rows('recovery_codes')).length,
  ];
};

test('an administrator with a passkey has the second factor that their role has to have', async () => {
  const email = 'admin@palmcourt.example';
  const before = await portal.signIn(email);
  expect((await portal.call('administrators', {}, before)).body.code).toBe('second-factor-missing');
  const { token, id } = await passkeyed(email);
  expect((await portal.call('administrators', {}, token)).status).toBe(200);
  expect((await portal.call('profile', {}, token)).body.user).toMatchObject({ second_factor_missing: false });
  // So neither it nor all of it is taken off.
  const last = await remove(token, id);
  expect([last.status, last.body.code, last.body.message]).toEqual([400, 'second-factor-required', SAID.required]);
  expect((await portal.call('removeSecondFactor', { password: DEMO_PASSWORD }, token)).body.code).toBe(
    'second-factor-required',
  );
  expect((await portal.call('ownPasskeys', {}, token)).body).toMatchObject({ beside: 'wanted' });
  const laptop = device();
  expect((await add(token, laptop.create(await begins(token)), 'My laptop')).status).toBe(200);
  expect((await remove(token, id)).body.message).toBe(SAID.removed('My phone'));
  expect((await enterBy(email, laptop)).status).toBe(200);
});

test('a passkey that is removed signs nobody in, other devices are signed out, and its owner is told', async () => {
  const email = 'owner@cedarview.example';
  const { token, device: phone, id } = await passkeyed(email);
  const laptop = device();
  await add(token, laptop.create(await begins(token)), 'My laptop');
  const elsewhere = (await enterBy(email, phone)).token;
  expect((await remove(token, id, 'another password')).body.code).toBe('wrong-password');
  expect((await remove(token, crypto.randomUUID())).body.code).toBe('passkey-gone');
  expect((await remove(token, id)).status).toBe(200);
  expect((await remove(token, id)).body.code).toBe('passkey-gone');
  const of = (session: string) => portal.call('profile', {}, session);
  expect([(await of(elsewhere)).status, (await of(token)).status]).toEqual([401, 200]);
  expect((await enterBy(email, phone)).code).toBe('wrong-passkey');
  expect((await enterBy(email, laptop)).status).toBe(200);
  expect(await mailsTo(email)).toContain('A passkey was removed from your account');
  expect(await left(email)).toEqual([1, 1, 10]);
});

test('with the last one of a resident the second factor is off, and recovery codes work no more', async () => {
  const { email, token, id, recovery } = await passkeyed('resident@palmcourt.example');
  expect((await remove(token, id)).body.message).toBe(SAID.removedLast('My phone'));
  expect(await left(email)).toEqual([0, 0, 0]);
  expect((await enter(email)).status).toBe(200);
  expect((await portal.call('proveAgain', { second_factor: recovery[0] }, token)).body.code).toBe('no-second-factor');
  expect(await mailsTo(email)).toContain('Your account asks for no code any more');
});

test('beside an app the last passkey goes alone', async () => {
  const { email, token } = await equip('owner@palmcourt.example');
  await add(token, device().create(await begins(token)));
  const [one] = (await portal.call('ownPasskeys', {}, token)).body.passkeys as readonly { id: string }[];
  expect((await remove(token, one?.id ?? '')).body.message).toBe(SAID.removed('My phone'));
  expect(await left(email)).toEqual([0, 1, 10]);
  expect((await enter(email)).body.ways).toEqual(['app']);
});

test('nobody removes or renames a passkey of somebody else', async () => {
  const mine = await passkeyed('levy@palmcourt.example');
  const theirs = await passkeyed('fined@palmcourt.example');
  expect((await remove(mine.token, theirs.id)).body.code).toBe('passkey-gone');
  const named = await portal.call('namePasskey', { id: theirs.id, name: 'Mine' }, mine.token);
  expect(named.body.code).toBe('passkey-gone');
  const own = await portal.call('namePasskey', { id: mine.id, name: ' Old phone ' }, mine.token);
  expect([own.status, own.body.message]).toEqual([200, SAID.named('Old phone')]);
  const names = portal.db.selectFrom('passkeys').select('name').where('id', 'in', [mine.id, theirs.id]);
  expect((await names.orderBy('name').execute()).map(({ name }) => name)).toEqual(['My phone', 'Old phone']);
});

test('taking the second factor off, or having it reset by whoever may, takes the passkeys with it', async () => {
  const own = await passkeyed('debtor@cedarview.example');
  expect((await portal.call('removeSecondFactor', { password: DEMO_PASSWORD }, own.token)).status).toBe(200);
  expect(await left(own.email)).toEqual([0, 0, 0]);
  const lost = await passkeyed('resident@cedarview.example');
  const { token } = await passkeyed('admin@cedarview.example');
  const given = { user_id: await idOf(lost.email), password: DEMO_PASSWORD };
  expect((await portal.call('resetSecondFactor', given, token)).status).toBe(200);
  expect(await left(lost.email)).toEqual([0, 0, 0]);
  expect((await portal.call('profile', {}, lost.token)).status).toBe(401);
  expect((await enter(lost.email)).status).toBe(200);
});

test('a passkey that is removed while it is used begins no session', async () => {
  const { email, id } = await passkeyed('refused@cedarview.example');
  const account = await portal.db
    .selectFrom('users')
    .innerJoin('second_factors', 'user_id', 'users.id')
    .select(['users.id', 'password_hash as passwordHash', 'confirmed_at as secondFactor'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(await portal.sessions.beginFor({ ...account, passkey: id }, '192.0.2.1')).toEqual(expect.any(String));
  await portal.db.deleteFrom('passkeys').where('id', '=', id).execute();
  expect(await portal.sessions.beginFor({ ...account, passkey: id }, '192.0.2.1')).toBeNull();
});

test('to a server of an older version an account with a passkey alone has a second factor, of which no app has a code', async () => {
  const { email, recovery } = await passkeyed('bassey.effiong@cedarview.example');
  const id = await idOf(email);
  // All that it knows: a key, which nobody was ever shown, and recovery codes.
  const factor = () =>
    portal.db.selectFrom('second_factors').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();
  const key = sealedBox(portal.keys, 'second-factors', systemRandom).open((await factor()).sealed_key, id);
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  for (const second_factor of ['000000', '123456'])
    expect((await enter(email, { second_factor })).code).toBe('wrong-code');
  expect((await enter(email, { second_factor: recovery[0] })).status).toBe(200);
  // What it begins with the password alone is no session here.
  const older = await portal.sessions.begin(id, '192.0.2.1');
  expect((await portal.call('profile', {}, older)).status).toBe(401);
  // An app that is set up there is one here as well, beside the passkey.
  await portal.db
    .updateTable('second_factors')
    .set({ confirmed_at: new Date(portal.time.now.getTime() + 1) })
    .where('user_id', '=', id)
    .execute();
  expect((await enter(email)).body.ways).toEqual(['app', 'passkey']);
  // And what it takes off takes the passkeys along.
  await portal.db.deleteFrom('second_factors').where('user_id', '=', id).execute();
  expect(await left(email)).toEqual([0, 0, 10]);
});

test('a passkey of an address that the portal had before is listed, and not asked for', async () => {
  const { email, token, id } = await passkeyed('folake.adisa@palmcourt.example');
  await portal.db.updateTable('passkeys').set({ rp_id: 'old.example' }).where('id', '=', id).execute();
  expect((await portal.call('ownPasskeys', {}, token)).body.passkeys).toMatchObject([{ id, here: false }]);
  later(1);
  expect(await asked(email)).toBe('undefined');
  expect((await portal.call('beginPasskeyProof', {}, token)).body.message).toBe(SAID.noneHere);
});
