import { expect, test } from 'vitest';
import { openNetplus } from '#src/server/payments/providers/netplus/open.ts';
import { CODES, meaningOf, REFUSALS, STATUSES } from '#src/server/payments/providers/netplus/wire.ts';
import { newOrderId, orderOf } from '../paystack/support.ts';
import { EXPIRY, frameOfFile, portTo } from './support.ts';

const frame = frameOfFile();
const port = () => portTo(frame.standIn());
const verified = (orderId: string, ...hints: readonly string[]) => port().verify({ orderId, reference: null, hints });
const merchant = () => frame.standIn().keys.merchant ?? '';

test('every code and every status that is known of it is in the tables, and each has to agree with the other', () => {
  expect(CODES).toEqual({ '00': 'captured', '90': 'failed', S0: 'open' });
  expect(STATUSES).toEqual({ CAPTURED: 'captured', FAILED: 'failed', PENDING: 'open' });
  expect(REFUSALS).toEqual({
    INSUFFICIENT_FUNDS: 'insufficient-funds',
    DECLINED: 'declined',
    EXPIRED_CARD: 'declined',
  });
  const payment = { transId: '1', orderId: 'POWER-1', amount: 505_000, currency_code: 'NGN' };
  const said = (code: string, status: string) => meaningOf({ ...payment, code, status });
  expect([said('00', 'CAPTURED'), said('90', 'FAILED'), said('S0', 'PENDING')]).toEqual(['captured', 'failed', 'open']);
  expect([said('00', 'FAILED'), said('90', 'CAPTURED'), said('00', 'PENDING'), said('00', 'toString')]).toEqual(
    Array(4).fill('unknown'),
  );
  expect([said('09', 'PENDING'), said('09', 'CAPTURED'), said('toString', 'FAILED')]).toEqual([
    'open',
    'unknown',
    'unknown',
  ]);
});

test('a widget is begun in the page, with all that it needs', async () => {
  const begun = await port().begin({ ...orderOf('POWER-1'), email: '' });
  expect(begun).toEqual({
    kind: 'begun',
    reference: null,
    widget: {
      ...{ provider: 'netplus', script: `${frame.standIn().url}/inlinetestpayment/js/inline.js` },
      ...{ merchantId: merchant(), name: 'Ada Obi', email: 'payments@portal.example' },
      ...{ narration: 'Electricity Topup', amount: 5050, currency: 'NGN', orderId: 'POWER-1', untold: true },
    },
  });
});

test('an order is found by the number that its window has told, and by it alone', async () => {
  const orderId = newOrderId();
  const id = await frame.pay(orderId);
  const captured = { status: 'captured', reference: id, orderId, amountKobo: 505_000, currency: 'NGN' };
  expect(await verified(orderId, id)).toEqual({ ...captured, merchantId: merchant() });
  expect(await port().verify({ orderId, reference: id })).toEqual({ ...captured, merchantId: merchant() });
  expect(await verified(orderId)).toMatchObject({ status: 'open', reference: null });
  // In case it takes the order's id after all.
  const taken = portTo(frame.standIn(), {
    fetch: (url) => fetch(String(url).replace(/POWER-\d+$/, id)),
  });
  expect(await taken.verify({ orderId, reference: null })).toMatchObject({ status: 'captured', reference: id });
});

test('that nothing is found says that nobody paid only where the order itself is asked about', async () => {
  const orderId = newOrderId();
  await frame.pay(orderId);
  const open = { status: 'open', reference: null, amountKobo: 0, currency: 'NGN', merchantId: '', orderId };
  expect(await verified(orderId)).toEqual({ ...open, blind: true });
  const finding = portTo(frame.standIn(), {}, true);
  expect(await finding.verify({ orderId, reference: null })).toEqual(open);
  await frame.control('PUT', '/faults', { special: { 'order-ids': true } });
  expect(await finding.verify({ orderId, reference: null })).toMatchObject({ status: 'captured', orderId });
  expect(await verified(orderId)).toMatchObject({ status: 'captured', orderId });
  const begun = await finding.begin(orderOf(orderId));
  expect(begun.kind === 'begun' && begun.widget.untold).toBeUndefined();
});

test.each([
  ['declined', { status: 'failed', refusal: 'declined' }],
  ['expired', { status: 'failed', refusal: 'declined' }],
  ['fault', { status: 'failed', refusal: null }],
  ['silent', { status: 'open' }],
] as const)('a card that is not charged: %s', async (ending, report) => {
  const orderId = newOrderId();
  expect(await verified(orderId, await frame.pay(orderId, EXPIRY[ending]))).toMatchObject({ ...report, orderId });
});

test('a bank that was silent answers at last', async () => {
  const orderId = newOrderId();
  const id = await frame.pay(orderId, EXPIRY.silent);
  await frame.control('POST', `/payments/${id}`, { ending: 'APPROVED' });
  expect(await verified(orderId, id)).toMatchObject({ status: 'captured', reference: id });
});

test('a number of another order, of nobody or of another merchant says nothing of this one', async () => {
  const [orderId, other] = [newOrderId(), newOrderId()];
  const theirs = await frame.pay(other);
  expect(await verified(orderId, theirs, 'NPTEST-nobody')).toMatchObject({ status: 'open', reference: null });
  const own = await frame.pay(orderId);
  expect(await verified(orderId, theirs, own)).toMatchObject({ status: 'captured', reference: own });
  const stranger = portTo({ url: frame.standIn().url, keys: { merchant: 'TESTanother' } });
  expect(await stranger.verify({ orderId, reference: null, hints: [own] })).toMatchObject({ status: 'open' });
});

test('of several numbers what was charged counts, then what goes on; both charges are told, the first first', async () => {
  const orderId = newOrderId();
  const declined = await frame.pay(orderId, EXPIRY.declined);
  const silent = await frame.pay(orderId, EXPIRY.silent);
  expect(await verified(orderId, silent, declined)).toMatchObject({ status: 'open', reference: silent });
  const first = await frame.pay(orderId);
  expect(await verified(orderId, first, silent, declined)).toMatchObject({ status: 'captured', reference: first });
  await frame.control('POST', `/payments/${silent}`, { ending: 'APPROVED' });
  expect(await verified(orderId, first, silent, declined)).toMatchObject({
    ...{ status: 'captured', reference: silent },
    captures: [
      { reference: silent, amountKobo: 505_000, refundedKobo: 0 },
      { reference: first, amountKobo: 505_000, refundedKobo: 0 },
    ],
  });
});

test('another sum or currency is told as what it is; an answer that lacks something says nothing', async () => {
  const data = {
    transId: '7',
    orderId: ' POWER-1',
    code: '00',
    status: 'CAPTURED',
    amount: '5050',
    currency_code: 'NGN',
  };
  const told = (change: object, status = 200) =>
    portTo(frame.standIn(), {
      fetch: async (url) =>
        String(url).endsWith('/7')
          ? Response.json({ ...data, ...change }, { status })
          : Response.json({ message: 'Transaction not found' }, { status: 404 }),
    }).verify({ orderId: 'POWER-1', reference: null, hints: ['7'] });
  expect(await told({})).toMatchObject({ status: 'captured', orderId: 'POWER-1', amountKobo: 505_000 });
  expect(await told({ amount: 100.5 })).toMatchObject({ amountKobo: 10_050 });
  expect(await told({ currency_code: 'GHS' })).toMatchObject({ currency: 'GHS' });
  for (const wrong of [
    { transId: '8' },
    { amount: '5050.001' },
    { amount: null },
    { currency_code: undefined },
    { status: '' },
  ])
    expect(await told(wrong)).toMatchObject({ status: 'unknown' });
  for (const status of [400, 401, 404, 429, 500]) expect(await told({}, status)).toMatchObject({ status: 'unknown' });
});

test('that it does not take an id of an order says nothing of the payment, and an outage says nothing either', async () => {
  const answers = (status: number) =>
    portTo(frame.standIn(), { fetch: async () => Response.json({}, { status }) }).verify({
      ...{ orderId: 'POWER-1', reference: null },
    });
  expect(await answers(400)).toMatchObject({ status: 'open' });
  for (const status of [401, 429, 500, 503]) expect(await answers(status)).toMatchObject({ status: 'unknown' });
});

test.each(['refuse', 'broken', 'error'] as const)('an outage says nothing about a payment: %s', async (kind) => {
  const orderId = newOrderId();
  const id = await frame.pay(orderId);
  await frame.control('PUT', '/faults', { answers: [{ kind }] });
  expect(await verified(orderId, id)).toMatchObject({ status: 'unknown' });
  // Half a body of a 404 is a 404.
  expect(await verified(orderId)).toMatchObject({ status: kind === 'broken' ? 'open' : 'unknown' });
});

test('silence and slowness are waited out, up to a time', async () => {
  const orderId = newOrderId();
  const id = await frame.pay(orderId);
  await frame.control('PUT', '/faults', { answers: [{ kind: 'slow', ms: 300 }] });
  expect(await verified(orderId, id)).toMatchObject({ status: 'captured' });
  await frame.control('PUT', '/faults', { answers: [{ kind: 'silent' }] });
  const hasty = portTo(frame.standIn(), { timeoutMs: 200 });
  expect(await hasty.verify({ orderId, reference: id })).toEqual({ status: 'unknown', reason: 'no answer' });
});

test('it gives nothing back by itself, keeps no books for us, and believes no event', async () => {
  const request = { orderId: 'POWER-1', reference: '7', amountKobo: 505_000, key: 'k', askedAt: null };
  expect(await port().refund(request)).toMatchObject({ kind: 'needs-details' });
  for (const book of [port().records(new Date(0), new Date()), port().settlements(new Date(0), new Date())]) {
    const pages: unknown[] = [];
    for await (const page of book) pages.push(page);
    expect(pages).toMatchObject([{ kind: 'unread', never: true }]);
  }
  const event = new TextEncoder().encode('{"code":"00","orderid":"POWER-1"}');
  expect(port().readWebhook(new Headers(), event, new Date())).toEqual({ kind: 'refused', reason: 'signature' });
});

test('without a merchant id it does not start; test and live have scripts of their own', async () => {
  const open = (keys: Readonly<Record<string, string>>) =>
    openNetplus({ providerKeys: keys, supportEmail: 'support@portal.example' });
  expect(() => open({})).toThrow('PAYMENT_MERCHANT_ID');
  expect(() => open({ PAYMENT_MERCHANT_ID: 'a/b', PAYMENT_API_URL: 'http://api.example' })).toThrow(
    /PAYMENT_MERCHANT_ID[\s\S]*PAYMENT_API_URL/,
  );
  const scriptOf = async (PAYMENT_MERCHANT_ID: string) => {
    const begun = await open({ PAYMENT_MERCHANT_ID }).begin(orderOf('POWER-1'));
    return begun.kind === 'begun' ? begun.widget.script : null;
  };
  expect(await scriptOf('TEST5f0a')).toBe('https://netpluspay.com/inlinetestpayment/js/inline.js');
  expect(await scriptOf('MID5f0a.1')).toBe('https://netpluspay.com/inlinepayment/js/inline.js');
});
