import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';
import { secondFactorsOf } from '../../../support/server/second-factors.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ TRUST_PROXY: '1', DEMO: 'on' });
});
afterAll(() => portal.close());

const { shown, enter, mailsTo, equip } = secondFactorsOf(() => portal);

test('a recovery code works once in place of a code, its owner is told, and new ones end the old', async () => {
  const { email, key, recovery } = await equip('debtor@palmcourt.example');
  const [one = '', two = ''] = recovery;
  const [first, second] = await Promise.all([enter(email, one), enter(email, one.replace('-', '').toUpperCase())]);
  expect([first.status, second.status].sort()).toEqual([200, 400]);
  expect((await enter(email, one)).code).toBe('used-code');
  expect((await mailsTo(email)).filter((subject) => subject === 'A recovery code was used')).toHaveLength(1);
  const signedIn = await enter(email, shown(key));
  const { body } = await portal.call('renewRecoveryCodes', { password: DEMO_PASSWORD }, signedIn.token);
  const renewed = body.recovery_codes as readonly string[];
  expect((await enter(email, two)).code).toBe('wrong-code');
  expect((await enter(email, renewed[0])).status).toBe(200);
});

test('new recovery codes are made a few times an hour, and of two at once those of one count', async () => {
  const { email, token } = await equip('emeka.ibe@palmcourt.example');
  const renew = () => portal.call('renewRecoveryCodes', { password: DEMO_PASSWORD }, token);
  const both = await Promise.all([renew(), renew()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const first = both.map(({ body }) => (body.recovery_codes as readonly string[])[0]);
  const entered = [await enter(email, first[0]), await enter(email, first[1])];
  expect(entered.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  for (let times = 0; times < 3; times++) expect((await renew()).status).toBe(200);
  expect((await renew()).status).toBe(429);
});
