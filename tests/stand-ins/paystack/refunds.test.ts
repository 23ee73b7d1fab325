import { describe, expect, test } from 'vitest';
import { at, card, openPaystack } from './support.ts';

const { api, act, begin, paid, events } = openPaystack();
const refund = (transaction: string | number, fields: object = {}) =>
  api('POST', '/refund', { transaction, ...fields });
const run = () => act('POST', '/stand-in/refunds/run');
const told = async () => (await events()).filter(({ event }) => event.startsWith('refund.'));
const FAILS = card('4084080000671803', '180');
const NEEDS_ATTENTION = card('4084080000671902', '190');

describe('a refund', () => {
  test('is asked for first, and done by a bank later; each step is an event', async () => {
    const reference = await paid();
    const answer = await refund(reference, { amount: '10000', customer_note: 'sorry' });
    const id = at(answer, 'data', 'id');
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        status: true,
        message: 'Refund has been queued for processing',
        data: {
          transaction: { reference, amount: 500_000 },
          status: 'pending',
          amount: 10_000,
          deducted_amount: 0,
          fully_deducted: false,
          customer_note: 'sorry',
          expected_at: expect.any(String),
        },
      },
    ]);
    await run();
    expect((await api('GET', `/refund/${id}`)).body).toMatchObject({
      data: { status: 'processing', refunded_at: null },
    });
    await run();
    expect((await api('GET', `/refund/${id}`)).body).toMatchObject({
      data: { status: 'processed', fully_deducted: true },
    });
    const common = { transaction_reference: reference, amount: '10000', currency: 'NGN' };
    expect(await told()).toMatchObject([
      { event: 'refund.pending', data: { ...common, status: 'pending', refund_reference: null } },
      { event: 'refund.processing', data: { ...common, status: 'processing', refund_reference: null } },
      { event: 'refund.processed', data: { ...common, status: 'processed', refund_reference: expect.any(String) } },
    ]);
    expect((await api('GET', `/transaction/verify/${reference}`)).body).toMatchObject({ data: { status: 'success' } });
  });

  test('of all of it reverses the transaction, when it is done', async () => {
    const reference = await paid();
    await refund(reference);
    expect((await api('GET', `/transaction/verify/${reference}`)).body).toMatchObject({ data: { status: 'success' } });
    await run();
    await run();
    expect((await api('GET', `/transaction/verify/${reference}`)).body).toMatchObject({ data: { status: 'reversed' } });
  });

  test('that is asked for twice is made twice: no key makes a repeat harmless', async () => {
    const reference = await paid();
    const ids = [
      at(await refund(reference, { amount: 10_000 }), 'data', 'id'),
      at(await refund(reference, { amount: 10_000 }), 'data', 'id'),
    ];
    expect(new Set(ids).size).toBe(2);
    const id = at(await api('GET', `/transaction/verify/${reference}`), 'data', 'id');
    const list = await api('GET', `/refund?transaction=${id}`);
    expect(list.body).toMatchObject({
      data: [{ amount: 10_000, transaction: Number(id) }, { amount: 10_000 }],
      meta: { total: 2 },
    });
  });

  test('cannot be of more than is left', async () => {
    const reference = await paid();
    expect((await refund(reference, { amount: 500_001 })).status).toBe(400);
    await refund(reference, { amount: 400_000 });
    expect((await refund(reference, { amount: 100_001 })).status).toBe(400);
    expect((await refund(reference)).body).toMatchObject({ data: { amount: 100_000 } });
    const over = await refund(reference);
    expect([over.status, over.body]).toMatchObject([
      400,
      { message: 'Transaction has been fully reversed', type: 'api_error', code: 'transaction_reversed' },
    ]);
  });

  test('takes a transaction by its id, too, and none that took no money', async () => {
    const id = at(await api('GET', `/transaction/verify/${await paid()}`), 'data', 'id');
    expect((await refund(Number(id), { amount: 5_000 })).body).toMatchObject({ status: true });
    expect((await refund((await begin()).reference)).status).toBe(400);
    expect((await refund('nothing')).status).toBe(404);
  });

  test('that fails leaves the money with the merchant, and can be asked for anew', async () => {
    const reference = await paid(FAILS);
    await refund(reference);
    await run();
    await run();
    const [last] = (await told()).slice(-1);
    // A number here, where the others have text.
    expect(last).toMatchObject({ event: 'refund.failed', data: { amount: 500_000, transaction_reference: reference } });
    expect((await api('GET', `/transaction/verify/${reference}`)).body).toMatchObject({ data: { status: 'success' } });
    expect((await refund(reference)).body).toMatchObject({ status: true, data: { amount: 500_000 } });
  });

  test("that needs the customer's account goes on when it is given, and not before", async () => {
    const reference = await paid(NEEDS_ATTENTION);
    const id = at(await refund(reference), 'data', 'id');
    const details = { refund_account_details: { currency: 'NGN', account_number: '1234567890', bank_id: '9' } };
    const retry = () => api('POST', `/refund/retry_with_customer_details/${id}`, details);
    const early = await retry();
    expect([early.status, early.body]).toMatchObject([
      422,
      { message: 'Invalid Refund state, refund status should be "needs-attention"', code: 'invalid_params' },
    ]);
    await run();
    await run();
    await run();
    const [last] = (await told()).slice(-1);
    expect(last).toMatchObject({ event: 'refund.needs-attention', data: { id, amount: 500_000 } });
    expect((await retry()).body).toMatchObject({ data: { status: 'processing', session_id: null } });
    await run();
    expect((await api('GET', `/refund/${id}`)).body).toMatchObject({ data: { status: 'processed' } });
  });

  test('of which nobody heard was made all the same', async () => {
    const reference = await paid();
    await act('PUT', '/stand-in/faults', {
      answers: [{ kind: 'error', status: 504, done: true, path: '/refund', times: 1 }],
    });
    expect((await refund(reference, { amount: 20_000 })).body).toBeNull();
    expect((await api('GET', `/refund?transaction=${reference}`)).body).toMatchObject({ data: [{ amount: 20_000 }] });
  });
});
