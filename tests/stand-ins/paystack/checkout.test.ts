import { describe, expect, test } from 'vitest';
import { card, openPaystack, PLAIN } from './support.ts';

const { standIn, api, act, begin, events } = openPaystack();
const verify = (reference: string) => api('GET', `/transaction/verify/${reference}`);
const answer = (code: string, ask: string, given: string) => act('POST', `/checkout/${code}/answer`, { ask, given });

describe('the test cards on the hosted page', () => {
  test.each([
    ['asks nothing', PLAIN, []],
    ['asks a PIN', card('5078 5078 5078 5078 12', '081'), [['pin', '1111']]],
    [
      'asks a PIN and a code',
      card('5060 6666 6666 6666 666', '123'),
      [
        ['pin', '1234'],
        ['otp', '123456'],
      ],
    ],
    [
      'asks a PIN, a phone and a code',
      card('5078 5078 5078 5078 04', '884'),
      [
        ['pin', '0000'],
        ['phone', '08030000001'],
        ['otp', '123456'],
      ],
    ],
    ['is asked by its bank', card('5192 6027 2058 4796', '123'), [['url', 'yes']]],
  ] as const)('one %s', async (_, fields, answers) => {
    const { reference, code } = await begin();
    await act('POST', `/checkout/${code}/card`, fields);
    for (const [ask, given] of answers) {
      expect((await verify(reference)).body).toMatchObject({ data: { status: 'ongoing', paid_at: null } });
      await answer(code, ask, given);
    }
    expect((await verify(reference)).body).toMatchObject({ data: { status: 'success', channel: 'card' } });
    expect(await events()).toMatchObject([{ event: 'charge.success', data: { reference } }]);
  });

  test.each([
    ['declined', card('4084080000005408', '001'), 'Declined'],
    ['without enough money', card('4084080000670037', '787'), 'Insufficient Funds'],
    ['with another CVV', card('4084084084084081', '409'), 'Incorrect CVV'],
    ['that is over', { ...PLAIN, year: '24' }, 'Expired Card'],
    ['that is no test card', card('4111111111111111', '111'), expect.stringContaining('test cards')],
  ])('one %s fails', async (_, fields, response) => {
    const { reference, code } = await begin();
    const page = await act('POST', `/checkout/${code}/card`, fields);
    expect(page.body).toMatchObject({ status: 'failed', message: response });
    expect((await verify(reference)).body).toMatchObject({ data: { status: 'failed', gateway_response: response } });
    expect(await events()).toEqual([]);
  });

  test('one whose token is not generated fails after its PIN; a wrong PIN ends an attempt', async () => {
    const { reference, code } = await begin();
    await act('POST', `/checkout/${code}/card`, card('507850785078507853', '082'));
    await answer(code, 'pin', '0000');
    expect((await verify(reference)).body).toMatchObject({
      data: { status: 'failed', gateway_response: expect.stringContaining('Token Not Generated') },
    });
    await act('POST', `/checkout/${code}/card`, card('507850785078507812', '081'));
    await answer(code, 'pin', '9999');
    expect((await verify(reference)).body).toMatchObject({
      data: { status: 'failed', gateway_response: 'Incorrect PIN' },
    });
  });

  test('nothing is taken twice on one page', async () => {
    const { code } = await begin();
    for (const _ of [1, 2]) await act('POST', `/checkout/${code}/card`, PLAIN);
    expect(await events()).toHaveLength(1);
  });
});

describe('the page itself', () => {
  test('of a payment that nobody is to hear of says so to the browser, and the provider knows', async () => {
    await act('PUT', '/stand-in/faults', { special: { 'success-untold': true } });
    const { reference, code } = await begin();
    expect((await act('POST', `/checkout/${code}/card`, PLAIN)).body).toMatchObject({
      status: 'success',
      untold: true,
    });
    expect((await verify(reference)).body).toMatchObject({ data: { status: 'success' } });
  });

  test('of the stand-in tells a person what to type', async () => {
    expect((await act('GET', '/')).text).toContain('4084084084084081');
  });

  test('knows the payment, and offers the channels that were asked for', async () => {
    const { code } = await begin({ channels: ['bank_transfer', 'qr'] });
    const page = await act('GET', `/checkout/${code}`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain('"channels":["bank_transfer"]');
  });

  test('says so where there is no such payment', async () => {
    expect((await act('GET', '/checkout/nothing')).text).toContain('"error":"Transaction not found"');
  });

  test('holds nothing of a payer as markup', async () => {
    const { code } = await begin({ metadata: { cancel_action: '</script><script>alert(1)' } });
    expect((await act('GET', `/checkout/${code}`)).text).not.toContain('</script><script>alert');
  });

  test('is paid by a transfer too, to an account of its own', async () => {
    const { reference, code } = await begin();
    await act('POST', `/checkout/${code}/transfer`);
    const { body } = await act('POST', `/checkout/${code}/transfer`);
    const { account } = body as { account: { number: string } };
    expect((await verify(reference)).body).toMatchObject({ data: { status: 'ongoing' } });
    await act('POST', '/stand-in/transfers', { account_number: account.number, amount: 500_000 });
    expect((await verify(reference)).body).toMatchObject({ data: { status: 'success', channel: 'bank_transfer' } });
  });
});

describe('an account on the page', () => {
  const account = async (code: string) => {
    const { body } = await act('POST', `/checkout/${code}/transfer`);
    return (body as { account: { number: string } }).account.number;
  };

  test('takes the transfer after a card was declined, and none after a card paid', async () => {
    const [declined, other] = [await begin(), await begin()];
    const numbers = [await account(declined.code), await account(other.code)];
    await act('POST', `/checkout/${declined.code}/card`, card('4084080000005408', '001'));
    await act('POST', `/checkout/${other.code}/card`, PLAIN);
    const sent = numbers.map((account_number) =>
      act('POST', '/stand-in/transfers', { account_number, amount: 500_000 }),
    );
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 404]);
    expect((await verify(declined.reference)).body).toMatchObject({
      data: { status: 'success', channel: 'bank_transfer' },
    });
  });

  test('is another one when the first has expired', async () => {
    const { code } = await begin();
    const first = await account(code);
    await act('PUT', '/stand-in/clock', { aheadMs: 31 * 60_000 });
    expect(await account(code)).not.toBe(first);
  });
});

describe('the popup', () => {
  test('is a script of the stand-in', async () => {
    const script = await act('GET', '/v2/inline.js');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    for (const method of [
      'newTransaction',
      'resumeTransaction',
      'cancelTransaction',
      'preloadTransaction',
      'checkout',
    ]) {
      expect(script.text).toContain(`${method}(`);
    }
  });

  test('makes a payment of its own with the public key, and with no other', async () => {
    const query = (key: string) =>
      new URLSearchParams({ key, email: 'ada@example.com', amount: '50000', reference: 'popup-1' });
    expect((await act('GET', `/checkout/new?${query('pk_test_other')}`)).text).toContain('"error"');
    await act('GET', `/checkout/new?${query(standIn().keys.public ?? '')}`);
    expect((await verify('popup-1')).body).toMatchObject({ data: { status: 'abandoned', requested_amount: 50_000 } });
    const again = await act('GET', `/checkout/new?${query(standIn().keys.public ?? '')}`);
    expect(again.text).toContain('"error":"Duplicate Transaction Reference"');
  });
});
