import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSKEYS_SAID as SAID } from '#catalogues/sentences/passkeys.ts';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';
import { askedOf, type Otherwise, virtualAuthenticator } from '../../../support/server/authenticator.ts';
import { ORIGIN, passkeysOf } from '../../../support/server/passkeys.ts';
import { secondFactorsOf } from '../../../support/server/second-factors.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ TRUST_PROXY: '1', DEMO: 'on' });
});
afterAll(() => portal.close());

const { asked, begins, add, enter, enterBy, proveBy, proves, passkeyed } = passkeysOf(() => portal);
const { later, shown, equip, idOf, mailsTo, enterFrom } = secondFactorsOf(() => portal);
const device = (counts = true) => virtualAuthenticator({ origin: ORIGIN, counts });

test('signing in asks for the passkey after the right password alone, says how else, and takes what it signed once', async () => {
  const { email, device: phone } = await passkeyed('admin@cedarview.example');
  expect((await enter(email, { password: 'another password', begin_passkey: true })).body).not.toHaveProperty('asked');
  const plain = await enter(email);
  expect([plain.status, plain.code, plain.body.ways, plain.body.asked]).toEqual([
    ...[400, 'second-factor-wanted', ['passkey'], undefined],
  ]);
  const text = await asked(email);
  expect(askedOf(text)).toMatchObject({
    rpId: 'localhost',
    userVerification: 'required',
    allowCredentials: [{ id: phone.id }],
  });
  const passkey = phone.get(text);
  expect((await enter(email, { password: 'another password', passkey })).code).toBe('sign-in-refused');
  const [first, second] = await Promise.all([enter(email, { passkey }), enter(email, { passkey })]);
  expect([first.status, second.status].sort()).toEqual([200, 400]);
  expect((await enter(email, { passkey })).code).toBe('passkey-over');
  const session = first.status === 200 ? first.token : second.token;
  const list = (await portal.call('ownPasskeys', {}, session)).body.passkeys;
  expect(list).toMatchObject([{ lastUsedAt: portal.time.now.toISOString() }]);
});

const FORGED: readonly (readonly [string, Otherwise])[] = [
  ['another address, as a false page has', { origin: 'https://wattchat.evil.example' }],
  ['the same name without its port', { origin: 'http://localhost' }],
  ['an address that is a card number, of which none stands in a log', { origin: 'https://4242424242424242.example' }],
  ['another domain', { rpId: 'evil.example' }],
  ['no look at who is there', { unverified: true }],
  ['a counter that has gone back', { counter: 1 }],
  ['a counter that stands still', { counter: 2 }],
  ['another key', { forged: true }],
  ['the id of a credential that nobody has', { id: 'AAAA' }],
  ['an answer of another kind', { type: 'webauthn.create' }],
  ['a frame of another page', { crossOrigin: true }],
  ['the name of another account', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
];
test('what a passkey has signed is refused with anything that is not right, and each is a line of the activity log', async () => {
  const { email, device: phone } = await passkeyed('owner@palmcourt.example');
  expect((await enterBy(email, phone)).status).toBe(200);
  for (const [what, other] of FORGED) {
    expect([what, (await enterBy(email, phone, other)).code]).toEqual([what, 'wrong-passkey']);
    await portal.db.deleteFrom('rate_limits').execute();
  }
  const lines = portal.db
    .selectFrom('audit')
    .select('detail')
    .where('subject', '=', await idOf(email));
  const last = async () => JSON.parse((await lines.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).detail);
  expect(await last()).toEqual({ why: 'wrong-passkey' });
  expect((await enterBy(email, phone, { counter: 50 })).status).toBe(200);
  expect(await last()).toEqual({ by: 'passkey' });
  expect(portal.lines.filter((line) => line.includes('Unexpected authentication response origin'))).toHaveLength(3);
  expect(portal.lines.filter((line) => line.includes('4242424242424242'))).toEqual([]);
});

test('who brings what another account was asked, or its passkey, is not let in', async () => {
  const mine = await passkeyed('resident@palmcourt.example');
  const theirs = await passkeyed('fined@palmcourt.example');
  expect((await enterBy(mine.email, theirs.device)).code).toBe('wrong-passkey');
  const passkey = mine.device.get(await asked(theirs.email));
  expect((await enter(mine.email, { passkey })).code).toBe('passkey-over');
  // Nor is what was asked in a session good at the door, or the other way round.
  const inSession = mine.device.get(await proves(mine.token));
  expect((await enter(mine.email, { passkey: inSession })).code).toBe('passkey-over');
  const atDoor = mine.device.get(await asked(mine.email));
  expect((await portal.call('proveByPasskey', { passkey: atDoor }, mine.token)).body.code).toBe('passkey-over');
  expect((await enterBy(theirs.email, theirs.device)).status).toBe(200);
});

test('what a browser was asked is over after five minutes', async () => {
  const { email, device: phone } = await passkeyed('refused@cedarview.example');
  const passkey = phone.get(await asked(email));
  later(5 * 60_000);
  const { code, body } = await enter(email, { passkey });
  expect([code, body.message]).toEqual(['passkey-over', SAID.over]);
});

test('an authenticator that does not count is taken each time', async () => {
  const { email, device: laptop } = await passkeyed('levy@palmcourt.example', device(false));
  for (let times = 0; times < 3; times++) expect((await enterBy(email, laptop)).status).toBe(200);
  // One that begins to count is no copy; one that stops is.
  expect((await enterBy(email, laptop, { counter: 7 })).status).toBe(200);
  expect((await enterBy(email, laptop)).code).toBe('wrong-passkey');
});

test('without the passkey a recovery code lets in, and a code of an app only where there is one', async () => {
  const { email, recovery } = await passkeyed('debtor@cedarview.example');
  const { code, body } = await enter(email, { second_factor: '123456' });
  expect([code, body.message]).toEqual(['wrong-code', SAID.recovery.wrong]);
  expect((await enter(email, { second_factor: recovery[0] })).status).toBe(200);
  expect((await enter(email, { second_factor: recovery[0] })).body.message).toBe(SAID.recovery.used);
  const { email: both, token, key } = await equip('admin@palmcourt.example');
  expect((await add(token, device().create(await begins(token)))).status).toBe(200);
  later(30_000);
  expect((await enter(both, { second_factor: shown(key) })).status).toBe(200);
});

test('wrong passkeys are counted with wrong codes, and their owner is told that somebody knows the password', async () => {
  const { email, device: phone } = await passkeyed('resident@cedarview.example');
  await portal.db
    .updateTable('sessions')
    .set({ address: '192.0.2.55' })
    .where('user_id', '=', await idOf(email))
    .execute();
  for (let tries = 0; tries < 3; tries++)
    expect((await enterBy(email, phone, { forged: true })).code).toBe('wrong-passkey');
  for (let tries = 0; tries < 2; tries++)
    expect((await enter(email, { second_factor: '000000' })).code).toBe('wrong-code');
  expect((await enterBy(email, phone)).status).toBe(429);
  expect(await mailsTo(email)).toContain('Somebody knows your password');
  // From where its owner was before, theirs are counted apart.
  expect(await enterFrom('192.0.2.55', email, '000000')).toBe(400);
});

test('who knows the password does not have a browser asked without end', async () => {
  const { email } = await passkeyed('bassey.effiong@cedarview.example');
  for (let times = 0; times < 30; times++)
    expect((await enter(email, { begin_passkey: true })).code).toBe('second-factor-wanted');
  expect((await enter(email, { begin_passkey: true })).status).toBe(429);
  expect(await mailsTo(email)).not.toContain('Somebody knows your password');
});

test('asked again, a passkey is as good as a code, in its own session alone, and wrong ones are limited', async () => {
  const { email, token, device: phone } = await passkeyed('folake.adisa@palmcourt.example');
  const other = (await enterBy(email, phone)).token;
  later(11 * 60_000);
  const code = async (session: string) =>
    (await portal.call('namePasskey', { id: crypto.randomUUID(), name: 'x' }, session)).body.code;
  expect(await code(token)).toBe('prove-again');
  // What one session was asked is nothing that another gives.
  const passkey = phone.get(await proves(other));
  expect((await portal.call('proveByPasskey', { passkey }, token)).body.code).toBe('passkey-over');
  expect(await proveBy(token, phone)).toEqual([200, undefined]);
  expect([await code(token), await code(other)]).toEqual(['passkey-gone', 'prove-again']);
  for (let tries = 0; tries < 4; tries++)
    expect(await proveBy(token, phone, { forged: true })).toEqual([400, 'wrong-passkey']);
  expect(await proveBy(token, phone)).toEqual([429, 'too-many-tries']);
});

test('who has none is asked for none', async () => {
  const { token } = await equip('owner@cedarview.example');
  expect((await portal.call('beginPasskeyProof', {}, token)).body.code).toBe('no-passkey');
  const nobody = await portal.signIn('platform@wattchat.example');
  expect((await portal.call('beginPasskeyProof', {}, nobody)).body.code).toBe('no-second-factor');
  expect((await portal.call('proveByPasskey', { passkey: '{}' }, nobody)).body.code).toBe('no-second-factor');
});
