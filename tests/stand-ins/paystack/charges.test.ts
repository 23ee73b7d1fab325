import { describe, expect, test } from 'vitest';
import { at, openPaystack } from './support.ts';

const { api, act, events } = openPaystack();
const charge = (fields: object) => api('POST', '/charge', { email: 'ada@example.com', amount: '250000', ...fields });
const verify = (reference: string) => api('GET', `/transaction/verify/${reference}`);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const send = (account_number: string, amount: number, fields: object = {}) =>
  act('POST', '/stand-in/transfers', { account_number, amount, ...fields });

/** A payment that waits for a transfer. */
async function awaited(minutes: number | null = 30) {
  const account_expires_at = minutes === null ? null : inMinutes(minutes);
  const answer = await charge({ bank_transfer: { account_expires_at } });
  const [reference, number] = [at(answer, 'data', 'reference'), at(answer, 'data', 'account_number')];
  return { answer, reference, number, expires: Date.parse(at(answer, 'data', 'account_expires_at')) };
}

describe('pay with transfer', () => {
  test('answers an account for this payment', async () => {
    const { answer, reference } = await awaited();
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        status: true,
        message: 'Charge attempted',
        data: {
          reference,
          status: 'pending_bank_transfer',
          display_text: 'Please make a transfer to the account specified',
          account_name: expect.any(String),
          account_number: expect.stringMatching(/^\d{10}$/),
          bank: { slug: 'test-bank', name: 'Test Bank', id: 24 },
          account_expires_at: expect.any(String),
        },
      },
    ]);
    expect((await verify(reference)).body).toMatchObject({ data: { status: 'ongoing' } });
    expect((await api('GET', `/charge/${reference}`)).body).toMatchObject({ data: { status: 'pending' } });
  });

  test.each([
    [1, 15],
    [60, 60],
    [600, 480],
    [null, 480],
  ])('an account asked for %s minutes lives %i', async (asked, lives) => {
    const { expires } = await awaited(asked);
    expect(Math.round((expires - Date.now()) / 60_000)).toBe(lives);
  });

  test('the exact amount is taken once; the sender is told, masked', async () => {
    const { reference, number } = await awaited();
    await send(number, 250_000, { sender_name: 'BOLA ADE', sender_account: '0123456789' });
    expect(await events()).toMatchObject([
      {
        event: 'charge.success',
        data: {
          reference,
          channel: 'bank_transfer',
          amount: 250_000,
          authorization: { sender_name: 'BOLA ADE', sender_bank_account_number: 'XXXXXX6789', reusable: false },
        },
      },
    ]);
    expect((await send(number, 250_000)).status).toBe(404);
    expect((await api('GET', `/charge/${reference}`)).body).toMatchObject({ data: { status: 'success' } });
  });

  test.each([249_999, 250_001])('%i of 250000 goes back to its sender, and an event says so', async (amount) => {
    const { reference, number } = await awaited();
    await send(number, amount);
    const { body } = await verify(reference);
    expect(body).toMatchObject({ data: { status: 'ongoing' } });
    expect(await events()).toEqual([
      {
        event: 'bank.transfer.rejected',
        data: {
          bank_transfer: {
            amount: String(amount),
            message: 'incorrect amount sent',
            message_type: 'INCORRECT_AMOUNT',
            transaction_id: at({ ...(await verify(reference)) }, 'data', 'id'),
          },
          customer: expect.objectContaining({ email: 'ada@example.com', customer_code: expect.any(String) }),
        },
      },
    ]);
    await send(number, 250_000);
    expect((await verify(reference)).body).toMatchObject({ data: { status: 'success' } });
  });

  test('what is sent after the account expired never comes; what was sent before comes, however late', async () => {
    const [late, delayed] = [await awaited(15), await awaited(15)];
    const sent_at = inMinutes(14);
    await act('PUT', '/stand-in/clock', { aheadMs: 3 * 3_600_000 });
    expect((await verify(late.reference)).body).toMatchObject({ data: { status: 'abandoned' } });
    expect((await send(late.number, 250_000)).status).toBe(404);
    await send(delayed.number, 250_000, { sent_at });
    expect((await verify(delayed.reference)).body).toMatchObject({ data: { status: 'success' } });
    expect(await events()).toMatchObject([{ event: 'charge.success', data: { reference: delayed.reference } }]);
  });
});

describe('USSD', () => {
  test('answers a code to dial, and is paid when it is dialled', async () => {
    const answer = await charge({ ussd: { type: '737' } });
    const reference = at(answer, 'data', 'reference');
    const ussd_code = at(answer, 'data', 'ussd_code');
    expect(answer.body).toMatchObject({
      data: { status: 'pay_offline', display_text: expect.stringContaining(ussd_code) },
    });
    expect(ussd_code).toMatch(/^\*737\*33\*4\*\d+#$/);
    await act('POST', '/stand-in/ussd', { ussd_code });
    expect(await events()).toMatchObject([{ event: 'charge.success', data: { reference, channel: 'ussd' } }]);
    expect((await act('POST', '/stand-in/ussd', { ussd_code })).status).toBe(404);
  });

  test('knows one bank only', async () => {
    expect((await charge({ ussd: { type: '919' } })).body).toMatchObject({ status: false });
  });
});

describe('a bank account', () => {
  test('is asked a birthday and a code', async () => {
    const answer = await charge({ bank: { code: '057', account_number: '0000000000' } });
    const reference = at(answer, 'data', 'reference');
    expect(answer.body).toMatchObject({ data: { status: 'send_birthday', display_text: expect.any(String) } });
    const next = await api('POST', '/charge/submit_birthday', { reference, birthday: '2007-04-15' });
    expect(next.body).toMatchObject({ data: { reference, status: 'send_otp' } });
    const done = await api('POST', '/charge/submit_otp', { reference, otp: '123456' });
    expect(done.body).toMatchObject({ message: 'Charge attempted', data: { status: 'success', channel: 'bank' } });
  });

  test('of the wallet bank brings its token along', async () => {
    const answer = await charge({ bank: { code: '50211', phone: '+2348100000000', token: '123456' } });
    expect(answer.body).toMatchObject({ data: { status: 'success', channel: 'bank' } });
  });

  test('that gives a wrong code fails, with status true around it', async () => {
    const answer = await charge({ bank: { code: '50211', phone: '+2348100000000', token: '000000' } });
    expect(answer.body).toMatchObject({ status: true, data: { status: 'failed', message: expect.any(String) } });
  });

  test('of a reference that there is not is refused', async () => {
    const answer = await api('POST', '/charge/submit_otp', { reference: 'none', otp: '1' });
    expect([answer.status, answer.body]).toMatchObject([400, { message: 'Transaction reference is invalid' }]);
  });
});

describe('an account number of a resident', () => {
  const assign = (email: string, fields: object = {}) =>
    api('POST', '/dedicated_account/assign', {
      ...{ email, first_name: 'Jane', last_name: 'Doe', phone: '+2348100000000' },
      ...{ preferred_bank: 'test-bank', country: 'NG', ...fields },
    });
  const numberOf = async (email: string) => {
    await assign(email);
    const [last] = (await events()).slice(-1);
    return (last as { data: { dedicated_account: { account_number: string } } }).data.dedicated_account.account_number;
  };

  test('is assigned later, by an event', async () => {
    const answer = await assign('jane@example.com', {
      bvn: '20012345678',
      account_number: '0123456789',
      bank_code: '007',
    });
    expect(answer.body).toEqual({ status: true, message: 'Assign dedicated account in progress' });
    expect(await events()).toMatchObject([
      { event: 'customeridentification.success', data: { identification: { type: 'bvn', value: '200****678' } } },
      {
        event: 'dedicatedaccount.assign.success',
        data: {
          customer: { email: 'jane@example.com', phone: '+2348100000000' },
          dedicated_account: { account_number: expect.stringMatching(/^\d{10}$/), assigned: true, active: true },
          identification: { status: 'success' },
        },
      },
    ]);
  });

  test('is not assigned to somebody whom the bank does not know', async () => {
    await act('PUT', '/stand-in/faults', { special: { 'identification-fails': true } });
    await assign('joe@example.com', { bvn: '20012345678', account_number: '0123456789', bank_code: '007' });
    expect(await events()).toMatchObject([
      { event: 'customeridentification.failed', data: { reason: expect.any(String) } },
      {
        event: 'dedicatedaccount.assign.failed',
        data: { dedicated_account: null, identification: { status: 'failed' } },
      },
    ]);
  });

  test('takes any sum at any time, without an order', async () => {
    const number = await numberOf('kemi@example.com');
    await send(number, 3_000);
    await send(number, 1_234_567, { sender_name: 'RANDALL HORTON' });
    const told = (await events()).filter(({ event }) => event === 'charge.success');
    expect(told).toMatchObject([
      { data: { amount: 3_000, requested_amount: 3_000, channel: 'dedicated_nuban' } },
      {
        data: {
          amount: 1_234_567,
          fees: 12_346,
          authorization: { receiver_bank_account_number: number, sender_name: 'RANDALL HORTON' },
          customer: { email: 'kemi@example.com' },
        },
      },
    ]);
  });

  test('is asked again for money that was not noticed', async () => {
    const number = await numberOf('tobi@example.com');
    await send(number, 90_000, { unnoticed: true });
    expect((await events()).filter(({ event }) => event === 'charge.success')).toEqual([]);
    for (const _ of [1, 2]) {
      const answer = await api('GET', `/dedicated_account/requery?account_number=${number}&provider_slug=test-bank`);
      expect(answer.body).toMatchObject({ status: true, message: expect.stringContaining('checking the status') });
    }
    expect((await events()).filter(({ event }) => event === 'charge.success')).toMatchObject([
      { data: { amount: 90_000 } },
    ]);
  });

  test('can be listed, found with its customer, and given up', async () => {
    const number = await numberOf('ola@example.com');
    const list = await api('GET', '/dedicated_account?active=true&perPage=1');
    expect(list.body).toMatchObject({ data: [{ account_number: number, customer: { email: 'ola@example.com' } }] });
    expect((await api('GET', '/customer/ola@example.com')).body).toMatchObject({
      data: { dedicated_account: { account_number: number } },
    });
    const [id] = (list.body as { data: { id: number }[] }).data.map((account) => account.id);
    await api('DELETE', `/dedicated_account/${id}`);
    expect((await send(number, 5_000)).status).toBe(404);
    expect((await api('GET', '/dedicated_account/available_providers')).body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ provider_slug: 'wema-bank' })]),
    });
  });

  test('is made at once for a customer who is known', async () => {
    const customer = at(
      await api('POST', '/customer', { email: 'ife@example.com', first_name: 'Ife' }),
      'data',
      'customer_code',
    );
    const answer = await api('POST', '/dedicated_account', { customer, preferred_bank: 'wema-bank' });
    expect(answer.body).toMatchObject({
      data: { bank: { slug: 'wema-bank' }, customer: { email: 'ife@example.com' } },
    });
    const other = await api('POST', '/dedicated_account', { customer, preferred_bank: 'no-bank' });
    expect(other.status).toBe(400);
  });
});
