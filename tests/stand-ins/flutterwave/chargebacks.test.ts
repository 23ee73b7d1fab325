import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.end());

const row = z.object({ id: z.number() });
/** A payment of NGN 2,500 that is disputed; the number of the chargeback. */
async function dispute(txRef: string, more: object = {}): Promise<number> {
  const transaction = Number(await shop.pay(txRef));
  return row.parse((await shop.control('POST', '/chargebacks', { transaction, ...more })).body).id;
}
const answer = (id: number, action: string) => shop.call('PUT', `/v3/chargebacks/${id}`, { action });
const list = async (query = '') => (await shop.call('GET', `/v3/chargebacks?${query}`)).body;

describe('a chargeback', () => {
  test('is found by asking, and the sum is held', async () => {
    const id = await dispute('asked');
    expect(await list('status=initiated')).toMatchObject({
      status: 'success',
      message: 'Chargebacks fetched',
      meta: { page_info: { total: 1 } },
      data: [
        {
          id,
          amount: 2500,
          status: 'initiated',
          stage: 'new',
          tx_ref: 'asked',
          settlement_id: 'N/A',
          meta: {
            uploaded_proof: null,
            history: [{ action: 'initiated', description: 'Debit and hold chargeback amount' }],
          },
        },
      ],
    });
    expect(await shop.data('GET', '/v3/balances/NGN')).toMatchObject({ available_balance: -37.63 });
    await answer(id, 'accept');
  });

  test('is answered once', async () => {
    const id = await dispute('accepted');
    expect((await answer(id, 'accept')).body).toMatchObject({ status: 'success', data: { id, status: 'accepted' } });
    expect(await answer(id, 'decline')).toMatchObject({ status: 400, body: { status: 'error' } });
    expect(await answer(id, 'perhaps')).toMatchObject({ status: 400, body: { message: 'action is invalid' } });
  });

  test('that nobody answers in time is lost', async () => {
    const id = await dispute('unanswered');
    await shop.control('PUT', '/clock', { aheadMs: 11 * 3_600_000 });
    expect(await list('status=lost')).toMatchObject({
      data: [{ id, meta: { history: [{}, { action: 'lost', description: 'No merchant response' }] } }],
    });
  });

  test('that was won after its settlement gives the money back in the next', async () => {
    await shop.control('POST', '/settlements');
    const id = await dispute('won', { amountKobo: 100_000 });
    await shop.control('POST', '/settlements');
    await answer(id, 'decline');
    await shop.control('POST', `/chargebacks/${id}`, { status: 'won' });
    await shop.control('POST', '/settlements');
    const { body } = await shop.call('GET', '/v3/settlements');
    expect(body).toMatchObject({
      data: [
        { chargeback: -1000, net_amount: 1000, chargeback_meta: [id] },
        { chargeback: 1000, net_amount: 1462.37, chargeback_meta: [id] },
        { chargeback: 7500 },
      ],
    });
    expect((await shop.control('GET', '/books')).body).toMatchObject({
      disputes: expect.arrayContaining([
        expect.objectContaining({ id, amountKobo: 100_000, status: 'won', stands: false }),
      ]),
    });
  });
});
