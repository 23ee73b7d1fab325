import { expect, test } from 'vitest';
import { ERROR_CODES, TRANSACTION_STATUSES } from '#src/server/payments/providers/paystack/wire.ts';
import { type CardFields, card, openPaystack, PLAIN } from '../../../stand-ins/paystack/support.ts';
import { newOrderId, orderOf, portTo, sessionOf } from './support.ts';

const paystack = openPaystack();
const port = () => portTo(paystack.standIn());
const FAULTS = ['refuse', 'broken', 'error'] as const;
const wrong = (answer: object) => paystack.act('PUT', '/stand-in/faults', { answers: [answer] });
const special = (word: string) => paystack.act('PUT', '/stand-in/faults', { special: { [word]: true } });

/** Begins an order and pays it with a card, giving what the bank asks. */
async function paid(fields: CardFields = PLAIN, answers: readonly (readonly [string, string])[] = []): Promise<string> {
  const orderId = newOrderId();
  const code = sessionOf(await port().begin(orderOf(orderId)));
  await paystack.act('POST', `/checkout/${code}/card`, fields);
  for (const [ask, given] of answers) await paystack.act('POST', `/checkout/${code}/answer`, { ask, given });
  return orderId;
}
const verified = (orderId: string, reference: string | null = null) => port().verify({ orderId, reference });

test('every status and every code of an error that the documentation names is in the tables', () => {
  const statuses = ['abandoned', 'failed', 'ongoing', 'pending', 'processing', 'queued', 'reversed', 'success'];
  expect(Object.keys(TRANSACTION_STATUSES).toSorted()).toEqual(statuses);
  const moving = Object.entries(TRANSACTION_STATUSES).filter(([, meaning]) => meaning !== 'open');
  expect(moving).toEqual([
    ['success', 'captured'],
    ['reversed', 'refunded'],
  ]);
  const codes = [
    ...['transaction_not_found', 'duplicate_reference', 'invalid_params', 'missing_params', 'invalid_amount'],
    ...['unsupported_currency', 'transaction_not_completed', 'transaction_reversed', 'refund_not_found', 'invalid_Key'],
    ...['not_found', 'unknown'],
  ];
  expect(Object.keys(ERROR_CODES).toSorted()).toEqual(codes.toSorted());
});

test('an order is begun on the server under its own id, and its window goes on by the access code', async () => {
  const orderId = newOrderId();
  const begun = await port().begin(orderOf(orderId));
  expect(begun).toMatchObject({
    kind: 'begun',
    reference: null,
    widget: { provider: 'paystack', merchantId: 'paystack-test', orderId, amount: 5050, session: expect.any(String) },
  });
  expect(JSON.stringify(begun)).not.toContain(paystack.standIn().keys.secret);
  expect(await verified(orderId)).toMatchObject({ status: 'open', reference: orderId, orderId });
});

test('an order whose first answer was lost is told of by another name, and paid and asked about by that one', async () => {
  const orderId = newOrderId();
  await wrong({ kind: 'broken', path: '/transaction/initialize', times: 1 });
  expect(await port().begin(orderOf(orderId))).toMatchObject({ kind: 'unavailable' });
  const begun = await port().begin(orderOf(orderId));
  expect(begun).toMatchObject({ kind: 'begun', reference: `${orderId}.2` });
  await paystack.act('POST', `/checkout/${sessionOf(begun)}/card`, PLAIN);
  expect(await verified(orderId, `${orderId}.2`)).toMatchObject({
    status: 'captured',
    orderId,
    reference: `${orderId}.2`,
  });
});

test('an order without an e-mail address is paid like any other; an id that is no reference, and too little, are not', async () => {
  const orderId = newOrderId();
  expect(await port().begin({ ...orderOf(orderId), email: '' })).toMatchObject({ kind: 'begun' });
  expect(await port().begin(orderOf('POWER_1'))).toMatchObject({ kind: 'unavailable' });
  expect(await port().begin(orderOf(newOrderId(), 4_999))).toMatchObject({ kind: 'unavailable' });
});

test.each([
  ['no validation', PLAIN, []],
  ['PIN', card('507850785078507812', '081'), [['pin', '1111']]],
  [
    'PIN and code',
    card('5060666666666666666', '123'),
    [
      ['pin', '1234'],
      ['otp', '123456'],
    ],
  ],
  [
    'PIN, phone and code',
    card('507850785078507804', '884'),
    [
      ['pin', '0000'],
      ['phone', '08030000000'],
      ['otp', '123456'],
    ],
  ],
  ['bank authentication', card('5192602720584796', '123'), [['url', 'yes']]],
  ['its refund fails', card('4084080000671803', '180'), []],
  ['its refund needs attention', card('4084080000671902', '190'), []],
] as const)('a card that pays has captured the order: %s', async (_, fields, answers) => {
  const orderId = await paid(fields, answers);
  expect(await verified(orderId)).toEqual({
    ...{ status: 'captured', reference: orderId, orderId, amountKobo: 505_000, currency: 'NGN' },
    feeKobo: 17_575,
    merchantId: 'paystack-test',
  });
});

test.each([
  ['declined', card('4084080000005408', '001'), []],
  ['insufficient funds', card('4084080000670037', '787'), []],
  ['token not generated', card('507850785078507853', '082'), [['pin', '0000']]],
  ['wrong PIN', card('507850785078507812', '081'), [['pin', '9999']]],
  ['asked for its PIN still', card('507850785078507812', '081'), []],
] as const)(
  'a card that does not pay leaves the order open, for its page can still be paid: %s',
  async (_, fields, answers) => {
    const orderId = newOrderId();
    const code = sessionOf(await port().begin(orderOf(orderId)));
    await paystack.act('POST', `/checkout/${code}/card`, fields);
    for (const [ask, given] of answers) await paystack.act('POST', `/checkout/${code}/answer`, { ask, given });
    expect(await verified(orderId)).toMatchObject({ status: 'open' });
    await paystack.act('POST', `/checkout/${code}/card`, PLAIN);
    expect(await verified(orderId)).toMatchObject({ status: 'captured' });
  },
);

test('what is captured is what was asked for, where the payer bore the fee on top', async () => {
  await special('customer-pays-fees');
  const orderId = await paid();
  const [row] = [await paystack.api('GET', `/transaction/verify/${orderId}`)];
  expect(row.body).toMatchObject({ data: { requested_amount: 505_000 } });
  expect(JSON.stringify(row.body)).not.toContain('"amount":505000,');
  expect(await verified(orderId)).toMatchObject({ status: 'captured', amountKobo: 505_000 });
});

test('a transaction whose id no number holds is read', async () => {
  await special('huge-ids');
  expect(await verified(await paid())).toMatchObject({ status: 'captured' });
});

test('a reference that nobody knows was never paid, whatever the status of that answer is', async () => {
  expect(await verified(newOrderId())).toMatchObject({ status: 'open', reference: null });
  const old = (status: number, body: object) =>
    portTo(paystack.standIn(), { fetch: async () => Response.json(body, { status }) }).verify({
      orderId: 'POWER-1',
      reference: null,
    });
  expect(await old(404, { status: false, message: 'Transaction reference not found' })).toMatchObject({
    status: 'open',
  });
  expect(await old(404, { status: false, message: 'Invalid route', code: 'not_found' })).toMatchObject({
    status: 'unknown',
  });
  expect(await old(400, { status: false, message: 'Something else' })).toMatchObject({ status: 'unknown' });
  expect(await old(404, {})).toMatchObject({ status: 'unknown' });
});

test('what is paid by another name, in other books or in a way that is not known is not taken for the order', async () => {
  const data = {
    ...{ id: 1, domain: 'test', status: 'success', reference: 'POWER-1', amount: 505_000, currency: 'NGN' },
    paid_at: '2026-11-23T10:00:00Z',
  };
  const told = (change: object) =>
    portTo(paystack.standIn(), {
      fetch: async () => Response.json({ status: true, message: '', data: { ...data, ...change } }),
    }).verify({ orderId: 'POWER-1', reference: null });
  expect(await told({})).toMatchObject({ status: 'captured', amountKobo: 505_000, merchantId: 'paystack-test' });
  expect(await told({ domain: 'live' })).toMatchObject({ merchantId: 'paystack-live' });
  expect(await told({ reference: 'POWER-2' })).toMatchObject({ orderId: 'POWER-2' });
  expect(await told({ amount: 400_000, requested_amount: 505_000 })).toMatchObject({ amountKobo: 400_000 });
  // A fee that the payer bore on top is none of ours.
  expect(await told({ amount: 522_575, requested_amount: 505_000, fees: 17_575 })).toMatchObject({ feeKobo: 0 });
  expect(await told({ fees: null })).toMatchObject({ feeKobo: null });
  expect(await told({ status: 'a new one' })).toMatchObject({ status: 'unknown' });
  expect(await told({ amount: 5050.5 })).toMatchObject({ status: 'unknown' });
  expect(await told({ status: 'toString' })).toMatchObject({ status: 'unknown' });
});

test.each(FAULTS)('an outage says nothing about a payment: %s', async (kind) => {
  const orderId = await paid();
  await wrong({ kind });
  expect(await verified(orderId)).toMatchObject({ status: 'unknown' });
  expect(await port().begin(orderOf(newOrderId()))).toMatchObject({ kind: 'unavailable' });
  expect(
    await port().refund({ orderId, reference: orderId, amountKobo: 505_000, key: 'k', askedAt: null }),
  ).toMatchObject({
    kind: 'unknown',
  });
});

test('silence and a wrong key say nothing either, and no key is in what is said of them', async () => {
  const orderId = await paid();
  const stranger = portTo(paystack.standIn(), { key: 'sk_test_of-another' });
  const refused = await stranger.verify({ orderId, reference: null });
  expect(refused).toMatchObject({ status: 'unknown' });
  expect(JSON.stringify(refused)).not.toContain('of-another');
  await wrong({ kind: 'silent' });
  const hasty = portTo(paystack.standIn(), { timeoutMs: 200 });
  expect(await hasty.verify({ orderId, reference: null })).toEqual({ status: 'unknown', reason: 'no answer' });
});
