import { describe, expect, test } from 'vitest';
import { at, openPaystack } from './support.ts';

const { api, act, paid, events } = openPaystack();
const told = async () => (await events()).filter(({ event }) => event.startsWith('charge.dispute.'));
const DAY_MS = 86_400_000;

/** A dispute about a payment of 5000 naira. */
async function disputed(fields: object = {}) {
  const reference = await paid();
  const answer = await act('POST', '/stand-in/disputes', { transaction: reference, ...fields });
  return { reference, id: at(answer, 'id') };
}
const statusOf = async (reference: string) =>
  at(await api('GET', `/transaction/verify/${reference}`), 'data', 'status');

describe('a dispute', () => {
  test('is told with the transaction, the sum and the day by which to answer', async () => {
    const { reference, id } = await disputed({ amount: 300_000 });
    await act('POST', `/stand-in/disputes/${id}/remind`);
    const data = {
      id: Number(id),
      status: 'awaiting-merchant-feedback',
      refund_amount: 300_000,
      resolution: null,
      transaction: { reference, amount: 500_000 },
      category: 'chargeback',
      customer: { email: 'ada@example.com' },
      last4: '4081',
      messages: [{ body: 'Customer complained about debit without value' }],
      dueAt: expect.any(String),
    };
    expect(await told()).toMatchObject([
      { event: 'charge.dispute.create', data },
      { event: 'charge.dispute.remind', data },
    ]);
  });

  test('can be listed, found by its number and by its transaction', async () => {
    const { reference, id } = await disputed();
    const transaction = at(await api('GET', `/transaction/verify/${reference}`), 'data', 'id');
    const asked = [`/dispute/${id}`, `/dispute/transaction/${transaction}`];
    for (const path of asked) expect((await api('GET', path)).body).toMatchObject({ data: { id: Number(id) } });
    const list = await api('GET', `/dispute?status=awaiting-merchant-feedback&transaction=${transaction}`);
    expect(list.body).toMatchObject({ data: [{ id: Number(id), transaction: { reference } }], meta: { total: 1 } });
    expect((await api('GET', '/dispute?use_cursor=true&perPage=1')).body).toMatchObject({ data: [{ id: Number(id) }] });
    expect((await api('GET', '/dispute/1')).status).toBe(404);
  });

  test('that the merchant accepts takes the money back', async () => {
    const { reference, id } = await disputed();
    const over = await api('PUT', `/dispute/${id}`, { refund_amount: 500_001 });
    expect([over.status, over.body]).toMatchObject([
      400,
      { message: 'Refund amount cannot be greater than initial amount' },
    ]);
    expect((await api('PUT', `/dispute/${id}`, { refund_amount: 500_000 })).body).toMatchObject({
      data: [{ refund_amount: 500_000 }],
    });
    const answer = await api('PUT', `/dispute/${id}/resolve`, {
      resolution: 'merchant-accepted',
      message: 'Merchant accepted',
    });
    expect(answer.body).toMatchObject({
      message: 'Dispute successfully resolved',
      data: { status: 'resolved', resolution: 'merchant-accepted', message: { body: 'Merchant accepted' } },
    });
    expect(await statusOf(reference)).toBe('reversed');
    expect((await api('GET', `/refund?transaction=${reference}`)).body).toMatchObject({
      data: [{ amount: 500_000, status: 'processed', dispute: Number(id) }],
    });
    const [last] = (await told()).slice(-1);
    expect(last).toMatchObject({ event: 'charge.dispute.resolve', data: { transaction: { status: 'reversed' } } });
  });

  test.each([
    ['merchant', 'success'],
    ['customer', 'reversed'],
  ])('that is declined with evidence is decided by the bank, for the %s', async (side, status) => {
    const { reference, id } = await disputed();
    const fields = {
      customer_email: 'ada@example.com',
      customer_name: 'Ada Obi',
      customer_phone: '08030000001',
      service_details: 'Electricity token delivered',
    };
    const evidence = await api('POST', `/dispute/${id}/evidence`, fields);
    expect(evidence.body).toMatchObject({ message: 'Evidence created', data: { ...fields, dispute: Number(id) } });
    expect((await api('GET', `/dispute/${id}/upload_url?upload_filename=a.pdf`)).body).toMatchObject({
      data: { signedUrl: expect.any(String), fileName: expect.stringContaining('a.pdf') },
    });
    const body = { resolution: 'declined', message: 'It was delivered', evidence: Number(at(evidence, 'data', 'id')) };
    expect((await api('PUT', `/dispute/${id}/resolve`, body)).body).toMatchObject({
      data: { status: 'awaiting-bank-feedback', evidence: fields },
    });
    expect((await api('PUT', `/dispute/${id}/resolve`, body)).status).toBe(400);
    await act('POST', `/stand-in/disputes/${id}/decide`, { for: side });
    expect(await statusOf(reference)).toBe(status);
    expect((await told()).map(({ event }) => event)).toEqual(['charge.dispute.create', 'charge.dispute.resolve']);
  });

  test('that nobody answers by its day is lost', async () => {
    const { reference, id } = await disputed();
    await act('POST', '/stand-in/disputes/run');
    expect(await statusOf(reference)).toBe('success');
    await act('PUT', '/stand-in/clock', { aheadMs: DAY_MS });
    await act('POST', '/stand-in/disputes/run');
    expect(await statusOf(reference)).toBe('reversed');
    expect((await api('GET', `/dispute/${id}`)).body).toMatchObject({ data: { resolution: 'auto-accepted' } });
  });
});
