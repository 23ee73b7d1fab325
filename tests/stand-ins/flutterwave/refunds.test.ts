import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listenForEvents } from '../../support/stand-ins.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.end());
beforeEach(() => shop.control('DELETE', '/faults'));

const refund = (id: string, body: object = {}) => shop.call('POST', `/v3/transactions/${id}/refund`, body);
const made = (id: string, body: object = {}) => shop.data('POST', `/v3/transactions/${id}/refund`, body);
const look = (id: unknown) => shop.data('GET', `/v3/refunds/${id}`);
const error = (message: string) => ({ status: 400, body: { status: 'error', message, data: null } });

describe('a refund', () => {
  test('is completed at once, which means that it was begun', async () => {
    const id = await shop.pay('begun');
    expect((await refund(id, { comments: 'not delivered' })).body).toEqual({
      status: 'success',
      message: 'Transaction refund initiated',
      data: {
        id: expect.any(Number),
        account_id: 73_362,
        tx_id: Number(id),
        flw_ref: expect.stringMatching(/^URF_/),
        wallet_id: 74_639,
        amount_refunded: 2500,
        status: 'completed',
        destination: 'payment_source',
        meta: { source: 'availablebalance' },
        created_at: expect.any(String),
      },
    });
  });

  test('is spelled otherwise when it is looked up, and its meta is text', async () => {
    const id = await shop.pay('spelled');
    const { id: refundId } = await made(id, { amount: 1000.5 });
    const spelled = {
      id: refundId,
      AmountRefunded: 1000.5,
      TransactionId: Number(id),
      meta: '{"source":"availablebalance"}',
    };
    expect(await look(refundId)).toMatchObject(spelled);
    const list = await shop.call('GET', `/v3/refunds?id=${id}`);
    expect(list.body).toMatchObject({ message: 'Refunds fetched', meta: { page_info: { total: 1 } }, data: [spelled] });
  });

  test('is refused a second time, a part that is left included', async () => {
    const id = await shop.pay('once');
    await made(id, { amount: 500 });
    expect(await refund(id, { amount: 500 })).toMatchObject(error('This transaction has already been refunded'));
  });

  test.each([
    [{ amount: 99.99 }, 'The minimum refund amount is NGN 100'],
    [{ amount: 2500.01 }, 'Refund amount is more than the transaction amount'],
    [{ amount: 'half' }, 'amount is invalid'],
  ])('is refused for %o', async (body, message) => {
    expect(await refund(await shop.pay('refused'), body)).toMatchObject(error(message));
  });

  test('is refused where nothing was paid, and where the balance is empty', async () => {
    expect(await refund('1')).toMatchObject(error('No transaction was found for this id'));
    const id = await shop.pay('empty');
    await shop.control('PUT', '/faults', { special: { 'wallet-empty': true } });
    expect(await refund(id)).toMatchObject(error('Insufficient funds in your available balance'));
  });

  test.each(['new', 'processing', 'pending-momo'])('may be %s at first', async (status) => {
    await shop.control('PUT', '/faults', { special: { 'refund-status': status } });
    expect(await made(await shop.pay(`first-${status}`))).toMatchObject({ status });
  });

  test('of a card comes to its end after days, and is told', async () => {
    const listener = await listenForEvents();
    const { id } = await made(await shop.pay('days'), { amount: 100 });
    await shop.control('PUT', '/webhook', { url: listener.url });
    await shop.control('POST', '/events/flush');
    await shop.control('PUT', '/clock', { aheadMs: 3 * 86_400_000 });
    const end = { id, status: 'completed-mpgs', meta: '{"source":"availablebalance"}' };
    expect(await look(id)).toMatchObject(end);
    await shop.control('POST', '/events/flush');
    const events = listener.taken.map(({ body }) => JSON.parse(body)).filter(({ data }) => data.id === id);
    expect(events).toMatchObject([{ event: 'refund.completed', data: { AmountRefunded: 100, ...end } }]);
    await listener.close();
  });

  test('of a transfer ends as a bank transfer', async () => {
    const body = { tx_ref: 'back', amount: 500, currency: 'NGN', email: 'ada@example.com' };
    const { body: answer } = await shop.call('POST', '/v3/charges?type=bank_transfer', body);
    expect(answer).toMatchObject({ meta: { authorization: { transfer_account: expect.any(String) } } });
    const account_number = /"transfer_account":"(\d+)"/.exec(JSON.stringify(answer))?.[1];
    await shop.control('POST', '/transfers', { account_number, amount: 50_000 });
    const { id: transaction } = await shop.data('GET', '/v3/transactions/verify_by_reference?tx_ref=back');
    const { id } = await made(String(transaction));
    await shop.control('PUT', '/clock', { aheadMs: 3 * 86_400_000 });
    expect(await look(id)).toMatchObject({ status: 'completed-bank-transfer' });
  });

  test('can fail beside the word completed, and then does not stand in the books', async () => {
    const id = await shop.pay('came-back');
    const { id: refundId } = await made(id);
    await shop.control('POST', `/refunds/${refundId}`, { status: 'completed', disburse: 'failed' });
    expect(await look(refundId)).toMatchObject({
      status: 'completed',
      meta: '{"source":"availablebalance","disburse_status":"failed"}',
    });
    const { body } = await shop.control('GET', '/books');
    expect(body).toMatchObject({
      refunds: expect.arrayContaining([
        { id: refundId, transactionId: Number(id), amountKobo: 250_000, status: 'completed', stands: false },
      ]),
    });
  });

  test('that was made and not answered is found by its transaction', async () => {
    const id = await shop.pay('unanswered');
    const answers = [{ kind: 'error', status: 503, done: true, path: `/v3/transactions/${id}/refund`, times: 1 }];
    await shop.control('PUT', '/faults', { answers });
    expect((await refund(id)).status).toBe(503);
    const list = await shop.call('GET', `/v3/refunds?id=${id}`);
    expect(list.body).toMatchObject({ data: [{ TransactionId: Number(id), AmountRefunded: 2500 }] });
  });
});
