import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';
import { STEP_MS, secondFactorsOf } from '../../../support/server/second-factors.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ TRUST_PROXY: '1', DEMO: 'on' });
});
afterAll(() => portal.close());

const { later, shown, enter, enterFrom, prove, idOf, mailsTo, equip } = secondFactorsOf(() => portal);

test('wrong codes are limited after the right password, but where a code was given before', async () => {
  const email = 'resident@cedarview.example';
  const from = (address: string, second_factor?: string) => enterFrom(address, email, second_factor);
  const thief = ['203.0.113.9', '203.0.113.10', '203.0.113.11'] as const;
  // Whoever knows the password signs in from here and there before its owner has a second factor: that makes no address theirs.
  for (const address of thief) expect(await from(address)).toBe(200);
  const { key } = await equip(email);
  expect(await from('198.51.100.7', shown(key))).toBe(200);
  const tried = await Promise.all(Array.from({ length: 8 }, () => from(thief[0], '000000')));
  expect(tried.toSorted()).toEqual([...Array(5).fill(400), ...Array(3).fill(429)]);
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

test('six mistyped codes in an own session mail nobody that the password is known', async () => {
  const { email, token } = await equip('resident@palmcourt.example');
  for (let tries = 0; tries < 5; tries++) expect(await prove(token, '000000')).toEqual([400, 'wrong-code']);
  expect((await prove(token, '000000'))[0]).toBe(429);
  expect(await mailsTo(email)).toEqual(['Your account asks for a code now']);
  // Each that was looked at is a line of what is done; tries beyond the limit fill nothing.
  const lines = portal.db
    .selectFrom('audit')
    .select('action')
    .where('subject', '=', await idOf(email));
  const refused = await lines.where('action', '=', 'second-factor-refused').execute();
  expect(refused).toHaveLength(5);
  expect(portal.lines.filter((line) => line.includes('second-factor-refused'))).toHaveLength(6);
});

test('the right password without a code is seen in the log, without either', async () => {
  const { email } = await equip('owner@palmcourt.example');
  const before = portal.lines.length;
  expect((await enter(email)).code).toBe('second-factor-wanted');
  const events = portal.lines.slice(before).map((line) => JSON.parse(line));
  expect(events.filter(({ event }) => event === 'code-wanted')).toEqual([
    expect.objectContaining({ user: await idOf(email), address: expect.any(String) }),
  ]);
});
