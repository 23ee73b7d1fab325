import { afterAll, beforeAll, expect, test } from 'vitest';
import { CREDIT_SENTENCES } from '#catalogues/sentences/credit.ts';
import { LOOKUP_SENTENCES } from '#catalogues/sentences/lookup.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { balances, post } from '#src/server/billing/ledger.ts';
import { payFromCredit } from '#src/server/orders/from-credit.ts';
import { openOrder } from '#src/server/orders/power.ts';
import { checkPurchase } from '#src/server/purchase-lookup/check-purchase.ts';
import { livingOn, METERS, RESIDENT } from '../../faults/support/fixtures.ts';
import { type Meter, openTestMoney, type TestMoney } from '../../support/server/money.ts';

let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
});
afterAll(() => money.close());

let keys = 0;
const wish = (amount: number) => {
  keys += 1;
  return { key: `credit-of-test-${keys}`, type: 'power_vending', amount } as const;
};
const buy = async (meter: Meter, given: ReturnType<typeof wish>) =>
  payFromCredit(money.deps, await livingOn(money.db, METERS[meter]), given);
/** The id of an order that was paid; the answer must be 200. */
const bought = async (meter: Meter, given: ReturnType<typeof wish>): Promise<string> => {
  const answer = await buy(meter, given);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer.data.orderId;
};
const credit = async () => (await balances(money.db, [accounts.credit(RESIDENT.id)]))[accounts.credit(RESIDENT.id)];
/** From now on so much stands to the resident's credit, kobo. */
const stand = async (kobo: number) => {
  const missing = kobo - ((await credit()) ?? 0);
  if (missing === 0) return;
  const entries = [
    { account: accounts.unmatched, kobo: -missing },
    { account: accounts.credit(RESIDENT.id), kobo: missing },
  ];
  await money.db
    .transaction()
    .execute((trx) =>
      post(trx, { kind: 'arrival-matched', narration: 'Credit', at: new Date(money.outside.time.now), entries }),
    );
};
const ofOrder = async (orderId: string) => {
  const account = accounts.payer(orderId);
  return (await balances(money.db, [account]))[account];
};
const ordersOf = async () =>
  Number(
    (
      await money.db
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll().as('all'))
        .executeTakeFirstOrThrow()
    ).all,
  );

test('credit buys power at once, without a fee, and no payment provider hears of it', async () => {
  await stand(820_000);
  const answer = await buy('plain', wish(5000));
  expect(answer).toMatchObject({
    status: 200,
    data: { meterNumber: METERS.plain, estate: 'Palm Court', amount: 5000, fee: 0, total: 5000 },
  });
  if (answer.status !== 200) return;
  const { orderId } = answer.data;
  await money.pass(3);
  expect([await money.stateOf(orderId), await money.sendsOf(orderId), await credit()]).toEqual([
    'fulfilled',
    1,
    320_000,
  ]);
  expect(await ofOrder(orderId)).toBe(0);
  const told = await money.report(orderId, 'CLOSED', 5000);
  expect(told).toMatchObject({ status: 200, data: { orderId, fee: 0, total: 5000 } });
  const known = await money.db
    .selectFrom('sandbox_payments')
    .select('order_id')
    .where('order_id', '=', orderId)
    .execute();
  expect(known).toEqual([]);
});

test('the same wish asked for again buys nothing more, at once or later; its key buys nothing by card', async () => {
  await stand(1_000_000);
  const given = wish(2000);
  const ids = await Promise.all([bought('plain', given), bought('plain', given), bought('plain', given)]);
  await money.pass(3);
  expect(new Set([...ids, await bought('plain', given)]).size).toBe(1);
  expect([await credit(), await money.sendsOf(ids[0] ?? '')]).toEqual([800_000, 1]);
  expect(await openOrder(money.deps, money.resident(), given)).toMatchObject({ status: 422 });
  const byCard = wish(2000);
  expect(await openOrder(money.deps, money.resident(), byCard)).toMatchObject({ status: 200 });
  expect(await buy('plain', byCard)).toMatchObject({ status: 422 });
  expect(await credit()).toBe(800_000);
});

test('of several purchases at once no more are made than the credit pays for', async () => {
  await stand(500_000);
  const answers = await Promise.all([wish(2000), wish(2000), wish(2000), wish(2000)].map((one) => buy('plain', one)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.data).toEqual({
    code: 'credit-short',
    message: CREDIT_SENTENCES.short('₦1,000'),
  });
  expect(await credit()).toBe(100_000);
});

test('what the vendor refuses is credit again, and the buyer is told where it is', async () => {
  await stand(500_000);
  const orderId = await bought('refused', wish(3000));
  await money.pass(10);
  expect([await money.stateOf(orderId), await credit(), await ofOrder(orderId)]).toEqual(['refunded', 500_000, 0]);
  expect(await money.report(orderId, 'CLOSED', 3000)).toMatchObject({
    status: 400,
    data: { code: 'refunding', message: expect.stringContaining(CREDIT_SENTENCES.goesBack) },
  });
  const asked = await checkPurchase(money.deps, { userId: RESIDENT.id }, orderId, new AbortController().signal);
  expect(asked).toMatchObject({
    status: 200,
    data: { says: `${LOOKUP_SENTENCES.creditAgain('₦3,000')} ${CREDIT_SENTENCES.mailedHow}` },
  });
  const mails = await money.db.selectFrom('mail_outbox').select('text').where('text', 'like', `%${orderId}%`).execute();
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('so ₦3,000 is your credit again.')]);
});

test('while the vendor does not say what became of it nothing goes back; a late token is delivered', async () => {
  await stand(500_000);
  const orderId = await bought('late', wish(3000));
  await money.pass(2);
  expect([await money.stateOf(orderId), await credit()]).toEqual(['pending', 200_000]);
  await money.pass(600);
  expect([await money.stateOf(orderId), await credit(), await ofOrder(orderId)]).toEqual(['fulfilled', 200_000, 0]);
});

test('a server that dies before it is written has bought nothing; one that dies after it has bought once', async () => {
  await stand(500_000);
  const dying = (at: string) => ({
    ...money.deps,
    crash: (point: string) => {
      if (point === at) throw new Error('died');
    },
  });
  const [before, given] = [await ordersOf(), wish(1000)];
  await expect(payFromCredit(dying('C6'), await livingOn(money.db, METERS.plain), given)).rejects.toThrow('died');
  expect([await ordersOf(), await credit()]).toEqual([before, 500_000]);
  await expect(payFromCredit(dying('C7'), await livingOn(money.db, METERS.plain), given)).rejects.toThrow('died');
  expect([await ordersOf(), await credit()]).toEqual([before + 1, 400_000]);
  // Nobody was nudged: the round finds it.
  await money.pass(3);
  const orderId = await bought('plain', given);
  expect([await money.stateOf(orderId), await money.sendsOf(orderId), await credit()]).toEqual([
    'fulfilled',
    1,
    400_000,
  ]);
});

test('who owes what stops power buys none from credit either, and an amount out of bounds is refused', async () => {
  await stand(500_000);
  expect(await buy('plain', wish(100))).toMatchObject({ status: 400, data: { code: 'amount-too-small' } });
  const at = new Date(money.outside.time.now);
  const fine = (kobo: number) =>
    money.db.transaction().execute((trx) =>
      post(trx, {
        ...{ kind: 'charged', narration: 'Fine', at },
        entries: [
          { account: accounts.meter(METERS.plain, 'fine'), kobo: -kobo },
          { account: accounts.dues(901, 'fine'), kobo },
        ],
      }),
    );
  await fine(900_000);
  expect(await buy('plain', wish(1000))).toMatchObject({ status: 403, data: { code: 'arrears' } });
  await fine(-900_000);
});
