import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SIGN_INS } from '#catalogues/sentences/estate/sign-ins.ts';
import type { SignInChange } from '#catalogues/sign-ins.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { ownAccount, tokenIn } from '../../support/server/own-account.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ DEMO: 'on' });
});
afterAll(() => portal.close());

const ADMIN = 'admin@palmcourt.example';
const PLATFORM = 'platform@wattchat.example';
const idOf = async (email: string) => {
  const user = portal.db.selectFrom('users').select('id').where('email', '=', email);
  return (await user.executeTakeFirstOrThrow()).id;
};
const profile = async (token: string) => (await portal.call('profile', {}, token)).status;
const enter = async (email: string, password = DEMO_PASSWORD) => {
  const { status, body } = await portal.call('signIn', { email, password });
  return [status, body.code ?? null, body.message ?? null];
};
const change = async (by: string, email: string, what: SignInChange, password = DEMO_PASSWORD) => {
  const { status, body } = await portal.call('changeSignIn', { user_id: await idOf(email), what, password }, by);
  return [status, body.code ?? body.message];
};

test('an administrator signs somebody out everywhere, who signs in again, is told by mail, and stands in the activity log', async () => {
  const email = 'resident@palmcourt.example';
  const [admin, here, there] = [await portal.signIn(ADMIN), await portal.signIn(email), await portal.signIn(email)];
  expect(await change(admin, email, 'end-sessions', 'another password')).toEqual([400, 'wrong-password']);
  expect([await profile(here), await profile(there)]).toEqual([200, 200]);
  expect(await change(admin, email, 'end-sessions')).toEqual([200, SIGN_INS.changes['end-sessions'].done('Amaka Eze')]);
  expect([await profile(here), await profile(there), await profile(admin)]).toEqual([401, 401, 200]);
  expect(await ownAccount(portal, email).subjects()).toEqual(['You were signed out everywhere']);
  expect((await enter(email))[0]).toBe(200);
  const deed = portal.db
    .selectFrom('audit')
    .select(['actor', 'subject', 'estate_id'])
    .where('action', '=', 'person-signed-out');
  expect(await deed.execute()).toEqual([
    { actor: await idOf(ADMIN), subject: await idOf(email), estate_id: expect.any(Number) },
  ]);
});

test('a locked sign-in ends every session, lets nobody in and says so after the right password alone; unlocked it is as before', async () => {
  const email = 'fined@palmcourt.example';
  const [admin, token] = [await portal.signIn(ADMIN), await portal.signIn(email)];
  expect(await change(admin, email, 'unlock')).toEqual([400, 'not-locked']);
  expect(await change(admin, email, 'lock')).toEqual([200, SIGN_INS.changes.lock.done('Tunde Balogun')]);
  expect(await profile(token)).toBe(401);
  expect(await enter(email)).toEqual([400, 'sign-in-locked', SIGN_INS.locked]);
  expect((await enter(email, 'another password'))[1]).toBe('sign-in-refused');
  expect(await change(admin, email, 'lock')).toEqual([400, 'locked-already']);
  const shownLocked = async () => {
    const { body } = await portal.call('userDashboard', { user_id: await idOf(email) }, admin);
    return body.resident;
  };
  expect(await shownLocked()).toMatchObject({ locked: true });
  // A session that something else begins, as a server of an older version does, is none.
  const id = await idOf(email);
  const older = await portal.sessions.begin(id, '192.0.2.1');
  expect(await profile(older)).toBe(401);
  const open = portal.db.selectFrom('sessions').select('id').where('user_id', '=', id).where('ended_at', 'is', null);
  expect(await open.execute()).toEqual([]);
  const { password_hash: passwordHash } = await portal.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await portal.sessions.beginFor({ id, passwordHash, secondFactor: null }, '192.0.2.1')).toBeNull();
  expect(await change(admin, email, 'unlock')).toEqual([200, SIGN_INS.changes.unlock.done('Tunde Balogun')]);
  expect((await enter(email))[0]).toBe(200);
  expect([await profile(token), await profile(older)]).toEqual([401, 401]);
  expect(await shownLocked()).toMatchObject({ locked: false });
});

test('it is for people of the own estate, for anybody below the platform administrator, and never for oneself or one’s like', async () => {
  const [admin, platform] = [await portal.signIn(ADMIN), await portal.signIn(PLATFORM)];
  for (const what of ['end-sessions', 'lock', 'unlock'] as const) {
    expect(await change(admin, ADMIN, what)).toEqual([400, 'own-sign-in']);
    expect(await change(platform, PLATFORM, what)).toEqual([400, 'own-sign-in']);
    for (const stranger of ['resident@cedarview.example', 'admin@cedarview.example', PLATFORM])
      expect(await change(admin, stranger, what)).toEqual([400, 'account-gone']);
  }
  // However the own id is spelt.
  const spelt = { user_id: (await idOf(ADMIN)).toUpperCase(), what: 'lock', password: DEMO_PASSWORD };
  expect((await portal.call('changeSignIn', spelt, admin)).body.code).toBe('own-sign-in');
  expect((await portal.call('resetSecondFactor', spelt, admin)).body.code).toBe('own-second-factor');
  expect((await change(platform, 'resident@cedarview.example', 'end-sessions'))[0]).toBe(200);
  expect((await change(platform, 'admin@cedarview.example', 'lock'))[0]).toBe(200);
  expect((await enter('admin@cedarview.example'))[1]).toBe('sign-in-locked');
  // Another platform administrator is none of theirs.
  await portal.db
    .updateTable('users')
    .set({ role: 'netplus-admin' })
    .where('email', '=', 'late@palmcourt.example')
    .execute();
  expect(await change(platform, 'late@palmcourt.example', 'lock')).toEqual([400, 'account-gone']);
});

test('of two who lock each other one comes first, and the other does nothing any more', async () => {
  const other = 'yusuf.garba@palmcourt.example';
  const { estate_id } = await portal.db
    .selectFrom('users')
    .select('estate_id')
    .where('email', '=', ADMIN)
    .executeTakeFirstOrThrow();
  await portal.db.updateTable('users').set({ role: 'service-admin', estate_id }).where('email', '=', other).execute();
  const [mine, theirs] = [await portal.signIn(ADMIN), await portal.sessions.begin(await idOf(other), 'test')];
  const ends = await Promise.all([change(mine, other, 'lock'), change(theirs, ADMIN, 'lock')]);
  expect(ends.map(([status]) => status).filter((status) => status === 200)).toHaveLength(1);
  const locked = portal.db.selectFrom('users').select('email').where('locked_at', 'is not', null);
  expect(await locked.where('email', 'in', [ADMIN, other]).execute()).toHaveLength(1);
});

/** The secret of the link that was mailed last. */
async function tokenTo(email: string): Promise<string> {
  const mails = portal.db.selectFrom('mail_outbox').select('text').where('to_address', '=', email);
  const { text } = await mails.where('text', 'like', '%/#%').orderBy('created_at', 'desc').executeTakeFirstOrThrow();
  return tokenIn(text);
}

/** Another administrator of an estate, as somebody who was invited is one. */
async function inOffice(email: string, as: string) {
  const { estate_id } = await portal.db
    .selectFrom('users')
    .select('estate_id')
    .where('email', '=', as)
    .executeTakeFirstOrThrow();
  const office = { role: 'service-admin', estate_id, disabled: false, locked_at: null } as const;
  await portal.db.updateTable('users').set(office).where('email', '=', email).execute();
  return idOf(email);
}

test('what the platform has locked the platform alone unlocks, and no estate by a removal and an invitation', async () => {
  const [office, email] = ['admin@cedarview.example', 'resident@cedarview.example'];
  await inOffice(office, office);
  const userId = await inOffice(email, office);
  const [admin, platform] = [await portal.signIn(office), await portal.signIn(PLATFORM)];
  // It takes the place of the lock of an estate.
  expect((await change(admin, email, 'lock'))[0]).toBe(200);
  expect((await change(platform, email, 'lock'))[0]).toBe(200);
  expect(await change(platform, email, 'lock')).toEqual([400, 'locked-already']);
  expect(await change(admin, email, 'lock')).toEqual([400, 'locked-already']);
  expect(await change(admin, email, 'unlock')).toEqual([400, 'locked-above']);
  const { body } = await portal.call('administrators', { page: 1, rows: 10 }, admin);
  expect(body.administrators).toEqual([
    expect.objectContaining({ email: office, locked: false }),
    expect.objectContaining({ email, locked: true }),
  ]);
  const again = async () => {
    portal.time.now = new Date(portal.time.now.getTime() + 1_000);
    expect((await portal.call('removeAdministrator', { user_id: userId }, admin)).status).toBe(200);
    const invited = { email, first_name: 'Ife', last_name: 'Okoye' };
    expect((await portal.call('inviteAdministrator', invited, admin)).status).toBe(200);
    const given = { token: await tokenTo(email), newpassword: 'quiet river carries lanterns' };
    expect((await portal.call('replacePassword', given)).status).toBe(200);
    return (await enter(email, given.newpassword))[1];
  };
  expect(await again()).toBe('sign-in-locked');
  expect((await change(platform, email, 'unlock'))[0]).toBe(200);
  // One of the estate's own ends as somebody is invited again.
  expect((await change(admin, email, 'lock'))[0]).toBe(200);
  expect(await again()).toBe(null);
});

test('whoever is locked is nobody who stays in office', async () => {
  const [office, email] = ['admin@cedarview.example', 'resident@cedarview.example'];
  const [first, other] = [await inOffice(office, office), await inOffice(email, office)];
  const admin = await portal.signIn(office);
  expect((await change(admin, email, 'lock'))[0]).toBe(200);
  const leaves = await portal.call('removeAdministrator', { user_id: first }, admin);
  expect([leaves.status, leaves.body.code]).toEqual([400, 'last-administrator']);
  expect((await change(admin, email, 'unlock'))[0]).toBe(200);
  // At once: one of both, whichever comes first.
  const ends = await Promise.all([
    change(admin, email, 'lock'),
    portal.call('removeAdministrator', { user_id: first }, admin),
  ]);
  const able = portal.db.selectFrom('users').select('id').where('id', 'in', [first, other]);
  const stay = await able.where('disabled', '=', false).where('locked_at', 'is', null).execute();
  expect([ends.length, stay.length]).toEqual([2, 1]);
});

test('a lock ends what the account has begun: another address, a link for a new password, and invitations', async () => {
  const [email, wanted] = ['admin@cedarview.example', 'elsewhere@mail.example'];
  const userId = await inOffice(email, email);
  const [theirs, platform] = [await portal.signIn(email), await portal.signIn(PLATFORM)];
  const asked = await portal.call('updateProfile', { email: wanted, password: DEMO_PASSWORD }, theirs);
  expect(asked.status).toBe(200);
  const invited = { email: 'accomplice@mail.example', first_name: 'Ife', last_name: 'Bello' };
  expect((await portal.call('inviteAdministrator', invited, theirs)).status).toBe(200);
  await portal.call('resetAdministrator', { user_id: userId }, platform);
  const links = portal.db.selectFrom('mailed_links').select('purpose').where('user_id', '=', userId);
  const open = async () =>
    (await links.where('used_at', 'is', null).where('purpose', '<>', 'take-back').orderBy('purpose').execute()).map(
      ({ purpose }) => purpose,
    );
  const invitations = async () =>
    (
      await portal.db
        .selectFrom('administrator_invitations')
        .select('email')
        .where('invited_by', '=', userId)
        .where('accepted_at', 'is', null)
        .where('ended_at', 'is', null)
        .execute()
    ).map(({ email: to }) => to);
  expect([await open(), await invitations()]).toEqual([['confirm-email', 'reset-password'], [invited.email]]);
  expect((await change(platform, email, 'lock'))[0]).toBe(200);
  expect([await open(), await invitations()]).toEqual([[], []]);
});

test('no browser is known to an account that was signed out or locked by somebody else', async () => {
  const email = 'owner@palmcourt.example';
  const [platform, userId] = [await portal.signIn(PLATFORM), await idOf(email)];
  await portal.db
    .insertInto('account_devices')
    .values({ user_id: userId, since: portal.time.now })
    .onConflict((known) => known.doNothing())
    .execute();
  const epoch = async () =>
    (
      await portal.db
        .selectFrom('account_devices')
        .select('epoch')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).epoch;
  const before = await epoch();
  const after: number[] = [];
  for (const what of ['end-sessions', 'lock', 'unlock'] as const) {
    expect((await change(platform, email, what))[0]).toBe(200);
    after.push((await epoch()) - before);
  }
  expect(after).toEqual([1, 2, 2]);
});

test('who sets a new password while the sign-in is locked stays out, and nothing says so to a stranger', async () => {
  const email = 'owner@palmcourt.example';
  const [platform] = [await portal.signIn(PLATFORM)];
  expect((await change(platform, email, 'lock'))[0]).toBe(200);
  const asked = async (of: string) => (await portal.call('forgotPassword', { email: of })).body;
  expect(await asked(email)).toEqual(await asked('nobody@mail.example'));
  const strangers = [await enter(email, 'not the password'), await enter('nobody@mail.example', 'not the password')];
  expect(strangers[0]).toEqual(strangers[1]);
  const token = await tokenTo(email);
  const newpassword = 'quiet river carries lanterns';
  expect((await portal.call('replacePassword', { token, newpassword })).status).toBe(200);
  expect((await enter(email, newpassword))[1]).toBe('sign-in-locked');
});
