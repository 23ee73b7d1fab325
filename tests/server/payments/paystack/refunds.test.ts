import { expect, test } from 'vitest';
import { REFUND_STATUSES } from '#src/server/payments/providers/paystack/wire.ts';
import { at, type CardFields, card, openPaystack, PLAIN } from '../../../stand-ins/paystack/support.ts';
import { portTo } from './support.ts';

const paystack = openPaystack();
const NOW = Date.parse('2026-11-23T12:00:00Z');
const port = (later = 0) => portTo(paystack.standIn(), {}, () => new Date(NOW + later));
const FAILS = card('4084080000671803', '180');
const NEEDS_DETAILS = card('4084080000671902', '190');

const paid = (fields: CardFields = PLAIN) => paystack.paid(fields, { amount: 505_000 });
const giveBack = (reference: string, askedAt: Date | null = null, later = 0) =>
  port(later).refund({ orderId: reference, reference, amountKobo: 505_000, key: `refund-${reference}`, askedAt });
const sendBack = (reference: string, bank: string) =>
  port().refund({
    ...{ orderId: reference, reference, amountKobo: 505_000, key: `refund-${reference}`, askedAt: new Date(NOW) },
    account: { bank, accountNumber: '0123456789', name: 'TEST ACCOUNT 6789', nth: 1 },
  });
const run = () => paystack.act('POST', '/stand-in/refunds/run');
/** The refunds in the provider's own books that are of one payment. */
async function booked(reference: string): Promise<number> {
  const id = at(await paystack.api('GET', `/transaction/verify/${reference}`), 'data', 'id');
  const { text } = await paystack.act('GET', '/stand-in/books');
  return text.split(`"transactionId":"${id}"`).length - 1;
}

test('every status of a refund that the documentation names is in the table', () => {
  expect(Object.keys(REFUND_STATUSES).toSorted()).toEqual([
    'failed',
    'needs-attention',
    'pending',
    'processed',
    'processing',
  ]);
});

test('a refund is asked for once, is under way, and is done', async () => {
  const reference = await paid();
  for (const kind of ['pending', 'pending', 'accepted', 'accepted']) {
    expect(await giveBack(reference)).toMatchObject({ kind });
    await run();
  }
  expect(await booked(reference)).toBe(1);
  expect(await port().verify({ orderId: reference, reference })).toMatchObject({ status: 'refunded' });
});

test('one that fails waits for another way and is not asked for again; what somebody gives back by hand then counts', async () => {
  const reference = await paid(FAILS);
  expect(await giveBack(reference)).toEqual({ kind: 'pending' });
  await run();
  await run();
  expect(await giveBack(reference)).toMatchObject({ kind: 'needs-details' });
  expect(await giveBack(reference, new Date(NOW), 600_000)).toMatchObject({ kind: 'needs-details' });
  // It is not theirs to send any more: somebody pays it by hand, or asks anew.
  expect(await sendBack(reference, '058')).toMatchObject({ kind: 'needs-details' });
  expect(await booked(reference)).toBe(1);
  await paystack.api('POST', '/refund', { transaction: reference });
  expect(await giveBack(reference)).toEqual({ kind: 'pending' });
});

test("one that waits for the payer's bank account says so, and goes on once it is given", async () => {
  const reference = await paid(NEEDS_DETAILS);
  await giveBack(reference);
  await run();
  await run();
  const waiting = await giveBack(reference);
  expect(waiting).toMatchObject({ kind: 'needs-details' });
  const id = /\d+/.exec(JSON.stringify(waiting))?.[0];
  const details = { currency: 'NGN', account_number: '0123456789', bank_id: '9' };
  const retried = await paystack.api('POST', `/refund/retry_with_customer_details/${id}`, {
    refund_account_details: details,
  });
  expect(retried.status).toBe(200);
  expect(await giveBack(reference)).toEqual({ kind: 'pending' });
  await run();
  expect(await giveBack(reference)).toEqual({ kind: 'accepted', refundReference: id });
});

test('one that waits goes to the account that its payer gave, once, and not to a bank that is not known there', async () => {
  const reference = await paid(NEEDS_DETAILS);
  await giveBack(reference);
  await run();
  await run();
  expect(await sendBack(reference, '076')).toMatchObject({ kind: 'refused' });
  expect(await sendBack(reference, '058')).toEqual({ kind: 'pending' });
  expect(await sendBack(reference, '058')).toEqual({ kind: 'pending' });
  await run();
  expect(await sendBack(reference, '058')).toMatchObject({ kind: 'accepted' });
  expect(await booked(reference)).toBe(1);
});

test.each(['silent', 'broken', 'error'] as const)(
  'one that was sent to an account without an answer is found there, and goes once: %s',
  async (kind) => {
    const reference = await paid(NEEDS_DETAILS);
    await giveBack(reference);
    await run();
    await run();
    const path = '/refund/retry_with_customer_details';
    const fault = { kind, path, method: 'POST', times: 1, ...(kind === 'error' && { done: true }) };
    await paystack.act('PUT', '/stand-in/faults', { answers: [fault] });
    const hasty = portTo(paystack.standIn(), kind === 'silent' ? { timeoutMs: 1_000 } : {});
    const account = { bank: '058', accountNumber: '0123456789', name: 'TEST ACCOUNT 6789', nth: 1 };
    const request = { orderId: reference, reference, amountKobo: 505_000, key: 'k', askedAt: new Date(NOW), account };
    expect(await hasty.refund(request)).toMatchObject({ kind: 'unknown' });
    expect(await hasty.refund(request)).toEqual({ kind: 'pending' });
    expect(await booked(reference)).toBe(1);
  },
);

test('whose an account is is asked of the bank, and an outage is no such account', async () => {
  const holder = (number: string) => port().holders?.holderOf('058', number);
  expect(await holder('0123456789')).toEqual({ kind: 'named', name: 'TEST ACCOUNT 6789' });
  expect(await holder('9999999999')).toEqual({ kind: 'no-account' });
  await paystack.act('PUT', '/stand-in/faults', { answers: [{ kind: 'error', path: '/bank/resolve', status: 503 }] });
  expect(await holder('0123456789')).toMatchObject({ kind: 'unknown' });
});

test.each(['silent', 'broken', 'error'] as const)(
  'one whose answer was lost is found, and not asked for twice: %s',
  async (kind) => {
    const reference = await paid();
    const fault = { kind, path: '/refund', method: 'POST', times: 1, ...(kind === 'error' && { done: true }) };
    await paystack.act('PUT', '/stand-in/faults', { answers: [fault] });
    const hasty = portTo(paystack.standIn(), kind === 'silent' ? { timeoutMs: 1_000 } : {});
    const request = { orderId: reference, reference, amountKobo: 505_000, key: 'k', askedAt: null };
    expect(await hasty.refund(request)).toMatchObject({ kind: 'unknown' });
    expect(await giveBack(reference, new Date(NOW))).toEqual({ kind: 'pending' });
    expect(await booked(reference)).toBe(1);
  },
);

test('one that never arrived is asked for again, and not before it would have been listed', async () => {
  const reference = await paid();
  await paystack.act('PUT', '/stand-in/faults', {
    answers: [{ kind: 'refuse', path: '/refund', method: 'POST', times: 1 }],
  });
  expect(await giveBack(reference)).toMatchObject({ kind: 'unknown' });
  expect(await giveBack(reference, new Date(NOW), 59_000)).toMatchObject({ kind: 'unknown' });
  expect(await booked(reference)).toBe(0);
  expect(await giveBack(reference, new Date(NOW), 60_000)).toEqual({ kind: 'pending' });
  expect(await booked(reference)).toBe(1);
});

test('what was never paid is refused, and of a part that went back already a person is told', async () => {
  const { reference } = await paystack.begin({ amount: 505_000 });
  expect(await giveBack(reference)).toMatchObject({ kind: 'refused' });
  expect(await giveBack('POWER-UNKNOWN')).toMatchObject({ kind: 'refused' });
  const parted = await paid();
  await paystack.api('POST', '/refund', { transaction: parted, amount: 5_000 });
  await run();
  await run();
  expect(await giveBack(parted)).toMatchObject({ kind: 'refused' });
  expect(await booked(parted)).toBe(1);
});

test('a list that cannot be read lets nothing be sent', async () => {
  const reference = await paid();
  await paystack.act('PUT', '/stand-in/faults', { answers: [{ kind: 'error', path: '/refund', method: 'GET' }] });
  expect(await giveBack(reference)).toMatchObject({ kind: 'unknown' });
  expect(await booked(reference)).toBe(0);
});
