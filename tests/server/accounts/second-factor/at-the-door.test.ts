import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOORS, type DoorName } from '#catalogues/doors.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { mailedLinks } from '#src/server/accounts/mailed-links.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';
import { STEP_MS, secondFactorsOf } from '../../../support/server/second-factors.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ TRUST_PROXY: '1', DEMO: 'on' });
});
afterAll(() => portal.close());

const { later, shown, enter, begin, confirm, equip } = secondFactorsOf(() => portal);

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

test('every door asks for the code', async () => {
  const { email, key } = await equip('admin@palmcourt.example');
  for (const door of Object.keys(DOORS) as DoorName[]) {
    const at = async (second_factor?: string) => {
      const { status, body } = await portal.call('signIn', { email, password: DEMO_PASSWORD, second_factor, door });
      return { status, code: body.code };
    };
    expect([door, await at()]).toEqual([door, { status: 400, code: 'second-factor-wanted' }]);
    expect([door, await at('918273')]).toEqual([door, { status: 400, code: 'wrong-code' }]);
    expect([door, (await at(shown(key))).status]).toEqual([door, 200]);
    later(STEP_MS);
  }
  const signedIn = portal.db.selectFrom('audit').select('detail').where('action', '=', 'signed-in');
  const last = await signedIn.orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(JSON.parse(last.detail)).toEqual({ by: 'code' });
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

test('a key that was replaced after its code was taken begins no session', async () => {
  const { email, token } = await equip('refused@cedarview.example');
  const account = await portal.db
    .selectFrom('users')
    .innerJoin('second_factors', 'user_id', 'users.id')
    .select(['users.id', 'password_hash as passwordHash', 'confirmed_at as secondFactor'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(await portal.sessions.beginFor(account, '192.0.2.1')).toEqual(expect.any(String));
  expect(await portal.sessions.beginFor({ ...account, secondFactor: null }, '192.0.2.1')).toBeNull();
  later(STEP_MS);
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

test('no key and no code stands in a log where a code is refused, and a wrong one is a line of the activity log', async () => {
  const { email, key } = await equip('owner@cedarview.example');
  const wrong = await enter(email, '918273');
  expect(wrong.code).toBe('wrong-code');
  const log = portal.lines.join('\n');
  expect(log).toContain('sign-in-refused');
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
