import { afterAll, beforeAll, expect, test } from 'vitest';
import { paceOf } from '#src/server/http/pace.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({
    ...{ CALLS_PER_MINUTE_ACCOUNT: '60', CALLS_PER_MINUTE_ADDRESS: '600', TRUST_PROXY: '1', DEMO: 'on' },
  });
});
afterAll(() => portal.close());

const reading = (token: string | null, address: string) =>
  portal.app.request(token === null ? '/api/portal-settings' : '/api/users/sessions', {
    headers: { 'X-Forwarded-For': address, ...(token !== null && { Authorization: `Bearer ${token}` }) },
  });
const statuses = async (count: number, ...asked: Parameters<typeof reading>) => {
  const all: number[] = [];
  for (let at = 0; at < count; at += 1) all.push((await reading(...asked)).status);
  return all;
};

test('who only reads without end is told when to go on, and nobody beside them is', async () => {
  const ada = await portal.signIn('resident@palmcourt.example');
  const other = await portal.signIn('admin@palmcourt.example');
  expect(new Set(await statuses(60, ada, '203.0.113.1'))).toEqual(new Set([200]));
  const over = await reading(ada, '203.0.113.2');
  expect([over.status, (await over.json()).code]).toEqual([429, 'too-many-tries']);
  expect(Number(over.headers.get('Retry-After'))).toBeGreaterThan(0);
  // Whoever shares the network goes on: signed in, and as a visitor.
  expect(await statuses(1, other, '203.0.113.1')).toEqual([200]);
  expect(await statuses(1, null, '203.0.113.1')).toEqual([200]);
});

test('a page that asks ten calls at once, and thousands of people of one mobile network, are far below it', async () => {
  expect(await statuses(599, null, '203.0.113.7')).toEqual(Array(599).fill(200));
  expect(await statuses(2, null, '203.0.113.7')).toEqual([200, 429]);
  expect(await statuses(1, null, '203.0.113.8')).toEqual([200]);
});

test('the next minute begins anew, and nothing of the one before is held', () => {
  let now = 0;
  const pace = paceOf({ account: 2, address: 3 }, () => now);
  const take = (account: string | null) => pace.take({ account, address: '203.0.113.1' });
  expect([take('ada'), take('ada'), take('ada')]).toEqual([null, null, { retryAfter: 60 }]);
  now = 59_500;
  expect([take('ada'), take('ben')]).toEqual([{ retryAfter: 1 }, null]);
  now = 60_000;
  expect([take('ada'), take('ada'), take('ada')]).toEqual([null, null, { retryAfter: 60 }]);
  expect([take(null), take(null), take(null), take(null)]).toEqual([null, null, null, { retryAfter: 60 }]);
});
