import { afterAll, beforeAll, expect, test } from 'vitest';
import { topupPower } from '#src/server/orders/power.ts';
import { RESIDENT } from '../../../faults/support/fixtures.ts';
import { openTestMoney, type TestMoney } from '../../../support/server/money.ts';
import { EXPIRY, frameOfFile, portTo } from './support.ts';

const frame = frameOfFile();
let money: TestMoney;
beforeAll(async () => {
  money = await openTestMoney();
  Object.assign(money.deps, { payments: portTo(frame.standIn()) });
});
afterAll(() => money.close());

/** The window's word with the number that it told; the status of the answer, where it is not held. */
async function report(orderId: string, trans_id: string | undefined, status: 'CAPTURED' | 'FAILED' = 'CAPTURED') {
  const left = new AbortController();
  left.abort();
  const transfer_reference = { status, orderId, ...(trans_id !== undefined && { trans_id }) };
  return (await topupPower(money.deps, RESIDENT, { transfer_reference, amount: 5050 }, left.signal)).status;
}
const rowOf = (orderId: string) =>
  money.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
const captures = async (orderId: string) =>
  (await money.db.selectFrom('payments').select('reference').where('order_id', '=', orderId).execute()).map(
    ({ reference }) => reference,
  );

test('what the window told has the order asked about, and it is captured and delivered, once', async () => {
  const orderId = await money.order();
  const id = await frame.pay(orderId);
  for (let times = 0; times < 2; times += 1) await report(orderId, id);
  await report(orderId, id, 'FAILED');
  await money.pass(3);
  expect([await money.stateOf(orderId), await captures(orderId)]).toEqual(['fulfilled', [id]]);
  expect(await money.sendsOf(orderId)).toBe(1);
});

test("a payment of another order pays for nothing but its own, whoever's browser names it", async () => {
  const [orderId, other] = [await money.order(), await money.order()];
  const theirs = await frame.pay(other);
  expect(await report(orderId, theirs)).toBe(202);
  await report(other, theirs);
  await money.pass(10);
  expect([await money.stateOf(orderId), await captures(orderId)]).toEqual(['opened', []]);
  expect(await money.stateOf(other)).toBe('fulfilled');
  const own = await frame.pay(orderId);
  await report(orderId, own);
  await money.pass(3);
  expect([await money.stateOf(orderId), await captures(orderId)]).toEqual(['fulfilled', [own]]);
});

test('while it is silent the number is kept, and the sweep asks by it', async () => {
  const orderId = await money.order();
  const id = await frame.pay(orderId);
  await frame.control('PUT', '/faults', { answers: [{ kind: 'error', status: 503 }] });
  await report(orderId, id);
  expect([await money.stateOf(orderId), (await rowOf(orderId)).payment_hints]).toEqual(['opened', [id]]);
  await frame.control('DELETE', '/faults');
  await money.pass(15);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
});

test('a bank that lets the payer wait is asked again; a card that is declined fails the order, and a late yes still counts', async () => {
  const orderId = await money.order();
  const id = await frame.pay(orderId, EXPIRY.silent);
  await report(orderId, id);
  await money.pass(10);
  expect(await money.stateOf(orderId)).toBe('opened');
  await frame.control('POST', `/payments/${id}`, { ending: 'APPROVED' });
  await money.pass(15);
  expect(await money.stateOf(orderId)).toBe('fulfilled');
  const declined = await money.order();
  expect(await report(declined, await frame.pay(declined, EXPIRY.declined), 'FAILED')).toBe(400);
  expect(await rowOf(declined)).toMatchObject({ state: 'failed', card_refusal: 'declined' });
  const late = await frame.pay(declined);
  await report(declined, late);
  await money.pass(15);
  expect([await money.stateOf(declined), await captures(declined)]).toEqual(['fulfilled', [late]]);
});

const casesOf = async (orderId: string) =>
  (await money.db.selectFrom('cases').select('reason').where('order_id', '=', orderId).execute()).map(
    ({ reason }) => reason,
  );

test('a price that was changed in the page is a case, and nothing is delivered for it', async () => {
  const orderId = await money.order();
  await report(orderId, await frame.pay(orderId, EXPIRY.approved, 50));
  await money.pass(3);
  expect([await money.stateOf(orderId), await money.sendsOf(orderId)]).toEqual(['refund_due', 0]);
  expect(await casesOf(orderId)).toContain('the amount paid is not the price');
});

test('what the vendor refuses has to be given back by a person, and the case says so', async () => {
  const orderId = await money.order('refused');
  await report(orderId, await frame.pay(orderId));
  await money.pass(5);
  expect(await money.stateOf(orderId)).toBe('refund_due');
  expect(await casesOf(orderId)).toEqual([expect.stringContaining('NetPlusPay gives nothing back by itself')]);
});

test('what was paid twice is found by its number, and a person has to give it back', async () => {
  const orderId = await money.order();
  const first = await frame.pay(orderId);
  await report(orderId, first);
  await money.pass(3);
  const second = await frame.pay(orderId);
  expect(await report(orderId, second)).toBe(200);
  money.outside.time.now += 20 * 60_000;
  await money.pass(3);
  expect([await captures(orderId), await money.sendsOf(orderId)]).toEqual([[first], 1]);
  const further = await money.db
    .selectFrom('further_payments')
    .select(['reference', 'returned_at'])
    .where('order_id', '=', orderId)
    .execute();
  expect(further).toEqual([{ reference: second, returned_at: null }]);
  expect((await casesOf(orderId)).join()).toContain('NetPlusPay gives nothing back by itself');
});

test('five numbers are kept of an order, and nothing that is none', async () => {
  const orderId = await money.order();
  for (const one of ['a', 'b', 'c', 'd', 'e', 'f', 'b', '../x', 'x y', '']) await report(orderId, one);
  expect((await rowOf(orderId)).payment_hints).toEqual(['f', 'e', 'd', 'c', 'b']);
});
