import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DueKind } from '#catalogues/orders.ts';
import { arrears } from '#src/server/billing/arrears.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { summarise } from '#src/server/billing/summary.ts';
import { figuresOf } from '#src/server/dashboards/person.ts';
import type { CallTaken } from '#src/server/http/handlers.ts';
import { openDues, servicePayment } from '#src/server/orders/dues.ts';
import { feeOf } from '#src/server/sandbox/payments/books.ts';
import { STRANGER } from '../../../faults/support/fixtures.ts';
import { chargeHouses, HOUSES, SERVICES } from '../../../faults/support/houses.ts';
import { openTestMoney, type TestMoney } from '../../../support/server/money.ts';

type Wish = Omit<CallTaken<'openDues'>, 'key' | 'screen'>;

let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
  await chargeHouses(money.db, { userId: money.resident().id, occupied: true }, money.outside.clock());
});
afterAll(() => money.close());

const CHARGE = String(SERVICES.charge.id);
const payer = (kind: DueKind) => ({ ...money.resident(), meterNumber: HOUSES[kind] });
const figures = (kind: DueKind) => figuresOf({ db: money.db, clock: money.outside.clock }, payer(kind));
let keys = 0;

function open(kind: DueKind, wish: Wish, key = `due-${++keys}`) {
  return openDues(money.deps, payer(kind), { key, screen: 'pay-services', ...wish });
}

async function opened(kind: DueKind, wish: Wish) {
  const answer = await open(kind, wish);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer.data;
}
type Opened = Awaited<ReturnType<typeof opened>>;

const NAMES = { service: 'serviceCharge', 'dev-levy': 'devLevy', fine: 'fine' } as const;

/** The browser's word of a payment; `amount` another one than the order's. */
function report({ orderId, kind, serviceId, months, amount }: Opened, told = amount) {
  const transfer_reference = { status: 'CAPTURED', orderId } as const;
  const word = { transfer_reference, serviceId, duration: 30 * (months ?? 0), [NAMES[kind]]: told };
  return servicePayment(money.deps, payer(kind), word, new AbortController().signal);
}

async function pay(order: Opened) {
  await money.pay(order.orderId);
  await report(order);
  await money.server.background();
  return report(order);
}

async function live(status: 'occupied' | 'unoccupied') {
  await money.db.updateTable('users').set({ status }).where('id', '=', money.resident().id).execute();
}

async function ledger(): Promise<Map<string, number>> {
  const rows = await money.db
    .selectFrom('ledger_entries')
    .select(['account', sql<number>`sum(amount_kobo)::bigint`.as('kobo')])
    .groupBy('account')
    .execute();
  expect(rows.reduce((all, { kobo }) => all + kobo, 0)).toBe(0);
  return new Map(rows.map(({ account, kobo }) => [account, kobo]));
}

/** The accounts that something changed, and by how many kobo. */
async function moved(change: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await ledger();
  await change();
  const after = await ledger();
  const changes = [...after].map(([account, kobo]) => [account, kobo - (before.get(account) ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, kobo]) => kobo !== 0));
}

/** What a payment leaves with the provider, and its fee, which it keeps even where the payment goes back. */
const taken = (kobo: number) => ({
  'provider:sandbox': feeOf(kobo) - kobo,
  'provider-fees:sandbox': -feeOf(kobo),
});

/** What the estate is owed of a payment from then on. */
const handedOn = (kobo: number) => ({ [accounts.owedTo(901)]: kobo, [accounts.collected(901)]: -kobo });

test('three months of an apartment that is lived in: the price and the fee, and the account is credited the price', {
  tags: ['D-008', 'D-015'],
}, async () => {
  const order = await opened('service', { serviceId: CHARGE, months: 3 });
  expect(order).toMatchObject({
    orderId: expect.stringMatching(/^SERVICES-/),
    service: 'Service Charge',
    months: 3,
    amount: 45_000,
    fee: 50,
    total: 45_050,
    widget: { amount: 45_050, narration: 'Services Payment' },
  });
  expect((await arrears(money.db, HOUSES.service)).blocked).toBe(true);
  expect(await moved(() => pay(order))).toEqual({
    ...taken(4_505_000),
    [accounts.meter(HOUSES.service, 'service-charge')]: 4_500_000,
    ...handedOn(4_500_000),
    fees: 5_000,
  });
  expect(await arrears(money.db, HOUSES.service)).toMatchObject({ serviceChargeKobo: 0, blocked: false });
  const { dues, months } = await figures('service');
  expect([dues?.serviceCharge, months.at(-1)?.serviceCharge]).toEqual([0, 45_050]);
});

test('an apartment that is not lived in pays half of price and fee together, and is granted the months it chose', {
  tags: ['D-010'],
}, async () => {
  await live('unoccupied');
  const order = await opened('service', { serviceId: CHARGE, months: 3 });
  expect(order).toMatchObject({ amount: 22_475, fee: 50, total: 22_525, widget: { amount: 22_525 } });
  const account = accounts.meter(HOUSES.service, 'service-charge');
  expect(await moved(() => pay(order))).toEqual({
    ...taken(2_252_500),
    [account]: 2_247_500,
    ...handedOn(2_247_500),
    fees: 5_000,
    [accounts.reduction(account)]: 2_252_500,
    [accounts.reductions(901)]: -2_252_500,
  });
  expect(await summarise(money.db, HOUSES.service, money.outside.clock())).toMatchObject({
    serviceCharge: 22_475,
    duration: 90,
  });
  await live('occupied');
});

test('another service than the service charge has an account of its own', async () => {
  const order = await opened('service', { serviceId: String(SERVICES.security.id), months: 2 });
  expect(order).toMatchObject({ service: 'Security', amount: 10_000.02, total: 10_050.02 });
  expect(await moved(() => pay(order))).toEqual({
    ...taken(1_005_002),
    [accounts.service(HOUSES.service, SERVICES.security.id)]: 1_000_002,
    ...handedOn(1_000_002),
    fees: 5_000,
  });
});

test.each([
  ['occupied', -6_300_000, true],
  ['unoccupied', -5_600_000, false],
] as const)(
  'a levy of an %s apartment is credited as it was entered, and ends the block where enough of it is paid',
  { tags: ['D-011'] },
  async (status, devLevyKobo, blocked) => {
    await live(status);
    expect((await arrears(money.db, HOUSES['dev-levy'])).blocked).toBe(true);
    const order = await opened('dev-levy', { serviceId: 'dev-levy', amount: 7_000 });
    expect(order).toMatchObject({ service: 'Development Levy', months: null, amount: 7_000, fee: 50, total: 7_050 });
    expect(await moved(() => pay(order))).toEqual({
      ...taken(705_000),
      [accounts.meter(HOUSES['dev-levy'], 'dev-levy')]: 700_000,
      ...handedOn(700_000),
      fees: 5_000,
    });
    expect(await arrears(money.db, HOUSES['dev-levy'])).toMatchObject({ devLevyKobo, blocked });
    expect((await figures('dev-levy')).dues?.devLevy).toBe(devLevyKobo / 100);
    await live('occupied');
  },
);

test('a fine is paid whole, and only once: the second payment of it goes back to the card', async () => {
  const order = await opened('fine', { serviceId: 'fine' });
  const second = await opened('fine', { serviceId: 'fine' });
  expect(order).toMatchObject({ service: 'Fine', months: null, amount: 10_000, total: 10_050 });
  expect(await moved(() => pay(order))).toEqual({
    ...taken(1_005_000),
    [accounts.meter(HOUSES.fine, 'fine')]: 1_000_000,
    ...handedOn(1_000_000),
    fees: 5_000,
  });
  expect(await arrears(money.db, HOUSES.fine)).toMatchObject({ fineKobo: 0, blocked: false });
  expect(
    await moved(async () => {
      await pay(second);
      await money.pass(5);
    }),
  ).toEqual({ ...taken(1_005_000), 'provider:sandbox': feeOf(1_005_000) });
  expect([await money.stateOf(order.orderId), await money.stateOf(second.orderId)]).toEqual(['fulfilled', 'refunded']);
  expect(await open('fine', { serviceId: 'fine' })).toMatchObject({ status: 400, data: { code: 'no-fine' } });
});

test('a paid due is answered again the same, and credits nothing again', async () => {
  const order = await opened('dev-levy', { serviceId: 'dev-levy', amount: 500 });
  const first = await pay(order);
  expect(first).toMatchObject({ status: 200, data: { orderId: order.orderId, amount: 500, total: 550 } });
  expect(await moved(async () => expect(await pay(order)).toEqual(first))).toEqual({});
});

test('a browser that tells another amount than the order’s, or that a card was charged when it was not, credits nothing', async () => {
  const order = await opened('dev-levy', { serviceId: 'dev-levy', amount: 600 });
  expect(await moved(() => report(order, 60_000))).toEqual({});
  expect(await moved(() => report(order))).toEqual({});
  expect(await money.stateOf(order.orderId)).not.toBe('fulfilled');
});

test('the same key brings the same order, and with another amount it is refused', async () => {
  const wish = { serviceId: 'dev-levy', amount: 800 };
  const first = await open('dev-levy', wish, 'due-again');
  expect(await open('dev-levy', wish, 'due-again')).toEqual(first);
  expect(await open('dev-levy', { ...wish, amount: 900 }, 'due-again')).toMatchObject({ status: 422 });
});

test.each<readonly [string, DueKind, Wish, number, string]>([
  ['a service without months', 'service', { serviceId: CHARGE }, 400, 'months-missing'],
  ['a service that is not theirs', 'service', { serviceId: '424242', months: 1 }, 400, 'service-not-yours'],
  ['a price that is not the portal’s', 'service', { serviceId: CHARGE, months: 1, amount: 1 }, 409, 'price-changed'],
  ['a levy without an amount', 'dev-levy', { serviceId: 'dev-levy' }, 400, 'amount-missing'],
  ['a levy by the month', 'dev-levy', { serviceId: 'dev-levy', months: 2, amount: 500 }, 400, 'months-not-here'],
  ['a levy with kobo', 'dev-levy', { serviceId: 'dev-levy', amount: 500.5 }, 400, 'amount-not-whole'],
  ['a levy of 199', 'dev-levy', { serviceId: 'dev-levy', amount: 199 }, 400, 'amount-too-small'],
  ['a levy above the limit', 'dev-levy', { serviceId: 'dev-levy', amount: 100_000_001 }, 400, 'amount-too-large'],
])('%s is refused', async (_, kind, wish, status, code) => {
  expect(await open(kind, wish)).toMatchObject({ status, data: { code } });
});

test('a stranger’s word about an order is about no order', async () => {
  const order = await opened('dev-levy', { serviceId: 'dev-levy', amount: 700 });
  await money.pay(order.orderId);
  const word = { serviceId: 'dev-levy', duration: 0, devLevy: 700 };
  const transfer_reference = { status: 'CAPTURED', orderId: order.orderId } as const;
  const answer = servicePayment(money.deps, STRANGER, { transfer_reference, ...word }, new AbortController().signal);
  expect(await answer).toMatchObject({ status: 404 });
});

test('an order that is asked for again is told with its own estate, wherever its payer lives by now', async () => {
  const moving = { ...payer('dev-levy'), estate: { id: 902, name: 'Cedar View', active: true } };
  const wish = { key: 'due-moving', screen: 'pay-services', serviceId: 'dev-levy', amount: 900 } as const;
  const first = await openDues(money.deps, payer('dev-levy'), wish);
  expect(first).toMatchObject({ status: 200, data: { estate: 'Palm Court' } });
  expect(await openDues(money.deps, moving, wish)).toEqual(first);
});
