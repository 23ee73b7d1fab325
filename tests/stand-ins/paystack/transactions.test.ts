import { describe, expect, test } from 'vitest';
import { at, card, openPaystack, PLAIN } from './support.ts';

const paystack = openPaystack();
const { api, act, begin, paid, events } = paystack;
const verify = (reference: string) => api('GET', `/transaction/verify/${reference}`);

describe('keys', () => {
  test('a call without the secret key, or with another, is not answered', async () => {
    const none = await act('GET', '/transaction/verify/x');
    expect([none.status, none.body]).toEqual([401, expect.objectContaining({ status: false })]);
    const wrong = await paystack.standIn().ask('GET', '/balance', undefined, { authorization: 'Bearer sk_test_other' });
    expect([wrong.status, wrong.body]).toEqual([
      401,
      {
        status: false,
        message: 'Invalid key',
        meta: { nextStep: expect.any(String) },
        type: 'validation_error',
        code: 'invalid_Key',
      },
    ]);
  });
});

describe('initialize', () => {
  test('answers where to pay, a code for the popup, and the reference', async () => {
    const answer = await api('POST', '/transaction/initialize', {
      email: 'ada@example.com',
      amount: '20000',
      reference: 'Order-1.a=b',
    });
    const { url } = paystack.standIn();
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        status: true,
        message: 'Authorization URL created',
        data: {
          authorization_url: `${url}/checkout/${at(answer, 'data', 'access_code')}`,
          access_code: expect.stringMatching(/^[a-z0-9]+$/),
          reference: 'Order-1.a=b',
        },
      },
    ]);
  });

  test('takes a reference once, whatever else is asked', async () => {
    const { reference } = await begin();
    const again = await api('POST', '/transaction/initialize', { email: 'b@example.com', amount: 7_000, reference });
    expect([again.status, again.body]).toEqual([
      400,
      expect.objectContaining({
        status: false,
        message: 'Duplicate Transaction Reference',
        type: 'validation_error',
        code: 'duplicate_reference',
      }),
    ]);
  });

  test.each([
    ['less than 50 naira', { amount: 4_999 }, 'Invalid Amount Sent'],
    ['a part of a kobo', { amount: 5_000.5 }, 'Invalid Amount Sent'],
    ['no address', { email: undefined }, 'Email Address is required'],
    ['another letter in the reference', { reference: 'a_b' }, expect.stringContaining('alphanumeric')],
    ['another currency', { currency: 'EUR' }, 'Currency not supported by merchant'],
    ['a channel that there is not', { channels: ['cash'] }, expect.stringContaining('Channels')],
  ])('refuses %s', async (_, fields, message) => {
    const answer = await api('POST', '/transaction/initialize', { email: 'a@example.com', amount: 5_000, ...fields });
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ status: false, message })]);
  });
});

describe('verify', () => {
  test('a reference that nobody used is a refusal with a code', async () => {
    const answer = await verify('nobody');
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining({ status: false, code: 'transaction_not_found' }),
    ]);
  });

  test('status true says that the call worked: nobody has paid yet', async () => {
    const { reference } = await begin();
    const answer = await verify(reference);
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { status: true, data: { status: 'abandoned', paid_at: null, fees: null, gateway_response: expect.any(String) } },
    ]);
    expect(await events()).toEqual([]);
  });

  test('a payment: sums, fee, card, both spellings of its times', async () => {
    const reference = await paid(PLAIN, { metadata: '{"order":"7"}' });
    const { body } = await verify(reference);
    expect(body).toMatchObject({
      data: {
        status: 'success',
        amount: 500_000,
        requested_amount: 500_000,
        fees: 17_500,
        currency: 'NGN',
        channel: 'card',
        metadata: { order: '7' },
        customer: { email: 'ada@example.com', customer_code: expect.stringMatching(/^CUS_/) },
        authorization: { last4: '4081', reusable: true, authorization_code: expect.stringMatching(/^AUTH_/) },
      },
    });
    expect(at({ ...(await verify(reference)) }, 'data', 'paid_at')).toBe(at(await verify(reference), 'data', 'paidAt'));
    expect(await events()).toMatchObject([
      { event: 'charge.success', data: { reference, amount: 500_000, status: 'success' } },
    ]);
  });

  test('a declined card is told by verify and by no event; the page can still be paid', async () => {
    const { reference, code } = await begin();
    await act('POST', `/checkout/${code}/card`, card('4084 0800 0000 5408', '001'));
    expect((await verify(reference)).body).toMatchObject({ data: { status: 'failed', gateway_response: 'Declined' } });
    expect(await events()).toEqual([]);
    await act('POST', `/checkout/${code}/card`, PLAIN);
    expect((await verify(reference)).body).toMatchObject({
      data: { status: 'success', log: { attempts: 2, errors: 1 } },
    });
  });

  test('where the payer bears the fee, amount is more than was asked', async () => {
    await act('PUT', '/stand-in/faults', { special: { 'customer-pays-fees': true } });
    const reference = await paid();
    expect((await verify(reference)).body).toMatchObject({
      data: { amount: 517_500, requested_amount: 500_000, fees: 17_500 },
    });
  });

  test('an id is a number of up to 64 bits, with every digit', async () => {
    await act('PUT', '/stand-in/faults', { special: { 'huge-ids': true } });
    const reference = await paid();
    const { text } = await verify(reference);
    const [, id = ''] = /"data":\{"id":(\d+),/.exec(text) ?? [];
    expect(BigInt(id)).toBeGreaterThan(2n ** 63n);
    expect((await api('GET', `/transaction/${id}`)).body).toMatchObject({ data: { reference } });
    await events();
    expect(paystack.listener().taken.at(-1)?.body).toContain(`"id":${id},`);
  });
});

describe('fees', () => {
  test.each([
    [5_000, 75],
    [249_900, 3_749],
    [250_000, 13_750],
    [50_000_000, 200_000],
  ])('of %i kobo are %i kobo', async (amount, fees) => {
    const reference = await paid(PLAIN, { amount });
    expect((await verify(reference)).body).toMatchObject({ data: { fees } });
  });
});

describe('the list', () => {
  test('goes by cursor from the newest to the oldest, each once', async () => {
    const made: string[] = [];
    for (const _ of [1, 2, 3]) made.push((await begin()).reference);
    const seen: string[] = [];
    let next = '';
    do {
      const answer = await api('GET', `/transaction?use_cursor=true&perPage=2${next && `&next=${next}`}`);
      const page = (answer.body as { data: { reference: string }[] }).data;
      seen.push(...page.map(({ reference }) => reference));
      next = at(answer, 'meta', 'next');
    } while (next !== 'null' && seen.length < 5);
    expect(seen.slice(0, 3)).toEqual(made.toReversed());
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('goes by page, status and time', async () => {
    const reference = await paid();
    const { body } = await api('GET', '/transaction?status=success&perPage=1&page=1');
    expect(body).toMatchObject({ data: [{ reference }], meta: { perPage: 1, page: 1, total_volume: 500_000 } });
    const later = new Date(Date.now() + 86_400_000).toISOString();
    expect((await api('GET', `/transaction?from=${later}`)).body).toMatchObject({ data: [] });
    expect((await api('GET', '/transaction?from=yesterday')).status).toBe(400);
  });
});

describe('a card that was used before', () => {
  const authorization = async () => at(await verify(await paid()), 'data', 'authorization', 'authorization_code');
  const again = (code: string, fields: object = {}, path = 'charge_authorization') =>
    api('POST', `/transaction/${path}`, {
      email: 'ada@example.com',
      amount: 500_000,
      authorization_code: code,
      ...fields,
    });

  test('is charged without its owner, by the same address only', async () => {
    const code = await authorization();
    expect((await again(code)).body).toMatchObject({ status: true, data: { status: 'success', amount: 500_000 } });
    expect((await again(code, { email: 'b@example.com' })).body).toMatchObject({ status: false });
    expect((await again('AUTH_none')).body).toMatchObject({ status: false });
  });

  test('may have to ask its owner', async () => {
    const code = await authorization();
    await act('PUT', '/stand-in/faults', { special: { 'two-factor': true } });
    expect((await again(code)).body).toMatchObject({
      status: true,
      data: { paused: true, reference: expect.any(String), authorization_url: expect.stringContaining('/checkout/') },
    });
  });

  test('that holds too little is charged in part where that was asked for', async () => {
    const code = await authorization();
    await act('PUT', '/stand-in/faults', { special: { 'card-balance': 200_000 } });
    expect((await again(code)).body).toMatchObject({ status: true, data: { status: 'failed' } });
    const part = await again(code, { at_least: 100_000, currency: 'NGN' }, 'partial_debit');
    expect(part.body).toMatchObject({ data: { status: 'success', amount: 200_000, requested_amount: 500_000 } });
    const least = await again(code, { at_least: 300_000, currency: 'NGN' }, 'partial_debit');
    expect(least.body).toMatchObject({ data: { status: 'failed' } });
  });
});
