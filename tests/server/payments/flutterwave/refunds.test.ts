import { expect, test } from 'vitest';
import { REFUND_STATUSES } from '#src/server/payments/providers/flutterwave/wire.ts';
import { portTo, shopOfFile } from './support.ts';

const shop = shopOfFile();
const NOW = Date.parse('2026-11-23T12:00:00Z');
let made = 0;
const paid = () => {
  made += 1;
  return shop().pay(`POWER-${made}`, 5050);
};
const giveBack = (reference: string, askedAt: Date | null = null, later = 0, amountKobo = 505_000) =>
  portTo(shop().standIn, {}, { clock: () => new Date(NOW + later) }).refund({
    ...{ orderId: 'POWER-1', reference, amountKobo, key: `refund-${reference}`, askedAt },
  });

/** The refunds in the provider's own books that are of one payment. */
async function booked(id: string): Promise<readonly { readonly id: number; readonly amount: number }[]> {
  const { text } = await shop().control('GET', '/books');
  const all: readonly { id: number; transactionId: number; amountKobo: number }[] = JSON.parse(text).refunds;
  return all
    .filter(({ transactionId }) => String(transactionId) === id)
    .map((one) => ({ id: one.id, amount: one.amountKobo }));
}
const end = async (id: string, body: object) => shop().control('POST', `/refunds/${(await booked(id))[0]?.id}`, body);

test('every status of a refund that the documentation names is in the table', () => {
  expect(REFUND_STATUSES).toEqual({
    ...{ new: 'pending', completed: 'pending', processing: 'pending', 'pending-momo': 'pending' },
    ...{ 'completed-bank-transfer': 'accepted', 'completed-momo': 'accepted', 'completed-mpgs': 'accepted' },
    ...{ 'completed-offline': 'accepted', 'completed-preauth': 'accepted', failed: 'refused' },
  });
});

test.each(['completed', 'new', 'processing', 'pending-momo'])(
  'a refund is asked for once, is under way while it is %s, and is done',
  async (first) => {
    await shop().control('PUT', '/faults', { special: { 'refund-status': first } });
    const id = await paid();
    for (const asked of [null, new Date(NOW)]) expect(await giveBack(id, asked, 600_000)).toEqual({ kind: 'pending' });
    await end(id, { status: 'completed-mpgs' });
    const [refund] = await booked(id);
    expect(await giveBack(id)).toEqual({ kind: 'accepted', refundReference: String(refund?.id) });
    expect(await booked(id)).toHaveLength(1);
  },
);

test('a part is given back as a part', async () => {
  const id = await paid();
  expect(await giveBack(id, null, 0, 150_050)).toEqual({ kind: 'pending' });
  expect(await booked(id)).toMatchObject([{ amount: 150_050 }]);
  await end(id, { status: 'completed-bank-transfer' });
  expect(await giveBack(id, null, 0, 150_050)).toMatchObject({ kind: 'accepted' });
  // All of it after a part: a second one is not taken there, and a person has to know.
  expect(await giveBack(id)).toMatchObject({ kind: 'refused', reason: expect.stringContaining('gave back a part') });
  expect(await booked(id)).toHaveLength(1);
});

test('one that failed beside a word that reads well waits for another way, and is not asked for again', async () => {
  const id = await paid();
  await giveBack(id);
  await end(id, { status: 'completed', disburse: 'failed' });
  expect(await giveBack(id, new Date(NOW), 600_000)).toMatchObject({ kind: 'needs-details' });
  await end(id, { status: 'a-new-word' });
  expect(await giveBack(id, new Date(NOW), 600_000)).toMatchObject({ kind: 'unknown' });
  expect(await booked(id)).toHaveLength(1);
});

test.each(['silent', 'broken', 'error'] as const)(
  'one whose answer was lost is found, and not asked for twice: %s',
  async (kind) => {
    const id = await paid();
    const path = `/v3/transactions/${id}/refund`;
    const fault = { kind, path, method: 'POST', times: 1, ...(kind === 'error' && { done: true, status: 503 }) };
    await shop().control('PUT', '/faults', { answers: [fault] });
    const hasty = portTo(shop().standIn, kind === 'silent' ? { timeoutMs: 1_000 } : {});
    const request = { orderId: 'POWER-1', reference: id, amountKobo: 505_000, key: 'k', askedAt: null };
    expect(await hasty.refund(request)).toMatchObject({ kind: 'unknown' });
    expect(await giveBack(id, new Date(NOW))).toEqual({ kind: 'pending' });
    expect(await booked(id)).toHaveLength(1);
  },
);

test('one that never arrived is asked for again, and not before it would have been listed', async () => {
  const id = await paid();
  const path = `/v3/transactions/${id}/refund`;
  await shop().control('PUT', '/faults', { answers: [{ kind: 'refuse', path, method: 'POST', times: 1 }] });
  expect(await giveBack(id)).toMatchObject({ kind: 'unknown' });
  expect(await giveBack(id, new Date(NOW), 59_000)).toMatchObject({ kind: 'unknown' });
  expect(await booked(id)).toHaveLength(0);
  expect(await giveBack(id, new Date(NOW), 60_000)).toEqual({ kind: 'pending' });
  expect(await booked(id)).toHaveLength(1);
});

test('what was never paid, too little and an empty balance are refused with the reason', async () => {
  expect(await giveBack('1')).toMatchObject({ kind: 'refused' });
  const id = await paid();
  expect(await giveBack(id, null, 0, 5_000)).toEqual({
    kind: 'refused',
    reason: '400 The minimum refund amount is NGN 100',
  });
  await shop().control('PUT', '/faults', { special: { 'wallet-empty': true } });
  expect(await giveBack(id)).toMatchObject({ kind: 'refused', reason: expect.stringContaining('Insufficient') });
  expect(await booked(id)).toHaveLength(0);
});

test('a list that cannot be read lets nothing be sent', async () => {
  const id = await paid();
  await shop().control('PUT', '/faults', { answers: [{ kind: 'error', path: '/v3/refunds', method: 'GET' }] });
  expect(await giveBack(id)).toMatchObject({ kind: 'unknown' });
  expect(await booked(id)).toHaveLength(0);
});
