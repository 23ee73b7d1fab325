import { describe, expect, test } from 'vitest';
import { at, openPaystack } from './support.ts';

const { api, act, paid } = openPaystack();

describe('a settlement', () => {
  test('pays out what came, less fees and less what went back, down to its transactions', async () => {
    const references = [await paid(), await paid()];
    await api('POST', '/refund', { transaction: references[0], amount: 100_000 });
    for (const _ of [1, 2]) await act('POST', '/stand-in/refunds/run');
    expect((await api('GET', '/balance')).body).toMatchObject({ data: [{ currency: 'NGN', balance: 865_000 }] });

    const id = at(await act('POST', '/stand-in/settlements/run', { status: 'pending' }), 'settlements', '0', 'id');
    const sums = {
      total_processed: 1_000_000,
      total_fees: 35_000,
      total_amount: 965_000,
      effective_amount: 865_000,
      deductions: 100_000,
    };
    const list = await api('GET', '/settlement?status=pending');
    expect(list.body).toMatchObject({ data: [{ id: Number(id), status: 'pending', ...sums }], meta: { total: 1 } });
    const transactions = await api('GET', `/settlement/${id}/transactions`);
    expect(transactions.body).toMatchObject({
      data: references.toReversed().map((reference) => ({ reference })),
      meta: { total_volume: 1_000_000 },
    });
    expect((await act('GET', '/stand-in/books')).body).toMatchObject({ paidOutKobo: 0, dueKobo: 0 });
    await act('PUT', `/stand-in/settlements/${id}`, { status: 'success' });
    expect((await act('GET', '/stand-in/books')).body).toMatchObject({
      capturedKobo: 1_000_000,
      feesKobo: 35_000,
      refundedKobo: 100_000,
      paidOutKobo: 865_000,
    });
  });

  test('is none where nothing is due; what went back of money that was paid out is kept from the next', async () => {
    expect((await act('POST', '/stand-in/settlements/run')).body).toEqual({ settlements: [] });
    const before = await paid();
    await act('POST', '/stand-in/settlements/run');
    await api('POST', '/refund', { transaction: before, amount: 50_000 });
    for (const _ of [1, 2]) await act('POST', '/stand-in/refunds/run');
    expect((await api('GET', '/balance')).body).toMatchObject({ data: [{ balance: -50_000 }] });
    expect((await act('POST', '/stand-in/settlements/run')).body).toEqual({ settlements: [] });
    await paid();
    expect((await act('POST', '/stand-in/settlements/run')).body).toMatchObject({
      settlements: [{ effective_amount: 432_500, deductions: 50_000 }],
    });
  });

  test('that there is not is refused', async () => {
    expect((await api('GET', '/settlement/1/transactions')).status).toBe(404);
  });
});
