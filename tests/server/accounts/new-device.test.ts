import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { browserAt } from '../../support/server/browser.ts';
import { ownAccount } from '../../support/server/own-account.ts';

const NEWS = 'A new device signed in to your account';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ TRUST_PROXY: '1', DEMO: 'on' });
});
afterAll(() => portal.close());
beforeEach(() => portal.db.deleteFrom('rate_limits').execute());

const enter = async (browser: ReturnType<typeof browserAt>, email: string, password = DEMO_PASSWORD) => {
  const { status, body } = await browser.ask('signIn', { email, password }, { 'user-agent': PHONE });
  expect(status).toBe(200);
  return String(body.token);
};
const newsTo = async (email: string) => (await ownAccount(portal, email).subjects()).filter((line) => line === NEWS);
async function newDevices(email: string) {
  const { id } = await ownAccount(portal, email).row();
  const lines = portal.db.selectFrom('audit').select(['actor', 'detail', 'address', 'estate_id']);
  return lines.where('subject', '=', id).where('action', '=', 'new-device').orderBy('id').execute();
}

test('the second device of an account is news to its owner, the first one and those that were used before are not', async () => {
  const email = 'resident@palmcourt.example';
  const laptop = browserAt(portal, '192.0.2.1');
  await enter(laptop, email);
  await enter(laptop, email);
  expect([await newsTo(email), await newDevices(email)]).toEqual([[], []]);
  const phone = browserAt(portal, '102.89.33.7');
  await enter(phone, email);
  await enter(phone, email);
  await enter(laptop, email);
  const { id } = await ownAccount(portal, email).row();
  expect(await newDevices(email)).toEqual([
    { actor: id, detail: '{"before":null,"after":"Chrome on Android"}', address: '102.89.33.7', estate_id: null },
  ]);
  const mails = (await ownAccount(portal, email).mails()).filter(({ subject }) => subject === NEWS);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toBe(
    [
      'Hello,',
      '',
      'On 21 Nov 2026, 10:00 somebody signed in to your Wattchat account on a device that it does not know: it is new, or was not used since you changed your password or your other devices were signed out.',
      '',
      'Device: Chrome on Android',
      'Network: 102.89.33.7',
      '',
      'Was it you? Then you need not do anything.',
      'If it was not you, please set a new password at http://127.0.0.1:3000/forgot-password at once: it signs out every device. Where you are signed in is listed at http://127.0.0.1:3000/sessions. If you need help, write to support@wattchat.example.',
    ].join('\n'),
  );
});

test('the device that an account was opened on, and the one where a new password was set, are known', async () => {
  const { meter_number, estate_id } = await ownAccount(portal, 'late@palmcourt.example').row();
  const person = { first_name: 'Eve', last_name: 'Obi', phone: '08031234567', password: 'kettle-9-harmattan' };
  const email = 'eve.obi@mail.example';
  const where = { meter_number, property_id: estate_id, role: 'service-user' };
  const phone = browserAt(portal, '192.0.2.20');
  expect(await phone.ask('signUp', { ...person, ...where, email })).toMatchObject({ status: 200 });
  const token = await enter(phone, email, person.password);
  const change = { oldPassword: person.password, newPassword: 'kettle-10-harmattan' };
  const changed = await phone.client(token).changePassword(change);
  expect(changed.status).toBe(200);
  await enter(phone, email, change.newPassword);
  expect(await newDevices(email)).toEqual([]);
});

test('an address that was never proven to be theirs is not written to, and the log has the device all the same', async () => {
  const email = 'eve.obi@mail.example';
  await enter(browserAt(portal, '192.0.2.30'), email, 'kettle-10-harmattan');
  expect([await newsTo(email), (await newDevices(email)).length]).toEqual([[], 1]);
});

test('a new password makes news of the devices of before', async () => {
  const email = 'ebele.umeh@palmcourt.example';
  const laptop = browserAt(portal, '192.0.2.40');
  const phone = browserAt(portal, '192.0.2.41');
  await enter(laptop, email);
  const token = await enter(phone, email);
  const change = { oldPassword: DEMO_PASSWORD, newPassword: 'kettle-9-harmattan' };
  expect(await phone.client(token).changePassword(change)).toMatchObject({ status: 200 });
  await enter(laptop, email, change.newPassword);
  expect(await newsTo(email)).toEqual([NEWS, NEWS]);
});

test('nobody is written to more often than five times a day, and each device stands in the log', async () => {
  const email = 'yusuf.garba@palmcourt.example';
  for (let n = 0; n < 8; n += 1) await enter(browserAt(portal, `192.0.2.${50 + n}`), email);
  expect([(await newsTo(email)).length, (await newDevices(email)).length]).toEqual([5, 7]);
});

test("the sign-ins of an administrator stand in their estate's log, their new devices too", async () => {
  const email = 'admin@palmcourt.example';
  await enter(browserAt(portal, '192.0.2.70'), email);
  const token = await enter(browserAt(portal, '192.0.2.71'), email);
  const { body } = await portal.call('auditLog', { of: 'sign-ins' }, token);
  expect((body.deeds as object[]).slice(0, 2)).toMatchObject([
    { action: 'signed-in' },
    { action: 'new-device', before: null, after: 'Chrome on Android' },
  ]);
});

test('a wrong password on a new device is no news', async () => {
  const email = 'levy@palmcourt.example';
  await enter(browserAt(portal, '192.0.2.80'), email);
  await browserAt(portal, '192.0.2.81').ask('signIn', { email, password: 'wrong-password' });
  expect([await newsTo(email), await newDevices(email)]).toEqual([[], []]);
});
