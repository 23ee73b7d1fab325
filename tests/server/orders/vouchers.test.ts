import { afterAll, beforeAll, expect, test } from 'vitest';
import { VOUCHERS } from '#catalogues/sentences/vouchers.ts';
import { receiptOf } from '#src/server/receipts/read-receipt.ts';
import { toDelivered } from '#src/server/vending/delivery.ts';
import { openTestStorefront, type TestStorefront } from '../../support/server/storefront.ts';
import { wishFor, wordFor } from '../../support/server/wishes.ts';

let store: TestStorefront;
beforeAll(async () => {
  store = await openTestStorefront();
});
afterAll(() => store.close());

/** A Spectranet package for an account, paid for and delivered. */
async function bought(account: string) {
  const wish = {
    ...wishFor('internet', `pins-${account}`),
    ...{ provider: 'spectranet', package: 'Unified 5GB', amount: 3070, destinationAccount: account },
  };
  const opened = await store.ask('openBill', wish);
  const order = { orderId: String(opened.body.orderId), fee: Number(opened.body.fee) };
  await store.pay(order.orderId);
  await store.ask('payBill', wordFor(wish, order));
  await store.server.background();
  await store.pass(1);
  return { ...order, wish, report: () => store.ask('payBill', wordFor(wish, order)) };
}

const ONE = { pin: expect.stringMatching(/^\d{12}$/), serial: expect.stringMatching(/^SPN\d{10}$/) };

test.each([
  ['1002000001', [ONE]],
  ['1002006666', [ONE, ONE]],
])(
  'Spectranet for %s comes as PINs in the answer, in the mail, and on the receipt, the same ones each time',
  async (account, pins) => {
    const order = await bought(account);
    const { status, body } = await order.report();
    expect([status, body]).toMatchObject([200, { provider: 'spectranet', particulars: { vouchers: pins } }]);
    const { vouchers } = body.particulars as { vouchers: { pin: string; serial: string }[] };
    expect((await order.report()).body).toEqual(body);

    const [mail] = await store.db
      .selectFrom('mail_outbox')
      .select('text')
      .where('subject', 'like', `%${order.orderId}`)
      .execute();
    expect(mail?.text).toContain(VOUCHERS.mailed('Spectranet', 'Unified 5GB'));
    for (const { pin, serial } of vouchers) {
      expect(mail?.text).toContain(pin);
      expect(mail?.text).toContain(VOUCHERS.serial(serial));
    }
    const row = await store.db
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    const kept = await store.db
      .selectFrom('tokens')
      .selectAll()
      .where('order_id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    expect(await receiptOf(store.db, row, toDelivered(kept))).toMatchObject({ tokens: [], vouchers });
    const found = await store.ask('checkPurchase', { orderId: order.orderId, key: order.wish.key });
    expect(found.body).toMatchObject({ token: null, particulars: { vouchers } });
  },
);
