import { afterEach, beforeEach, expect, test } from 'vitest';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.end());

const endOfDay = () => shop.control('POST', '/settlements');

test('a settlement adds up: gross, fees and refunds are what comes to the bank', async () => {
  const first = Number(await shop.pay('one'));
  const second = Number(await shop.pay('two', 1_000));
  const { id: refund } = await shop.data('POST', `/v3/transactions/${second}/refund`, { amount: 400 });
  expect(await shop.data('GET', '/v3/balances/NGN')).toMatchObject({ available_balance: 3047.32 });
  await endOfDay();

  const list = await shop.call('GET', '/v3/settlements');
  const settlement = {
    id: 41_748,
    status: 'completed',
    currency: 'NGN',
    gross_amount: 3500,
    app_fee: 52.68,
    refund: 400,
    net_amount: 3047.32,
    transaction_count: 2,
  };
  expect(list.body).toMatchObject({
    status: 'success',
    message: 'Settlements fetched',
    meta: { page_info: { total: 1 } },
    data: [{ ...settlement, is_local: true, meta: [first, second], refund_meta: [refund] }],
  });
  expect(await shop.data('GET', '/v3/settlements/41748')).toMatchObject({
    ...settlement,
    is_local: 1,
    meta: `[${first},${second}]`,
    transactions: [
      { id: first, tx_ref: 'one', charged_amount: 2500, app_fee: 37.63, settlement_amount: 2462.37 },
      { id: second, tx_ref: 'two', charged_amount: 1000, app_fee: 15.05, settlement_amount: 984.95 },
    ],
  });
  expect(await shop.data('GET', '/v3/balances/NGN')).toMatchObject({ available_balance: 0 });
});

test('nothing is settled twice, and a refund that failed later comes back in the next settlement', async () => {
  const id = await shop.pay('one');
  const { id: refund } = await shop.data('POST', `/v3/transactions/${id}/refund`, { amount: 1_000 });
  await endOfDay();
  await shop.control('POST', `/refunds/${refund}`, { status: 'failed' });
  await shop.pay('two', 1_000);
  await endOfDay();
  await endOfDay();
  const { body } = await shop.control('GET', '/books');
  expect(body).toMatchObject({
    ...{ capturedKobo: 350_000, feesKobo: 5_268, refundedKobo: 0, paidOutKobo: 344_732, dueKobo: 0 },
    settlements: [
      { deductionsKobo: 100_000, netKobo: 146_237 },
      { deductionsKobo: -100_000, netKobo: 198_495 },
      { deductionsKobo: 0, netKobo: 0 },
    ],
  });
});

test('a settlement that is not there is not found', async () => {
  expect(await shop.call('GET', '/v3/settlements/1')).toMatchObject({
    status: 404,
    body: { status: 'error', message: 'Settlement not found', data: null },
  });
});
