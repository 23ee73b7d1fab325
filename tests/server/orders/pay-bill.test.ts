import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLIC_KINDS, type PublicKind } from '#catalogues/orders.ts';
import { balances } from '#src/server/billing/ledger.ts';
import { type OpenedBill, openTestStorefront, type TestStorefront } from '../../support/server/storefront.ts';
import { EXAMPLES } from '../../support/server/wishes.ts';

let store: TestStorefront;
beforeAll(async () => {
  store = await openTestStorefront();
});
afterAll(() => store.close());

const vendOf = (order: OpenedBill) =>
  store.db
    .selectFrom('sandbox_vends')
    .select(['kind', 'provider', 'account', 'package', 'amount_kobo', 'sends', 'executions', 'outcome'])
    .where('reference', '=', order.orderId)
    .execute();
const POWER = { token: expect.stringMatching(/^\d{20}$/), units: '27.78' };

test.each(PUBLIC_KINDS)(
  '%s that was paid for is delivered by the portal itself, and answered again the same',
  { tags: ['B-018', 'B-041'] },
  async (kind) => {
    const order = await store.opened(kind);
    await store.pay(order.orderId);
    expect(await order.report()).toMatchObject({ status: 202, body: { state: 'captured' } });
    await store.server.background();
    const { widget: _, ...bill } = order.body;
    const done = await order.report();
    expect(done).toEqual({
      status: 200,
      body: { ...bill, paidAt: expect.any(String), ...(kind === 'public-power' ? POWER : {}) },
    });
    expect(await order.report()).toEqual(done);
    const { package: name = null, provider, amount } = EXAMPLES[kind];
    const account = order.wish.destinationAccount;
    const sold = { kind, provider, account, package: name, amount_kobo: Math.round(amount * 100) };
    expect(await vendOf(order)).toEqual([{ ...sold, sends: 1, executions: 1, outcome: 'vended' }]);
    const held = `customer:${order.orderId}`;
    expect(await balances(store.db, [held])).toEqual({ [held]: 0 });
  },
);

test.each(PUBLIC_KINDS)('a capture for %s that no browser reports is delivered all the same', async (kind) => {
  const order = await store.opened(kind);
  await store.pay(order.orderId, '4000000000000119');
  await store.pass(15);
  expect(await store.stateOf(order.orderId)).toBe('fulfilled');
});

test.each(PUBLIC_KINDS)('%s whose vendor timed out and has vended is asked about, not sent again', async (kind) => {
  const order = await store.bought(kind, 'late', 8);
  expect(await order.report()).toMatchObject({ status: 200 });
  expect(await vendOf(order)).toMatchObject([{ sends: 1, executions: 1 }]);
});

test.each(PUBLIC_KINDS)('%s whose send was lost is sent once more and delivered once', async (kind) => {
  const order = await store.bought(kind, 'lost', 14);
  expect(await order.report()).toMatchObject({ status: 200 });
  expect(await vendOf(order)).toMatchObject([{ sends: 2, executions: 1 }]);
});

const NOTHING: Readonly<Record<PublicKind, string>> = {
  'public-power': 'No power could be bought for this meter.',
  airtime: 'No airtime could be bought for this number.',
  data: 'The data plan could not be bought for this number.',
  internet: 'The package could not be bought for this account.',
  cable: 'The package could not be bought for this smartcard.',
};
test.each(PUBLIC_KINDS)(
  '%s that the vendor refuses is paid back in full, and its buyer is told so',
  { tags: ['B-043'] },
  async (kind) => {
    const order = await store.bought(kind, 'refused', 5);
    expect(await order.report()).toEqual({
      status: 400,
      body: {
        code: 'refunding',
        state: 'refunded',
        message: `${NOTHING[kind]} The money is on its way back to your card.`,
      },
    });
    const book = store.db.selectFrom('sandbox_payments').select(['status', 'refunded_kobo']);
    expect(await book.where('order_id', '=', order.orderId).execute()).toEqual([
      { status: 'refunded', refunded_kobo: Math.round(order.total * 100) },
    ]);
  },
);

test('a declined card is told at once, and a card window that was closed can be opened again', async () => {
  const declined = await store.opened('airtime');
  await store.pay(declined.orderId, '4000000000000002');
  expect(await declined.report({ status: 'FAILED' })).toMatchObject({ status: 400, body: { code: 'not-captured' } });
  const closed = await store.opened('airtime');
  expect(await closed.report({ status: 'CLOSED' })).toMatchObject({ status: 400, body: { code: 'not-paid' } });
  await store.pay(closed.orderId);
  expect(await closed.report()).toMatchObject({ status: 202 });
});

test('a browser that says captured when nothing was paid is never told that it failed', async () => {
  const order = await store.opened('internet');
  expect(await order.report()).toMatchObject({ status: 409, body: { code: 'outcome-unknown', state: 'opened' } });
  expect(await vendOf(order)).toEqual([]);
});

const DIFFERENT: readonly (readonly [string, PublicKind, object])[] = [
  ['another account', 'public-power', { destinationAccount: '45012349876' }],
  ['another provider', 'airtime', { provider: 'glo' }],
  ['another service code', 'airtime', { service: 'pay_bill' }],
  ['another service code', 'internet', { service: 'pay_bill' }],
  ['another service code', 'data', { service: 'vtu' }],
  ['another service type', 'public-power', { serviceType: 'cable_tv' }],
  ['another service type', 'cable', { serviceType: 'electricity' }],
  ['a service type where there is none', 'airtime', { serviceType: 'electricity' }],
  ['the amount without the fee for power', 'public-power', { amount: 5000 }],
  ['the amount with the fee for cable', 'cable', { amount: 3700 }],
  ['an amount of one naira', 'data', { amount: 1 }],
];
test.each(DIFFERENT)(
  'a report of %s for %s is refused, and what was paid is looked up all the same',
  { tags: ['B-038'] },
  async (_, kind, change) => {
    const order = await store.opened(kind);
    await store.pay(order.orderId);
    expect(await order.report(change)).toMatchObject({ status: 422, body: { code: 'order-differs' } });
    await store.server.background();
    expect(await order.report()).toMatchObject({ status: 200 });
  },
);

test('the codes that go with a purchase: vtu, pay_bill and internet, electricity and cable_tv', {
  tags: ['B-049', 'B-050'],
}, async () => {
  const words = await Promise.all(PUBLIC_KINDS.map(async (kind) => (await store.opened(kind)).word));
  expect(words.map(({ service, serviceType, amount }) => [service, serviceType, amount])).toEqual([
    ['pay_bill', 'electricity', 5100],
    ['vtu', undefined, 500],
    ['pay_bill', undefined, 19_999.02],
    ['internet', undefined, 350],
    ['pay_bill', 'cable_tv', 3600],
  ]);
});

test('with another key, or signed in as somebody else, an order is as good as none', async () => {
  const order = await store.bought('public-power');
  const { orderId } = order;
  const token = await store.signedIn();
  const unknown = { orderId: 'POWER-0000000000000000', key: order.wish.key };
  const wrong = { orderId, key: 'a key that somebody guessed'.replaceAll(' ', '-') };
  const none = { status: 404, body: { code: 'order-not-found', message: 'There is no such order.' } };
  expect(await order.report({ key: wrong.key })).toEqual(none);
  expect(await store.ask('payBill', { ...order.word, ...unknown })).toEqual(none);
  for (const asked of [wrong, unknown]) {
    expect(await store.ask('billStatus', asked)).toEqual(none);
    expect(await store.ask('billStatus', asked, token)).toEqual(none);
    expect(await store.ask('resendReceipt', asked)).toEqual(none);
    expect(await store.ask('billReceipt', asked)).toMatchObject({ status: 404 });
  }
  expect(await store.ask('resendReceipt', { orderId })).toEqual(none);
  expect(await store.ask('orderStatus', { orderId }, token)).toEqual(none);
});

test("a signed-in buyer's order is theirs alone, and its key opens it to nobody else", async () => {
  const token = await store.signedIn();
  const order = await store.opened('cable', 'plain', undefined, token);
  await store.pay(order.orderId);
  await order.report();
  await store.server.background();
  expect(await order.report()).toMatchObject({ status: 200 });
  const asked = { orderId: order.orderId, key: order.wish.key };
  expect(await store.ask('billStatus', asked)).toMatchObject({ status: 404 });
  expect(await store.ask('billStatus', asked, token)).toMatchObject({ status: 200, body: { state: 'fulfilled' } });
  expect(await store.ask('orderStatus', { orderId: order.orderId }, token)).toMatchObject({ status: 200 });
  expect(await store.ask('resendReceipt', { orderId: order.orderId }, token)).toMatchObject({ status: 200 });
});

test("an estate's order is not reported by the storefront's call, nor the other way round", async () => {
  const token = await store.signedIn();
  const bill = await store.opened('public-power', 'plain', undefined, token);
  const reference = { status: 'CAPTURED', orderId: bill.orderId } as const;
  const topup = { transfer_reference: reference, type: 'power_vending', amount: bill.total };
  expect(await store.ask('topupPower', topup, token)).toMatchObject({ status: 404 });
  const power = await store.order();
  expect(await store.ask('payBill', { ...bill.word, orderId: power }, token)).toMatchObject({ status: 404 });
});

test("an order's state is held until it is another one, for the one who has the key", async () => {
  const order = await store.opened('airtime', 'plain', '');
  const asked = { orderId: order.orderId, key: order.wish.key };
  const state = async (wait?: string) =>
    (await store.ask('billStatus', wait === undefined ? asked : { ...asked, wait })).body.state;
  expect(await state()).toBe('opened');
  await store.pay(order.orderId);
  await order.report();
  await store.server.background();
  expect(await state('opened')).toBe('fulfilled');
});

test('a visitor who signs in while the card window is open still has the order by its key', async () => {
  const order = await store.opened('airtime');
  await store.pay(order.orderId);
  const token = await store.signedIn();
  expect(await store.ask('payBill', order.word, token)).toMatchObject({ status: 202 });
  await store.server.background();
  expect(await store.ask('payBill', order.word, token)).toMatchObject({ status: 200 });
});

const ODD: readonly (readonly [string, object])[] = [
  ['a status that no widget has', { status: 'PAID' }],
  ['an order id that is none', { orderId: "' or 1=1 --" }],
  ['an order id that is a list', { orderId: ['POWER-00000000'] }],
  ['no key', { key: undefined }],
  ['a key that is an object', { key: { $ne: '' } }],
  ['an account with other signs', { destinationAccount: '../../etc/passwd' }],
  ['an amount below 0', { amount: -5100 }],
  ['an amount in words', { amount: '5,100' }],
  ['a service that there is not', { service: 'gold' }],
  ['a transaction id without end', { trans_id: 'x'.repeat(65) }],
];
test.each(ODD)('a report with %s is refused, and changes nothing', async (_, change) => {
  const order = await store.opened('public-power');
  expect(await store.ask('payBill', { ...order.word, ...change })).toMatchObject({
    status: 400,
    body: { code: 'invalid-input' },
  });
  expect(await store.stateOf(order.orderId)).toBe('opened');
});
