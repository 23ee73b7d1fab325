import { createHmac } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Listener, listenForEvents } from '../../support/stand-ins.ts';
import { CARDS, openShop, type Shop, typed } from './shop.ts';

let shop: Shop;
let listener: Listener;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.end());
beforeEach(async () => {
  listener = await listenForEvents();
  await shop.control('DELETE', '/faults');
  await shop.control('PUT', '/webhook', { url: listener.url });
});
afterEach(() => listener.close());

const told = async (count = 1) => (await listener.until(count)).map(({ body }) => JSON.parse(body));

describe('verifying', () => {
  test('answers the amount, what was charged, the fee and what is settled, in naira as numbers', async () => {
    const id = await shop.pay('verified');
    expect(await shop.call('GET', `/v3/transactions/${id}/verify`)).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        message: 'Transaction fetched successfully',
        data: {
          id: Number(id),
          tx_ref: 'verified',
          amount: 2500,
          charged_amount: 2500,
          app_fee: 35,
          merchant_fee: 0,
          amount_settled: 2462.37,
          currency: 'NGN',
          status: 'successful',
          payment_type: 'card',
          processor_response: 'Approved by Financial Institution',
          auth_model: 'NOAUTH',
          card: { first_6digits: '506146', last_4digits: '4667', type: 'VERVE' },
          customer: { name: 'Ada Obi', phone_number: '08012345678', email: 'ada@example.com' },
        },
      },
    });
  });

  test('has the fee on top where the payer bears it', async () => {
    await shop.control('PUT', '/faults', { special: { 'customer-pays-fees': true } });
    const id = await shop.pay('on-top');
    expect(await shop.data('GET', `/v3/transactions/${id}/verify`)).toMatchObject({
      amount: 2500,
      charged_amount: 2537.63,
      app_fee: 35,
      amount_settled: 2500,
    });
  });

  test('can be asked for the fee before', async () => {
    expect(await shop.data('GET', '/v3/transactions/fee?amount=10000&currency=NGN')).toEqual({
      charge_amount: 10_000,
      fee: 140,
      merchant_fee: 0,
      flutterwave_fee: 140,
      stamp_duty_fee: 0,
      currency: 'NGN',
    });
  });

  test('takes no more than NGN 2,000 as the fee', async () => {
    const id = await shop.pay('dear', 1_000_000);
    expect(await shop.data('GET', `/v3/transactions/${id}/verify`)).toMatchObject({ app_fee: 2000 });
  });

  test('answers pending, and no settled amount, while the bank still asks', async () => {
    await shop.form(`${await shop.link('asking')}/card`, typed(CARDS.pin));
    const found = await shop.data('GET', '/v3/transactions/verify_by_reference?tx_ref=asking');
    expect(found).toMatchObject({ status: 'pending', processor_response: null, amount_settled: null });
  });

  test('knows no transaction that was not made', async () => {
    expect(await shop.call('GET', '/v3/transactions/1/verify')).toMatchObject({
      status: 400,
      body: { status: 'error', message: 'No transaction was found for this id', data: null },
    });
  });
});

describe('the list of transactions', () => {
  test('is in pages of ten, the newest first, and its ids are text', async () => {
    for (let count = 0; count < 11; count += 1)
      await shop.link('listed').then((link) => shop.form(`${link}/card`, typed(CARDS.pin)));
    const list = await shop.call('GET', '/v3/transactions?tx_ref=listed&page=2');
    expect(list.body).toMatchObject({
      message: 'Transactions fetched',
      meta: { page_info: { total: 11, current_page: 2, total_pages: 2 } },
      data: [{ id: expect.stringMatching(/^\d+$/), flw_ref: 'N/A', app_fee: null, customer_email: 'ada@example.com' }],
    });
  });

  test('is narrowed to days and to a status', async () => {
    await shop.pay('narrow');
    const today = new Date().toISOString().slice(0, 10);
    const found = async (query: string) => (await shop.call('GET', `/v3/transactions?tx_ref=narrow&${query}`)).body;
    expect(await found(`from=${today}&to=${today}&status=successful`)).toMatchObject({ data: [{ tx_ref: 'narrow' }] });
    expect(await found('to=2020-01-01')).toMatchObject({ data: [] });
    expect(await found('status=failed')).toMatchObject({ data: [] });
  });
});

describe('events', () => {
  test('tell of a payment, signed in both ways', async () => {
    const id = await shop.pay('signed');
    const [event] = await listener.until(1);
    const { hash = '' } = shop.standIn.keys;
    expect(event?.headers['verif-hash']).toBe(hash);
    expect(event?.headers['flutterwave-signature']).toBe(
      createHmac('sha256', hash)
        .update(event?.body ?? '')
        .digest('base64'),
    );
    expect(JSON.parse(event?.body ?? '')).toMatchObject({
      event: 'charge.completed',
      'event.type': 'CARD_TRANSACTION',
      data: { id: Number(id), tx_ref: 'signed', amount: 2500, currency: 'NGN', status: 'successful' },
    });
  });

  test('tell of a failed try under the same name', async () => {
    const link = await shop.link('told-failed', { meta: { estate: 'palm' } });
    await shop.form(await shop.form(`${link}/card`, typed(CARDS.pin)), { value: '0000' });
    expect(await told()).toMatchObject([
      { event: 'charge.completed', data: { status: 'failed', tx_ref: 'told-failed' }, meta_data: { estate: 'palm' } },
    ]);
  });

  test('are not sent again by themselves, only when they are asked for', async () => {
    await listener.close();
    listener = await listenForEvents((_, index) => ({ status: index === 0 ? 500 : 200 }));
    await shop.control('PUT', '/webhook', { url: listener.url });
    const id = await shop.pay('missed');
    await listener.until(1);
    await shop.control('PUT', '/clock', { aheadMs: 3_600_000 });
    await shop.control('POST', '/events/flush');
    expect(listener.taken).toHaveLength(1);
    const answer = await shop.call('POST', `/v3/transactions/${id}/resend-hook`);
    expect(answer.body).toEqual({ status: 'success', message: 'hook sent successfully', data: 'hook sent' });
    const [first, second] = await told(2);
    expect(second).toEqual(first);
  });

  test('can come from a forger, who does not have the hash', async () => {
    await shop.control('PUT', '/faults', { events: ['forged'] });
    await shop.pay('forged');
    const [forged, real] = await listener.until(2);
    expect(forged?.headers['verif-hash']).not.toBe(shop.standIn.keys.hash);
    expect(forged?.headers['flutterwave-signature']).not.toBe(real?.headers['flutterwave-signature']);
    expect(real?.headers['verif-hash']).toBe(shop.standIn.keys.hash);
  });
});

test('what was paid is remembered after a power cut', async () => {
  const first = await openShop();
  const id = await first.pay('remembered');
  await first.standIn.kill();
  const second = await openShop({ folder: first.standIn.folder });
  expect(await second.data('GET', `/v3/transactions/${id}/verify`)).toMatchObject({ status: 'successful' });
  expect((await second.control('GET', '/books')).body).toMatchObject({
    ...{ capturedKobo: 250_000, feesKobo: 3_763, dueKobo: 246_237 },
    transactions: [{ id: Number(id), reference: 'remembered', status: 'successful', requestedKobo: 250_000 }],
  });
  await second.end();
  rmSync(first.standIn.folder, { recursive: true });
});
