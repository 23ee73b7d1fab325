import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PLATFORM_SENTENCES as SAID } from '#catalogues/sentences/platform/common.ts';
import { STUCK_ORDER_SENTENCES } from '#catalogues/sentences/platform/stuck-orders.ts';
import { beginAttempt } from '#src/server/order-worker/attempts.ts';
import { feeOf } from '#src/server/sandbox/payments/books.ts';
import { type Desk, openDesk, report } from './support/stuck.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.mended());

/** What stands in the ledger of a payment that was given back: the provider keeps its fee, and is owed it. Kobo. */
const givenBack = (orderId: string, kobo: number) => ({
  [`customer:${orderId}`]: 0,
  'provider:sandbox': feeOf(kobo),
  'provider-fees:sandbox': -feeOf(kobo),
});

/** The whole way back: the provider's books, the ledger, the case and the buyer's mail. */
async function expectPaidBack(orderId: string): Promise<void> {
  expect(await desk.stateOf(orderId)).toBe('refunded');
  expect(await desk.providerOf(orderId)).toEqual({ status: 'refunded', refunded_kobo: 505_000 });
  expect(await desk.ledgerOf(orderId)).toEqual(givenBack(orderId, 505_000));
  expect(await desk.mailsAbout(orderId)).toEqual([`Your refund, order ${orderId}`]);
  expect(await desk.vended(orderId)).toBeNull();
  expect((await desk.vendsOf(orderId)).executions).toBe(0);
  const open = await desk.db
    .selectFrom('cases')
    .select('id')
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute();
  expect(open).toEqual([]);
}

test('what was never sent is paid back at once and never sent', async () => {
  const orderId = await desk.paid();
  const { status, body } = await desk.mark(orderId);
  expect([status, body]).toEqual([200, { message: STUCK_ORDER_SENTENCES.refunded, state: 'refunded' }]);
  await desk.work();
  await desk.pass(10);
  await expectPaidBack(orderId);
  expect(await desk.vendsOf(orderId)).toEqual({ sends: 0, executions: 0 });
});

test('a worker that read the order before the mark writes no attempt after it', async () => {
  const orderId = await desk.paid();
  const before = await desk.db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await desk.mark(orderId);
  expect(await beginAttempt(desk.deps, before, undefined)).toBeUndefined();
  expect(await desk.vendsOf(orderId)).toEqual({ sends: 0, executions: 0 });
  const written = await desk.db.selectFrom('vend_attempts').selectAll().where('order_id', '=', orderId).execute();
  expect(written).toEqual([]);
});

test('what the vendor refused is paid back once, whoever asks for it', async () => {
  const orderId = await desk.stuck('answer lost', 'refused');
  expect((await desk.mark(orderId)).body).toEqual({ message: STUCK_ORDER_SENTENCES.refunded, state: 'refunded' });
  await expectPaidBack(orderId);
});

test('what may have been vended is not paid back while the vendor says nothing, and goes on being asked about', async () => {
  const orderId = await desk.stuck('silent');
  expect((await desk.mark(orderId)).body).toEqual({ message: SAID.refundMarked, state: 'pending' });
  desk.asked.length = 0;
  await desk.pass(120);
  expect(await desk.stateOf(orderId)).toBe('pending');
  expect(await desk.providerOf(orderId)).toEqual({ status: 'captured', refunded_kobo: 0 });
  expect(desk.asked.length).toBeGreaterThan(0);
  // It never reached the vendor, which says so twice.
  desk.mended();
  await desk.pass(140);
  await expectPaidBack(orderId);
  expect(await desk.vendsOf(orderId)).toEqual({ sends: 0, executions: 0 });
});

test("a send that the vendor does not know is paid back after 'unknown reference' twice, and not before it could arrive", async () => {
  const orderId = await desk.stuck('send lost');
  expect((await desk.mark(orderId)).body).toEqual({ message: SAID.refundMarked, state: 'pending' });
  await desk.pass(20);
  expect(await desk.stateOf(orderId)).toBe('pending');
  await desk.pass(20);
  await expectPaidBack(orderId);
  expect(await desk.vendsOf(orderId)).toEqual({ sends: 0, executions: 0 });
});

test('what turns out to be delivered stays delivered: the buyer has the token, and no money goes back', async () => {
  const orderId = await desk.stuck('answer lost');
  expect(await desk.mark(orderId)).toMatchObject({
    status: 400,
    body: { code: 'delivered', message: SAID.refundTooLate },
  });
  const token = await desk.vended(orderId);
  expect((await desk.asBuyer('topupPower', report(orderId))).body).toMatchObject({ token });
  await desk.pass(60);
  expect(await desk.providerOf(orderId)).toEqual({ status: 'captured', refunded_kobo: 0 });
  expect(await desk.stateOf(orderId)).toBe('fulfilled');
});

test('what was delivered, paid back, never paid or never made is not marked, and says why', async () => {
  const delivered = await desk.paid();
  await desk.work();
  const returned = await desk.paid('refused');
  await desk.pass(2);
  const { body } = await desk.asBuyer('openOrder', { key: desk.key(), type: 'power_vending', amount: 5000 });
  const unpaid = String(body.orderId);
  const said = async (orderId: string) => {
    const { status, body } = await desk.mark(orderId);
    return [status, body.code, body.message];
  };
  expect(await said(delivered)).toEqual([400, 'delivered', SAID.refundTooLate]);
  expect(await said(returned)).toEqual([400, 'refunded', SAID.refundAlready]);
  expect(await said(unpaid)).toEqual([400, 'not-paid', STUCK_ORDER_SENTENCES.nothingCaptured]);
  expect(await said('POWER-NOTTHEREATALL000')).toEqual([400, 'order-not-found', expect.any(String)]);
  const marks = await desk.db
    .selectFrom('refund_marks')
    .select('order_id')
    .where('order_id', 'in', [delivered, returned, unpaid])
    .execute();
  expect(marks).toEqual([]);
});

test('of several administrators at once the first mark stands, one refund goes out, and the log has one line', async () => {
  const orderId = await desk.paid();
  const tokens = await desk.colleagues(6);
  const answers = await Promise.all(
    tokens.map((token, at) => desk.call('refundTopup', { topupRef: orderId, reason: `Reason ${at}` }, token)),
  );
  for (const { status, body } of answers) {
    expect([status, body.message]).toBeOneOf([
      [200, STUCK_ORDER_SENTENCES.refunded],
      [200, SAID.refundMarked],
      [400, SAID.refundAlready],
    ]);
  }
  await desk.pass(2);
  await expectPaidBack(orderId);
  const marks = await desk.db.selectFrom('refund_marks').select('reason').where('order_id', '=', orderId).execute();
  const deeds = await desk.db
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('subject', '=', orderId)
    .where('action', '=', 'topup-marked-for-refund')
    .execute();
  expect(deeds).toEqual([{ action: 'topup-marked-for-refund', detail: JSON.stringify({ after: marks[0]?.reason }) }]);
});

test('a mark and a retry at once leave one end: paid back and not vended, or vended and not paid back', async () => {
  for (let round = 0; round < 6; round += 1) {
    const orderId = round % 2 === 0 ? await desk.paid() : await desk.stuck('send lost');
    await Promise.all([desk.retry(orderId), desk.mark(orderId), desk.retry(orderId), desk.work()]);
    await desk.pass(45);
    const { status } = await desk.providerOf(orderId);
    const { executions } = await desk.vendsOf(orderId);
    expect([status, executions, await desk.stateOf(orderId)]).toBeOneOf([
      ['refunded', 0, 'refunded'],
      ['captured', 1, 'fulfilled'],
    ]);
  }
});

test('a levy that is marked before its meter was credited is paid back, and the meter owes what it owed', async () => {
  const { meter_number } = await desk.person('resident@palmcourt.example');
  const owed = async () => (await desk.asBuyer('servicePayments', { meter_number })).body;
  const before = await owed();
  const orderId = await desk.paidLevy();
  expect((await desk.mark(orderId)).body).toEqual({ message: STUCK_ORDER_SENTENCES.refunded, state: 'refunded' });
  await desk.work();
  expect(await owed()).toEqual(before);
  expect(await desk.providerOf(orderId)).toEqual({ status: 'refunded', refunded_kobo: 105_000 });
  expect(await desk.ledgerOf(orderId)).toEqual(givenBack(orderId, 105_000));
});

test('no further attempt is written for an order that is marked', async () => {
  const orderId = await desk.stuck('send lost');
  await desk.mark(orderId);
  await desk.pass(45);
  const attempts = await desk.db.selectFrom('vend_attempts').select('number').where('order_id', '=', orderId).execute();
  expect(attempts).toEqual([{ number: 1 }]);
});
