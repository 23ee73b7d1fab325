import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { allows, ROLES } from '#catalogues/roles.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  portal = await openTestApp();
  tokens.set('service-user', await portal.signIn('resident@palmcourt.example'));
  tokens.set('service-owner', await portal.signIn('owner@palmcourt.example'));
  tokens.set('service-admin', await portal.signIn('admin@palmcourt.example'));
  tokens.set('netplus-admin', await portal.signIn('platform@wattchat.example'));
});
afterAll(() => portal.close());

const names = Object.keys(calls) as CallName[];

test.each(names.filter((name) => name !== 'signOut' && name !== 'signOutEverywhere'))(
  '%s is open to the roles it names and to nobody else',
  async (name) => {
    for (const role of [null, ...ROLES]) {
      const { status } = await portal.call(name, {}, tokens.get(role ?? ''));
      const { access } = calls[name];
      if (allows(access, role)) expect([401, 403]).not.toContain(status);
      else expect(status).toBe(role === null ? 401 : 403);
    }
  },
);

test('a refusal says why, with a code and the id of the request', async () => {
  const { status, headers, body } = await portal.call('profile');
  expect([status, body]).toEqual([
    401,
    { message: 'Please sign in.', code: 'signed-out', requestId: headers.get('X-Request-Id') },
  ]);
  expect(headers.get('WWW-Authenticate')).toBe('Bearer');
});

test('wrong input is refused before anything is done, and the field is named', async () => {
  const sent = [
    [{ email: 5, password: 'x' }, /^email: /],
    [{ email: 'a@b.example' }, /^password: /],
    [{ email: ['a@b.example'], password: 'x' }, /^email: /],
    [null, /^body: /],
    [[], /^body: /],
    ['text', /^body: /],
  ] as const;
  for (const [input, message] of sent) {
    const { status, body } = await portal.ask('POST', calls.signIn.path, undefined, JSON.stringify(input));
    expect([status, body.code, body.message]).toEqual([400, 'invalid-input', expect.stringMatching(message)]);
  }
});

test('a body that is not JSON is refused', async () => {
  const { status, body } = await portal.ask('POST', calls.signIn.path, undefined, '{"email":');
  expect([status, body.code]).toEqual([400, 'not-json']);
});

test('an amount with a comma, in words, below zero or beyond counting is refused', async () => {
  const key = 'key-00000001';
  for (const amount of ['1,000', '５０００', -1.5, 2 ** 53, null, [5000]]) {
    const input = { key, type: 'power_vending', amount };
    const { status, body } = await portal.call('openOrder', input, tokens.get('service-user'));
    expect([status, body.code]).toEqual([400, 'invalid-input']);
  }
  const body = `{"key":"${key}","type":"power_vending","amount":1e309}`;
  expect((await portal.ask('POST', calls.openOrder.path, tokens.get('service-user'), body)).status).toBe(400);
});

test('a repeated or an odd parameter does no harm', async () => {
  const path = `${calls.servicePayments.path}?meter_number=1&meter_number=2&__proto__=x&constructor=y`;
  expect((await portal.ask('GET', path, tokens.get('service-user'))).status).toBe(404);
  const body = '{"email":"a@b.example","password":"x","__proto__":{"role":"netplus-admin"}}';
  expect((await portal.ask('POST', calls.signIn.path, undefined, body)).status).toBe(400);
});

test('a body beyond the limit is refused unread', async () => {
  const { status, body } = await portal.ask('POST', calls.signIn.path, undefined, 'x'.repeat(70_000));
  expect([status, body.code]).toEqual([413, 'too-large']);
});

test('a fault answers 500 without its insides, and the log has them under the same id', async () => {
  const { status, headers, body } = await portal.call('lastPurchase', {}, tokens.get('service-user'));
  const requestId = headers.get('X-Request-Id');
  expect([status, body]).toEqual([
    500,
    { message: 'Something went wrong on our side. Please try again.', code: 'server-error', requestId },
  ]);
  const line = portal.lines.findLast((text) => text.includes('the vault is open'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ requestId, level: 'error' });
});

test('an unknown call is answered as a problem', async () => {
  const { status, body } = await portal.ask('GET', '/api/nothing');
  expect([status, body.code]).toEqual([404, 'not-found']);
  expect((await portal.ask('DELETE', calls.profile.path)).status).toBe(404);
});

test('a proxy in front may name the request, in plain signs only; a caller may not', async () => {
  const named = async ({ app }: TestApp, id: string) =>
    (await app.request('/healthz', { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id');
  const own = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
  expect(await named(portal, 'order-2026-11-21')).toMatch(own);
  const behind = await openTestApp({ TRUST_PROXY: '1', PUBLIC_URL: 'http://localhost' });
  try {
    expect(await named(behind, 'order-2026-11-21')).toBe('order-2026-11-21');
    expect(await named(behind, '<script>')).toMatch(own);
  } finally {
    await behind.close();
  }
});
