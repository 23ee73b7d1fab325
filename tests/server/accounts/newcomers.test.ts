import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { ownAccount, tokenIn } from '../../support/server/own-account.ts';

/** Somebody opens an account with a meter number, which is all that takes, and looks for what others have on it. */
let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const signUp = async (email: string, holder: string, role = 'service-user'): Promise<string> => {
  const { meter_number, estate_id: property_id } = await ownAccount(portal, holder).row();
  const person = { first_name: 'Eve', last_name: 'Obi', phone: '08031234567', password: 'kettle-9-harmattan' };
  const { body } = await portal.call('signUp', { ...person, email, meter_number, property_id, role });
  return String(body.token);
};
const open = async (email: string) => {
  const [mail] = await ownAccount(portal, email).mails();
  return portal.call('confirmEmail', { token: tokenIn(mail?.text ?? '') });
};
const meterOf = async (email: string) => (await ownAccount(portal, email).row()).meter_number ?? '';
/** Everything that the portal answers to a newcomer about their meter, as one text. */
const everything = async (token: string, meter_number: string) => {
  const answers = await Promise.all([
    portal.call('profile', {}, token),
    portal.call('residentDashboard', {}, token),
    portal.call('servicePayments', { meter_number }, token),
    portal.call('devLevyMeter', { meter_number }, token),
    portal.call('transactionsHistory', {}, token),
    portal.call('userServiceTransactions', {}, token),
    portal.call('userLevyTransactions', {}, token),
    portal.call('userFineTransactions', {}, token),
  ]);
  return JSON.stringify([decodeJwt(token), ...answers.map(({ body }) => body)]);
};

for (const [role, holder] of [
  ['service-user', 'fined@palmcourt.example'],
  ['service-owner', 'debtor@cedarview.example'],
] as const) {
  test(`a ${role} who has just signed up sees no address and no balance of the meter until the link is opened`, async () => {
    const email = `eve.${role}@mail.example`;
    const meter = await meterOf(holder);
    const { address } = await ownAccount(portal, holder).row();
    const token = await signUp(email, holder, role);
    const seen = await everything(token, meter);
    expect(seen).not.toContain(address);
    expect(seen).not.toMatch(/"(?:serviceCharge|devLevy|fine)":-?[1-9]/);
    const { status, body } = await portal.call('servicePayments', { meter_number: meter }, token);
    expect([status, body]).toMatchObject([403, { code: 'not-confirmed', message: SENTENCES.confirmFirst }]);
    expect((await portal.call('residentDashboard', {}, token)).body.dues).toBeNull();

    expect((await open(email)).status).toBe(200);
    const { body: read } = await portal.call('profile', {}, token);
    expect(read.user).toMatchObject({ address, awaits: 'nothing' });
    expect((await portal.call('servicePayments', { meter_number: meter }, token)).status).toBe(200);
    expect((await portal.call('residentDashboard', {}, token)).body.dues).toEqual(expect.any(Object));
  });
}

test('what stops power is told to a newcomer without any figure', async () => {
  const stops = async (holder: string) => {
    const token = await signUp(`${`eve.${holder}`.replace('@', '.')}@mail.example`, holder);
    return (await portal.call('servicePayments', { meter_number: await meterOf(holder) }, token)).body;
  };
  expect(await stops('fined@palmcourt.example')).toEqual({
    code: 'not-confirmed',
    message: SENTENCES.confirmFirst,
    stops: ['fine'],
    requestId: expect.any(String),
  });
  expect((await stops('debtor@palmcourt.example')).stops).toEqual(['service-charge']);
  expect((await stops('debtor@cedarview.example')).stops).toEqual(['dev-levy']);
  // A levy that stops nothing is nobody's business yet.
  expect((await stops('levy@palmcourt.example')).stops).toEqual([]);
  expect(MESSAGES.outstandingBlock).not.toMatch(/\d/);
});

test('an estate that verifies its residents itself shows a new account nothing before its administrator says so', async () => {
  const office = await portal.signIn('admin@palmcourt.example');
  const before = await portal.call('residentVerification', {}, office);
  expect(before.body).toMatchObject({ required: false });
  const set = await portal.call('setResidentVerification', { required: true }, office);
  expect(set.status).toBe(200);
  const holder = 'debtor@palmcourt.example';
  const meter = await meterOf(holder);
  const email = 'eve.strict@mail.example';
  const token = await signUp(email, holder);
  const confirmed = await open(email);
  expect(confirmed.body.message).toBe(`${SENTENCES.emailConfirmed} ${SENTENCES.awaitsVerification}`);
  const owed = async () => {
    const { status, body } = await portal.call('servicePayments', { meter_number: meter }, token);
    return [status, body.code];
  };
  expect(await owed()).toEqual([403, 'not-verified']);
  expect((await portal.call('profile', {}, token)).body.user).toMatchObject({
    is_verified: false,
    awaits: 'verification',
    address: null,
  });
  // Who was a resident before stays one.
  const resident = await portal.signIn(holder);
  expect((await portal.call('servicePayments', { meter_number: meter }, resident)).status).toBe(200);

  const { id: user_id } = await ownAccount(portal, email).row();
  expect((await portal.call('verifyResident', { user_id }, office)).status).toBe(200);
  expect(await owed()).toEqual([200, undefined]);
  expect(await ownAccount(portal, email).subjects()).toContain('Your account was verified');
});

test('an address that is taken back takes nothing of what the administrator said meanwhile', async () => {
  const office = await portal.signIn('admin@palmcourt.example');
  await portal.call('setResidentVerification', { required: true }, office);
  const email = 'eve.taken@mail.example';
  const token = await signUp(email, 'debtor@palmcourt.example');
  await open(email);
  const asked = await portal.call(
    'updateProfile',
    { email: 'thief@mail.example', password: 'kettle-9-harmattan' },
    token,
  );
  expect(asked.status).toBe(200);
  const { id: user_id } = await ownAccount(portal, email).row();
  await portal.call('verifyResident', { user_id }, office);
  const told = (await ownAccount(portal, email).mails()).find(({ subject }) => subject.includes('about to change'));
  const link = { token: tokenIn(told?.text ?? ''), newpassword: 'Harmattan morning 41' };
  expect((await portal.call('takeBack', link)).status).toBe(200);
  expect(await ownAccount(portal, email).row()).toMatchObject({ is_verified: true, link_awaited: false });
});

test('the administrator’s word does not stand in for the link: an address that nobody proved sees nothing', async () => {
  const office = await portal.signIn('admin@palmcourt.example');
  const email = 'eve.unproven@mail.example';
  const token = await signUp(email, 'debtor@palmcourt.example');
  const { id: user_id } = await ownAccount(portal, email).row();
  expect((await portal.call('verifyResident', { user_id }, office)).status).toBe(200);
  const meter_number = await meterOf('debtor@palmcourt.example');
  expect((await portal.call('servicePayments', { meter_number }, token)).body.code).toBe('not-confirmed');
  await open(email);
  expect((await portal.call('servicePayments', { meter_number }, token)).status).toBe(200);
});

test('where the estate asks no longer, whoever has opened the link is verified by that', async () => {
  const office = await portal.signIn('admin@palmcourt.example');
  await portal.call('setResidentVerification', { required: true }, office);
  const email = 'eve.waits@mail.example';
  const token = await signUp(email, 'debtor@palmcourt.example');
  await open(email);
  await portal.call('setResidentVerification', { required: false }, office);
  expect((await portal.call('profile', {}, token)).body.user).toMatchObject({ is_verified: true, awaits: 'nothing' });
  const { body } = await portal.call('auditLog', {}, office);
  expect(JSON.stringify(body)).toContain('verification-changed');
});

test('only the administrator of an estate says who verifies its residents', async () => {
  for (const email of ['resident@cedarview.example', 'owner@palmcourt.example', 'platform@wattchat.example']) {
    const token = await portal.signIn(email);
    expect((await portal.call('setResidentVerification', { required: true }, token)).status).toBe(403);
  }
});
