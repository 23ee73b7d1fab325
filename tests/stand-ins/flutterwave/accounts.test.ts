import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listenForEvents } from '../../support/stand-ins.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.end());
beforeEach(() => shop.control('DELETE', '/faults'));

const charged = z.object({
  meta: z.object({
    authorization: z.object({
      transfer_account: z.string(),
      transfer_amount: z.string(),
      account_expiration: z.number(),
    }),
  }),
});

/** Asks for an account number for one payment of NGN 1,500. */
async function account(txRef: string, more: object = {}) {
  const body = { tx_ref: txRef, amount: '1500', currency: 'NGN', email: 'ada@example.com', ...more };
  return charged.parse((await shop.call('POST', '/v3/charges?type=bank_transfer', body)).body).meta.authorization;
}
const send = async (account_number: unknown, amount: number, more: object = {}) =>
  (await shop.control('POST', '/transfers', { account_number, amount, ...more })).body;
const verify = (txRef: string) => shop.data('GET', `/v3/transactions/verify_by_reference?tx_ref=${txRef}`);
const virtual = (body: object) =>
  shop.call('POST', '/v3/virtual-account-numbers', {
    email: 'ada@example.com',
    firstname: 'Ada',
    lastname: 'Obi',
    ...body,
  });

describe('paying by transfer', () => {
  test('gives an account number, the exact sum as text and the time it ends', async () => {
    const body = {
      tx_ref: 'given',
      amount: '1500',
      currency: 'NGN',
      email: 'ada@example.com',
      fullname: 'Ada Obi',
      expires: 900,
    };
    expect((await shop.call('POST', '/v3/charges?type=bank_transfer', body)).body).toEqual({
      status: 'success',
      message: 'Charge initiated',
      meta: {
        authorization: {
          transfer_reference: expect.any(String),
          transfer_account: expect.stringMatching(/^\d{10}$/),
          transfer_bank: 'WEMA BANK',
          account_expiration: expect.any(Number),
          transfer_note: 'Please make a bank transfer to Ada Obi',
          transfer_amount: '1500.00',
          mode: 'banktransfer',
        },
      },
    });
    expect(await verify('given')).toMatchObject({ status: 'pending', payment_type: 'bank_transfer', amount: 1500 });
  });

  test('is paid by the exact sum, and says from whom it came', async () => {
    const listener = await listenForEvents();
    await shop.control('PUT', '/webhook', { url: listener.url });
    const { transfer_account } = await account('exact', { meta: { estate: 'palm' } });
    const { id } = await verify('exact');
    expect(await send(transfer_account, 150_000)).toMatchObject({ outcome: 'taken', transaction: id });
    expect(await verify('exact')).toMatchObject({
      id,
      status: 'successful',
      amount: 1500,
      processor_response: 'success',
    });
    const [event] = await listener.until(1);
    expect(JSON.parse(event?.body ?? '')).toMatchObject({
      event: 'charge.completed',
      'event.type': 'BANK_TRANSFER_TRANSACTION',
      data: { id, tx_ref: 'exact', payment_type: 'bank_transfer', status: 'successful' },
      meta_data: {
        estate: 'palm',
        originatorname: 'ADA OBI',
        bankname: 'ACCESS BANK NIGERIA',
        originatoraccountnumber: '069*******31',
      },
    });
    await listener.close();
    expect(await send(transfer_account, 150_000)).toMatchObject({ outcome: 'rejected', reason: 'used before' });
  });

  test('asks for the fee too where the payer bears it', async () => {
    await shop.control('PUT', '/faults', { special: { 'customer-pays-fees': true } });
    const { transfer_account, transfer_amount } = await account('fee');
    expect(transfer_amount).toBe('1522.58');
    expect(await send(transfer_account, 152_258)).toMatchObject({ outcome: 'taken' });
    expect(await verify('fee')).toMatchObject({ amount: 1500, charged_amount: 1522.58, amount_settled: 1500 });
  });

  test('gives a wrong sum back to the sender, and tells nobody', async () => {
    const { transfer_account } = await account('wrong');
    expect(await send(transfer_account, 149_900)).toMatchObject({ outcome: 'rejected', reason: 'wrong amount' });
    expect(await verify('wrong')).toMatchObject({ status: 'pending' });
    expect(await send(transfer_account, 150_000)).toMatchObject({ outcome: 'taken' });
  });

  test.each([
    ['less', 140_000, 1400],
    ['more', 160_000, 1600],
  ])('can be told to take %s: the amount is then what came', async (which, amountKobo, amount) => {
    await shop.control('PUT', '/faults', { special: { 'wrong-amounts-taken': true } });
    const { transfer_account } = await account(which);
    expect(await send(transfer_account, amountKobo)).toMatchObject({ outcome: 'taken' });
    expect(await verify(which)).toMatchObject({ status: 'successful', amount, charged_amount: amount });
  });

  test('takes nothing after its time, unless it is told to', async () => {
    const { transfer_account } = await account('expired', { expires: 900 });
    await shop.control('PUT', '/clock', { aheadMs: 901_000 });
    expect(await send(transfer_account, 150_000)).toMatchObject({ outcome: 'rejected', reason: 'too late' });
    await shop.control('PUT', '/faults', { special: { 'late-transfers-taken': true } });
    expect(await send(transfer_account, 150_000)).toMatchObject({ outcome: 'taken' });
    expect(await verify('expired')).toMatchObject({ status: 'successful' });
  });

  test('takes what was sent in time, however late it comes', async () => {
    const { transfer_account } = await account('slow-bank', { expires: 900 });
    const sent_at = new Date().toISOString();
    await shop.control('PUT', '/clock', { aheadMs: 901_000 });
    expect(await send(transfer_account, 150_000, { sent_at })).toMatchObject({ outcome: 'taken' });
  });

  test('knows no account that was not given', async () => {
    expect(await send('0000000000', 150_000)).toMatchObject({ outcome: 'rejected', reason: 'no such account' });
  });
});

describe('virtual account numbers', () => {
  test('that stay want a bank verification number', async () => {
    expect(await virtual({ tx_ref: 'no-bvn', is_permanent: true })).toMatchObject({
      status: 400,
      body: { status: 'error', message: 'BVN is required for static account number', data: null },
    });
  });

  test('that stay take any sum, as often as it comes, under one reference', async () => {
    const made = await virtual({
      tx_ref: 'resident-7',
      is_permanent: true,
      bvn: '12345678901',
      narration: 'Ada Obi Palm Court',
    });
    expect(made.body).toEqual({
      status: 'success',
      message: 'Virtual account created',
      data: {
        response_code: '02',
        response_message: 'Transaction in progress',
        flw_ref: expect.any(String),
        order_ref: expect.stringMatching(/^URF_/),
        account_number: expect.stringMatching(/^\d{10}$/),
        frequency: 'N/A',
        bank_name: 'WEMA BANK',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        expiry_date: 'N/A',
        note: 'Please make a bank transfer to Ada Obi Palm Court',
        amount: null,
      },
    });
    const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).parse(made.body);
    expect(await shop.data('GET', `/v3/virtual-account-numbers/${data.order_ref}`)).toEqual(data);
    await send(data.account_number, 20_000_000);
    await send(data.account_number, 123_456);
    const list = await shop.call('GET', '/v3/transactions?tx_ref=resident-7');
    expect(list.body).toMatchObject({ data: [{ amount: 1234.56 }, { amount: 200_000 }] });
    expect(await verify('resident-7')).toMatchObject({ amount: 1234.56, meta: { originatorname: 'ADA OBI' } });
  });

  test('that do not stay want one exact sum within an hour', async () => {
    expect(await virtual({ tx_ref: 'no-amount' })).toMatchObject({
      status: 400,
      body: { message: 'amount is required' },
    });
    const made = await virtual({ tx_ref: 'once', amount: 100 });
    expect(made.body).toMatchObject({ data: { amount: '100.00', frequency: 1 } });
    const { data } = z.object({ data: z.object({ account_number: z.string() }) }).parse(made.body);
    expect(await send(data.account_number, 9_999)).toMatchObject({ outcome: 'rejected', reason: 'wrong amount' });
    await shop.control('PUT', '/clock', { aheadMs: 3_601_000 });
    expect(await send(data.account_number, 10_000)).toMatchObject({ outcome: 'rejected', reason: 'too late' });
  });
});
