import { afterEach, beforeEach, expect, test } from 'vitest';
import { nairaOf } from '#catalogues/money.ts';
import type { DueKind } from '#catalogues/orders.ts';
import { PARTS } from '#catalogues/sentences/parts.ts';
import { arrears } from '#src/server/billing/arrears.ts';
import type { CallTaken } from '#src/server/http/handlers.ts';
import { openDues, servicePayment } from '#src/server/orders/dues.ts';
import { chargeHouses, HOUSES, SERVICES } from '../../../faults/support/houses.ts';
import { openTestMoney, type TestMoney } from '../../../support/server/money.ts';

type Wish = Omit<CallTaken<'openDues'>, 'key' | 'screen'>;

const CHARGE = String(SERVICES.charge.id);
const KINDS = { service: CHARGE, fine: 'fine' } as const;
const NAMES = { service: 'serviceCharge', fine: 'fine' } as const;
type Kind = keyof typeof KINDS;

let money: TestMoney;
let keys = 0;
beforeEach(async () => {
  money = await openTestMoney();
  await chargeHouses(money.db, { userId: money.resident().id, occupied: true }, money.outside.clock());
});
afterEach(() => money.close());

const payer = (kind: DueKind) => ({ ...money.resident(), meterNumber: HOUSES[kind] });
const open = (kind: DueKind, wish: Wish) =>
  openDues(money.deps, payer(kind), { key: `part-${++keys}`, screen: 'pay-services', ...wish });

async function opened(kind: Kind, amount: number | undefined) {
  const answer = await open(kind, { serviceId: KINDS[kind], amount });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer.data;
}

async function pay(kind: Kind, amount?: number) {
  const order = await opened(kind, amount);
  await money.pay(order.orderId);
  const transfer_reference = { status: 'CAPTURED', orderId: order.orderId } as const;
  const word = { transfer_reference, serviceId: KINDS[kind], duration: 0, [NAMES[kind]]: order.amount };
  const told = () => servicePayment(money.deps, payer(kind), word, new AbortController().signal);
  await told();
  await money.server.background();
  return { order, told: await told() };
}

/** What is owed of each, naira above 0. */
async function owed() {
  const [service, fine] = await Promise.all([arrears(money.db, HOUSES.service), arrears(money.db, HOUSES.fine)]);
  return { service: nairaOf(0 - service.serviceChargeKobo), fine: nairaOf(fine.fineKobo) };
}

test('parts of the service charge and of a fine are credited in whole, and the rest stays owed until it is paid', async () => {
  expect(await owed()).toEqual({ service: 45_000, fine: 10_000 });
  const { order, told } = await pay('service', 7_000);
  expect(order).toMatchObject({ service: 'Service Charge', months: null, amount: 7_000, fee: 50, total: 7_050 });
  expect(told).toMatchObject({ status: 200, data: { amount: 7_000, months: null } });
  await pay('fine', 4_000);
  expect(await owed()).toEqual({ service: 38_000, fine: 6_000 });
  expect((await arrears(money.db, HOUSES.fine)).blocked).toBe(true);
  await pay('service', 38_000);
  await pay('fine');
  expect(await owed()).toEqual({ service: 0, fine: 0 });
  expect((await arrears(money.db, HOUSES.fine)).blocked).toBe(false);
});

test('what is paid and not credited yet is owed no more', async () => {
  const order = await opened('fine', 9_000);
  await money.pay(order.orderId);
  await money.db.updateTable('orders').set({ state: 'captured' }).where('order_id', '=', order.orderId).execute();
  expect(await open('fine', { serviceId: 'fine', amount: 2_000 })).toMatchObject({
    status: 400,
    data: { code: 'amount-too-large', message: PARTS.most('₦1,000') },
  });
  expect(await open('fine', { serviceId: 'fine' })).toMatchObject({ status: 200, data: { amount: 1_000 } });
});

test('who is not verified learns nothing of what is owed from a refusal', async () => {
  const waiting = { ...payer('service'), awaits: 'verification' } as const;
  for (const amount of [1, 45_000, 99_000_000]) {
    const wish = { key: `part-${++keys}`, screen: 'pay-services', serviceId: CHARGE, amount } as const;
    const answer = await openDues(money.deps, waiting, wish);
    expect([answer.status, JSON.stringify(answer.data)]).toEqual([403, expect.not.stringContaining('45,000')]);
  }
  const byMonth = { key: `part-${++keys}`, screen: 'pay-services', serviceId: CHARGE, months: 1 } as const;
  expect(await openDues(money.deps, waiting, byMonth)).toMatchObject({ status: 200 });
});

test('a part that cannot be paid is refused', async () => {
  const refused: readonly (readonly [DueKind, Wish, string])[] = [
    // More than what is owed, of each.
    ['fine', { serviceId: 'fine', amount: 10_001 }, 'amount-too-large'],
    ['service', { serviceId: CHARGE, amount: 45_001 }, 'amount-too-large'],
    ['service', { serviceId: CHARGE, amount: 199 }, 'amount-too-small'],
    ['fine', { serviceId: 'fine', amount: 500.5 }, 'amount-not-whole'],
    ['fine', { serviceId: 'fine', months: 1, amount: 500 }, 'months-not-here'],
    // A service that nobody charges.
    ['service', { serviceId: String(SERVICES.security.id), amount: 500 }, 'nothing-owed'],
    ['service', { serviceId: CHARGE }, 'months-missing'],
  ];
  for (const [kind, wish, code] of refused) {
    expect([wish, await open(kind, wish)]).toMatchObject([wish, { status: 400, data: { code } }]);
  }
});
