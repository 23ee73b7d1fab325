import { createHmac } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UsersTable } from '#src/server/db/schema/accounts.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const profile = async (token?: string) => (await portal.call('profile', {}, token)).status;

test('the profile is the signed-in person', { tags: ['C-124'] }, async () => {
  const token = await portal.signIn('owner@palmcourt.example');
  const { status, body } = await portal.call('profile', {}, token);
  expect([status, body]).toEqual([
    200,
    {
      user: {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        status: 'unoccupied',
        is_verified: true,
        awaits: 'nothing',
        refused: null,
        pending_email: null,
        first_name: 'Babatunde',
        last_name: 'Ogunleye',
        email: 'owner@palmcourt.example',
        phone: expect.stringMatching(/^0803\d{7}$/),
        role: 'service-owner',
        meter_number: expect.stringMatching(/^\d{11}$/),
        estate: 'Palm Court',
        address: 'House 2, Palm Avenue, Lekki, Lagos',
        language: null,
        helps_learning: false,
        dues_reminders: true,
        announcement_mails: true,
        password_guessable: false,
        second_factor: false,
        factor_ways: [],
        second_factor_missing: false,
        learning_days: 90,
      },
    },
  ]);
});

test('after signing out the token is good for nothing', async () => {
  const token = await portal.signIn('resident@palmcourt.example');
  expect(await profile(token)).toBe(200);
  expect((await portal.call('signOut', {}, token)).status).toBe(200);
  expect(await profile(token)).toBe(401);
  expect((await portal.call('signOut', {}, token)).status).toBe(401);
});

test('two sessions that one person begins at the same moment have each a token of their own, and end apart', async () => {
  const email = 'owner@palmcourt.example';
  const [here, there] = await Promise.all([portal.signIn(email), portal.signIn(email)]);
  expect(here).not.toBe(there);
  expect((await portal.call('signOut', {}, here)).status).toBe(200);
  expect([await profile(here), await profile(there)]).toEqual([401, 200]);
});

test('signing out everywhere ends every session of the account, and of nobody else', async () => {
  const email = 'fined@palmcourt.example';
  const [here, there, other] = [
    await portal.signIn(email),
    await portal.signIn(email),
    await portal.signIn('owner@palmcourt.example'),
  ];
  expect((await portal.call('signOutEverywhere', {}, here)).status).toBe(200);
  expect([await profile(here), await profile(there), await profile(other)]).toEqual([401, 401, 200]);
  expect(await profile(await portal.signIn(email))).toBe(200);
});

const set = (email: string, change: Updateable<UsersTable>) =>
  portal.db.updateTable('users').set(change).where('email', '=', email).execute();

test('a disabled account is signed out at once, and stays signed out when it is enabled again', async () => {
  const email = 'debtor@palmcourt.example';
  const token = await portal.signIn(email);
  await set(email, { disabled: true });
  expect(await profile(token)).toBe(401);
  await set(email, { disabled: false });
  expect(await profile(token)).toBe(401);
});

test('another role, password or meter ends every session, whoever writes it', async () => {
  const email = 'yusuf.garba@palmcourt.example';
  const { role, meter_number } = await portal.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  for (const change of [{ role: 'service-admin' }, { role }, { meter_number: null }, { meter_number }] as const) {
    const tokens = [await portal.signIn(email), await portal.signIn(email)];
    await set(email, change);
    expect([change, await Promise.all(tokens.map(profile))]).toEqual([change, [401, 401]]);
  }
  const token = await portal.signIn(email);
  await set(email, { password_hash: 'another' });
  expect(await profile(token)).toBe(401);
});

test('a name or an apartment that changes ends no session', async () => {
  const email = 'ebele.umeh@palmcourt.example';
  const token = await portal.signIn(email);
  await set(email, { first_name: 'Ebelechukwu', status: 'unoccupied', is_verified: false, disabled: false });
  expect(await profile(token)).toBe(200);
});

test('a renewed token has the claims as they are now and ends when its session does', async () => {
  const email = 'levy@palmcourt.example';
  const begun = portal.time.now;
  const token = await portal.signIn(email);
  const { sub = '', sid, exp } = decodeJwt<{ sid: string }>(token);
  await set(email, { first_name: 'Halimat' });
  portal.time.now = new Date(begun.getTime() + 3_600_000);
  const renewed = await portal.sessions.renew(sid, sub);
  expect(decodeJwt(renewed)).toMatchObject({ sub, sid, exp, first_name: 'Halimat' });
  expect(await profile(renewed)).toBe(200);
  await portal.call('signOut', {}, token);
  expect(await profile(renewed)).toBe(401);
  portal.time.now = begun;
});

test('a password that changes while somebody signs in with the old one begins no session', async () => {
  const email = 'fined@palmcourt.example';
  const { id, password_hash } = await portal.db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const account = { id, passwordHash: password_hash, secondFactor: null };
  expect(await portal.sessions.beginFor(account, '192.0.2.1')).toEqual(expect.any(String));
  await set(email, { password_hash: 'another' });
  expect(await portal.sessions.beginFor(account, '192.0.2.1')).toBeNull();
  const now = { id, passwordHash: 'another', secondFactor: null };
  await set(email, { disabled: true });
  expect(await portal.sessions.beginFor(now, '192.0.2.1')).toBeNull();
});

test('sessions that are over are deleted when the next begins, but for one at each address of the last 90 days', async () => {
  const begun = portal.time.now;
  const email = 'late@palmcourt.example';
  const { id } = await portal.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const after = (days: number) => {
    portal.time.now = new Date(begun.getTime() + days * 86_400_000);
  };
  const kept = async () => {
    const rows = await portal.db.selectFrom('sessions').select('address').where('user_id', '=', id).execute();
    return rows.map(({ address }) => address).sort();
  };
  await portal.sessions.begin(id, 'home');
  await portal.sessions.begin(id, 'home');
  await portal.sessions.begin(id, 'work');
  after(1);
  await portal.sessions.begin(id, 'home');
  expect(await kept()).toEqual(['home', 'work']);
  after(92);
  await portal.sessions.begin(id, 'home');
  expect(await kept()).toEqual(['home']);
  portal.time.now = begun;
});

test('a session ends after twelve hours', async () => {
  const begun = portal.time.now;
  const token = await portal.signIn('resident@cedarview.example');
  portal.time.now = new Date(begun.getTime() + 12 * 3_600_000 - 1_000);
  expect(await profile(token)).toBe(200);
  portal.time.now = new Date(begun.getTime() + 12 * 3_600_000 + 1_000);
  expect(await profile(token)).toBe(401);
  portal.time.now = begun;
});

test('a token that is altered, cut, unsigned or meant for something else is refused', async () => {
  const token = await portal.signIn('resident@palmcourt.example');
  const [head = '', body = '', signature = ''] = token.split('.');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const hmac = (text: string, hash: string) =>
    createHmac(hash, portal.keys.present.secret).update(text).digest('base64url');
  const admin = part({ ...claims, role: 'netplus-admin' });
  const other512 = `${part({ alg: 'HS512', typ: 'session+jwt' })}.${body}`;
  const sign = (typ: string, audience: string, issuer: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ })
      .setAudience(audience)
      .setIssuer(issuer)
      .sign(portal.keys.present.secret);
  const bad = [
    `${head}.${admin}.${signature}`,
    `${head}.${body}.${signature.slice(0, -2)}`,
    `${head}.${body}`,
    `${head}.${body}.`,
    `${part({ alg: 'none', typ: 'session+jwt' })}.${body}.`,
    `${other512}.${hmac(other512, 'sha512')}`,
    await sign('reset+jwt', 'wattchat-portal', 'wattchat'),
    await sign('session+jwt', 'another', 'wattchat'),
    await sign('session+jwt', 'wattchat-portal', 'another'),
    'undefined',
    'null',
    '',
  ];
  expect(await Promise.all(bad.map(profile))).toEqual(bad.map(() => 401));
  expect(await profile(await sign('session+jwt', 'wattchat-portal', 'wattchat'))).toBe(200);
});
