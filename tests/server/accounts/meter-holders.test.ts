import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { ownAccount } from '../../support/server/own-account.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const TOLD = 'Another account has your meter';
/** Sign up for the meter of somebody who has it already. */
const signUpFor = async (holder: string, email = `eve.${randomUUID()}@mail.example`) => {
  const { meter_number, estate_id } = await ownAccount(portal, holder).row();
  const person = { first_name: 'Eve', last_name: 'Obi', phone: '08031234567', email, password: 'kettle-9-harmattan' };
  const { status } = await portal.call('signUp', {
    ...person,
    meter_number,
    property_id: estate_id,
    role: 'service-user',
  });
  return { status, email };
};

test('those who have a meter are told of another account with it, in words that nobody else can choose', async () => {
  const { email, mails } = ownAccount(portal, 'late@palmcourt.example');
  const comer = await signUpFor(email);
  expect(comer.status).toBe(200);
  const [mail] = await mails();
  expect(mail?.subject).toBe(TOLD);
  expect(mail?.text).toContain('On 21 Nov 2026');
  expect(mail?.text).not.toMatch(/eve|https?:/i);
  expect(await ownAccount(portal, comer.email).subjects()).toEqual(['Please confirm your e-mail address']);
});

test('nobody is told more often than three times a day', async () => {
  const { email, subjects } = ownAccount(portal, 'lost@palmcourt.example');
  for (let n = 0; n < 5; n += 1) expect((await signUpFor(email)).status).toBe(200);
  expect(await subjects()).toEqual([TOLD, TOLD, TOLD]);
});

test('of a sign-up that is refused nobody is told', async () => {
  const { email, subjects } = ownAccount(portal, 'debtor@palmcourt.example');
  expect((await signUpFor(email, 'owner@palmcourt.example')).status).toBe(400);
  expect(await subjects()).toEqual([]);
});

test('those who have the meter that somebody changes to are told, and those of the one before are not', async () => {
  const holder = ownAccount(portal, 'hauwa.ibrahim@cedarview.example');
  const comer = ownAccount(portal, 'fined@palmcourt.example');
  const neighbour = await signUpFor(comer.email);
  const { meter_number } = await holder.row();
  const changed = await portal.call(
    'updateMeter',
    { meter_number, password: DEMO_PASSWORD },
    await portal.signIn(comer.email),
  );
  expect(changed.status).toBe(200);
  expect(await holder.subjects()).toEqual([TOLD]);
  expect(await comer.subjects()).toEqual([TOLD, 'Please confirm your e-mail address', 'Your meter number was changed']);
  expect(await ownAccount(portal, neighbour.email).subjects()).toEqual(['Please confirm your e-mail address']);
});
