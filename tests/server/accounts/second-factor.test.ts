import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SECOND_FACTOR as SAID } from '#catalogues/sentences/second-factor.ts';
import { mailedLinks } from '#src/server/accounts/mailed-links.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ TRUST_PROXY: '1', DEMO: 'on' });
});
afterAll(() => portal.close());

const STEP_MS = 30_000;
const later = (ms: number) => {
  portal.time.now = new Date(portal.time.now.getTime() + ms);
};
/** The code that an app shows, so many steps from now. */
const shown = (key: string, steps = 0) =>
  generateSync({ secret: key, epoch: Math.floor(portal.time.now.getTime() / 1000) + steps * 30 });
const enter = async (email: string, second_factor?: string, password = DEMO_PASSWORD) => {
  const { status, body } = await portal.call('signIn', { email, password, second_factor });
  return { status, code: body.code, token: String(body.token) };
};
/** The status of signing in from another network address. */
const enterFrom = async (address: string, email: string, second_factor?: string) => {
  const response = await portal.app.request('/api/utility-service-account/login', {
    method: 'POST',
    headers: { 'X-Forwarded-For': address, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, second_factor }),
  });
  return response.status;
};
const begin = (token: string, password = DEMO_PASSWORD) => portal.call('beginSecondFactor', { password }, token);
const confirm = (token: string, second_factor: string, password = DEMO_PASSWORD) =>
  portal.call('confirmSecondFactor', { second_factor, password }, token);
const prove = async (token: string, second_factor: string) => {
  const { status, body } = await portal.call('proveAgain', { second_factor }, token);
  return [status, body.code];
};
const mailsTo = async (to: string) =>
  (
    await portal.db.selectFrom('mail_outbox').select('subject').where('to_address', '=', to).orderBy('id').execute()
  ).map(({ subject }) => subject);

/** Somebody with a second factor: their session, the key of their app, and their recovery codes. */
async function equip(email: string) {
  const token = await portal.signIn(email);
  const key = String((await begin(token)).body.key);
  const { status, body } = await confirm(token, shown(key));
  if (status !== 200) throw new Error(JSON.stringify(body));
  later(STEP_MS);
  return { email, token, key, recovery: body.recovery_codes as readonly string[] };
}

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
  expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  later(STEP_MS);
  const right = keys[ends.findIndex(({ status }) => status === 200)] ?? '';
  expect((await enter(email, shown(right))).status).toBe(200);
});

test('signing in asks for the code after the right password alone, and takes it once', async () => {
  const { email, key } = await equip('admin@cedarview.example');
  expect(await enter(email, undefined, 'another password')).toMatchObject({ status: 400, code: 'sign-in-refused' });
  expect(await enter(email, shown(key), 'another password')).toMatchObject({ status: 400, code: 'sign-in-refused' });
  expect(await enter(email)).toMatchObject({ status: 400, code: 'second-factor-wanted' });
  const code = shown(key);
  const [first, second] = await Promise.all([
    enter(email, code),
    enter(email, ` ${code.slice(0, 3)} ${code.slice(3)} `),
  ]);
  expect([first.status, second.status].sort()).toEqual([200, 400]);
  expect(await enter(email, code)).toMatchObject({ status: 400, code: 'used-code' });
});

test('a code counts in its own half minute and the ones beside it, and none before the last one that was taken', async () => {
  const { email, key } = await equip('owner@palmcourt.example');
  later(10 * STEP_MS);
  for (const steps of [-2, 2])
    expect([steps, (await enter(email, shown(key, steps))).code]).toEqual([steps, 'wrong-code']);
  expect((await enter(email, shown(key, -1))).status).toBe(200);
  expect((await enter(email, shown(key, 1))).status).toBe(200);
  expect((await enter(email, shown(key, 0))).code).toBe('used-code');
});

test('the code of a neighbour is none', async () => {
  const mine = await equip('resident@palmcourt.example');
  const theirs = await equip('fined@palmcourt.example');
  expect((await enter(mine.email, shown(theirs.key))).code).toBe('wrong-code');
  expect((await enter(mine.email, theirs.recovery[0])).code).toBe('wrong-code');
  expect((await enter(theirs.email, shown(theirs.key))).status).toBe(200);
  // Nor is a sealed key that was moved from one account to another.
  const { sealed_key } = await portal.db
    .selectFrom('second_factors')
    .innerJoin('users', 'users.id', 'user_id')
    .select('sealed_key')
    .where('email', '=', theirs.email)
    .executeTakeFirstOrThrow();
  await portal.db
    .updateTable('second_factors')
    .set({ sealed_key })
    .where('user_id', '=', (eb) => eb.selectFrom('users').select('id').where('email', '=', mine.email))
    .execute();
  later(STEP_MS);
  expect((await enter(mine.email, shown(theirs.key))).code).toBe('wrong-code');
});

test('wrong codes are limited after the right password, but where a code was given before', async () => {
  const email = 'resident@cedarview.example';
  const from = (address: string, second_factor?: string) => enterFrom(address, email, second_factor);
  const thief = ['203.0.113.9', '203.0.113.10', '203.0.113.11'] as const;
  // Whoever knows the password signs in from here and there before its owner has a second factor: that makes no address theirs.
  for (const address of thief) expect(await from(address)).toBe(200);
  const { key } = await equip(email);
  expect(await from('198.51.100.7', shown(key))).toBe(200);
  expect(await Promise.all(Array.from({ length: 8 }, () => from(thief[0], '000000')))).toEqual(
    expect.arrayContaining([...Array(5).fill(400), ...Array(3).fill(429)]),
  );
  later(STEP_MS);
  for (const address of thief) expect(await from(address, shown(key))).toBe(429);
  expect((await mailsTo(email)).filter((subject) => subject === 'Somebody knows your password')).toHaveLength(1);
  expect(await from('198.51.100.7', shown(key))).toBe(200);
});

test('where no code was given before, fifty wrong ones a day are all, however long somebody waits between', async () => {
  const { email, key } = await equip('hauwa.ibrahim@cedarview.example');
  const from = (code: string) => enterFrom('203.0.113.12', email, code);
  const clear = () => portal.db.deleteFrom('rate_limits').where('key', 'like', 'secondFactors:%').execute();
  for (let times = 0; times < 10; times++) {
    for (let tries = 0; tries < 5; tries++) expect(await from('000000')).toBe(400);
    await clear();
  }
  expect(await from(shown(key))).toBe(429);
  expect((await enter(email, shown(key))).status).toBe(200);
});

test('a recovery code works once in place of a code, its owner is told, and new ones end the old', async () => {
  const { email, key, recovery } = await equip('debtor@palmcourt.example');
  const [one = '', two = ''] = recovery;
  const [first, second] = await Promise.all([enter(email, one), enter(email, one.replace('-', '').toUpperCase())]);
  expect([first.status, second.status].sort()).toEqual([200, 400]);
  expect((await enter(email, one)).code).toBe('used-code');
  expect((await mailsTo(email)).filter((subject) => subject === 'A recovery code was used')).toHaveLength(1);
  const signedIn = await enter(email, shown(key));
  const { body } = await portal.call('renewRecoveryCodes', {}, signedIn.token);
  const renewed = body.recovery_codes as readonly string[];
  expect((await enter(email, two)).code).toBe('wrong-code');
  expect((await enter(email, renewed[0])).status).toBe(200);
});

test('what matters most asks for a code again once the last one is ten minutes old', async () => {
  const { email, key } = await equip('platform@wattchat.example');
  const { token } = await enter(email, shown(key));
  const { id: palm } = await portal.db
    .selectFrom('estates')
    .select('id')
    .where('name', '=', 'Palm Court')
    .executeTakeFirstOrThrow();
  const activate = async () => {
    const { status, body } = await portal.call('setEstateActive', { property_id: palm, active: true }, token);
    return [status, body.code];
  };
  const done = await activate();
  expect(done).toEqual([200, undefined]);
  later(10 * 60_000 - 1);
  expect(await activate()).toEqual(done);
  later(1);
  expect(await activate()).toEqual([403, 'prove-again']);
  // What is only looked at goes on.
  expect((await portal.call('estates', {}, token)).status).toBe(200);
  expect(await prove(token, '000000')).toEqual([400, 'wrong-code']);
  const code = shown(key);
  expect(await prove(token, code)).toEqual([200, undefined]);
  expect(await activate()).toEqual(done);
  // The answer was lost, and the code is sent once more. A wrong one is wrong although nothing asks for one.
  expect(await prove(token, code)).toEqual([200, undefined]);
  expect(await prove(token, '000000')).toEqual([400, 'wrong-code']);
  later(9 * 60_000);
  // Another one is good from now on.
  expect(await prove(token, shown(key))).toEqual([200, undefined]);
  later(9 * 60_000);
  expect(await activate()).toEqual(done);
  later(STEP_MS);
  const other = (await enter(email, shown(key))).token;
  later(10 * 60_000);
  expect(await prove(token, code)).toEqual([400, 'wrong-code']);
  const next = shown(key);
  expect(await prove(other, next)).toEqual([200, undefined]);
  // What one session has given stands for no other.
  expect(await activate()).toEqual([403, 'prove-again']);
  expect(await prove(token, next)).toEqual([400, 'used-code']);
});

test('a password that is changed leaves a session in which the code stays given as long as it was', async () => {
  const { token } = await equip('late@palmcourt.example');
  const change = (oldPassword: string, newPassword: string, by: string) =>
    portal.call('changePassword', { oldPassword, newPassword }, by);
  const changed = await change(DEMO_PASSWORD, 'kettle-9-harmattan', token);
  expect(changed.status).toBe(200);
  later(10 * 60_000 - STEP_MS - 1);
  const by = String(changed.body.token);
  expect((await portal.call('renewRecoveryCodes', {}, by)).status).toBe(200);
  later(1);
  expect((await portal.call('renewRecoveryCodes', {}, by)).body.code).toBe('prove-again');
  expect((await change('kettle-9-harmattan', 'another-9-kettle', by)).body.code).toBe('prove-again');
  expect((await portal.call('profile', {}, by)).status).toBe(200);
});

test('a change of the password that is under way as its session ends begins no other session', async () => {
  const email = 'aisha.lawal@cedarview.example';
  const [mine, other] = [await portal.signIn(email), await portal.signIn(email)];
  const given = { oldPassword: DEMO_PASSWORD, newPassword: 'kettle-9-harmattan' };
  const [changed, ended] = await Promise.all([
    portal.call('changePassword', given, mine),
    portal.call('signOutEverywhere', {}, other),
  ]);
  expect([changed.status, ended.status]).toEqual([400, 200]);
  expect((await enter(email)).status).toBe(200);
});

test('a key that was replaced after its code was taken begins no session', async () => {
  const { email, token } = await equip('refused@cedarview.example');
  const account = await portal.db
    .selectFrom('users')
    .innerJoin('second_factors', 'user_id', 'users.id')
    .select(['users.id', 'password_hash as passwordHash', 'sealed_key as secondFactor'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(await portal.sessions.beginFor(account, '192.0.2.1')).toEqual(expect.any(String));
  expect(await portal.sessions.beginFor({ ...account, secondFactor: null }, '192.0.2.1')).toBeNull();
  expect((await confirm(token, shown(String((await begin(token)).body.key)))).status).toBe(200);
  expect(await portal.sessions.beginFor(account, '192.0.2.1')).toBeNull();
});

test('a session that a server of an older version began, which asks for no code, is none of an account with a second factor', async () => {
  const { email } = await equip('levy@palmcourt.example');
  const { id } = await portal.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const older = await portal.sessions.begin(id, '192.0.2.1');
  expect((await portal.call('profile', {}, older)).status).toBe(401);
  await portal.db.deleteFrom('second_factors').where('user_id', '=', id).execute();
  expect((await portal.call('profile', {}, older)).status).toBe(200);
});

test('a new password by a mailed link leaves the second factor, and signing in asks for its code', async () => {
  const { email, key, token } = await equip('folake.adisa@palmcourt.example');
  const { id } = await portal.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const links = mailedLinks({ random: systemRandom, clock: () => portal.time.now, publicUrl: '' });
  const link = await portal.db
    .transaction()
    .execute((trx) => links.issue(trx, 'reset-password', { userId: id, email }));
  const newpassword = 'kettle-9-harmattan';
  const given = { token: link.split('/').at(-1), newpassword };
  expect((await portal.call('replacePassword', given)).status).toBe(200);
  expect((await portal.call('profile', {}, token)).status).toBe(401);
  expect((await enter(email, undefined, newpassword)).code).toBe('second-factor-wanted');
  expect((await enter(email, shown(key), newpassword)).status).toBe(200);
});

test('an account that is to be deleted is kept by the code, not by the password alone', async () => {
  const { email, key, token } = await equip('bassey.effiong@cedarview.example');
  await portal.db.updateTable('users').set({ email_unproven: false }).where('email', '=', email).execute();
  expect((await portal.call('deleteAccount', { password: DEMO_PASSWORD }, token)).status).toBe(200);
  const asked = async () => {
    const user = portal.db.selectFrom('users').select('deletion_asked_at').where('email', '=', email);
    return (await user.executeTakeFirstOrThrow()).deletion_asked_at;
  };
  expect((await enter(email)).code).toBe('second-factor-wanted');
  expect((await enter(email, '000000')).code).toBe('wrong-code');
  expect(await asked()).toEqual(portal.time.now);
  expect((await enter(email, shown(key))).status).toBe(200);
  expect(await asked()).toBeNull();
});

test('new recovery codes are made a few times an hour, and of two at once those of one count', async () => {
  const { email, token } = await equip('emeka.ibe@palmcourt.example');
  const renew = () => portal.call('renewRecoveryCodes', {}, token);
  const both = await Promise.all([renew(), renew()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const first = both.map(({ body }) => (body.recovery_codes as readonly string[])[0]);
  const entered = [await enter(email, first[0]), await enter(email, first[1])];
  expect(entered.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  for (let times = 0; times < 3; times++) expect((await renew()).status).toBe(200);
  expect((await renew()).status).toBe(429);
});

test('keys are begun twenty times an hour, and a session without the password uses none up', async () => {
  const token = await portal.signIn('obinna.okeke@cedarview.example');
  expect((await begin(token, '')).body.code).toBe('password-wanted');
  for (let times = 0; times < 20; times++) expect((await begin(token)).status).toBe(200);
  expect((await begin(token)).status).toBe(429);
});

test('who may be without a second factor takes it off again', async () => {
  const { email, token } = await equip('lost@palmcourt.example');
  expect((await portal.call('removeSecondFactor', {}, token)).body).toEqual({ message: SAID.removed });
  expect((await enter(email)).status).toBe(200);
  expect(await mailsTo(email)).toContain('Your account asks for no code any more');
  expect(await prove(token, '000000')).toEqual([400, 'no-second-factor']);
});

test('who lost everything is helped by an administrator who gives the own password, never by themselves', async () => {
  const lost = await equip('refused@palmcourt.example');
  const idOf = async (email: string) =>
    (await portal.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  const resetBy = async (by: string, user_id: string, password = DEMO_PASSWORD) => {
    const { status, body } = await portal.call('resetSecondFactor', { user_id, password }, by);
    return [status, body.code];
  };
  const admin = await idOf('admin@palmcourt.example');
  const helper = await portal.sessions.begin(admin, 'test', undefined, new Date(0));
  // The helper has a second factor as well, and gave no code of late in this session.
  expect(await resetBy(helper, await idOf(lost.email))).toEqual([403, 'prove-again']);
  await portal.db.updateTable('sessions').set({ proved_at: portal.time.now }).where('user_id', '=', admin).execute();
  expect(await resetBy(helper, admin)).toEqual([400, 'own-second-factor']);
  expect(await resetBy(helper, await idOf('admin@cedarview.example'))).toEqual([400, 'account-gone']);
  expect(await resetBy(helper, await idOf(lost.email), '')).toEqual([400, 'password-wanted']);
  expect(await resetBy(helper, await idOf(lost.email))).toEqual([200, undefined]);
  expect(await resetBy(helper, await idOf(lost.email))).toEqual([400, 'no-second-factor']);
  expect((await portal.call('profile', {}, lost.token)).status).toBe(401);
  expect((await enter(lost.email)).status).toBe(200);
  expect(await mailsTo(lost.email)).toContain('Your second factor was reset');
  const deeds = await portal.db
    .selectFrom('audit')
    .select('action')
    .where('subject', '=', await idOf(lost.email))
    .where('action', 'like', 'second-factor%')
    .orderBy('id')
    .execute();
  expect(deeds.map(({ action }) => action)).toEqual(['second-factor-set', 'second-factor-reset']);
});

test('a reset that is under way as the session ends takes nothing off', async () => {
  const lost = await equip('ebele.umeh@palmcourt.example');
  const { id } = await portal.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', lost.email)
    .executeTakeFirstOrThrow();
  const admin = await portal.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@palmcourt.example')
    .executeTakeFirstOrThrow();
  const sessions = [1, 2].map(() => portal.sessions.begin(admin.id, 'test', undefined, portal.time.now));
  const [one = '', other = ''] = await Promise.all(sessions);
  const [reset, ended] = await Promise.all([
    portal.call('resetSecondFactor', { user_id: id, password: DEMO_PASSWORD }, one),
    portal.call('signOutEverywhere', {}, other),
  ]);
  expect([reset.status, ended.status]).toEqual([400, 200]);
  expect((await enter(lost.email)).code).toBe('second-factor-wanted');
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

test('a session of an administrator without a second factor takes it off nobody by itself', async () => {
  const { id } = await portal.db
    .selectFrom('users')
    .innerJoin('second_factors', 'user_id', 'users.id')
    .select('users.id')
    .where('email', '=', 'admin@palmcourt.example')
    .executeTakeFirstOrThrow();
  const platform = await portal.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'platform@wattchat.example')
    .executeTakeFirstOrThrow();
  await portal.db.deleteFrom('recovery_codes').where('user_id', '=', platform.id).execute();
  await portal.db.deleteFrom('second_factors').where('user_id', '=', platform.id).execute();
  const token = await portal.signIn('platform@wattchat.example');
  const reset = async (password: string) =>
    (await portal.call('resetSecondFactor', { user_id: id, password }, token)).body.code;
  expect([await reset(''), await reset('another password')]).toEqual(['password-wanted', 'wrong-password']);
  expect((await portal.call('resetSecondFactor', { user_id: id }, token)).status).toBe(400);
  expect(await reset(DEMO_PASSWORD)).toBeUndefined();
});

test('no key and no code stands in a log, and a wrong one is a line of the activity log', async () => {
  const { email, key } = await equip('owner@cedarview.example');
  const wrong = await enter(email, '918273');
  expect(wrong.code).toBe('wrong-code');
  const log = portal.lines.join('\n');
  expect([log.includes(key), log.includes('918273')]).toEqual([false, false]);
  const { detail } = await portal.db
    .selectFrom('audit')
    .innerJoin('users', (join) => join.on((eb) => eb(eb.cast('users.id', 'text'), '=', eb.ref('subject'))))
    .select('detail')
    .where('email', '=', email)
    .orderBy('audit.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(String(detail))).toEqual({ why: 'wrong-code' });
});
