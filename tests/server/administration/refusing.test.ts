import { afterAll, beforeAll, expect, test } from 'vitest';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { REFUSING } from '#catalogues/sentences/estate/refusing.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { ownAccount, tokenIn } from '../../support/server/own-account.ts';
import { type Office, openOffice } from './support/estate-office.ts';

let portal: TestApp;
let office: Office;
beforeAll(async () => {
  portal = await openTestApp();
  office = await openOffice(portal);
  await office.ask('setResidentVerification', { required: true });
});
afterAll(() => portal.close());

const PASSWORD = 'kettle-9-harmattan';
const HOLDER = 'resident@palmcourt.example';
const MOVER = 'fined@palmcourt.example';
const REASON = 'Nobody of this name lives in the house';
const own = (email: string) => ownAccount(portal, email);

/** Somebody who signed up with the meter of a resident, and opened the link. */
async function newcomer(email: string): Promise<string> {
  const { meter_number, estate_id: property_id } = await own(HOLDER).row();
  const person = {
    first_name: 'Eve',
    last_name: 'Obi',
    phone: '08031234567',
    password: PASSWORD,
    role: 'service-user',
  };
  await portal.call('signUp', { ...person, email, meter_number, property_id });
  await confirm(email);
  return (await own(email).row()).id;
}
async function confirm(email: string) {
  const link = (await own(email).mails()).findLast(({ subject }) => subject === 'Please confirm your e-mail address');
  expect((await portal.call('confirmEmail', { token: tokenIn(link?.text ?? '') })).status).toBe(200);
}
const signIn = async (email: string) => String((await portal.call('signIn', { email, password: PASSWORD })).body.token);
const refuse = (user_id: string, meter_number: string, who: 'palm' | 'cedar' = 'palm', reason = REASON) =>
  office.ask('refuseResident', { user_id, meter_number, reason }, who);

test('whoever signed up is refused once, keeps the account on no meter, and reads why in the mail and the profile', async () => {
  const email = 'eve@mail.example';
  const id = await newcomer(email);
  const meter = await office.meterOf(HOLDER);
  const shown = await office.ask('previewRefusal', { user_id: id });
  expect(shown).toMatchObject({
    status: 200,
    said: { name: 'Eve Obi', email, meter_number: meter, from: null, back: false, others: ['Amaka Eze'] },
  });
  expect(await refuse(id, meter)).toEqual({ status: 200, said: { message: REFUSING.done('Eve Obi', meter) } });
  expect(await own(email).row()).toMatchObject({ meter_number: null, estate_id: null, is_verified: false });
  const words = REFUSING.told('Palm Court', meter, REASON);
  const mail = (await own(email).mails()).find(({ subject }) => subject === 'Your meter was not approved');
  expect(mail?.text).toContain(words);
  const token = await signIn(email);
  expect((await portal.call('profile', {}, token)).body.user).toMatchObject({ refused: words, meter_number: null });
  const [deed] = await office.deeds();
  expect(deed).toMatchObject({ action: 'resident-refused', subject: 'Eve Obi', after: REFUSING.log(meter, REASON) });
  const lines = await office.lines();
  expect(await refuse(id, meter)).toMatchObject({ status: 400, said: { code: 'refused-already' } });
  expect(await office.ask('previewRefusal', { user_id: id })).toMatchObject({ said: { code: 'refused-already' } });
  expect(await office.lines()).toBe(lines);
});

test('of two administrators one refuses, and the other is told that it has been done', async () => {
  const id = await newcomer('ese@mail.example');
  const meter = await office.meterOf(HOLDER);
  const both = await Promise.all([refuse(id, meter), refuse(id, meter)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const mails = await own('ese@mail.example').mails();
  expect(mails.filter(({ subject }) => subject === 'Your meter was not approved')).toHaveLength(1);
});

test('a change of meter is undone: they are on the meter that they had, as they were on it, and nothing of it is lost', async () => {
  const before = await own(MOVER).row();
  const meter = await office.meterOf(HOLDER);
  const token = await portal.signIn(MOVER);
  await portal.call('updateMeter', { meter_number: meter, password: 'Demo-Power-2026' }, token);
  await confirm(MOVER);
  const former = await office.ask('meterName', { meter_number: before.meter_number ?? '' });
  expect((await office.ask('previewRefusal', { user_id: before.id })).said).toMatchObject({
    ...{ meter_number: meter, back: true },
    from: { meter_number: before.meter_number, address: former.said.house_address },
  });
  expect((await refuse(before.id, meter)).status).toBe(200);
  const { meter_number, estate_id, address, status, is_verified, link_awaited } = before;
  expect(await own(MOVER).row()).toMatchObject({ meter_number, estate_id, address, status, is_verified, link_awaited });
  const back = await portal.signIn(MOVER);
  expect((await portal.call('servicePayments', { meter_number: before.meter_number ?? '' }, back)).status).toBe(200);
  expect((await portal.call('profile', {}, back)).body.user).toMatchObject({
    ...{ awaits: 'nothing', refused: REFUSING.told('Palm Court', meter, REASON) },
  });
  // A page that is older than the refusal verifies nobody on the meter that they had.
  const stale = await office.ask('verifyResident', { user_id: before.id, meter_number: meter });
  expect(stale).toMatchObject({ status: 400, said: { code: 'moved', message: ESTATE_SENTENCES.homeMoved } });
  // The link that would have taken it back is over.
  const link = (await own(MOVER).mails()).find(({ subject }) => subject === 'Your meter number was changed');
  const taken = await portal.call('takeBack', { token: tokenIn(link?.text ?? ''), newpassword: 'kettle-8-harmattan' });
  expect(taken.status).toBe(400);
});

test('who is verified is not refused, nor who is on another meter by now, nor anybody of another estate', async () => {
  const { id, meter_number } = await own(HOLDER).row();
  expect((await refuse(id, meter_number ?? '')).said.code).toBe('verified-already');
  const waiting = await newcomer('efe@mail.example');
  expect((await refuse(waiting, '45000000000')).said.code).toBe('moved');
  expect(await refuse(waiting, meter_number ?? '', 'cedar')).toMatchObject({
    ...{ status: 400, said: { code: 'resident-not-found' } },
  });
  expect((await refuse(waiting, meter_number ?? '', 'palm', '  ')).status).toBe(400);
  expect((await own('efe@mail.example').row()).meter_number).toBe(meter_number);
});

test('those who administer the estate are told that somebody waits, once an hour', async () => {
  const mails = await own('admin@palmcourt.example').mails();
  const told = mails.filter(({ subject }) => subject === 'A resident waits to be verified');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('/registered-residents?list=unverified');
});
