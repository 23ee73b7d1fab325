import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SETTING_SENTENCES as SAID } from '#catalogues/sentences/platform/settings.ts';
import { SETTING_KEYS, type SettingKey } from '#catalogues/settings.ts';
import { limitOpens } from '#src/server/orders/opens.ts';
import { changeSetting } from '#src/server/settings/change.ts';
import { type Headquarters, openHeadquarters } from './support/headquarters.ts';

let hq: Headquarters;
beforeAll(async () => {
  hq = await openHeadquarters();
});
afterAll(() => hq.close());

const WHY = 'The bank charges more';
const change = (name: string, scope: string, value: number | string | null, more: object = {}) => ({
  name,
  scope,
  value,
  reason: WHY,
  ...more,
});
const now = async (name: string, scope: string) =>
  (await hq.rowsOf('operatorSettings', 'settings')).find((one) => one.name === name && one.scope === scope);
const history = async (name: string, scope: string) =>
  (await hq.rowsOf('settingHistory', 'changes', { name })).filter((one) => one.scope === scope);
const power = (amount = 5_000) => ({ key: hq.key(), type: 'power_vending', amount });
const airtime = (amount = 500) => ({
  key: hq.key(),
  screen: 'airtime-page',
  kind: 'airtime',
  provider: 'mtn',
  destinationAccount: '08031234567',
  amount,
});
/** A day in Lagos so many days from now, `YYYY-MM-DD`. */
const day = (ahead: number) =>
  new Date(hq.clock().getTime() + 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10);

test('every fee and limit has its line, as the catalogue has it while nobody has set it', async () => {
  const settings = await hq.rowsOf('operatorSettings', 'settings');
  expect(settings.map(({ name, scope }) => ({ name, scope }))).toEqual(SETTING_KEYS);
  expect(await now('fee', 'power')).toEqual({
    ...{ name: 'fee', scope: 'power', value: 50, since: null, by: null, next: null },
  });
  expect(await now('orders-by-account', '')).toMatchObject({ value: 100 });
  expect(await now('most-amount', 'airtime')).toMatchObject({ value: 50_000 });
});

test('a fee that is changed is charged from the next order on, and one that is there keeps what it was quoted', async () => {
  const early = await hq.good('openOrder', { ...power(), key: 'quoted-before-1' }, 'resident');
  expect(early).toMatchObject({ fee: 50, total: 5_050 });
  expect(await hq.good('changeSetting', change('fee', 'power', 100))).toEqual({
    message: SAID.set('Convenience fee, Estate power', '₦100'),
  });
  expect(await hq.good('portalSettings', {}, null)).toMatchObject({
    estateFees: { power: 100, service: 50, 'dev-levy': 50, fine: 50 },
  });
  expect(await hq.good('openOrder', power(), 'resident')).toMatchObject({ fee: 100, total: 5_100 });
  expect(await hq.good('openOrder', { ...power(), key: 'quoted-before-1' }, 'resident')).toEqual(early);
  await hq.pay(early.orderId);
  const word = {
    transfer_reference: { status: 'CAPTURED', orderId: early.orderId },
    type: 'power_vending',
    amount: 5_050,
  };
  await hq.ask('topupPower', word, 'resident');
  await hq.settle();
  const order = hq.db.selectFrom('orders').selectAll().where('order_id', '=', String(early.orderId));
  expect(await order.executeTakeFirstOrThrow()).toMatchObject({
    state: 'fulfilled',
    fee_kobo: 5_000,
    total_kobo: 505_000,
  });
  const entry = hq.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'transaction_id')
    .where('order_id', '=', String(early.orderId))
    .where('account', '=', 'fees');
  expect(await entry.select('amount_kobo').execute()).toEqual([{ amount_kobo: 5_000 }]);
  expect(await hq.lastDeed()).toMatchObject({
    action: 'setting-changed',
    subject: 'Convenience fee, Estate power',
    before: '₦50',
    after: '₦100',
  });
});

test('a fee with kobo is charged for power as for anything else, and told of what was delivered', async () => {
  const whole = (await now('fee', 'power'))?.value;
  await hq.good('changeSetting', change('fee', 'power', 50.5));
  const order = await hq.good('openOrder', power(), 'resident');
  expect(order).toMatchObject({ amount: 5_000, fee: 50.5, total: 5_050.5 });
  await hq.pay(order.orderId);
  const word = {
    transfer_reference: { status: 'CAPTURED', orderId: order.orderId },
    type: 'power_vending',
    amount: 5_050.5,
  };
  await hq.ask('topupPower', word, 'resident');
  await hq.settle();
  expect(await hq.good('topupPower', word, 'resident')).toMatchObject({ amount: 5_000, fee: 50.5, total: 5_050.5 });
  await hq.good('changeSetting', change('fee', 'power', Number(whole)));
});

describe('a change', () => {
  test('overwrites nothing: what held is read with who, why and until when', async () => {
    await hq.good('changeSetting', change('fee', 'fine', 60));
    await hq.good('changeSetting', change('fee', 'fine', 70, { reason: 'Again' }));
    const [last, first] = await history('fee', 'fine');
    expect([last, first]).toMatchObject([
      { value: 70, until: null, reason: 'Again', by: 'Ifeanyi Okonkwo' },
      { value: 60, until: last?.since, reason: WHY, by: 'Ifeanyi Okonkwo' },
    ]);
    await expect(hq.db.updateTable('setting_changes').set({ value: '1' }).execute()).rejects.toThrow('only grows');
    await expect(hq.db.deleteFrom('setting_changes').execute()).rejects.toThrow('only grows');
  });

  test('may be planned: it holds from the midnight in Lagos of its day, and a newer one for that day replaces it', async () => {
    await hq.good('changeSetting', change('fee', 'glo', 150, { from: day(2) }));
    expect(await now('fee', 'glo')).toMatchObject({
      value: 100,
      next: { value: 150, since: `${day(1)}T23:00:00.000Z` },
    });
    await hq.good('changeSetting', change('fee', 'glo', 170, { from: day(2), reason: 'Not so little' }));
    expect(await now('fee', 'glo')).toMatchObject({ value: 100, next: { value: 170 } });
    expect((await history('fee', 'glo')).map(({ value, since, until }) => [value, since === until])).toEqual([
      [170, false],
      [150, true],
    ]);
    // As it is until then: the plan is taken back.
    await hq.good('changeSetting', change('fee', 'glo', 100, { from: day(2), reason: 'Not at all' }));
    expect(await now('fee', 'glo')).toMatchObject({ value: 100, next: { value: 100 } });
  });

  test('to what holds already leaves no line, and null makes it what the catalogue says', async () => {
    await hq.good('changeSetting', change('fee', 'dev-levy', 80));
    const before = await hq.lines();
    expect((await hq.good('changeSetting', change('fee', 'dev-levy', 80))).message).toBe(
      SAID.already('Convenience fee, The development levy', '₦80'),
    );
    expect(await hq.lines()).toBe(before);
    await hq.good('changeSetting', change('fee', 'dev-levy', null));
    expect(await now('fee', 'dev-levy')).toMatchObject({ value: 50 });
  });

  test.each([
    ['a fee below nothing', change('fee', 'power', -1), 'value-not-right', SAID.small('0')],
    ['a fee too large', change('fee', 'power', 100_001), 'value-not-right', SAID.large('100,000')],
    ['a fee that eats a service', change('fee', 'service', 200), 'value-not-right', SAID.large('199')],
    ['a part of an order', change('orders-by-account', '', 1.5), 'value-not-right', SAID.noNumber],
    ['less than the specification sells', change('least-amount', 'power', 299), 'value-not-right', SAID.small('300')],
    ['what there is not', change('fee', 'nepa', 10), 'no-such-setting', SAID.unknown],
    ['a day that is over', change('fee', 'power', 10, { from: '2026-01-01' }), 'day-over', SAID.past],
    ['a day too far', change('fee', 'power', 10, { from: '2999-01-01' }), 'day-too-far', SAID.far],
  ])('to %s is refused in words', async (_, input, code, words) => {
    const lines = await hq.lines();
    expect(await hq.refused('changeSetting', input)).toEqual([400, code, words]);
    expect(await hq.lines()).toBe(lines);
  });

  test('is for the platform alone, as reading them is', async () => {
    for (const who of ['palm', 'resident'] as const) {
      expect((await hq.ask('changeSetting', change('fee', 'power', 0), who)).status).toBe(403);
      expect((await hq.ask('operatorSettings', {}, who)).status).toBe(403);
      expect((await hq.ask('settingHistory', {}, who)).status).toBe(403);
    }
  });
});

test('of two changes at once that do not fit together one is refused', async () => {
  const [least, most] = await Promise.all([
    hq.ask('changeSetting', change('least-amount', 'public-power', 9_000)),
    hq.ask('changeSetting', change('most-amount', 'public-power', 8_000)),
  ]);
  expect([least.status, most.status].sort()).toEqual([200, 400]);
});

test('amounts below the smallest and above the largest are refused in words, of an estate and of the storefront', async () => {
  await hq.good('changeSetting', change('least-amount', 'power', 1_000));
  await hq.good('changeSetting', change('most-amount', 'power', 20_000));
  expect(await hq.refused('openOrder', power(999), 'resident')).toEqual([
    ...[400, 'amount-too-small', 'The least you can buy at once is ₦1,000'],
  ]);
  expect(await hq.refused('openOrder', power(20_001), 'resident')).toEqual([
    ...[400, 'amount-too-large', 'The most you can buy at once is ₦20,000'],
  ]);
  expect((await hq.ask('openOrder', power(1_000), 'resident')).status).toBe(200);
  expect(await hq.refused('changeSetting', change('least-amount', 'power', 20_001))).toEqual([
    ...[400, 'amounts-crossed', SAID.leastOverMost('Estate power')],
  ]);
  await hq.good('changeSetting', change('least-amount', 'airtime', 300));
  expect(await hq.refused('openBill', airtime(299), null)).toEqual([
    ...[400, 'amount-too-small', 'The least you can buy at once is ₦300'],
  ]);
  expect((await hq.ask('openBill', airtime(300), null)).status).toBe(200);
});

test.each([
  ['account in an hour', 'orders-by-account', { userId: 'somebody' }],
  ['address in ten minutes', 'orders-by-address', { address: '203.0.113.7' }],
])('so many orders of one %s as are set, and no more, from the next order on', async (_, name, opener) => {
  const setTo = (most: number) =>
    changeSetting(hq, actor, { key: { name, scope: '' } as SettingKey, value: most, reason: WHY });
  const actor = (await hq.person('platform@wattchat.example')).id;
  const opens = limitOpens(hq);
  await setTo(1);
  expect(await opens.take(opener)).toBeNull();
  expect(await opens.take(opener)).toEqual({ retryAfter: expect.any(Number) });
  await setTo(3);
  expect(await opens.take(opener)).toBeNull();
});

test('who sells a product is set for it as a whole or for one network, of vendors that are configured', async () => {
  expect(await now('vendors', 'airtime')).toMatchObject({ value: null, since: null });
  expect(await hq.good('changeSetting', change('vendors', 'airtime.mtn', 'sandbox'))).toEqual({
    message: SAID.set('Vendors in their order, Airtime, MTN', 'Sandbox'),
  });
  expect(await now('vendors', 'airtime.mtn')).toMatchObject({ value: 'sandbox' });
  expect(await history('vendors', 'airtime.mtn')).toMatchObject([{ value: 'sandbox', reason: WHY }]);
  const asked = async (scope: string, value: string) =>
    (await hq.refused('changeSetting', change('vendors', scope, value))).slice(0, 2);
  expect(await asked('airtime', 'sandbox,vtpass')).toEqual([400, 'vendor-not-configured']);
  expect(await asked('airtime', 'somebody')).toEqual([400, 'value-not-right']);
  expect(await asked('airtime', 'sandbox,sandbox')).toEqual([400, 'value-not-right']);
  expect(await asked('nothing', 'sandbox')).toEqual([400, 'no-such-setting']);
});
