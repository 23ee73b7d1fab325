import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { balances } from '#src/server/billing/ledger.ts';
import { payByTransfer, transferStatus } from '#src/server/orders/transfer.ts';
import type { TransferPort } from '#src/server/payments/port.ts';
import { orderChanges } from '#src/server/settlement/changes.ts';
import { newNumber } from '#src/server/transfers/accounts.ts';
import { RESIDENT, STRANGER } from '../../faults/support/fixtures.ts';
import { openTestMoney, type TestMoney } from '../../support/server/money.ts';

let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
});
afterAll(() => money.close());

type Standing = Extract<CallAnswer<'transferStatus'>, { status: 200 }>['data'];
const as = (userId: string | null = RESIDENT.id) => ({ userId, address: '127.0.0.1' });

async function number(orderId: string): Promise<NonNullable<Standing['transfer']>> {
  const answer = await payByTransfer(money.deps, as(), { orderId });
  if (answer.status !== 200 || answer.data.transfer === null) throw new Error(JSON.stringify(answer));
  return answer.data.transfer;
}
async function look(orderId: string, ask = true): Promise<Standing> {
  const answer = await transferStatus(money.deps, RESIDENT.id, { orderId, ask }, new AbortController().signal);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer.data;
}
/** Somebody sends naira; what their bank says. */
async function send(account: string, amount: number, late = false): Promise<string> {
  const answer = await money.outside.browser('/sandbox/payments/transfers', { account, amount, late });
  return `${answer.status} ${(await answer.json()).message}`;
}
/** Hands on what the sandbox has told, each event as often as said. */
async function tell(times = 1): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (const { body, headers } of money.outside.webhooks.splice(0))
    for (let at = 0; at < times; at += 1) statuses.push(await money.server.webhook(body, headers));
  return statuses;
}
const minutes = (count: number) => {
  money.outside.time.now += count * 60_000;
};
/** What was paid beside the order's payment, and whether it is back. */
const beside = async (orderId: string) => {
  const rows = money.db.selectFrom('further_payments').select(['amount_kobo', 'returned_at']);
  const all = await rows.where('order_id', '=', orderId).execute();
  return all.map(({ amount_kobo: kobo, returned_at: at }) => ({ kobo, isBack: at !== null }));
};
const ONE_BACK = [{ kobo: 505_000, isBack: true }];
const captured = async () =>
  (
    await money.db
      .selectFrom('sandbox_payments')
      .select(['amount_kobo', 'refunded_kobo'])
      .where('captured_at', 'is not', null)
      .execute()
  ).reduce((sum, row) => sum + row.amount_kobo - row.refunded_kobo, 0);
/** The ledger holds of the provider, its fees included, what the provider's own books say. */
const booksAgree = async () => {
  const held = Object.values(
    await balances(money.db, [accounts.provider('sandbox'), accounts.providerFees('sandbox')]),
  );
  expect(held.reduce((sum, kobo) => sum + kobo, 0)).toBe(-(await captured()));
};

test('an order is paid by transfer: the exact sum to its number, noticed by itself, and the power is delivered', async () => {
  const orderId = await money.order();
  const account = await number(orderId);
  expect(account).toMatchObject({ provider: 'sandbox', amount: 5050, secondsLeft: 1800, sentBack: [] });
  expect(account.accountNumber).toMatch(/^\d{10}$/);
  expect(await look(orderId)).toMatchObject({ state: 'opened', transfer: account });
  expect(await send(account.accountNumber, 5050)).toBe('200 APPROVED');
  expect(await tell()).toEqual([200]);
  await money.server.background();
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  await money.pass(3);
  expect(await beside(orderId)).toEqual([]);
  await booksAgree();
});

test('nobody tells of the money: who says that they sent it has the bank asked at once, and the sweep asks without them', async () => {
  const [told, untold] = [await money.order(), await money.order()];
  for (const orderId of [told, untold]) await send((await number(orderId)).accountNumber, 5050);
  money.outside.webhooks.splice(0);
  expect((await look(told)).state).toBe('captured');
  await money.pass(12);
  expect([await money.stateOf(told), await money.stateOf(untold)]).toEqual(['fulfilled', 'fulfilled']);
});

test('the number is the same on every device and at every reload while it stands, also where two ask at once', async () => {
  const orderId = await money.order();
  const [one, other] = await Promise.all([number(orderId), number(orderId)]);
  minutes(10);
  const later = await number(orderId);
  expect(new Set([one, other, later].map(({ accountNumber }) => accountNumber)).size).toBe(1);
  expect(later.secondsLeft).toBe(1200);
});

test('who looked before another one asked, and asks once that one has its number, gets the same', async () => {
  const orderId = await money.order();
  const order = await money.db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { transfers } = money.deps.payments;
  if (transfers == null) throw new Error('There are no transfers.');
  const looked = Promise.withResolvers<void>();
  const given = Promise.withResolvers<void>();
  const slow = money.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      looked.resolve();
      await given.promise;
      return result;
    },
  });
  const late = newNumber({ ...money.deps, db: slow }, transfers, order);
  await looked.promise;
  const first = await newNumber(money.deps, transfers, order);
  given.resolve();
  expect((await late)?.account_number).toBe(first?.account_number);
  expect(first?.account_number).toMatch(/^\d{10}$/);
});

test('nobody else learns the number, and a wrong key opens nothing', async () => {
  const orderId = await money.order();
  await number(orderId);
  for (const asker of [as(STRANGER.id), as(null)]) {
    expect((await payByTransfer(money.deps, asker, { orderId, key: 'key-of-test-1' })).status).toBe(404);
  }
  const { signal } = new AbortController();
  expect((await transferStatus(money.deps, STRANGER.id, { orderId }, signal)).status).toBe(404);
});

test('less and more go back to who sent it and are told with the sum, once; the exact sum is still taken', async () => {
  const orderId = await money.order();
  const { accountNumber } = await number(orderId);
  expect(await send(accountNumber, 5000)).toBe('200 NOT THE EXACT AMOUNT');
  expect(await tell(2)).toEqual([200, 200]);
  expect((await look(orderId)).transfer?.sentBack).toEqual([5000]);
  await send(accountNumber, 5550.5);
  await tell();
  expect((await look(orderId)).transfer?.sentBack).toEqual([5000, 5550.5]);
  expect(await money.stateOf(orderId)).toBe('opened');
  await booksAgree();
  await send(accountNumber, 5050);
  await tell(3);
  await money.server.background();
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  expect(await send(accountNumber, 5050)).toBe('200 THE NUMBER WAS PAID ALREADY');
  await booksAgree();
});

test('a number that has expired takes nothing more; a new one is given, and the order is looked for as when it was new', async () => {
  const orderId = await money.order();
  const old = await number(orderId);
  minutes(31);
  expect((await look(orderId)).transfer).toMatchObject({ accountNumber: old.accountNumber, secondsLeft: 0 });
  expect(await send(old.accountNumber, 5050)).toBe('200 THE NUMBER HAS EXPIRED');
  const anew = await number(orderId);
  expect(anew.accountNumber).not.toBe(old.accountNumber);
  expect(anew.secondsLeft).toBe(1800);
  await send(anew.accountNumber, 5050);
  await tell();
  await money.server.background();
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test('late money of the old number pays the order where nothing else has', async () => {
  const orderId = await money.order();
  const old = await number(orderId);
  minutes(31);
  await number(orderId);
  expect(await send(old.accountNumber, 5050, true)).toBe('200 APPROVED');
  await tell();
  await money.server.background();
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test('money that comes when the order has been paid goes back, once, whether it is told of or not', async () => {
  const [told, untold] = [await money.order(), await money.order()];
  for (const orderId of [told, untold]) {
    const old = await number(orderId);
    minutes(31);
    const anew = await number(orderId);
    await send(anew.accountNumber, 5050);
    await tell();
    await money.server.background();
    expect(await money.stateOf(orderId)).toBe('fulfilled');
    await send(old.accountNumber, 5050, true);
    if (orderId === told) await tell(3);
    else money.outside.webhooks.splice(0);
  }
  minutes(31);
  await money.pass(5);
  for (const orderId of [told, untold]) {
    expect(await beside(orderId)).toEqual(ONE_BACK);
    const account = accounts.paidTwice(orderId);
    expect(await balances(money.db, [account])).toEqual({ [account]: 0 });
  }
  await booksAgree();
});

test('a card and a transfer for one order: one pays it, the other goes back', async () => {
  const orderId = await money.order();
  const { accountNumber } = await number(orderId);
  await money.pay(orderId);
  await send(accountNumber, 5050);
  await tell();
  await money.server.background();
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  minutes(31);
  await money.pass(5);
  expect(await beside(orderId)).toEqual(ONE_BACK);
  await booksAgree();
});

test('a declined card keeps nobody from transferring, and an order that was given up is paid late', async () => {
  const [declined, late] = [await money.order(), await money.order()];
  await money.pay(declined, '4000000000000002');
  await tell();
  expect(await money.stateOf(declined)).toBe('failed');
  await send((await number(declined)).accountNumber, 5050);
  await tell();
  await money.server.background();
  expect(await money.stateOf(declined)).toBe('fulfilled');
  const { accountNumber } = await number(late);
  minutes(40);
  await money.pass(10);
  expect(await money.stateOf(late)).toBe('abandoned');
  await send(accountNumber, 5050, true);
  await tell();
  await money.server.background();
  expect(await money.stateOf(late)).toBe('fulfilled');
});

test('a forged event and a stale one change nothing', async () => {
  const orderId = await money.order();
  const { accountNumber } = await number(orderId);
  await send(accountNumber, 4000);
  const [event] = money.outside.webhooks.splice(0);
  if (event === undefined) throw new Error('nothing was told');
  expect(await money.server.webhook(event.body.replace('400000', '505000'), event.headers)).toBe(401);
  minutes(6);
  expect(await money.server.webhook(event.body, event.headers)).toBe(401);
  expect((await look(orderId)).transfer?.sentBack).toEqual([]);
  expect(await money.stateOf(orderId)).toBe('opened');
});

test('an order that was paid is given no number, and one whose provider has none says so', async () => {
  const [paid, other] = [await money.order(), await money.order()];
  await money.pay(paid);
  await money.report(paid);
  expect(await payByTransfer(money.deps, as(), { orderId: paid })).toMatchObject({
    status: 200,
    data: { state: expect.stringMatching(/captured|fulfilled/), transfer: null },
  });
  const without = { ...money.deps, payments: { ...money.deps.payments, transfers: null } };
  expect(await payByTransfer(without, as(), { orderId: other })).toMatchObject({
    status: 503,
    data: { code: 'no-transfers' },
  });
});

test('a card is paid while a transfer is being asked about: the transfer is booked once, as one too many, and goes back', async () => {
  const orderId = await money.order();
  const { accountNumber } = await number(orderId);
  await send(accountNumber, 5050);
  const { payments } = money.deps;
  const own = await payments.verify({ orderId, reference: null });
  const cardIn = async () => {
    await money.pay(orderId);
    Object.assign(money.deps, { payments });
    await money.report(orderId);
  };
  const slow = {
    ...payments,
    verify: async (about: Parameters<typeof payments.verify>[0]) => {
      const isNumber = about.reference !== null;
      const report = isNumber ? await payments.verify(about) : own;
      if (isNumber) await cardIn();
      return report;
    },
  };
  Object.assign(money.deps, { payments: slow });
  await look(orderId);
  await tell();
  await money.server.background();
  minutes(31);
  await money.pass(5);
  expect(await beside(orderId)).toEqual(ONE_BACK);
  await booksAgree();
});

test('a number that cannot be looked at holds up none of those behind it', async () => {
  const orders: string[] = [];
  for (let count = 0; count < 7; count += 1) {
    const orderId = await money.order();
    orders.push(orderId);
    const { accountNumber } = await number(orderId);
    await money.pay(orderId);
    await money.report(orderId);
    await send(accountNumber, 5050);
  }
  money.outside.webhooks.splice(0);
  const { payments } = money.deps;
  const numbers = (await money.db.selectFrom('transfers').select(['reference', 'order_id']).execute()).filter(
    ({ order_id }) => orders.slice(0, 6).includes(order_id),
  );
  const broken = new Set(numbers.map(({ reference }) => reference));
  const verify: typeof payments.verify = async (about) => {
    if (about.reference !== null && broken.has(about.reference)) throw new Error('a row that throws');
    return payments.verify(about);
  };
  Object.assign(money.deps, { payments: { ...payments, verify } });
  minutes(31);
  await money.pass(8);
  Object.assign(money.deps, { payments });
  expect((await beside(orders.at(-1) ?? '')).length).toBe(1);
  minutes(31);
  await money.pass(8);
  for (const orderId of orders) expect(await beside(orderId)).toEqual(ONE_BACK);
  await booksAgree();
});

const accountIn = (answer: CallAnswer<'payByTransfer'>): string =>
  answer.status === 200 ? (answer.data.transfer?.accountNumber ?? '') : String(answer.status);
const gate = () => Promise.withResolvers<void>();

/** A provider that knows each name once; `before`: what happens while it has answered and is not heard yet. */
function slowTransfers(before: (number: number) => Promise<void>): { transfers: TransferPort; asked: number[] } {
  const real = money.deps.payments.transfers;
  if (real == null) throw new Error('no transfers');
  const asked: number[] = [];
  return {
    asked,
    transfers: {
      ...real,
      async begin(order, number, expiresAt) {
        asked.push(number);
        if (asked.filter((one) => one === number).length > 1) return { kind: 'used' };
        const begun = await real.begin(order, number, expiresAt);
        await before(number);
        return begun;
      },
    },
  };
}

test('two servers that are asked at once give the same number, and one of them asks the provider', async () => {
  const orderId = await money.order();
  const [heard, answered] = [gate(), gate()];
  const { transfers, asked } = slowTransfers(async () => {
    heard.resolve();
    await answered.promise;
  });
  const first = { ...money.deps, payments: { ...money.deps.payments, transfers } };
  const one = payByTransfer(first, as(), { orderId });
  await heard.promise;
  const next = async () => {
    answered.resolve();
    await one;
    return undefined;
  };
  const second = { ...first, changes: { ...orderChanges(), next } };
  const other = await payByTransfer(second, as(), { orderId });
  expect([accountIn(other), asked]).toEqual([accountIn(await one), [1]]);
});

test('a number that was given up while another server was being told it is looked for all the same', async () => {
  const orderId = await money.order();
  const [heard, answered, shown] = [gate(), gate(), gate()];
  const { transfers } = slowTransfers(async (number) => {
    if (number === 1) {
      heard.resolve();
      await answered.promise;
      return;
    }
    answered.resolve();
    await shown.promise;
  });
  const deps = { ...money.deps, payments: { ...money.deps.payments, transfers } };
  const one = payByTransfer(deps, as(), { orderId });
  await heard.promise;
  // The first is slower than its lease, so that the second takes it for lost.
  minutes(1);
  const other = payByTransfer({ ...deps, changes: orderChanges() }, as(), { orderId });
  const account = accountIn(await one);
  shown.resolve();
  expect(accountIn(await other)).not.toBe(account);
  expect(await send(account, 5050)).toBe('200 APPROVED');
  expect((await look(orderId)).state).toBe('captured');
});

test('a transfer that cannot go back is a case that the administrator sees, until it is back', async () => {
  const orderId = await money.order();
  const { accountNumber } = await number(orderId);
  await money.pay(orderId);
  await money.report(orderId);
  await send(accountNumber, 5050);
  await tell();
  const { payments } = money.deps;
  const refund = async () => ({ kind: 'refused', reason: 'the bank is closed' }) as const;
  Object.assign(money.deps, { payments: { ...payments, refund } });
  await money.pass(2);
  const cases = () =>
    money.db
      .selectFrom('cases')
      .select(['kind', 'reason'])
      .where('order_id', '=', orderId)
      .where('closed_at', 'is', null)
      .execute();
  expect(await cases()).toEqual([
    { kind: 'paid-twice', reason: 'paid again, and the refund refused: the bank is closed' },
  ]);
  Object.assign(money.deps, { payments });
  minutes(31);
  await money.pass(5);
  expect([await cases(), await beside(orderId)]).toEqual([[], ONE_BACK]);
});

test('after a change of the provider an order gets the next number of the new one, and keeps what the old one gave', async () => {
  const orderId = await money.order();
  await number(orderId);
  const { payments } = money.deps;
  Object.assign(money.deps, { payments: { ...payments, name: 'another' } });
  try {
    const answer = await payByTransfer(money.deps, as(), { orderId });
    expect(answer).toMatchObject({ status: 200, data: { transfer: { accountNumber: expect.any(String) } } });
    const rows = money.db.selectFrom('transfers').select(['provider', 'number', 'state']).orderBy('number');
    expect(await rows.where('order_id', '=', orderId).execute()).toEqual([
      { provider: 'sandbox', number: 1, state: 'waiting' },
      { provider: 'another', number: 2, state: 'waiting' },
    ]);
  } finally {
    Object.assign(money.deps, { payments });
  }
});
