import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../support/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const profile = async (token?: string) => (await portal.call('profile', {}, token)).status;

test('the profile is the signed-in person', async () => {
  const token = await portal.signIn('owner@palmcourt.example');
  const { status, body } = await portal.call('profile', {}, token);
  expect([status, body]).toEqual([
    200,
    {
      user: {
        first_name: 'Babatunde',
        last_name: 'Ogunleye',
        email: 'owner@palmcourt.example',
        phone: expect.stringMatching(/^0803\d{7}$/),
        role: 'service-owner',
        meter_number: expect.stringMatching(/^\d{11}$/),
        estate: 'Palm Court',
        address: 'House 2, Palm Avenue, Lekki, Lagos',
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

test('a disabled account is signed out at once', async () => {
  const token = await portal.signIn('debtor@palmcourt.example');
  const disable = (disabled: boolean) =>
    portal.db.updateTable('users').set({ disabled }).where('email', '=', 'debtor@palmcourt.example').execute();
  await disable(true);
  expect(await profile(token)).toBe(401);
  await disable(false);
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
  const hmac = (text: string, hash: string) => createHmac(hash, portal.secret).update(text).digest('base64url');
  const admin = part({ ...claims, role: 'netplus-admin' });
  const other512 = `${part({ alg: 'HS512', typ: 'session+jwt' })}.${body}`;
  const sign = (typ: string, audience: string, issuer: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ })
      .setAudience(audience)
      .setIssuer(issuer)
      .sign(portal.secret);
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
