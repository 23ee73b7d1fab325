import { afterAll, beforeAll, expect, test } from 'vitest';
import { POSTPAID } from '#catalogues/sentences/postpaid.ts';
import { NO_PARTICULARS, type VendAnswer } from '#src/server/vending/port.ts';
import { openTestStorefront, type TestStorefront } from '../../support/server/storefront.ts';
import { wishFor } from '../../support/server/wishes.ts';

let store: TestStorefront;
beforeAll(async () => {
  store = await openTestStorefront();
});
afterAll(() => store.close());

const METER = '45012342121';

test('a postpaid meter is told as one where it is looked up', async () => {
  const { body } = await store.ask('validateBill', { destinationAccount: METER, provider: 'phcneko' });
  expect(body).toMatchObject({ BillAccountId: METER, meterType: 'postpaid' });
});

test('its bill is paid with a receipt number and no token, in the answer, the mail and the receipt', async () => {
  const order = await store.bought('public-power', 'postpaid');
  const { status, body } = await order.report();
  expect([status, body]).toMatchObject([
    200,
    { meterType: 'postpaid', particulars: { receiptNo: `R-${order.orderId}` }, total: order.total },
  ]);
  expect(body).not.toHaveProperty('token');
  expect(body).not.toHaveProperty('units');
  const [mail] = await store.db
    .selectFrom('mail_outbox')
    .select(['subject', 'text'])
    .where('subject', 'like', `%${order.orderId}`)
    .execute();
  expect(mail?.subject).toBe(`Your electricity bill receipt, order ${order.orderId}`);
  expect(mail?.text).toContain(POSTPAID.mailed('EKEDC', METER));
  expect(mail?.text).toContain(`R-${order.orderId}`);
  const [vend] = await store.db.selectFrom('sandbox_vends').selectAll().where('account', '=', METER).execute();
  expect(vend).toMatchObject({ executions: 1, token: null, units: null });
});

test('who asks after it is told that no token comes, and the number', async () => {
  const order = await store.bought('public-power', 'postpaid');
  const { body } = await store.ask('checkPurchase', { orderId: order.orderId, key: order.wish.key });
  expect(body).toMatchObject({
    ...{ state: 'fulfilled', token: null, meterType: 'postpaid' },
    says: POSTPAID.paid(METER, `R-${order.orderId}`),
  });
});

test('what was read back as one kind of meter and is the other is not opened, and the refusal says which it is', async () => {
  const { meterType: _, ...asPrepaid } = wishFor('public-power', 'postpaid-as-prepaid', 'postpaid') as ReturnType<
    typeof wishFor
  > & { meterType?: string };
  expect(await store.ask('openBill', asPrepaid)).toEqual({
    status: 409,
    body: { code: 'meter-type-changed', message: POSTPAID.isPostpaid(METER) },
  });
  const plain = wishFor('public-power', 'prepaid-as-postpaid');
  expect(await store.ask('openBill', { ...plain, meterType: 'postpaid' })).toEqual({
    status: 409,
    body: { code: 'meter-type-changed', message: POSTPAID.isPrepaid(plain.destinationAccount) },
  });
});

test.each([
  ['without a receipt number', { receiptNo: null }, 'unknown: delivered, no receipt number'],
  ['with a token', { token: '01234567890123456789', receiptNo: 'R-1' }, 'unknown: a bill was paid, and a token came'],
])('a bill that is said to be paid %s is not known to be', async (_, more, said) => {
  const order = await store.opened('public-power', 'postpaid');
  const real = store.deps.vending;
  const answer: VendAnswer = { kind: 'delivered', token: null, units: null, ...NO_PARTICULARS, ...more };
  Object.assign(store.deps, { vending: { ...real, vend: async () => answer } });
  await store.pay(order.orderId);
  await order.report();
  await store.server.background();
  Object.assign(store.deps, { vending: real });
  const row = await store.db
    .selectFrom('orders')
    .select(['state', 'last_vendor_answer'])
    .where('order_id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'pending', last_vendor_answer: said });
});
