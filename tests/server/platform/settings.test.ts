import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORDER_KIND_NAMES, type OrderKind } from '#catalogues/orders.ts';
import { SOLD_AS } from '#catalogues/platform.ts';
import { wishFor } from '../../support/server/wishes.ts';
import { type Headquarters, openHeadquarters, type Who } from './support/headquarters.ts';

let hq: Headquarters;
beforeAll(async () => {
  hq = await openHeadquarters();
});
afterAll(() => hq.close());

const set = (notice: string | null, paused: readonly OrderKind[] = []) =>
  hq.good('setPlatformSettings', { notice, paused });
const notice = () => hq.good('portalNotice', {}, null);

/** A new order of a product, by whoever may buy it. */
async function open(kind: OrderKind, key = hq.key()) {
  const due = (input: object, who: Who = 'resident') =>
    hq.ask('openDues', { key, screen: 'pay-services', ...input }, who);
  switch (kind) {
    case 'power':
      return hq.ask('openOrder', { key, type: 'power_vending', amount: 5000 }, 'resident');
    case 'service':
      return due({ serviceId: String((await hq.serviceOf('Palm Court', 'Security')).id), months: 1 });
    case 'dev-levy':
      return due({ serviceId: 'dev-levy', amount: 1000 });
    case 'fine':
      return due({ serviceId: 'fine' });
    default:
      return hq.ask('openBill', wishFor(kind, key), null);
  }
}

test('everybody reads the notice, with or without an account, and there is none at first', async () => {
  expect(await notice()).toEqual({ notice: null, paused: [] });
  expect(await set('  Vending is slow tonight.  ')).toEqual({
    notice: 'Vending is slow tonight.',
    paused: [],
    message: 'The settings are saved.',
  });
  expect(await notice()).toEqual({ notice: 'Vending is slow tonight.', paused: [] });
  expect(await hq.good('portalNotice', {}, 'resident')).toEqual(await hq.good('platformSettings'));
  for (const blank of ['', '  ', null]) {
    await set('x y');
    await set(blank);
    expect(await notice()).toEqual({ notice: null, paused: [] });
  }
});

test('each change has its line, in words, and what stays as it was has none', async () => {
  await set(null);
  const before = await hq.lines();
  await set('Closed on Monday.', ['airtime', 'power', 'airtime']);
  expect(await hq.lines()).toBe(before + 2);
  const [paused, said] = await hq.rowsOf('platformAuditLog', 'deeds');
  expect([said, paused]).toMatchObject([
    { action: 'settings-changed', subject: 'Notice', before: null, after: 'Closed on Monday.' },
    { action: 'settings-changed', subject: 'Not sold', before: null, after: 'Estate power, Airtime' },
  ]);
  await set('Closed on Monday.', ['power', 'airtime']);
  expect(await hq.lines()).toBe(before + 2);
  await set('Closed on Monday.');
  expect(await hq.lastDeed()).toMatchObject({ before: 'Estate power, Airtime', after: null });
});

test('two who set the settings at once leave one of the two, and a log that goes from one to the other', async () => {
  await set(null);
  await Promise.all([set('one notice', ['cable']), set('another notice', ['internet'])]);
  const settings = await hq.good('platformSettings');
  expect([
    { notice: 'one notice', paused: ['cable'] },
    { notice: 'another notice', paused: ['internet'] },
  ]).toContainEqual(settings);
  const deeds = await hq.rowsOf('platformAuditLog', 'deeds');
  const [last, first] = deeds.filter(({ subject }) => subject === 'Notice');
  expect([last?.after, last?.before]).toEqual([settings.notice, first?.after]);
  await set(null);
});

test.each(ORDER_KIND_NAMES.filter((kind) => kind !== 'fine'))(
  'new orders of %s are refused while it is not sold; one that is there goes on, and later it is sold again',
  async (kind) => {
    const key = hq.key();
    const early = await open(kind, key);
    expect(early.status).toBe(200);
    await set(null, [kind]);
    const { status, body } = await open(kind);
    expect([status, body]).toEqual([
      503,
      { code: 'not-sold', message: `${SOLD_AS[kind]} cannot be bought here at the moment. Please try again later.` },
    ]);
    expect((await open(kind, key)).body).toEqual(early.body);
    const other = kind === 'power' ? 'dev-levy' : 'power';
    expect((await open(other)).status).toBe(200);
    await set(null);
    expect((await open(kind)).status).toBe(200);
  },
);

test('a fine is paused like everything else', async () => {
  await set(null, ['fine']);
  expect((await open('fine')).body.code).toBe('not-sold');
  await set(null);
  expect((await open('fine')).body.code).toBe('no-fine');
});

test.each([
  ['service', 'debtor@palmcourt.example', 'serviceCharge'],
  ['dev-levy', 'debtor@cedarview.example', 'devLevy'],
  ['fine', 'fined@palmcourt.example', 'fine'],
] as const)('while %s cannot be paid, what is owed of it stops nobody from buying power', async (kind, email, due) => {
  const { id, meter_number } = await hq.person(email);
  const token = await hq.sessions.begin(id, 'test');
  const owed = async () => (await hq.call('servicePayments', { meter_number: meter_number ?? '' }, token)).body.data;
  const buy = () => hq.call('openOrder', { key: hq.key(), type: 'power_vending', amount: 5000 }, token);
  const before = await owed();
  expect((await buy()).body.code).toBe('arrears');
  await set(null, ['airtime']);
  expect((await buy()).body.code).toBe('arrears');
  await set(null, [kind]);
  expect(await owed()).toMatchObject({ [due]: 0, amount: 0 });
  expect((await buy()).status).toBe(200);
  await set(null);
  expect(await owed()).toEqual(before);
  expect((await buy()).body.code).toBe('arrears');
});

test('of several things that are owed only the one that cannot be paid is let be', async () => {
  const { id, meter_number } = await hq.person('fined@palmcourt.example');
  const token = await hq.sessions.begin(id, 'test');
  const admin = await hq.sessions.begin((await hq.person('admin@palmcourt.example')).id, 'test');
  const charge = (amount: number) =>
    hq.call('updateServicePayments', { meter_number, servicePayment: 'servicecharge', amount }, admin);
  const buy = () => hq.call('openOrder', { key: hq.key(), type: 'power_vending', amount: 5000 }, token);
  await charge(-15_000);
  await set(null, ['fine']);
  expect((await buy()).body.code).toBe('arrears');
  await charge(0);
  expect((await buy()).status).toBe(200);
  await set(null);
});

test('an administrator still sees what is owed of a product that is not sold', async () => {
  const { id, meter_number } = await hq.person('fined@palmcourt.example');
  const admin = await hq.sessions.begin((await hq.person('admin@palmcourt.example')).id, 'test');
  await set(null, ['fine']);
  const { body } = await hq.call('userDashboard', { user_id: id }, admin);
  expect(body.dues).toMatchObject({ fine: 10_000 });
  expect((await hq.call('meterName', { meter_number }, admin)).body).toMatchObject({ fine: 10_000 });
  await set(null);
});

test('a product that there is not, or a notice without end, is refused', async () => {
  for (const given of [{ notice: null, paused: ['gold'] }, { notice: 'x'.repeat(301), paused: [] }, { notice: null }]) {
    expect((await hq.ask('setPlatformSettings', given)).status).toBe(400);
  }
});

test('settings that a later portal wrote are read as far as they are known', async () => {
  const rows = hq.db.updateTable('platform_settings');
  await rows.set({ value: '["gold","cable"]' }).where('name', '=', 'paused').execute();
  await rows.set({ value: '{"text":"hello"}' }).where('name', '=', 'notice').execute();
  expect(await notice()).toEqual({ notice: null, paused: ['cable'] });
  await set(null);
});
