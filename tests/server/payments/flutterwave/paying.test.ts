import { expect, test } from 'vitest';
import { capturesOf } from '#src/server/payments/port.ts';
import { ERROR_MESSAGES, TRANSACTION_STATUSES } from '#src/server/payments/providers/flutterwave/wire.ts';
import { CARDS, typed, wentBack } from '../../../stand-ins/flutterwave/shop.ts';
import { newOrderId, orderOf } from '../paystack/support.ts';
import { pageOf, payOn, portTo, shopOfFile } from './support.ts';

const shop = shopOfFile();
const port = () => portTo(shop().standIn);
const verified = (orderId: string, reference: string | null = null) => port().verify({ orderId, reference });
const special = (word: string) => shop().control('PUT', '/faults', { special: { [word]: true } });

/** Begins an order and pays it with the card that asks nothing; its id, and the attempt's. */
async function paid(): Promise<{ readonly orderId: string; readonly id: string }> {
  const orderId = newOrderId();
  const back = await payOn(shop(), pageOf(await port().begin(orderOf(orderId))));
  return { orderId, id: wentBack(back).transaction_id ?? '' };
}

test('every status and every error that the documentation names is in the tables', () => {
  expect(TRANSACTION_STATUSES).toEqual({ successful: 'captured', failed: 'open', pending: 'open' });
  expect(Object.keys(ERROR_MESSAGES).toSorted()).toEqual([
    'authorization required',
    'insufficient funds in customer wallet',
    'insufficient funds in your available balance',
    'invalid authorization key',
    'no transaction was found for this id',
    'only a successful transaction can be refunded',
    'refund amount is more than the transaction amount',
    'sorry, recipient account could not be validated. please try again',
    'sorry, that account number is invalid, please check and try again',
    'the minimum refund amount is ngn 100',
    'this transaction has already been refunded',
    'transfer with this reference already exists',
  ]);
});

test('an order has a page of its own, which leads back here, and again as often as it is told of', async () => {
  const orderId = newOrderId();
  const begun = await port().begin(orderOf(orderId));
  expect(begun).toMatchObject({
    kind: 'begun',
    reference: null,
    widget: { provider: 'flutterwave', script: '', merchantId: '73362', orderId, amount: 5050 },
  });
  expect(JSON.stringify(begun)).not.toContain(shop().standIn.keys.secret);
  const again = await port().begin(orderOf(orderId));
  expect(pageOf(again)).not.toBe(pageOf(begun));
  expect(await verified(orderId)).toMatchObject({ status: 'open', reference: null, orderId });
  const back = await payOn(shop(), pageOf(begun));
  expect(back).toMatch(/^https:\/\/portal\.example\/payment-return\?/);
  expect(wentBack(back)).toMatchObject({ status: 'successful', tx_ref: orderId });
});

test('an order without an e-mail address or a name is paid like any other; a page without TLS elsewhere is not shown', async () => {
  expect(await port().begin({ ...orderOf(newOrderId()), email: '', customerName: '' })).toMatchObject({
    kind: 'begun',
  });
  const told = (link: string) =>
    portTo(shop().standIn, { fetch: async () => Response.json({ status: 'success', data: { link } }) }).begin(
      orderOf('POWER-1'),
    );
  expect(await told('https://checkout.example/pay/1')).toMatchObject({ kind: 'begun' });
  for (const link of ['http://checkout.example/pay/1', 'javascript:alert(1)', 'pay/1', ''])
    expect(await told(link)).toMatchObject({ kind: 'unavailable' });
});

test('nobody is sent to a page of a host that is not known, whatever the provider answers', async () => {
  const told = (link: string) =>
    portTo(shop().standIn, { fetch: async () => Response.json({ status: 'success', data: { link } }) }).begin(
      orderOf('POWER-1'),
    );
  for (const host of ['checkout.example', 'pay.checkout.example', 'CHECKOUT.example'])
    expect(await told(`https://${host}/pay/1`), host).toMatchObject({ kind: 'begun' });
  for (const host of [
    'elsewhere.example',
    'checkout.example.elsewhere.example',
    'notcheckout.example',
    'checkout.example@elsewhere.example',
    'ada:word@checkout.example',
    'elsewhere.example/checkout.example',
    'elsewhere.example#checkout.example',
  ])
    expect(await told(`https://${host}/pay/1`), host).toMatchObject({ kind: 'unavailable' });
});

test.each([
  ['a PIN and a code', CARDS.pin, ['3310', '12345']],
  ['the page of the bank', CARDS.threeDs, ['12345']],
  ['an address', CARDS.address, ['7 Ikoyi Crescent', '12345']],
  ['nothing', CARDS.noAuth, []],
] as const)('a card that pays has captured the order: one that asks for %s', async (_, number, answers) => {
  const orderId = newOrderId();
  const back = await payOn(shop(), pageOf(await port().begin(orderOf(orderId))), number, ...answers);
  const id = wentBack(back).transaction_id;
  const captured = {
    ...{ status: 'captured', reference: id, orderId, amountKobo: 505_000, currency: 'NGN', merchantId: '73362' },
    // The fee of 70.70, and the tax on it.
    feeKobo: 7_070 + 531,
  };
  expect(await verified(orderId)).toEqual(captured);
  expect(await verified(orderId, id ?? '')).toEqual(captured);
});

test('a card that does not pay leaves the order open, for its page can still be paid; so does a bank that is silent', async () => {
  const orderId = newOrderId();
  const page = pageOf(await port().begin(orderOf(orderId)));
  for (const card of [CARDS.insufficient, CARDS.fraud]) {
    await payOn(shop(), page, card, '3310', '12345');
    expect(await verified(orderId)).toMatchObject({ status: 'open', orderId });
  }
  await special('banks-wait');
  const { transaction_id: id } = wentBack(await payOn(shop(), page, CARDS.threeDs, '12345'));
  expect(await verified(orderId)).toMatchObject({ status: 'open', reference: id });
  await shop().control('POST', `/transactions/${id}`, { status: 'successful' });
  expect(await verified(orderId)).toMatchObject({ status: 'captured', reference: id });
});

test('of several attempts the first that was paid is the order, whatever came before and after it', async () => {
  const orderId = newOrderId();
  const page = pageOf(await port().begin(orderOf(orderId)));
  await payOn(shop(), page, CARDS.insufficient, '3310', '12345');
  // Two windows: the second is begun before the first is paid, and pays as well.
  const second = await shop().form(`${page}/card`, typed(CARDS.threeDs));
  const third = await shop().form(`${page}/card`, typed(CARDS.pin));
  const { transaction_id: later } = wentBack(await payOn(shop(), page));
  const { transaction_id: first } = wentBack(await shop().form(second, { value: '12345' }));
  await shop().form(third, { value: '0000' });
  expect(Number(first)).toBeLessThan(Number(later));
  expect(await verified(orderId)).toMatchObject({
    ...{ status: 'captured', reference: first },
    captures: [
      { reference: first, amountKobo: 505_000, merchantId: '73362', refundedKobo: 0 },
      { reference: later, amountKobo: 505_000, refundedKobo: 0 },
    ],
  });
  // Somebody has given the first back by hand: the other still pays for it.
  const { id } = await shop().data('POST', `/v3/transactions/${first}/refund`, {});
  const rest = await verified(orderId);
  expect(rest).toMatchObject({ status: 'captured', reference: later });
  expect(capturesOf(rest).map(({ reference }) => reference)).toEqual([later]);
  await shop().control('POST', `/refunds/${id}`, { status: 'completed-mpgs' });
  expect(await verified(orderId, first ?? '')).toMatchObject({ status: 'refunded', reference: first });
});

test('what is on its way back is no capture, and what came back to us is one again; a part leaves the rest', async () => {
  const { orderId, id } = await paid();
  const { id: refund } = await shop().data('POST', `/v3/transactions/${id}/refund`, {});
  expect(await verified(orderId)).toMatchObject({ status: 'open', reference: id });
  await shop().control('POST', `/refunds/${refund}`, { status: 'completed', disburse: 'failed' });
  expect(await verified(orderId)).toMatchObject({ status: 'captured' });
  const parted = await paid();
  const { id: part } = await shop().data('POST', `/v3/transactions/${parted.id}/refund`, { amount: 150 });
  await shop().control('POST', `/refunds/${part}`, { status: 'completed-mpgs' });
  expect(await verified(parted.orderId)).toMatchObject({ status: 'captured', amountKobo: 505_000 });
});

test('what is captured is what was asked for, where the payer bore the fee on top', async () => {
  await special('customer-pays-fees');
  const { orderId, id } = await paid();
  const told = await shop().data('GET', `/v3/transactions/${id}/verify`);
  expect(Number(told.charged_amount)).toBeGreaterThan(5050);
  expect(await verified(orderId)).toMatchObject({ status: 'captured', amountKobo: 505_000, feeKobo: 0 });
});

test('an answer about another order, another account or another sum is told as what it is', async () => {
  const data = {
    ...{ id: 1, tx_ref: 'POWER-1', status: 'successful', amount: 5050, charged_amount: 5050, currency: 'NGN' },
    ...{ account_id: 73_362, created_at: '2026-11-23T10:00:00.000Z' },
  };
  const none = { status: 'success', meta: { page_info: { total: 0, current_page: 1, total_pages: 1 } }, data: [] };
  const told = (change: object, account: string | null = '73362') => {
    const answer = async (url: string | URL | Request) =>
      Response.json(String(url).includes('?') ? none : { status: 'success', data: { ...data, ...change } });
    return portTo(shop().standIn, { fetch: answer }, { account }).verify({ orderId: 'POWER-1', reference: '1' });
  };
  expect(await told({})).toMatchObject({ status: 'captured', amountKobo: 505_000, merchantId: '73362' });
  expect(await told({ account_id: 5 })).toMatchObject({ merchantId: '5' });
  expect(await told({ account_id: undefined })).toMatchObject({ merchantId: '' });
  expect(await told({ account_id: 5 }, null)).toMatchObject({ merchantId: 'flutterwave-test' });
  expect(await told({ tx_ref: 'POWER-2' })).toMatchObject({ orderId: 'POWER-2' });
  expect(await told({ currency: 'GHS' })).toMatchObject({ currency: 'GHS' });
  expect(await told({ amount: '5050.50' })).toMatchObject({ amountKobo: 505_000 });
  expect(await told({ charged_amount: 4000 })).toMatchObject({ amountKobo: 400_000 });
  for (const wrong of [
    { id: 2 },
    { status: 'a new one' },
    { status: 'toString' },
    { amount: 5050.001 },
    { amount: null },
  ])
    expect(await told(wrong)).toMatchObject({ status: 'unknown' });
});

test.each(['refuse', 'broken', 'error'] as const)('an outage says nothing about a payment: %s', async (kind) => {
  const { orderId, id } = await paid();
  for (const path of ['/v3/transactions', `/v3/transactions/${id}`, '/v3/refunds']) {
    await shop().control('PUT', '/faults', { answers: [{ kind, path }] });
    expect(await verified(orderId)).toMatchObject({ status: 'unknown' });
  }
  await shop().control('PUT', '/faults', { answers: [{ kind }] });
  expect(await port().begin(orderOf(newOrderId()))).toMatchObject({ kind: 'unavailable' });
});

test('silence, the 503 of its gateway and a wrong key say nothing either, and no key is in what is said of them', async () => {
  const { orderId } = await paid();
  const stranger = portTo(shop().standIn, { key: 'FLWSECK_TEST-of-another' });
  const refused = await stranger.verify({ orderId, reference: null });
  expect(refused).toEqual({ status: 'unknown', reason: '401 Invalid authorization key' });
  const answers = [{ kind: 'error', status: 503, done: true, path: '/v3/payments', times: 1 }];
  await shop().control('PUT', '/faults', { answers });
  expect(await port().begin(orderOf(newOrderId()))).toEqual({ kind: 'unavailable', reason: 'answered 503' });
  await shop().control('PUT', '/faults', { answers: [{ kind: 'silent' }] });
  const hasty = portTo(shop().standIn, { timeoutMs: 200 });
  expect(await hasty.verify({ orderId, reference: null })).toEqual({ status: 'unknown', reason: 'no answer' });
});
