import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lookAtVendors } from '#src/server/order-worker/vendors.ts';
import { openBill } from '#src/server/orders/bills.ts';
import { openOrder } from '#src/server/orders/power.ts';
import { downNow } from '#src/server/vending/ask-seller.ts';
import { outagesOf } from '#src/server/vending/availability/outages.ts';
import { hoursLeft } from '#src/server/vending/availability/wallets.ts';
import { watched } from '#src/server/vending/availability/watched.ts';
import { vendors } from '#src/server/vending/vendors.ts';
import { ADMINISTRATOR } from '../../faults/support/fixtures.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';
import { type StandIn, startStandIn } from '../../support/stand-ins.ts';

const METER = '45100000012';
const NINE = new Date('2026-11-21T09:00:00Z');
const MINUTE_MS = 60_000;

type Vendor = 'vtpass' | 'buypower' | 'baxi';
const standIns = {} as Record<Vendor, StandIn>;
let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
  for (const name of ['vtpass', 'buypower', 'baxi'] as const) standIns[name] = await startStandIn(name);
});
afterAll(async () => {
  for (const standIn of Object.values(standIns)) await standIn.end();
  await money.close();
});

afterEach(async () => {
  money.outside.time.now = NINE.getTime();
  for (const table of ['outages', 'vendor_wallets', 'sweep_rounds', 'mail_outbox'] as const)
    await money.db.deleteFrom(table).execute();
  for (const standIn of Object.values(standIns)) {
    await standIn.ask('DELETE', '/stand-in/faults');
    await standIn.ask('POST', '/stand-in/wallet', { kobo: 1_000_000_000 });
  }
});

const KEYS = (name: Vendor) => {
  const { url, keys } = standIns[name];
  const path = { vtpass: '/api', buypower: '/v2', baxi: '/api/baxipay' }[name];
  return {
    VENDING_URL: `${url}${path}`,
    VENDING_API_KEY: keys.api ?? '',
    VENDING_PUBLIC_KEY: keys.public ?? '',
    VENDING_SECRET_KEY: keys.secret ?? '',
    VENDING_TOKEN: keys.token ?? '',
    VENDING_AGENT_ID: '7',
    VENDING_PHONE: '08010000009',
    VENDING_ESTATE_COMPANY: { vtpass: 'ikeja-electric', buypower: 'IKEJA', baxi: 'ikeja' }[name],
  };
};

let keys = 0;
/** The portal over one of the vendors' stand-ins, with a clock that the test moves. */
function over(name: Vendor) {
  const { deps, server, outside } = money;
  const vending = watched(vendors(KEYS(name), () => new Date())[name](), deps);
  const sold = { ...deps, vending };
  const next = () => `key-of-${name}-${++keys}`;
  return {
    sold,
    round: async () => {
      outside.time.now += 2 * MINUTE_MS;
      await lookAtVendors(sold);
    },
    buy: (key = next(), amount = 5000) =>
      openOrder(sold, { ...money.resident(), meterNumber: METER }, { key, type: 'power_vending', amount }),
    bill: (kind: 'public-power' | 'airtime', provider: string) =>
      openBill(
        { ...server.bills, ...sold },
        { person: null, address: '192.0.2.1' },
        {
          ...{ key: next(), kind, provider, amount: 1000, email: 'ada@example.com' },
          screen: kind === 'airtime' ? 'airtime' : 'public-power',
          destinationAccount: kind === 'airtime' ? '08031234567' : METER,
        },
      ),
    fault: (special: object) => standIns[name].ask('PUT', '/stand-in/faults', { special }),
    down: async () =>
      (await outagesOf(money.db, deps.clock(), [name])).map(({ vendor, supply, source, since, account }) => ({
        ...{ vendor, supply, source, since, account },
      })),
  };
}

const IKEJA_DOWN = {
  status: 503,
  data: {
    code: 'supply-down',
    message:
      'Ikeja Electric (IKEDC) has been down since 10:00. Nothing of it is sold until it is back, so nothing was charged.',
  },
};

describe('a distribution company that is down', () => {
  test.each([
    ['vtpass', 'ikeja-electric'],
    ['baxi', 'ikeja_electric_prepaid'],
  ] as const)('%s says so of a meter: it is not sold, and says since when', async (name, service) => {
    const { buy, fault, down } = over(name);
    await fault({ down: [service] });
    expect(await buy()).toEqual(IKEJA_DOWN);
    expect(await down()).toEqual([
      { vendor: name, supply: 'power:ikeja', source: 'check', since: NINE, account: METER },
    ]);
    await fault({});
    // What is known is not asked again by everybody who wants to buy.
    expect(await buy()).toEqual(IKEJA_DOWN);
  });

  test('the same meter is asked about until it is back, and nobody has to want to pay for that', async () => {
    const { buy, fault, round, down } = over('vtpass');
    await fault({ down: ['ikeja-electric'] });
    await buy();
    for (let rounds = 0; rounds < 10; rounds += 1) await round();
    expect(await buy()).toEqual(IKEJA_DOWN);
    await fault({});
    await round();
    expect(await down()).toEqual([]);
    expect(await buy()).toMatchObject({ status: 200 });
  });

  test('an answer is forgotten where the vendor says nothing of it any more', async () => {
    const { buy, fault, down, round } = over('vtpass');
    await fault({ down: ['ikeja-electric'] });
    await buy();
    await fault({ 'verify-code': '083' });
    for (let rounds = 0; rounds < 5; rounds += 1) await round();
    expect(await down()).toEqual([]);
  });

  test('the list of BuyPower is read each minute: it says what is down, and when it is back', async () => {
    const { sold, buy, bill, fault, round, down } = over('buypower');
    await fault({ down: ['IKEJA', 'EKO'] });
    await round();
    expect((await down()).map(({ supply, source }) => [supply, source])).toEqual([
      ['power:eko', 'list'],
      ['power:ikeja', 'list'],
    ]);
    expect(await buy()).toMatchObject({ status: 503, data: { code: 'supply-down' } });
    expect(await bill('public-power', 'phcneko')).toMatchObject({ status: 503, data: { code: 'supply-down' } });
    expect(await bill('public-power', 'phcnabuja')).toMatchObject({ status: 200 });
    await fault({ down: ['EKO'] });
    await round();
    expect((await down()).map(({ supply }) => supply)).toEqual(['power:eko']);
    expect((await downNow(sold)).map(({ supply, since }) => [supply, since])).toEqual([
      ['power:eko', '2026-11-21T09:02:00.000Z'],
    ]);
    expect(await buy()).toMatchObject({ status: 200 });
  });

  test('a window that is open stays open, and one that has been left is not handed out again', async () => {
    const { buy, fault, round } = over('buypower');
    expect(await buy('one-order')).toMatchObject({ status: 200 });
    await fault({ down: ['IKEJA'] });
    await round();
    expect(await buy('one-order')).toMatchObject({ status: 200 });
    for (let rounds = 0; rounds < 15; rounds += 1) await round();
    expect(await buy('one-order')).toMatchObject({ status: 503, data: { code: 'supply-down' } });
  });
});

describe('a product that is not available', () => {
  test('what a sale was refused for is sold to nobody for a while', async () => {
    const { sold, bill, down } = over('vtpass');
    await over('vtpass').fault({ code: '034' });
    const request = { kind: 'airtime', provider: 'mtn', company: null, package: null, phone: null } as const;
    const order = { reference: '202611211000ABCD', account: '08031234567', amountKobo: 100_000, email: '' };
    expect(await sold.vending.vend({ ...request, ...order })).toEqual({
      kind: 'refused',
      reason: 'code 034',
      hindrance: 'down',
    });
    expect(await down()).toEqual([
      { vendor: 'vtpass', supply: 'airtime:mtn', source: 'sale', since: NINE, account: null },
    ]);
    expect(await bill('airtime', 'mtn')).toMatchObject({ status: 503, data: { code: 'supply-down' } });
    expect(await bill('airtime', 'glo')).toMatchObject({ status: 200 });
    money.outside.time.now += 16 * MINUTE_MS;
    expect(await bill('airtime', 'mtn')).toMatchObject({ status: 200 });
  });
});

describe('a wallet', () => {
  test.each(['vtpass', 'buypower', 'baxi'] as const)(
    'of %s that cannot pay for an order stops its sale',
    async (name) => {
      const { buy, round } = over(name);
      await standIns[name].ask('POST', '/stand-in/wallet', { kobo: 499_999 });
      await round();
      expect(await buy()).toEqual({
        status: 503,
        data: {
          code: 'not-sold',
          message: 'Ikeja Electric (IKEDC) cannot be sold just now. Nothing was charged. Please try again later.',
        },
      });
      expect(await buy(undefined, 4999)).toMatchObject({ status: 200 });
      // It was filled since it was last asked.
      await standIns[name].ask('POST', '/stand-in/wallet', { kobo: 500_000 });
      money.outside.time.now += 10_000;
      expect(await buy()).toMatchObject({ status: 200 });
    },
  );

  test('that is low is told to every platform administrator once, and again only after it was filled', async () => {
    const { round } = over('vtpass');
    const holds = async (kobo: number) => {
      await standIns.vtpass.ask('POST', '/stand-in/wallet', { kobo });
      await round();
      const rows = await money.db
        .selectFrom('mail_outbox')
        .select(['to_address', 'subject', 'text'])
        .where('subject', 'like', 'The wallet%')
        .execute();
      return rows.map(({ to_address: to, subject }) => `${to}: ${subject}`);
    };
    const first = `${ADMINISTRATOR.email}: The wallet with VTpass is low: ₦19,999.99`;
    expect(await holds(2_000_000)).toEqual([]);
    expect(await holds(1_999_999)).toEqual([first]);
    expect(await holds(1_500_000)).toEqual([first]);
    expect(await holds(5_000_000)).toEqual([first]);
    expect(await holds(0)).toEqual([first, `${ADMINISTRATOR.email}: The wallet with VTpass is low: ₦0`]);
  });

  test('lasts as many hours as its balance is to what is sold in a day', () => {
    expect(hoursLeft(1_000_000, { lowKobo: 0, aDayKobo: 4_000_000 })).toBe(6);
    expect(hoursLeft(-5, { lowKobo: 0, aDayKobo: 4_000_000 })).toBe(0);
    expect(hoursLeft(1_000_000, { lowKobo: 0, aDayKobo: 0 })).toBeNull();
  });

  test('that a vendor says nothing of stops nobody', async () => {
    const { buy, round } = over('vtpass');
    expect(await buy()).toMatchObject({ status: 200 });
    await standIns.vtpass.ask('POST', '/stand-in/wallet', { kobo: 100 });
    await round();
    money.outside.time.now += 11 * MINUTE_MS;
    await standIns.vtpass.ask('PUT', '/stand-in/faults', { special: { 'sign-in': 'basic' } });
    expect(await buy()).not.toMatchObject({ data: { code: 'not-sold' } });
  });
});
