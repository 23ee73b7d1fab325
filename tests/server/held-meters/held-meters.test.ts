import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallName } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { METERS as SAID } from '#catalogues/sentences/meters.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { ownAccount, tokenIn } from '../../support/server/own-account.ts';
import { type Office, openOffice } from '../administration/support/estate-office.ts';

let portal: TestApp;
let office: Office;
beforeAll(async () => {
  portal = await openTestApp();
  office = await openOffice(portal);
});
afterAll(() => portal.close());

const AMAKA = 'resident@palmcourt.example';
const own = (email: string) => ownAccount(portal, email);
const meterOf = async (email: string) => (await own(email).row()).meter_number ?? '';

async function as(token: string, name: CallName, input: Record<string, unknown> = {}) {
  const { status, body } = await portal.call(name, input, token);
  const { requestId: _, ...said } = body;
  return { status, said };
}
async function confirm(email: string) {
  const links = (await own(email).mails()).filter(({ subject }) => subject === 'Please confirm your e-mail address');
  for (const { text } of links) await portal.call('confirmEmail', { token: tokenIn(text) });
}
const add = (token: string, meter_number: string, more: Record<string, unknown> = {}) =>
  as(token, 'addMeter', { meter_number, password: DEMO_PASSWORD, ...more });
type Told = { meterNumber: string; name: string | null; state: string; inUse: boolean; reason: string | null };
const meters = async (token: string) =>
  ((await as(token, 'myMeters')).said.meters as Told[]).map(({ meterNumber, name, state, inUse }) => [
    meterNumber,
    name,
    state,
    inUse,
  ]);

test('a meter is added with the password and by the checks of a change, and says no more than that', async () => {
  const email = 'debtor@cedarview.example';
  const token = await portal.signIn(email);
  const home = await meterOf(email);
  const other = await meterOf('resident@cedarview.example');
  expect((await as(token, 'addMeter', { meter_number: other })).said.code).toBe('password-wanted');
  expect((await add(token, other, { password: 'wrong' })).said.code).toBe('wrong-password');
  expect((await add(token, '45700000000')).said.code).toBe('meter-invalid');
  expect((await add(token, '123')).said.code).toBe('invalid-input');
  expect((await add(token, home)).said).toMatchObject({ code: 'meter-same', message: SAID.heldAlready });
  expect((await add(token, other, { name: '457' })).said.code).toBe('name-refused');
  expect(await meters(token)).toEqual([[home, null, 'verified', true]]);
  const answers = [];
  for (let turn = 0; turn < 8; turn += 1) answers.push((await add(token, '45700000000')).status);
  expect(answers.at(-1)).toBe(429);
});

test('what one meter has is no other one’s: each waits, is used and shows what it owes by itself', async () => {
  const token = await portal.signIn(AMAKA);
  const home = await meterOf(AMAKA);
  const shop = await meterOf('debtor@palmcourt.example');
  const before = await own(AMAKA).row();
  expect(await add(token, shop, { name: ' Shop ' })).toEqual({ status: 200, said: { message: SAID.added(shop) } });
  expect(await own(AMAKA).row()).toEqual(before);
  expect(await meters(token)).toEqual([
    [home, null, 'verified', true],
    [shop, 'Shop', 'waits-for-link', false],
  ]);
  // Nobody is shown what stands on a meter before they are let in to it.
  expect((await as(token, 'servicePayments', { meter_number: shop })).said.code).toBe('not-confirmed');
  await confirm(AMAKA);
  expect(await meters(token)).toEqual([
    [home, null, 'verified', true],
    [shop, 'Shop', 'verified', false],
  ]);
  const owed = async (meter_number: string) =>
    ((await as(token, 'servicePayments', { meter_number })).said.data ?? {}) as { serviceCharge?: number };
  const [atHome, atShop] = [await owed(home), await owed(shop)];
  expect(atShop).not.toEqual(atHome);
  const used = await as(token, 'chooseMeter', { meter_number: shop });
  expect(used).toMatchObject({
    status: 200,
    said: { message: SAID.inUseNow(SAID.called(shop, 'Shop'), 'Palm Court'), token: expect.any(String) },
  });
  // Every device goes on, and a second click finds it done.
  expect((await as(token, 'chooseMeter', { meter_number: shop })).said.message).toBe(
    SAID.inUseAlready(SAID.called(shop, 'Shop')),
  );
  expect((await as(token, 'profile')).said.user).toMatchObject({ meter_number: shop, is_verified: true });
  expect(await owed(home)).toEqual(atHome);
  const left = await portal.db.selectFrom('meter_moves').select('way').where('user_id', '=', before.id).execute();
  expect(left).toEqual([{ way: 'in' }]);
  expect((await as(token, 'household')).said).toMatchObject({ leads: false, meterNumber: shop });
  await as(token, 'chooseMeter', { meter_number: home });
  expect(await own(AMAKA).row()).toEqual(before);
  expect((await as(token, 'household')).said).toMatchObject({ leads: true, meterNumber: home });
});

test('the statement of each own meter is read, whichever is in use, and of none else', async () => {
  const token = await portal.signIn(AMAKA);
  const read = async (meter_number: string) =>
    (await as(token, 'meterStatement', { from: '2026-01-01', to: '2026-11-30', meter_number })).status;
  expect(await read(await meterOf('debtor@palmcourt.example'))).toBe(200);
  expect(await read(await meterOf(AMAKA))).toBe(200);
  expect(await read(await meterOf('resident@cedarview.example'))).toBe(404);
});

test('an estate verifies or refuses what is added to an account of another estate, and nothing else changes', async () => {
  const email = 'resident@cedarview.example';
  const token = await portal.signIn(email);
  const home = await meterOf(email);
  const { id } = await own(email).row();
  const flat = await meterOf('ebele.umeh@palmcourt.example');
  await office.ask('setResidentVerification', { required: true });
  const pays = async () =>
    (await portal.db.selectFrom('user_services').select('service_id').where('user_id', '=', id).execute()).length;
  const before = await pays();
  expect((await add(token, flat, { name: 'mama flat' })).status).toBe(200);
  expect(await pays()).toBeGreaterThan(before);
  await confirm(email);
  expect((await meters(token))[1]).toEqual([flat, 'mama flat', 'waits-for-estate', false]);
  const waiting = (await office.ask('estateUsers', { list: 'unverified', page: 1 })).said.users as {
    id: string;
    meterNo: string;
  }[];
  expect(waiting.filter((one) => one.id === id).map(({ meterNo }) => meterNo)).toEqual([flat]);
  expect((await office.ask('verifyResident', { user_id: id, meter_number: flat }, 'cedar')).status).toBe(400);
  expect((await office.ask('previewRefusal', { user_id: id })).said).toMatchObject({ meter_number: flat, back: false });
  const refuse = () =>
    office.ask('refuseResident', { user_id: id, meter_number: flat, reason: 'Nobody here knows the person' });
  expect((await refuse()).status).toBe(200);
  expect((await refuse()).status).toBe(400);
  // What the estate that refused them charges by the month is nothing of theirs any more.
  expect(await pays()).toBe(before);
  expect(await meters(token)).toEqual([
    [home, null, 'verified', true],
    [flat, 'mama flat', 'refused', false],
  ]);
  expect((await as(token, 'chooseMeter', { meter_number: flat })).said.code).toBe('meter-not-yours');
  // Asked for again it waits again, and is verified.
  expect((await add(token, flat)).status).toBe(200);
  await confirm(email);
  expect((await office.ask('verifyResident', { user_id: id, meter_number: flat })).status).toBe(200);
  expect((await meters(token))[1]).toEqual([flat, null, 'verified', false]);
  expect((await own(email).row()).meter_number).toBe(home);
  const read = (await office.ask('household', { meter_number: flat })).said.members as { id: string }[];
  expect(read.map((one) => one.id)).toContain(id);
  await office.ask('setResidentVerification', { required: false });
});

test('a meter is named, given up once it is not in use, and never the last one', async () => {
  const email = 'late@palmcourt.example';
  const token = await portal.signIn(email);
  const home = await meterOf(email);
  const shop = await meterOf('levy@palmcourt.example');
  expect((await as(token, 'giveUpMeter', { meter_number: home })).said.code).toBe('last-meter');
  await add(token, shop, { name: 'shop' });
  await confirm(email);
  expect((await as(token, 'nameMeter', { meter_number: home, name: 'SHOP' })).said.code).toBe('name-taken');
  expect((await as(token, 'nameMeter', { meter_number: home, name: 'home' })).status).toBe(200);
  expect((await as(token, 'giveUpMeter', { meter_number: home })).said.code).toBe('meter-in-use');
  expect((await as(token, 'giveUpMeter', { meter_number: '45703419304' })).said.code).toBe('meter-not-yours');
  const twice = await Promise.all([1, 2].map(() => as(token, 'giveUpMeter', { meter_number: shop })));
  expect(twice.map(({ status, said }) => [status, said.code]).sort()).toEqual([
    [200, undefined],
    [400, 'given-up-already'],
  ]);
  expect(await meters(token)).toEqual([
    [home, 'home', 'verified', true],
    [shop, 'shop', 'ended', false],
  ]);
  const booked = await office.ask('household', { meter_number: shop });
  expect((booked.said.members as { email: string }[]).map((one) => one.email)).not.toContain(email);
  expect((await as(token, 'servicePayments', { meter_number: shop })).status).toBe(404);
});

test('who moves out of a meter in use keeps the others, and puts one of them in use', async () => {
  const email = 'lost@palmcourt.example';
  const token = await portal.signIn(email);
  const home = await meterOf(email);
  const { id } = await own(email).row();
  const shop = await meterOf('resident@cedarview.example');
  await add(token, shop, { name: 'shop' });
  await confirm(email);
  const { said } = await office.ask('previewMoveOut', { user_id: id });
  const { day, owed } = said as { day: string; owed: number };
  const input = { meter_number: home, people: [id], day, owed, debt: 'stays' };
  expect((await office.ask('moveOut', input)).status).toBe(200);
  expect((await as(token, 'profile')).status).toBe(401);
  const again = await portal.signIn(email);
  expect(await meters(again)).toEqual([[shop, 'shop', 'verified', false]]);
  expect((await as(again, 'chooseMeter', { meter_number: shop })).status).toBe(200);
  expect(await own(email).row()).toMatchObject({ meter_number: shop, is_verified: true });
});
