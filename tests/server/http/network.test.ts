import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { networkOf } from '#src/server/http/request.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ TRUST_PROXY: '1', DEMO: 'on' });
});
afterAll(() => portal.close());

const challenge = async (from: string, { app } = portal) => {
  const headers = { 'X-Forwarded-For': from };
  return (await app.request('/api/utility-service-account/robot-check', { headers })).status;
};

test('who takes another address of their own network for each request is counted as one', async () => {
  await sql`delete from rate_limits`.execute(portal.db);
  const statuses: number[] = [];
  for (let at = 1; at <= 61; at += 1) statuses.push(await challenge(`2001:db8:1:2::${at.toString(16)}`));
  expect(statuses.slice(59)).toEqual([200, 429]);
  expect(await challenge('2001:db8:1:3::1')).toBe(200);
});

test('an address that the caller wrote before the proxy did counts for nothing', async () => {
  await sql`delete from rate_limits`.execute(portal.db);
  const statuses: number[] = [];
  for (let at = 1; at <= 61; at += 1) statuses.push(await challenge(`198.51.100.${at}, 203.0.113.9`));
  expect(statuses.slice(59)).toEqual([200, 429]);
  expect(await challenge('203.0.113.9, 203.0.113.10')).toBe(200);
});

test('without a proxy that is trusted, the caller’s word for the own address counts for nothing', async () => {
  const direct = await openTestApp();
  try {
    const statuses: number[] = [];
    for (let at = 1; at <= 61; at += 1) statuses.push(await challenge(`198.51.100.${at}`, direct));
    expect(statuses.slice(59)).toEqual([200, 429]);
  } finally {
    await direct.close();
  }
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '::1'],
  ['203.0.113.7:50211', '203.0.113.7'],
  ['[2001:db8:1:2::1]:50211', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['unknown', 'unknown'],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
