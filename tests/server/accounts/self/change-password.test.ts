import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';
import { ownAccount } from '../../../support/server/own-account.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const NEW = 'Harmattan morning 41';
const change = (token: string, input: object = {}) =>
  portal.call('changePassword', { oldPassword: DEMO_PASSWORD, newPassword: NEW, ...input }, token);
const profile = async (token: string) => (await portal.call('profile', {}, token)).status;
const signIn = async (email: string, password: string) => (await portal.call('signIn', { email, password })).status;

test('a changed password ends every session but begins a new one for whoever changed it', {
  tags: ['C-131'],
}, async () => {
  const { email, subjects, audit } = ownAccount(portal, 'resident@palmcourt.example');
  const [here, there] = [await portal.signIn(email), await portal.signIn(email)];
  const { status, body } = await change(here);
  expect([status, body]).toEqual([200, { message: 'Password reset successful', token: expect.any(String) }]);
  expect(await Promise.all([here, there, String(body.token)].map(profile))).toEqual([401, 401, 200]);
  expect([await signIn(email, DEMO_PASSWORD), await signIn(email, NEW)]).toEqual([400, 200]);
  expect(await subjects()).toEqual(['Your password was changed']);
  expect(await audit()).toEqual([{ action: 'password-changed', by: 'themselves', detail: {} }]);
});

test('a wrong old password changes nothing and says that it does not match', async () => {
  const { email, subjects } = ownAccount(portal, 'owner@palmcourt.example');
  const token = await portal.signIn(email);
  const { status, body } = await change(token, { oldPassword: 'not my password' });
  expect([status, body]).toMatchObject([400, { code: 'wrong-password', message: 'Password does not match' }]);
  expect([await profile(token), await signIn(email, DEMO_PASSWORD)]).toEqual([200, 200]);
  expect(await subjects()).toEqual([]);
});

test('a new password that is short, common, the estate or the old one is refused in words', async () => {
  const token = await portal.signIn('admin@palmcourt.example');
  const said = async (newPassword: string) => {
    const { status, body } = await change(token, { newPassword });
    return [status, body.message];
  };
  expect(await said('seven77')).toEqual([400, SENTENCES.passwordShort]);
  expect(await said('password1')).toEqual([400, SENTENCES.passwordCommon]);
  expect(await said('palm court 2026')).toEqual([400, SENTENCES.passwordCommon]);
  expect(await said(DEMO_PASSWORD)).toEqual([400, SENTENCES.passwordSame]);
  expect(await profile(token)).toBe(200);
});

test('userId never chooses whose password it is', { tags: ['C-130'] }, async () => {
  const victim = ownAccount(portal, 'debtor@palmcourt.example');
  const before = await victim.row();
  const email = 'levy@palmcourt.example';
  const { status } = await change(await portal.signIn(email), { userId: before.id });
  expect(status).toBe(200);
  expect(await victim.row()).toEqual(before);
  expect(await signIn(email, NEW)).toBe(200);
});

test('after ten wrong old passwords the person has to wait, and is told how long; refused new ones do not count', async () => {
  const email = 'fined@palmcourt.example';
  const token = await portal.signIn(email);
  for (let n = 0; n < 12; n += 1) expect((await change(token, { newPassword: 'short' })).status).toBe(400);
  for (let n = 0; n < 10; n += 1) {
    expect((await change(token, { oldPassword: `guess ${n}` })).body.code).toBe('wrong-password');
  }
  const { status, headers, body } = await change(token);
  expect(status).toBe(429);
  expect(body).toMatchObject({ code: 'too-many-tries', message: SENTENCES.tooManyTries(15) });
  expect(Number(headers.get('Retry-After'))).toBe(body.retryAfter);
  expect((await change(await portal.signIn('late@palmcourt.example'))).status).toBe(200);
});

test('of two changes at once one counts, and the other is told that the password does not match', async () => {
  const { email, subjects, audit } = ownAccount(portal, 'refused@palmcourt.example');
  const token = await portal.signIn(email);
  const wishes = ['First of the two 1', 'Second of the two 2'];
  const answers = await Promise.all(wishes.map((newPassword) => change(token, { newPassword })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.message).toBe('Password does not match');
  const good = answers.findIndex(({ status }) => status === 200);
  expect(await Promise.all(wishes.map((wish) => signIn(email, wish)))).toEqual(
    wishes.map((_, at) => (at === good ? 200 : 400)),
  );
  expect([await subjects(), (await audit()).length]).toEqual([['Your password was changed'], 1]);
});

test('nobody changes a password without a session', async () => {
  const { status } = await portal.call('changePassword', { oldPassword: DEMO_PASSWORD, newPassword: NEW });
  expect(status).toBe(401);
});
