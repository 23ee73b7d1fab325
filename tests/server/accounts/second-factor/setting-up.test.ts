import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SECOND_FACTOR as SAID } from '#catalogues/sentences/second-factor.ts';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';
import { STEP_MS, secondFactorsOf } from '../../../support/server/second-factors.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ TRUST_PROXY: '1', DEMO: 'on' });
});
afterAll(() => portal.close());

const { later, shown, enter, begin, confirm, prove, mailsTo, equip } = secondFactorsOf(() => portal);

test('a second factor is set up with a key and one right code, and recovery codes are told once', async () => {
  const email = 'admin@palmcourt.example';
  const other = await portal.signIn(email);
  const token = await portal.signIn(email);
  const begun = (await begin(token)).body;
  expect(begun).toEqual({
    key: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: `otpauth://totp/Wattchat:admin%40palmcourt.example?secret=${begun.key}&issuer=Wattchat`,
  });
  // A page that is loaded again shows the same key: the app may have it by now.
  expect((await begin(token)).body).toEqual(begun);
  const key = String(begun.key);
  expect((await confirm(token, shown(key, 5))).body.code).toBe('wrong-code');
  // Nothing asks for a code before.
  expect((await enter(email)).status).toBe(200);
  const { status, body } = await confirm(token, shown(key));
  expect([status, body.message]).toEqual([200, SAID.set]);
  const codes = body.recovery_codes as readonly string[];
  expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
  for (const code of codes) expect(code).toMatch(/^[a-km-np-z2-9]{5}-[a-km-np-z2-9]{5}$/);
  expect([(await portal.call('profile', {}, other)).status, (await portal.call('profile', {}, token)).status]).toEqual([
    401, 200,
  ]);
  // The second click, or an answer that was lost.
  const again = await confirm(token, shown(key));
  expect([again.status, again.body.code]).toEqual([400, 'second-factor-set']);
  expect(await mailsTo(email)).toContain('Your account asks for a code now');
  const kept = await portal.db.selectFrom('second_factors').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(key);
  const hashes = await portal.db.selectFrom('recovery_codes').select('code_hash').execute();
  for (const { code_hash } of hashes) expect(code_hash).toMatch(/^\$argon2id\$/);
});

test('a key is shown again for ten minutes and confirmed within twenty, which no further look extends', async () => {
  const token = await portal.signIn('owner@cedarview.example');
  const key = String((await begin(token)).body.key);
  later(10 * 60_000 - 1);
  expect((await begin(token)).body.key).toBe(key);
  later(1);
  const next = String((await begin(token)).body.key);
  expect(next).not.toBe(key);
  expect((await confirm(token, shown(key))).body.code).toBe('wrong-code');
  later(20 * 60_000 - 1);
  expect((await confirm(token, '000000')).body.code).toBe('wrong-code');
  later(1);
  // However often: what is over is no guess.
  for (let tries = 0; tries < 6; tries++) expect((await confirm(token, shown(next))).body.code).toBe('key-over');
  expect((await begin(token)).body.key).not.toBe(next);
});

test('a key is of the session that it was shown in: what a thief was shown is nothing that the owner confirms', async () => {
  const email = 'debtor@cedarview.example';
  const [thief, owner] = [await portal.signIn(email), await portal.signIn(email)];
  const theirs = String((await begin(thief)).body.key);
  const mine = String((await begin(owner)).body.key);
  expect(mine).not.toBe(theirs);
  expect((await begin(thief)).body.key).toBe(theirs);
  expect((await confirm(owner, shown(theirs))).body.code).toBe('wrong-code');
  expect((await confirm(owner, shown(mine))).status).toBe(200);
  expect((await confirm(thief, shown(theirs))).status).toBe(401);
  later(STEP_MS);
  expect((await enter(email, shown(theirs))).code).toBe('wrong-code');
  expect((await enter(email, shown(mine))).status).toBe(200);
});

test('a session alone sets none: beginning and confirming ask for the password', async () => {
  const token = await portal.signIn('late@cedarview.example');
  expect((await begin(token, '')).body.code).toBe('password-wanted');
  expect((await begin(token, 'another password')).body.code).toBe('wrong-password');
  const key = String((await begin(token)).body.key);
  expect((await confirm(token, shown(key), 'another password')).body.code).toBe('wrong-password');
  expect((await confirm(token, shown(key), '')).body.code).toBe('password-wanted');
  expect((await confirm(token, shown(key))).status).toBe(200);
});

test('of two sessions that confirm at once one sets its key, and the other has ended', async () => {
  const email = 'lost@cedarview.example';
  const [one, other] = [await portal.signIn(email), await portal.signIn(email)];
  const keys = [String((await begin(one)).body.key), String((await begin(other)).body.key)] as const;
  const ends = await Promise.all([confirm(one, shown(keys[0])), confirm(other, shown(keys[1]))]);
  const [won, lost] = ends.map(({ status }) => status).toSorted();
  expect(won).toBe(200);
  // The session of the other ends before its call is let in, or while the password is weighed.
  expect([400, 401]).toContain(lost);
  later(STEP_MS);
  const right = keys[ends.findIndex(({ status }) => status === 200)] ?? '';
  expect((await enter(email, shown(right))).status).toBe(200);
});

test('keys are begun twenty times an hour, and a session without the password uses none up', async () => {
  const token = await portal.signIn('obinna.okeke@cedarview.example');
  expect((await begin(token, '')).body.code).toBe('password-wanted');
  for (let times = 0; times < 20; times++) expect((await begin(token)).status).toBe(200);
  expect((await begin(token)).status).toBe(429);
});

test('another address that was asked for before is given up as the second factor is set', async () => {
  const email = 'yusuf.garba@palmcourt.example';
  const token = await portal.signIn(email);
  const asked = { email: 'elsewhere@mail.example', password: DEMO_PASSWORD };
  expect((await portal.call('updateProfile', asked, token)).status).toBe(200);
  await equip(email);
  const changes = await portal.db
    .selectFrom('account_changes')
    .select('ended_at')
    .where('to_value', '=', asked.email)
    .execute();
  expect(changes).toEqual([{ ended_at: expect.any(Date) }]);
});

test('who may be without a second factor takes it off again', async () => {
  const { email, token } = await equip('lost@palmcourt.example');
  const password = DEMO_PASSWORD;
  expect((await portal.call('removeSecondFactor', { password }, token)).body).toEqual({ message: SAID.removed });
  expect((await enter(email)).status).toBe(200);
  expect(await mailsTo(email)).toContain('Your account asks for no code any more');
  expect(await prove(token, '000000')).toEqual([400, 'no-second-factor']);
});

test.each([
  ['removeSecondFactor', 'emeka.ibe@palmcourt.example'],
  ['renewRecoveryCodes', 'aisha.lawal@cedarview.example'],
] as const)(
  'a session in which a code was just given is not enough for %s: it asks for the password',
  async (call, email) => {
    const { token, key, recovery } = await equip(email);
    const before = await mailsTo(email);
    const refusals = [];
    for (const password of ['', 'another password'])
      refusals.push((await portal.call(call, { password }, token)).body.code);
    expect(refusals).toEqual(['password-wanted', 'wrong-password']);
    expect((await portal.call(call, {}, token)).status).toBe(400);
    // The factor still guards the door, its codes are those that were told, and nobody is told of a change.
    expect((await enter(email)).code).toBe('second-factor-wanted');
    expect([(await enter(email, recovery[0])).status, (await enter(email, shown(key))).status]).toEqual([200, 200]);
    expect((await mailsTo(email)).filter((subject) => !before.includes(subject))).toEqual(['A recovery code was used']);
    // Guesses are counted: who holds the session alone does not go on until one fits.
    const guess = () => portal.call(call, { password: 'one more guess' }, token);
    const tried = [];
    for (let times = 0; times < 12; times++) tried.push((await guess()).status);
    expect(tried.at(-1)).toBe(429);
    expect((await portal.call(call, { password: DEMO_PASSWORD }, token)).status).toBe(429);
  },
);
