import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookedIn, booksOf, readToken } from '../vending/books.ts';
import { BASE, openShop, PLAIN, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.standIn.end());
beforeEach(() => shop.standIn.ask('DELETE', '/stand-in/faults'));

describe('who may ask', () => {
  const balance = (headers: Record<string, string>) =>
    shop.standIn.ask('GET', `${BASE}/superagent/account/balance`, undefined, headers);

  test('the key in either header', async () => {
    const key = shop.standIn.keys.api ?? '';
    const wallet = (await booksOf(shop.standIn)).walletKobo / 100;
    for (const headers of [{ 'x-api-key': key }, { authorization: `Api-key ${key}` }])
      expect(await balance(headers)).toMatchObject({ status: 200, body: { code: 200, data: { balance: wallet } } });
  });

  test.each([
    ['no key', {}, 'BX0013'],
    ['another word before it', { authorization: 'Bearer key' }, 'BX0011'],
    ['another key', { 'x-api-key': 'another' }, 'BX0015'],
  ])('%s', async (_, headers, code) => {
    const { status, body } = await balance({ ...headers });
    expect({ status, body }).toEqual({
      status: 401,
      body: {
        status: 'error',
        message: expect.any(String),
        code,
        errors: { status: 'error', code, message: expect.any(String) },
      },
    });
  });

  test('a date that is old is refused, one of now is taken', async () => {
    const asked = (date: string) => shop.ask('GET', '/superagent/account/balance', undefined, { 'baxi-date': date });
    expect(await asked('2020-01-01T00:00:00Z')).toMatchObject({ status: 400, body: { code: 'BX0005' } });
    expect(await asked(new Date().toISOString())).toMatchObject({ status: 200 });
  });

  test('a path that there is not', async () => {
    expect(await shop.ask('GET', '/services/nothing')).toMatchObject({ status: 404, body: { code: 'BX0018' } });
  });
});

describe('before a sale', () => {
  test('billers by kind, without those that are down', async () => {
    await shop.faults({ down: ['eko_electric_prepaid'] });
    const { body } = await shop.ask('GET', '/services/electricity/billers');
    const of = (service_type: string) => expect.objectContaining({ service_type });
    expect(body).toMatchObject({
      data: { providers: expect.arrayContaining([of('ikeja_electric_prepaid'), of('kedco_electric_postpaid')]) },
    });
    expect(body).toMatchObject({ data: { providers: expect.not.arrayContaining([of('eko_electric_prepaid')]) } });
    const { answer } = await shop.buy(PLAIN, { service_type: 'eko_electric_prepaid' });
    expect(answer.body).toMatchObject({ code: 'EXC00103' });
  });

  test('whose a meter is, flat or below user', async () => {
    const asked = { service_type: 'ikeja_electric_prepaid', account_number: '45100000053' };
    const account = {
      name: 'DEBT METER',
      address: '1 STAND-IN ROAD',
      outstandingBalance: '20000.00',
      dueDate: null,
      district: '',
      accountNumber: '45100000053',
      minimumAmount: null,
      rawOutput: null,
      errorMessage: null,
    };
    const answer = { status: 'success', message: 'Successful', code: 200 };
    expect((await shop.ask('POST', '/services/electricity/verify', asked)).body).toEqual({ ...answer, data: account });
    expect((await shop.ask('POST', '/services/namefinder/query', asked)).body).toEqual({
      ...answer,
      data: { user: account },
    });
    const large = { ...asked, account_number: '45100000061' };
    expect((await shop.ask('POST', '/services/electricity/verify', large)).body).toMatchObject({
      data: { minimumAmount: 5_000, outstandingBalance: '' },
    });
  });

  test.each([
    ['nothing', {}, 'BX0003'],
    ['another biller', { service_type: 'ikeja-electric', account_number: PLAIN }, 'BX0026'],
    ['an unknown meter', { service_type: 'ikeja_electric_prepaid', account_number: '45100000013' }, 'BX0025'],
    [
      'a postpaid account as prepaid',
      { service_type: 'ikeja_electric_prepaid', account_number: '45100000160' },
      'BX0025',
    ],
  ])('%s is refused', async (_, asked, code) => {
    expect((await shop.ask('POST', '/services/electricity/verify', asked)).body).toMatchObject({
      status: 'error',
      code,
    });
  });
});

describe('a sale', () => {
  test('that is done: rawOutput, and a reference that is a number', async () => {
    const { id, answer } = await shop.buy(PLAIN);
    const booked = await bookedIn(shop.standIn, id);
    const token = booked?.tokens[0]?.digits ?? '';
    expect(readToken(token)).toEqual({ class: 0n, possible: true });
    expect(booked).toMatchObject({ amountKobo: 500_000, chargedKobo: 495_000, executed: 1, asked: 1 });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        code: 200,
        data: {
          transactionStatus: 'success',
          statusCode: '0',
          tokenCode: token,
          tokenAmount: 4_651.16,
          amountOfPower: '22.2KWH',
          rawOutput: { token, serviceBand: 'A', fees: [] },
          baxiReference: expect.any(Number),
        },
      },
    });
  });

  test('asked after: rawData, and a reference that is text; on either path', async () => {
    const { id } = await shop.buy(PLAIN);
    const token = (await bookedIn(shop.standIn, id))?.tokens[0]?.digits;
    const body = {
      code: 200,
      data: {
        transactionStatus: 'success',
        tokenCode: token,
        rawData: { token },
        baxiReference: expect.any(String),
        pins: [],
      },
    };
    expect((await shop.requery(id)).body).toMatchObject(body);
    expect((await shop.ask('GET', `/services/superagent/transaction/requery?agentReference=${id}`)).body).toMatchObject(
      body,
    );
  });

  test('of the other kind of company has standard and bonus tokens', async () => {
    const { id, answer } = await shop.buy('45100000046', { service_type: 'eko_electric_prepaid' });
    const tokens = (await bookedIn(shop.standIn, id))?.tokens ?? [];
    expect(answer.body).toMatchObject({
      data: {
        rawOutput: {
          standardTokenValue: tokens[0]?.digits,
          bsstTokenValue: tokens[1]?.digits,
          standardTokenUnits: 22.2,
        },
      },
    });
  });

  test.each([
    ['45100000020', ['kct1', 'kct2']],
    ['45100000038', ['kct1', 'kct2', 'kct3']],
  ])('with keys: %s', async (meter, names) => {
    const { id, answer } = await shop.buy(meter);
    const keys = (await bookedIn(shop.standIn, id))?.tokens.filter(({ kind }) => kind === 'key change') ?? [];
    expect(answer.body).toMatchObject({
      data: { rawOutput: Object.fromEntries(names.map((name, at) => [name, keys[at]?.digits])) },
    });
  });

  test('pays a debt first', async () => {
    const { answer } = await shop.buy('45100000053', { amount: '10000' });
    expect(answer.body).toMatchObject({ data: { rawOutput: { debtAmount: 4_000 } } });
  });

  test('to a postpaid account has no token', async () => {
    const { answer } = await shop.buy('45100000160', { service_type: 'ikeja_electric_postpaid' });
    expect(answer.body).toMatchObject({
      data: { tokenCode: '', rawOutput: { purchasedUnits: '0.0 Kwh', status: 'ACCEPTED' } },
    });
  });
});

test('its page tells a person what to type', async () => {
  const { text } = await shop.standIn.ask('GET', '/');
  for (const word of ['45100000020', 'EXC00124', '/stand-in/books']) expect(text).toContain(word);
});
