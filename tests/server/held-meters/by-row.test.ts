import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallName } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { ownAccount, tokenIn } from '../../support/server/own-account.ts';
import { type Office, openOffice } from '../administration/support/estate-office.ts';

/** What begins at the row of somebody on several meters of one estate is done on the meter of that row, and never on one that is guessed. */
let portal: TestApp;
let office: Office;
let ada: { readonly id: string; readonly token: string; readonly home: string; readonly shop: string };
let musa: { readonly id: string; readonly token: string };

const ADA = 'resident@palmcourt.example';
const MUSA = 'late@palmcourt.example';

async function as(token: string, name: CallName, input: Record<string, unknown> = {}) {
  const { status, body } = await portal.call(name, input, token);
  return { status, said: body };
}
async function confirm(email: string) {
  const links = (await ownAccount(portal, email).mails()).filter(
    ({ subject }) => subject === 'Please confirm your e-mail address',
  );
  for (const { text } of links) await portal.call('confirmEmail', { token: tokenIn(text) });
}
async function hold(email: string, token: string, meter_number: string) {
  expect((await as(token, 'addMeter', { meter_number, password: DEMO_PASSWORD })).status).toBe(200);
  await confirm(email);
}
const meterOf = async (email: string) => (await ownAccount(portal, email).row()).meter_number ?? '';
const headOf = async (meter_number: string) =>
  ((await office.ask('household', { meter_number })).said.members as { id: string; leads: boolean }[]).find(
    ({ leads }) => leads,
  )?.id;

beforeAll(async () => {
  portal = await openTestApp();
  office = await openOffice(portal);
  const [home, shop] = [await meterOf(ADA), await meterOf(MUSA)];
  ada = { id: (await ownAccount(portal, ADA).row()).id, token: await portal.signIn(ADA), home, shop };
  musa = { id: (await ownAccount(portal, MUSA).row()).id, token: await portal.signIn(MUSA) };
  await hold(ADA, ada.token, shop);
  await hold(MUSA, musa.token, home);
});
afterAll(() => portal.close());

const several = { status: 400, said: { code: 'moved', message: ESTATE_SENTENCES.homesSeveral } };
const moved = { status: 400, said: { code: 'moved', message: ESTATE_SENTENCES.homeMoved } };

test('the details of a row are of its meter', async () => {
  for (const meter_number of [ada.home, ada.shop])
    expect((await office.ask('userDashboard', { user_id: ada.id, meter_number })).said.resident).toMatchObject({
      id: ada.id,
      meter_number,
    });
  expect(await office.ask('userDashboard', { user_id: ada.id })).toMatchObject(several);
  expect(await office.ask('userDashboard', { user_id: ada.id, meter_number: '45700000000' })).toMatchObject(moved);
  const meter_number = ada.shop;
  expect((await office.ask('userDashboard', { user_id: ada.id, meter_number }, 'cedar')).status).toBe(404);
});

test('a move out is looked at of the meter of the row', async () => {
  for (const meter_number of [ada.home, ada.shop])
    expect((await office.ask('previewMoveOut', { user_id: ada.id, meter_number })).said).toMatchObject({
      meterNumber: meter_number,
      people: [{ id: ada.id }],
    });
  expect(await office.ask('previewMoveOut', { user_id: ada.id })).toMatchObject(several);
  expect(await office.ask('previewMoveOut', { user_id: ada.id, meter_number: '45700000000' })).toMatchObject(moved);
});

test('a head is named in the household of the row, by an administrator and by whoever leads it', async () => {
  expect([await headOf(ada.home), await headOf(ada.shop)]).toEqual([ada.id, musa.id]);
  expect(await office.ask('nameHouseholdHead', { user_id: ada.id })).toMatchObject(several);
  expect((await office.ask('nameHouseholdHead', { user_id: ada.id, meter_number: ada.shop })).status).toBe(200);
  expect([await headOf(ada.home), await headOf(ada.shop)]).toEqual([ada.id, ada.id]);
  // She has her home in use, and leads the shop.
  expect(await as(ada.token, 'nameHouseholdHead', { user_id: musa.id })).toMatchObject(several);
  expect((await as(ada.token, 'nameHouseholdHead', { user_id: musa.id, meter_number: ada.shop })).status).toBe(200);
  expect([await headOf(ada.home), await headOf(ada.shop)]).toEqual([ada.id, musa.id]);
  const meter_number = await meterOf('levy@palmcourt.example');
  expect((await as(ada.token, 'nameHouseholdHead', { user_id: musa.id, meter_number })).said.code).toBe(
    'meter-not-found',
  );
});

test('somebody is taken out of the household of the row, and of no other', async () => {
  expect(await as(musa.token, 'takeOutOfHousehold', { user_id: ada.id })).toMatchObject(several);
  const input = { user_id: ada.id, meter_number: ada.shop };
  await as(musa.token, 'chooseMeter', { meter_number: ada.home });
  expect((await as(musa.token, 'takeOutOfHousehold', input)).status).toBe(200);
  expect((await ownAccount(portal, ADA).row()).meter_number).toBe(ada.home);
  expect(await headOf(ada.home)).toBe(ada.id);
  expect(await office.ask('previewMoveOut', input)).toMatchObject(moved);
  // One is left, and fits.
  expect((await office.ask('previewMoveOut', { user_id: ada.id })).said).toMatchObject({ meterNumber: ada.home });
});

test('whoever moves out leaves the meter of the row, and stays on the other', async () => {
  const homes = () =>
    portal.db
      .selectFrom('residences')
      .select(['meter_number', 'in_use'])
      .where('id', '=', musa.id)
      .orderBy('in_use', 'desc')
      .execute();
  expect(await homes()).toEqual([
    { meter_number: ada.home, in_use: true },
    { meter_number: ada.shop, in_use: false },
  ]);
  const { day, owed } = (await office.ask('previewMoveOut', { user_id: musa.id, meter_number: ada.shop })).said;
  const input = { meter_number: ada.shop, people: [musa.id], day, owed, debt: 'stays' };
  expect((await office.ask('moveOut', input)).status).toBe(200);
  expect(await homes()).toEqual([{ meter_number: ada.home, in_use: true }]);
});

test('of two meters on which somebody waits none is verified or refused by guess', async () => {
  const email = 'resident@cedarview.example';
  const { id } = await ownAccount(portal, email).row();
  const token = await portal.signIn(email);
  await office.ask('setResidentVerification', { required: true });
  const [flat, room] = [await meterOf('ebele.umeh@palmcourt.example'), await meterOf('levy@palmcourt.example')];
  await hold(email, token, flat);
  await hold(email, token, room);
  for (const name of ['verifyResident', 'previewRefusal'] as const)
    expect(await office.ask(name, { user_id: id })).toMatchObject(several);
  expect((await office.ask('previewRefusal', { user_id: id, meter_number: room })).said.meter_number).toBe(room);
  expect((await office.ask('verifyResident', { user_id: id, meter_number: room })).status).toBe(200);
  const stand = await portal.db.selectFrom('held_meters').select('meter_number').where('is_verified', '=', false);
  expect(await stand.where('user_id', '=', id).where('ended_at', 'is', null).execute()).toEqual([
    { meter_number: flat },
  ]);
  expect((await office.ask('previewRefusal', { user_id: id })).said.meter_number).toBe(flat);
  const reason = 'Nobody here knows the person';
  expect((await office.ask('refuseResident', { user_id: id, meter_number: flat, reason })).status).toBe(200);
  const left = portal.db.selectFrom('residences').select(['meter_number', 'is_verified']).where('id', '=', id);
  expect(await left.orderBy('in_use').execute()).toEqual([
    { meter_number: room, is_verified: true },
    { meter_number: await meterOf(email), is_verified: true },
  ]);
});
