import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { openTestApp, type TestApp } from '../../../support/server/app.ts';
import { ownAccount, tokenIn } from '../../../support/server/own-account.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const meterOf = async (email: string) => (await ownAccount(portal, email).row()).meter_number ?? '';
const move = (token: string, meter_number: string, password?: string) =>
  portal.call('updateMeter', { meter_number, password }, token);
const mailedTo = async (email: string, subject: string) => {
  const mails = await ownAccount(portal, email).mails();
  return tokenIn(mails.find((mail) => mail.subject === subject)?.text ?? '');
};

test('an open session alone changes no meter: the password is asked for', async () => {
  const { email, row, subjects } = ownAccount(portal, 'levy@palmcourt.example');
  const before = await row();
  const token = await portal.signIn(email);
  const meter = await meterOf('owner@cedarview.example');
  expect((await move(token, meter)).body).toMatchObject({ code: 'password-wanted', message: SENTENCES.passwordWanted });
  expect((await move(token, meter, 'a wrong one')).body.code).toBe('wrong-password');
  expect([await row(), await subjects()]).toEqual([before, []]);
});

test('a new meter shows what others owe on it once the link mailed to the account was opened', async () => {
  const email = 'resident@palmcourt.example';
  const meter = await meterOf('debtor@palmcourt.example');
  expect((await move(await portal.signIn(email), meter, DEMO_PASSWORD)).status).toBe(200);
  const token = await portal.signIn(email);
  const owed = () => portal.call('servicePayments', { meter_number: meter }, token);
  expect([(await owed()).status, (await owed()).body.code]).toEqual([403, 'not-confirmed']);
  const link = await mailedTo(email, 'Please confirm your e-mail address');
  expect((await portal.call('confirmEmail', { token: link })).status).toBe(200);
  expect((await owed()).body.data).toMatchObject({ serviceCharge: expect.any(Number) });
});

test('the mail that tells of a new meter takes it back: estate, address and services are as they were', async () => {
  const { email, row } = ownAccount(portal, 'late@palmcourt.example');
  const before = await row();
  const token = await portal.signIn(email);
  expect((await move(token, await meterOf('owner@cedarview.example'), DEMO_PASSWORD)).status).toBe(200);
  const thief = await portal.signIn(email);
  const link = await mailedTo(email, 'Your meter number was changed');
  const taken = await portal.call('takeBack', { token: link, newpassword: 'Harmattan morning 41' });
  expect([taken.status, taken.body.message]).toEqual([200, SENTENCES.takenBack(email)]);
  const { password_hash, ...restored } = await row();
  expect({ ...restored, password_hash: before.password_hash }).toEqual(before);
  expect(password_hash).not.toBe(before.password_hash);
  expect((await portal.call('profile', {}, thief)).status).toBe(401);
  const services = await portal.db
    .selectFrom('user_services')
    .innerJoin('services', 'services.id', 'user_services.service_id')
    .select('services.estate_id')
    .where('user_id', '=', before.id)
    .execute();
  expect(new Set(services.map(({ estate_id }) => estate_id))).toEqual(new Set([before.estate_id]));
});
