import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallName } from '#catalogues/calls/index.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { HOUSEHOLD as SAID } from '#catalogues/sentences/household.ts';
import { movesIn } from '../administration/support/moves.ts';
import { type Month, openMonth } from '../charges/support/month.ts';

let month: Month;
let moves: ReturnType<typeof movesIn>;
beforeAll(async () => {
  month = await openMonth();
  moves = movesIn(month);
});
afterAll(() => month.portal.close());

const AMAKA = 'resident@palmcourt.example';
const EBELE = 'ebele.umeh@palmcourt.example';

interface Member {
  id: string;
  state: string;
  name: string;
  email: string | null;
  leads: boolean;
  may: string[];
}
interface Household {
  members: Member[];
  waiting: number;
  leads: boolean;
  address: string;
}

async function as(token: string, name: CallName, input: Record<string, unknown> = {}) {
  const { status, body } = await month.portal.call(name, input, token);
  const { requestId: _, ...said } = body;
  return { status, said };
}
const household = async (token: string) => (await as(token, 'household')).said as unknown as Household;
const idOf = async (email: string) => (await moves.own(email).row()).id;
const namesIn = ({ members }: Household) => members.map(({ name, leads }) => (leads ? `${name}!` : name));

test('whoever lives there longest leads, and each of the house reads who is in it; nobody else does', async () => {
  const amaka = await month.portal.signIn(AMAKA);
  const meter = await moves.meterOf(AMAKA);
  const uche = await moves.signUp('uche@mail.example', meter, 'Uche');
  expect(namesIn(await household(amaka))).toEqual(['Amaka Eze!', 'Uche Obi']);
  const seen = await household(uche);
  expect(seen).toMatchObject({ leads: false, waiting: 0 });
  expect(seen.members.map(({ name, email, may }) => [name, email, may])).toEqual([
    ['Amaka Eze', null, []],
    ['Uche Obi', null, []],
  ]);
  const ebele = await month.portal.signIn(EBELE);
  // A resident who names another house is shown none, not the own one in its place.
  expect(await as(ebele, 'household', { meter_number: meter })).toMatchObject({
    status: 400,
    said: { code: 'meter-not-found' },
  });
  expect(namesIn(await household(ebele))).not.toContain('Amaka Eze!');
  const read = await moves.ask('household', { meter_number: meter });
  expect(read.said).toMatchObject({ address: seen.address, leads: false });
  expect((read.said.members as Member[]).map(({ email, may }) => [email, may])).toEqual([
    [AMAKA, ['move-out']],
    ['uche@mail.example', ['lead', 'move-out']],
  ]);
  expect((await moves.ask('household', { house: seen.address })).said).toMatchObject({ meterNumber: meter });
  expect(await moves.ask('household', { meter_number: meter }, 'cedar')).toMatchObject({
    status: 400,
    said: { code: 'meter-not-found', message: MESSAGES.meterNotFound },
  });
});

test('who waits is a number to the house, reads nothing of it, and is named to the estate alone', async () => {
  const meter = await moves.meterOf(AMAKA);
  const { estate_id: property_id } = await moves.own(AMAKA).row();
  const person = { first_name: 'Rude', last_name: 'Words', phone: '08031234567', password: 'kettle-9-harmattan' };
  const made = { ...person, email: 'waits@mail.example', meter_number: meter, property_id, role: 'service-user' };
  expect((await month.portal.call('signUp', made)).status).toBe(200);
  const seen = await household(await month.portal.signIn(AMAKA));
  expect(seen.waiting).toBe(1);
  expect(JSON.stringify(seen)).not.toContain('Rude');
  const theirs = await moves.signIn('waits@mail.example');
  expect(await as(theirs, 'household')).toMatchObject({ status: 400, said: { code: 'not-confirmed' } });
  expect(await as(theirs, 'inviteToHousehold', { email: 'x@mail.example' })).toMatchObject({
    status: 400,
    said: { code: 'not-confirmed' },
  });
  const { said } = await moves.ask('household', { meter_number: meter });
  expect((said.members as Member[]).find(({ state }) => state === 'waits')).toMatchObject({
    name: 'Rude Words',
    may: ['move-out'],
  });
  const amaka = await month.portal.signIn(AMAKA);
  expect(await as(amaka, 'takeOutOfHousehold', { user_id: await idOf('waits@mail.example') })).toMatchObject({
    status: 400,
    said: { code: 'moved' },
  });
});

test('an invitation is mailed once, lets nobody in, is open until it is taken back, and nothing of it is typed by its sender', async () => {
  const amaka = await month.portal.signIn(AMAKA);
  const email = 'ada.new@mail.example';
  const both = await Promise.all([1, 2].map(() => as(amaka, 'inviteToHousehold', { email: 'Ada.New@mail.example' })));
  expect(both).toEqual([1, 2].map(() => ({ status: 200, said: { message: SAID.invited(email) } })));
  const mails = await moves.own(email).mails();
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('You are invited to the household of')]);
  expect(mails[0]?.text).toContain(await moves.meterOf(AMAKA));
  expect(mails[0]?.text).not.toContain('Amaka');
  const uche = await moves.signIn('uche@mail.example');
  const seen = (await household(uche)).members.find(({ state }) => state === 'invited');
  expect(seen).toMatchObject({ name: email, may: [] });
  const id = Number(seen?.id);
  expect(await as(uche, 'withdrawHouseholdInvitation', { id })).toMatchObject({
    status: 400,
    said: { code: 'not-head' },
  });
  expect(await moves.ask('withdrawHouseholdInvitation', { id }, 'cedar')).toMatchObject({
    status: 400,
    said: { code: 'invitation-over' },
  });
  expect(await as(amaka, 'withdrawHouseholdInvitation', { id })).toEqual({
    status: 200,
    said: { message: SAID.withdrawn(email) },
  });
  expect(await as(amaka, 'withdrawHouseholdInvitation', { id })).toMatchObject({ said: { code: 'invitation-over' } });
  expect(namesIn(await household(amaka))).toEqual(['Amaka Eze!', 'Uche Obi']);
  // Who was shut out comes home by what the estate sends: whoever leads does not take that back.
  const home = await moves.ask('inviteToHousehold', { email, meter_number: await moves.meterOf(AMAKA) });
  expect(home.status).toBe(200);
  const sent = (await household(amaka)).members.find(({ state }) => state === 'invited');
  expect(sent).toMatchObject({ name: email, may: [] });
  expect(await as(amaka, 'withdrawHouseholdInvitation', { id: Number(sent?.id) })).toMatchObject({
    said: { code: 'not-head' },
  });
  expect((await moves.ask('withdrawHouseholdInvitation', { id: Number(sent?.id) })).status).toBe(200);
  expect(await as(uche, 'inviteToHousehold', { email: AMAKA })).toMatchObject({ said: { code: 'lives-there' } });
  expect(await as(uche, 'inviteToHousehold', { email: 'nobody' })).toMatchObject({ said: { code: 'invalid-input' } });
});

test('whoever leads takes somebody out: signed out, reads nothing, is mailed once, and comes again by an invitation alone', async () => {
  const amaka = await month.portal.signIn(AMAKA);
  const uche = await moves.signIn('uche@mail.example');
  const meter = await moves.meterOf(AMAKA);
  const [user_id, ownId] = [await idOf('uche@mail.example'), await idOf(AMAKA)];
  expect(await as(uche, 'takeOutOfHousehold', { user_id: ownId })).toMatchObject({ said: { code: 'not-head' } });
  expect(await as(amaka, 'takeOutOfHousehold', { user_id: ownId })).toMatchObject({ said: { code: 'own-account' } });
  expect(await as(amaka, 'takeOutOfHousehold', { user_id: await idOf(EBELE) })).toMatchObject({
    said: { code: 'moved' },
  });
  expect((await moves.statement(uche)).status).toBe(200);
  const owed = await moves.agrees(meter);
  moves.minute();
  const done = await Promise.all([1, 2].map(() => as(amaka, 'takeOutOfHousehold', { user_id })));
  expect(done.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(done.map(({ said }) => said.code)).toContain('taken-out-already');
  expect(await as(uche, 'household')).toMatchObject({ status: 401 });
  const after = await moves.signIn('uche@mail.example');
  expect(await as(after, 'household')).toMatchObject({ status: 400, said: { code: 'no-meter' } });
  expect(await moves.statement(after)).toMatchObject({ status: 404, code: 'no-meter' });
  expect(await moves.statement(after, { meter_number: meter })).not.toMatchObject({ status: 200 });
  expect(await moves.own('uche@mail.example').row()).toMatchObject({ meter_number: null, estate_id: null });
  const told = (await moves.own('uche@mail.example').mails()).filter(({ subject }) => subject.includes('no longer on'));
  expect(told).toHaveLength(1);
  expect(await moves.agrees(meter)).toBe(owed);
  const [deed] = await month.office.deeds();
  expect(deed).toMatchObject({ action: 'household-taken-out', before: 'Uche Obi' });
  const lines = (await moves.booked(meter)).lines.map(({ what }) => what);
  expect(lines).toContain('Uche Obi was taken out of the household');
  // A meter number is no way back.
  const again = { meter_number: meter, password: 'kettle-9-harmattan' };
  expect(await as(after, 'updateMeter', again)).toEqual({
    status: 400,
    said: { code: 'kept-out', message: SAID.keptOut },
  });
  moves.minute();
  expect((await moves.ask('inviteToHousehold', { email: 'uche@mail.example', meter_number: meter })).status).toBe(200);
  expect(await as(after, 'updateMeter', again)).toMatchObject({ status: 200 });
});

test('an administrator says who leads, and whoever leads gives it on; it ends with whoever leaves', async () => {
  const meter = await moves.meterOf(EBELE);
  await moves.signUp('musa@mail.example', meter, 'Musa');
  const [musa, ebele] = [await idOf('musa@mail.example'), await idOf(EBELE)];
  const token = await month.portal.signIn(EBELE);
  expect(await as(await moves.signIn('musa@mail.example'), 'nameHouseholdHead', { user_id: musa })).toMatchObject({
    said: { code: 'not-head' },
  });
  expect(await moves.ask('nameHouseholdHead', { user_id: musa }, 'cedar')).toMatchObject({
    status: 400,
    said: { code: 'resident-not-found' },
  });
  expect((await moves.ask('nameHouseholdHead', { user_id: musa })).status).toBe(200);
  expect(await moves.ask('nameHouseholdHead', { user_id: musa })).toMatchObject({ said: { code: 'leads-already' } });
  expect(namesIn(await household(token))).toEqual(['Musa Obi!', expect.stringContaining('Ebele')]);
  expect(await as(token, 'takeOutOfHousehold', { user_id: musa })).toMatchObject({ said: { code: 'not-head' } });
  const theirs = await moves.signIn('musa@mail.example');
  expect((await as(theirs, 'nameHouseholdHead', { user_id: ebele })).status).toBe(200);
  expect((await moves.ask('nameHouseholdHead', { user_id: musa })).status).toBe(200);
  expect((await moves.move({ user_id: musa })).status).toBe(200);
  expect(namesIn(await household(token))).toEqual([expect.stringMatching(/^Ebele.*!$/)]);
  moves.minute();
  await as(await moves.signIn('musa@mail.example'), 'updateMeter', {
    meter_number: meter,
    password: 'kettle-9-harmattan',
  });
  const [row] = await month.db.selectFrom('household_heads').selectAll().where('meter_number', '=', meter).execute();
  expect(row?.user_id).toBe(musa);
  await month.db.updateTable('users').set({ is_verified: true, link_awaited: false }).where('id', '=', musa).execute();
  expect(namesIn(await household(token))[0]).toMatch(/^Ebele.*!$/);
});
