import { expect, test } from 'vitest';
import { payoutReference, TRANSFER_STATUSES } from '#src/server/payments/providers/flutterwave/payouts.ts';
import { portTo, shopOfFile } from './support.ts';

const shop = shopOfFile();
const NOW = Date.parse('2026-11-23T12:00:00Z');
const HOUR = 3_600_000;
const ACCOUNT = { bank: '058', accountNumber: '0123456789', name: 'Amaka Eze', nth: 1 };
const port = () => portTo(shop().standIn, {}, { clock: () => new Date(NOW) });
let made = 0;
/** A payment whose refund failed for good. */
async function failed(): Promise<string> {
  made += 1;
  const id = await shop().pay(`POWER-${900 + made}`, 5050);
  expect(await giveBack(id)).toEqual({ kind: 'pending' });
  const { refunds } = await books();
  const refund = refunds.find((one) => String(one.transactionId) === id);
  await shop().control('POST', `/refunds/${refund?.id}`, { status: 'failed' });
  return id;
}
const giveBack = (reference: string, account?: typeof ACCOUNT) =>
  port().refund({
    ...{ orderId: 'POWER-1', reference, amountKobo: 505_000, key: `refund-${reference}` },
    ...{ askedAt: new Date(NOW - HOUR), ...(account && { account }) },
  });
async function books(): Promise<{
  readonly refunds: readonly { readonly id: number; readonly transactionId: number }[];
  readonly payouts: readonly { readonly reference: string; readonly amountKobo: number; readonly status: string }[];
}> {
  return JSON.parse((await shop().control('GET', '/books')).text);
}
const sentOf = async (id: string) =>
  (await books()).payouts
    .filter(({ reference }) => reference.startsWith(`refund-${id}-`))
    .map(({ reference, amountKobo, status }) => ({ reference, amountKobo, status }));
const end = (reference: string, status: string) => shop().control('POST', `/payouts/${reference}`, { status });

test('every status of a transfer that the documentation names is in the table', () => {
  expect(TRANSFER_STATUSES).toEqual({ new: 'pending', pending: 'pending', successful: 'accepted', failed: 'refused' });
});

test('whose an account is is said, that there is none, and that nobody can say', async () => {
  const { holders } = port();
  expect(await holders?.holderOf('058', '0123456789')).toEqual({ kind: 'named', name: 'TEST ACCOUNT 6789' });
  expect(await holders?.holderOf('058', '9123456789')).toEqual({ kind: 'no-account' });
  const wrongKey = portTo(shop().standIn, { key: 'not-the-key' });
  expect(await wrongKey.holders?.holderOf('058', '0123456789')).toMatchObject({ kind: 'unknown' });
});

test('a refund that failed waits for an account, goes there once however often it is asked for, and is done when the bank took it', async () => {
  const id = await failed();
  expect(await giveBack(id)).toMatchObject({ kind: 'needs-details' });
  expect(await sentOf(id)).toEqual([]);
  for (const _ of [1, 2, 3]) expect(await giveBack(id, ACCOUNT)).toEqual({ kind: 'pending' });
  const reference = payoutReference({ payment: id, nth: 1 });
  expect(await sentOf(id)).toEqual([{ reference, amountKobo: 505_000, status: 'NEW' }]);
  await end(reference, 'SUCCESSFUL');
  expect(await giveBack(id, ACCOUNT)).toMatchObject({
    kind: 'accepted',
    refundReference: expect.stringMatching(/^transfer-\d+$/),
  });
  expect(await sentOf(id)).toHaveLength(1);
});

test('many who ask at once send one transfer', async () => {
  const id = await failed();
  const answers = await Promise.all(Array.from({ length: 6 }, () => giveBack(id, ACCOUNT)));
  expect(answers.every(({ kind }) => kind === 'pending' || kind === 'unknown')).toBe(true);
  expect(await sentOf(id)).toHaveLength(1);
});

test('a transfer that failed asks for another account, which has a reference of its own', async () => {
  const id = await failed();
  await giveBack(id, ACCOUNT);
  await end(payoutReference({ payment: id, nth: 1 }), 'FAILED');
  expect(await giveBack(id, ACCOUNT)).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('failed: DISBURSE FAILED'),
  });
  expect(await giveBack(id, { ...ACCOUNT, accountNumber: '0123456780', nth: 2 })).toEqual({ kind: 'pending' });
  expect((await sentOf(id)).map(({ reference }) => reference)).toEqual([`refund-${id}-1`, `refund-${id}-2`]);
});

test('an account that no bank has is refused; an empty balance says nothing of the account', async () => {
  const id = await failed();
  expect(await giveBack(id, { ...ACCOUNT, accountNumber: '9123456789' })).toMatchObject({ kind: 'refused' });
  await shop().control('PUT', '/faults', { special: { 'wallet-empty': true } });
  expect(await giveBack(id, { ...ACCOUNT, nth: 2 })).toMatchObject({ kind: 'unknown' });
  await shop().control('DELETE', '/faults');
  expect(await sentOf(id)).toEqual([]);
});

test('what went to an account is given back in the books, once the bank took it', async () => {
  const id = await failed();
  await giveBack(id, ACCOUNT);
  const given = async () => {
    const day = Date.now();
    for await (const page of port().records(new Date(day - 24 * HOUR), new Date(day + 24 * HOUR)))
      if (page.kind === 'page') for (const one of page.records) if (one.reference === id) return one.refundedKobo;
    return null;
  };
  expect(await given()).toBe(0);
  await end(payoutReference({ payment: id, nth: 1 }), 'SUCCESSFUL');
  expect(await given()).toBe(505_000);
});
