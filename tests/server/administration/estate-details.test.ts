import { afterAll, beforeAll, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { ESTATE_DETAIL as SAID } from '#catalogues/sentences/estate/details.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { type Headquarters, openHeadquarters } from '../platform/support/headquarters.ts';

let hq: Headquarters;
let palm: number;
let cedar: number;
beforeAll(async () => {
  hq = await openHeadquarters();
  [palm, cedar] = await Promise.all([hq.estateId('Palm Court'), hq.estateId('Cedar View')]);
});
afterAll(() => hq.close());

const NOT_ALLOWED = [403, 'not-allowed', 'Your account cannot do this.'];

test('an administrator writes down how the office is reached, residents read it, and the log says what was before', async () => {
  expect(await hq.good('estateDetails', {}, 'resident')).toEqual({
    ...{ id: palm, name: 'Palm Court', address: null, phone: null, email: null },
  });
  const said = await hq.good('setEstateDetail', { detail: 'phone', text: '+234 803-123 4567', before: null }, 'palm');
  expect(said.message).toBe(SAID.saved('Office phone', '08031234567'));
  await hq.good('setEstateDetail', { detail: 'address', text: '12  Palm Avenue,\nLekki' }, 'palm');
  await hq.good('setEstateDetail', { detail: 'email', text: 'office@palmcourt.example' }, 'palm');
  const written = {
    ...{ id: palm, name: 'Palm Court', address: '12 Palm Avenue, Lekki' },
    ...{ phone: '08031234567', email: 'office@palmcourt.example' },
  };
  for (const who of ['resident', 'owner', 'palm'] as const)
    expect(await hq.good('estateDetails', {}, who)).toEqual(written);
  expect(await hq.good('estateDetails', {}, 'stranger')).toMatchObject({ name: 'Cedar View', phone: null });
  await hq.good('setEstateDetail', { detail: 'phone', text: null, before: '08031234567' }, 'palm');
  expect(await hq.lastDeed()).toMatchObject({
    ...{ actor: 'Ngozi Adeyemi', action: 'estate-details-changed', subject: 'Palm Court' },
    ...{ before: 'Office phone: 08031234567', after: null },
  });
});

test('what is so already is said to be, and nothing is logged', async () => {
  await hq.good('setEstateDetail', { detail: 'phone', text: '08030000001' }, 'palm');
  const lines = await hq.lines();
  const again = await hq.good('setEstateDetail', { detail: 'phone', text: '0803 000 0001' }, 'palm');
  expect(again.message).toBe(SAID.already('Office phone', '08030000001'));
  const none = await hq.good('setEstateDetail', { detail: 'email', text: null }, 'cedar');
  expect([none.message, await hq.lines()]).toEqual([SAID.noneAlready('Office e-mail'), lines]);
});

test('another estate is refused and not taken for the own one, and the name is the platform’s', async () => {
  expect(await hq.refused('estateDetails', { property_id: cedar }, 'palm')).toEqual(NOT_ALLOWED);
  expect(await hq.refused('estateDetails', { property_id: cedar }, 'resident')).toEqual(NOT_ALLOWED);
  const phone = { detail: 'phone', text: '08035550000' };
  expect(await hq.refused('setEstateDetail', { ...phone, property_id: cedar }, 'palm')).toEqual(NOT_ALLOWED);
  expect(await hq.refused('setEstateDetail', { detail: 'name', text: 'Ours' }, 'palm')).toEqual(NOT_ALLOWED);
  expect((await hq.refused('setEstateDetail', phone, 'resident'))[0]).toBe(403);
  expect((await hq.refused('setEstateDetail', phone, 'platform'))[1]).toBe('estate-not-found');
  expect((await hq.refused('estateDetails', { property_id: 99_999 }))[1]).toBe('estate-not-found');
});

test.each([
  ['phone', 'call Bola', MESSAGES.phoneLetters],
  ['phone', '12', MESSAGES.invalidPhoneNumber],
  ['email', 'office at palm', MESSAGES.emailInvalid],
  ['address', ' ', MESSAGES.contactAddressRequired],
  ['name', '', MESSAGES.estateNameRequired],
  ['name', null, SAID.nameStays],
  ['name', 'Palm Court (Phase 2)', SAID.nameSigns],
  ['name', 'x'.repeat(81), PLATFORM_FLOW.nameLong(80)],
  ['address', '—!', MESSAGES.contactAddressRequired],
  ['address', 'x'.repeat(201), PLATFORM_FLOW.addressLong(200)],
  ['phone', '0803 123 4567 / 0805 000 0000', SENTENCES.phoneLong],
  ['email', 'office\n@palm.example', MESSAGES.emailInvalid],
])('%s %s is refused in words', async (detail, text, words) => {
  const input = { property_id: cedar, detail, text };
  expect(await hq.refused('setEstateDetail', input)).toEqual([400, 'invalid-input', words]);
});

test('what was read back and is other by now is not written over', async () => {
  await hq.good('setEstateDetail', { property_id: cedar, detail: 'address', text: '1 Cedar Road' });
  const input = { property_id: cedar, detail: 'address', text: '2 Cedar Road', before: null };
  expect(await hq.refused('setEstateDetail', input)).toEqual([400, 'changed-meanwhile', SAID.changedMeanwhile]);
});

const rename = (property_id: number, text: string) => ({ property_id, detail: 'name', text });

test('a name that another estate has is refused whatever its letters; its own letters may change', async () => {
  expect(await hq.refused('setEstateDetail', rename(cedar, ' PALM  court'))).toEqual([
    ...[400, 'name-taken', SAID.nameTaken('PALM court')],
  ]);
  await hq.good('setEstateDetail', rename(cedar, 'CEDAR View'));
  await hq.good('setEstateDetail', rename(cedar, 'Cedar View'));
  expect(await hq.lastDeed()).toMatchObject({ action: 'estate-renamed', before: 'CEDAR View', after: 'Cedar View' });
});

test('more than any detail has is refused, and so is a name with other blanks than one that an older version wrote', async () => {
  const long = await hq.refused('setEstateDetail', { detail: 'address', text: 'x'.repeat(10_000) }, 'palm');
  expect(long.slice(0, 2)).toEqual([400, 'invalid-input']);
  await hq.db.updateTable('estates').set({ name: 'Palm  Court' }).where('id', '=', palm).execute();
  expect((await hq.refused('setEstateDetail', rename(cedar, 'palm court')))[1]).toBe('name-taken');
  await hq.db.updateTable('estates').set({ name: 'Palm Court' }).where('id', '=', palm).execute();
});

test('a name that is being registered and taken by a rename at once is of one estate', async () => {
  const registered = {
    ...{ estate_name: 'Coral Bay', first_name: 'Uche', last_name: 'Nwosu', email: 'uche@coral.example' },
    ...{ phone: '08031234567', contact_address: '1 Coral Road', service_ids: [1] },
  };
  const [renamed, { joined }] = await Promise.all([
    hq.ask('setEstateDetail', rename(cedar, 'CORAL  Bay')),
    hq.good('registerEstate', registered),
  ]);
  expect(joined).toBe(renamed.status === 200);
  expect(await hq.rowsOf('estates', 'estates', { term: 'coral' })).toHaveLength(1);
  await hq.ask('setEstateDetail', rename(cedar, 'Cedar View'));
});

test('of two estates that take each other’s name at once neither has it', async () => {
  const swap = [rename(palm, 'Cedar View'), rename(cedar, 'Palm Court')];
  const said = await Promise.all(swap.map((input) => hq.ask('setEstateDetail', input)));
  expect(said.map(({ body }) => body.code)).toEqual(['name-taken', 'name-taken']);
});

test('of two estates that take one name at once one has it', async () => {
  const said = await Promise.all([palm, cedar].map((id) => hq.ask('setEstateDetail', rename(id, 'Twin Towers'))));
  expect(said.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  await hq.good('setEstateDetail', rename(palm, 'Palm Court'));
  await hq.good('setEstateDetail', rename(cedar, 'Cedar View'));
});

test('a renamed estate is found by its new name, sessions read it at once, and what was ordered before keeps the old one', async () => {
  const order = { key: hq.key(), type: 'power_vending', amount: 5000 };
  const before = await hq.good('openOrder', order, 'resident');
  // The portal of a test has a clock that stands.
  const earlier = new Date(hq.clock().getTime() - 1000);
  await hq.db
    .updateTable('orders')
    .set({ created_at: earlier })
    .where('order_id', '=', String(before.orderId))
    .execute();
  const said = await hq.good('setEstateDetail', rename(palm, 'Palm Court Gardens'));
  expect(said.message).toBe(SAID.renamed('Palm Court', 'Palm Court Gardens'));
  const found = async (term: string) => (await hq.rowsOf('estates', 'estates', { term })).map(({ name }) => name);
  expect([await found('gardens'), await found('palm court')]).toEqual([['Palm Court Gardens'], ['Palm Court Gardens']]);
  expect((await hq.good('profile', {}, 'resident')).user).toMatchObject({ estate: 'Palm Court Gardens' });
  const after = await hq.good('openOrder', { ...order, key: hq.key() }, 'resident');
  expect([before.estate, after.estate]).toEqual(['Palm Court', 'Palm Court Gardens']);
  expect(await hq.good('openOrder', order, 'resident')).toEqual(before);
  const estateOf = async (orderId: unknown) => (await hq.good('findPayment', { orderId })).estate;
  expect([await estateOf(before.orderId), await estateOf(after.orderId)]).toEqual(['Palm Court', 'Palm Court Gardens']);
});
