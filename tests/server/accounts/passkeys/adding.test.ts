import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSKEYS } from '#catalogues/limits.ts';
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

const { begin, begins, add, enterBy, passkeyed, enter } = passkeysOf(() => portal);
const { later, mailsTo, equip, idOf } = secondFactorsOf(() => portal);
const device = () => virtualAuthenticator({ origin: ORIGIN });
const deedsOf = async (email: string) => {
  const lines = portal.db
    .selectFrom('audit')
    .select('action')
    .where('subject', '=', await idOf(email));
  return (await lines.orderBy('id').execute()).map(({ action }) => action);
};

test('a first passkey is a second factor: recovery codes are told once, other devices signed out, and its owner is told', async () => {
  const email = 'admin@palmcourt.example';
  const other = await portal.signIn(email);
  const token = await portal.signIn(email);
  const asked = askedOf(await begins(token));
  expect(asked).toMatchObject({
    rp: { id: 'localhost', name: 'Wattchat' },
    user: { name: email },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
  });
  // Nothing asks for one before.
  expect((await enter(email)).status).toBe(200);
  const phone = device();
  const { status, body } = await add(token, phone.create(await begins(token)), ' My phone ');
  expect([status, body.message]).toEqual([200, SAID.added('My phone')]);
  const codes = body.recovery_codes as readonly string[];
  expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
  expect((await portal.call('profile', {}, other)).status).toBe(401);
  expect((await portal.call('profile', {}, token)).body.user).toMatchObject({
    ...{ second_factor: true, factor_ways: ['passkey'] },
  });
  expect((await portal.call('ownPasskeys', {}, token)).body).toEqual({
    passkeys: [
      {
        ...{ id: expect.any(String), name: 'My phone', here: true },
        ...{ addedAt: portal.time.now.toISOString(), lastUsedAt: null },
      },
    ],
    can_add: true,
    beside: 'none',
  });
  expect(await mailsTo(email)).toContain('Your account asks for a passkey now');
  expect((await deedsOf(email)).slice(-1)).toEqual(['passkey-added']);
  const [kept] = await portal.db.selectFrom('passkeys').select(['credential_id', 'transports', 'rp_id']).execute();
  expect(kept).toEqual({ credential_id: phone.id, transports: 'internal', rp_id: 'localhost' });
  expect((await enterBy(email, phone)).status).toBe(200);
});

test('another passkey signs nobody out, and the browser is told which there are', async () => {
  const { email, token, device: first } = await passkeyed('owner@cedarview.example');
  const elsewhere = (await enterBy(email, first)).token;
  const asked = await begins(token);
  expect(askedOf(asked).excludeCredentials).toEqual([{ id: first.id, transports: ['internal'], type: 'public-key' }]);
  const second = device();
  const { status, body } = await add(token, second.create(asked), 'Security key');
  expect([status, body]).toEqual([200, { message: SAID.addedToo('Security key') }]);
  expect((await portal.call('profile', {}, elsewhere)).status).toBe(200);
  expect(await mailsTo(email)).toContain('A passkey was added to your account');
  for (const one of [first, second]) expect((await enterBy(email, one)).status).toBe(200);
});

test('beside an app it is one more way, and recovery codes stay', async () => {
  const { email, token } = await equip('owner@palmcourt.example');
  const phone = device();
  expect((await add(token, phone.create(await begins(token)))).body).toEqual({ message: SAID.addedToo('My phone') });
  expect((await portal.call('profile', {}, token)).body.user).toMatchObject({ factor_ways: ['app', 'passkey'] });
  expect((await enterBy(email, phone)).status).toBe(200);
});

const FORGED: readonly (readonly [string, Otherwise])[] = [
  ['at another address', { origin: 'https://wattchat.evil.example' }],
  ['at another port', { origin: 'http://localhost:3001' }],
  ['for another domain', { rpId: 'evil.example' }],
  ['without a look at who is there', { unverified: true }],
  ['that is no new one', { type: 'webauthn.get' }],
  ['in a frame of another page', { crossOrigin: true }],
  ['with certificates, which nobody asked for', { certified: true }],
  ['under the id of another', { id: 'AAAA' }],
];
test.each(FORGED)('a new passkey is refused %s', async (_, other) => {
  const token = await portal.signIn('resident@palmcourt.example');
  const { status, body } = await add(token, device().create(await begins(token), other));
  expect([status, body.code]).toEqual([400, 'wrong-passkey']);
  await portal.db.deleteFrom('rate_limits').execute();
});

test.each(['', '{}', 'null', '"passkey"', '[1]', '{"id":"a"}', 'not JSON', '{"__proto__":1}'])(
  'what is no passkey is refused: %j',
  async (passkey) => {
    const token = await portal.signIn('resident@cedarview.example');
    const { status, body } = await add(token, passkey);
    expect([status, body.code]).toEqual([400, 'wrong-passkey']);
    // None of that was a guess of its owner.
    await portal.db.deleteFrom('rate_limits').execute();
  },
);

test('a session alone adds none: beginning and adding ask for the password', async () => {
  const token = await portal.signIn('levy@palmcourt.example');
  expect((await begin(token, 'another password')).body.code).toBe('wrong-password');
  const made = device().create(await begins(token));
  expect((await add(token, made, 'Mine', 'another password')).body.code).toBe('wrong-password');
  expect((await add(token, made)).status).toBe(200);
});

test('who has a second factor gives it again before another passkey is begun', async () => {
  const { token } = await passkeyed('fined@palmcourt.example');
  later(11 * 60_000);
  const { status, body } = await begin(token);
  expect([status, body.code, body.ways]).toEqual([403, 'prove-again', ['passkey']]);
});

test('what was begun is of its session: what a thief began is nothing that the owner goes on with', async () => {
  const email = 'debtor@cedarview.example';
  const [thief, owner] = [await portal.signIn(email), await portal.signIn(email)];
  const [theirs, mine] = [device(), device()];
  const begun = theirs.create(await begins(thief));
  expect((await add(owner, begun)).body.code).toBe('passkey-over');
  // It was of another session, and is used up by nobody there.
  const later = theirs.create(await begins(thief));
  expect((await add(owner, mine.create(await begins(owner)))).status).toBe(200);
  expect((await add(thief, later)).status).toBe(401);
  expect((await enterBy(email, theirs)).code).toBe('wrong-passkey');
  expect((await enterBy(email, mine)).status).toBe(200);
});

test('what was begun counts once and for five minutes', async () => {
  const token = await portal.signIn('refused@cedarview.example');
  const made = device().create(await begins(token));
  const [first, second] = await Promise.all([add(token, made, 'One'), add(token, made, 'Two')]);
  expect([first.status, second.status].sort()).toEqual([200, 400]);
  const slow = device().create(await begins(token));
  later(5 * 60_000);
  expect((await add(token, slow)).body.code).toBe('passkey-over');
  // What is over is cleared away with the next one.
  await begins(token);
  const left = portal.db
    .selectFrom('passkey_challenges')
    .select('challenge')
    .where('expires_at', '<=', portal.time.now);
  expect(await left.where('user_id', '=', await idOf('refused@cedarview.example')).execute()).toEqual([]);
});

test('two first ones at once are one second factor with one set of recovery codes', async () => {
  const token = await portal.signIn('bassey.effiong@cedarview.example');
  const made = [device().create(await begins(token)), device().create(await begins(token))];
  const both = await Promise.all(made.map((one, at) => add(token, one, `Key ${at}`)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.filter(({ body }) => body.recovery_codes !== undefined)).toHaveLength(1);
});

test('a passkey of somebody else is not added as the own, and an account has so many at most', async () => {
  const { device: theirs } = await passkeyed('folake.adisa@palmcourt.example');
  const token = await portal.signIn('admin@cedarview.example');
  const stolen = await add(token, theirs.create(await begins(token)));
  expect([stolen.status, stolen.body.code]).toEqual([400, 'passkey-known']);
  expect((await portal.call('profile', {}, token)).body.user).toMatchObject({ second_factor: false });
  for (let at = 0; at < PASSKEYS.most; at++)
    expect((await add(token, device().create(await begins(token)), `Key ${at}`)).status).toBe(200);
  expect((await begin(token)).body.code).toBe('too-many-passkeys');
});

test.each(['http://192.0.2.7:3000', 'https://192.0.2.7', 'http://power.example'])(
  'at %s, where browsers know no passkeys, none can be added, and that is said',
  async (PUBLIC_URL) => {
    const elsewhere = await openTestApp({ PUBLIC_URL, DEMO: 'on' });
    const token = await elsewhere.signIn('admin@palmcourt.example');
    const { status, body } = await elsewhere.call('beginPasskey', { password: 'Demo-Power-2026' }, token);
    expect([status, body.code]).toEqual([400, 'passkeys-unavailable']);
    expect((await elsewhere.call('ownPasskeys', {}, token)).body).toMatchObject({ can_add: false });
    await elsewhere.close();
  },
);
