import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookedIn, booksOf, readToken } from '../vending/books.ts';
import { openShop, PLAIN, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.standIn.end());
beforeEach(() => shop.standIn.ask('DELETE', '/stand-in/faults'));

describe('who may ask, and who answers', () => {
  test('the bearer token, and nobody else', async () => {
    expect(await shop.standIn.ask('GET', '/v2/wallet/balance')).toMatchObject({
      status: 401,
      body: { status: false, responseCode: 401 },
    });
    const { body } = await shop.get('/wallet/balance');
    expect(body).toEqual({ balance: (await booksOf(shop.standIn)).walletKobo / 100 });
  });

  test('each answer is signed: the SHA-512 of the body with the key behind it', async () => {
    const answers = [await shop.get('/discos/status'), (await shop.vend(PLAIN)).answer, await shop.requery('never')];
    for (const { text, headers } of answers) {
      const wanted = createHash('sha512').update(`${text}${shop.standIn.keys.token}`).digest('hex');
      expect(headers.get('x-buypower-signature')).toBe(wanted);
    }
  });

  test('half an answer has the signature of the whole', async () => {
    await shop.standIn.ask('PUT', '/stand-in/faults', { answers: [{ kind: 'broken', times: 1 }] });
    const { text, headers } = await shop.get('/discos/status');
    expect(headers.get('x-buypower-signature')).not.toBe(
      createHash('sha512').update(`${text}${shop.standIn.keys.token}`).digest('hex'),
    );
  });
});

describe('before a sale', () => {
  test('what is up, company by company', async () => {
    await shop.faults({ down: ['IKEJA', 'MTN'] });
    expect((await shop.get('/discos/status')).body).toMatchObject({
      IKEJA: false,
      EKO: true,
      PROTOGY: false,
      MTN: false,
      DSTV: true,
    });
    const { id, answer } = await shop.vend(PLAIN);
    expect(answer).toMatchObject({ status: 503, body: { responseCode: 502, error: true } });
    expect(await shop.requery(id)).toMatchObject({ status: 404 });
  });

  test('whose a meter is, what it takes at least, what it owes', async () => {
    const check = (meter: string, kind = 'PREPAID') =>
      shop.get(`/check/meter?meter=${meter}&disco=EKO&vendType=${kind}&vertical=ELECTRICITY&orderId=false`);
    expect((await check(PLAIN)).body).toEqual({
      error: false,
      discoCode: 'EKO',
      vendType: 'PREPAID',
      meterNo: PLAIN,
      minVendAmount: 500,
      maxVendAmount: 1_000_000,
      responseCode: 100,
      outstanding: 0,
      debtRepayment: 0,
      name: 'PLAIN METER',
      address: '1 STAND-IN ROAD',
      tariff: 209.5,
      tariffClass: 'A-Non MD',
      tariffDesc: 'Residential',
      demandCategory: 'NMD',
    });
    expect((await check('45100000061')).body).toMatchObject({ minVendAmount: 5_000, demandCategory: 'MD' });
    expect((await check('45100000053')).body).toMatchObject({ outstanding: 20_000, debtRepayment: 40 });
    expect(await check('45100000013')).toMatchObject({ status: 400, body: { status: false, responseCode: 400 } });
    expect(await check(PLAIN, 'POSTPAID')).toMatchObject({ status: 400 });
    const made = await shop.get(`/check/meter?meter=${PLAIN}&disco=EKO&vendType=PREPAID&orderId=true`);
    expect(made.body).toMatchObject({ orderId: expect.stringMatching(/^BP\d+$/) });
    const card = await shop.get('/check/meter?meter=7000000009&disco=DSTV&vendType=PREPAID&vertical=TV&orderId=false');
    expect(card.body).toMatchObject({ error: false, responseCode: 100, name: 'PLAIN LINE' });
  });

  test.each([
    ['DATA', 'MTN', 'MT2', 500],
    ['TV', 'DSTV', 'COMPE36', 7_900],
  ])('what %s of %s costs, with a status in words', async (vertical, provider, code, price) => {
    const { body } = await shop.get(`/tariff/?vertical=${vertical}&provider=${provider}`);
    expect(body).toMatchObject({
      status: 'ok',
      data: expect.arrayContaining([{ code, price, desc: expect.any(String) }]),
    });
  });
});

describe('a sale', () => {
  test('that is done: numbers are numbers, and the receipt a large one', async () => {
    const { id, answer } = await shop.vend(PLAIN);
    const booked = await bookedIn(shop.standIn, id);
    const digits = booked?.tokens[0]?.digits ?? '';
    expect(booked).toMatchObject({ executed: 1, asked: 1, amountKobo: 500_000, chargedKobo: 500_000 });
    expect(readToken(digits)).toEqual({ class: 0n, possible: true });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: true,
      responseCode: 200,
      data: {
        orderId: id,
        amountGenerated: 4_651.16,
        tax: 348.84,
        debtAmount: 0,
        units: '22.2',
        token: digits.match(/\d{4}/g)?.join('-'),
        totalAmountPaid: 5_000,
        receiptNo: expect.any(Number),
        responseCode: 100,
        parcels: [{ type: 'TOKEN', content: digits }],
      },
    });
  });

  test('asked after: one level more, numbers as text, parcels with dashes', async () => {
    const { id } = await shop.vend(PLAIN);
    const digits = (await bookedIn(shop.standIn, id))?.tokens[0]?.digits ?? '';
    const token = digits.match(/\d{4}/g)?.join('-');
    expect(await shop.requery(id)).toMatchObject({
      status: 200,
      body: {
        result: {
          status: true,
          responseCode: 200,
          data: {
            orderId: id,
            amountGenerated: '4651.16',
            tax: '348.84',
            debtAmount: '0.00',
            units: '22.2',
            token,
            totalAmountPaid: 5_000,
            receiptNo: expect.any(String),
            vendRef: null,
            parcels: [{ type: 'TOKEN', content: token }],
          },
        },
      },
    });
  });

  test.each([
    ['45100000020', ['TOKEN', 'KCT1', 'KCT2']],
    ['45100000038', ['TOKEN', 'KCT1', 'KCT2', 'KCT3']],
    ['45100000046', ['TOKEN', 'BONUS']],
    ['45100000152', ['RESET', 'CONFIGURE', 'TOKEN']],
  ])('with several tokens has them as parcels: %s', async (meter, types) => {
    const { answer } = await shop.vend(meter);
    expect(answer.body).toMatchObject({ data: { parcels: types.map((type) => ({ type })) } });
  });

  test('pays a debt first', async () => {
    const { answer } = await shop.vend('45100000053', { amount: '10000' });
    expect(answer.body).toMatchObject({ data: { debtAmount: 4_000, debtRemaining: 16_000 } });
  });

  test('to a postpaid account has no token', async () => {
    const { answer } = await shop.vend('45100000160', { vendType: 'POSTPAID' });
    expect(answer.body).toMatchObject({ status: true, data: { token: null, units: '0', parcels: [] } });
  });

  test.each([
    ['VTU', 'MTN', '08010000002', {}],
    ['DATA', 'MTN', '08010000003', { tariffClass: 'MT2', amount: '500' }],
    ['TV', 'DSTV', '7000000009', { tariffClass: 'COMPE36', amount: '7900' }],
  ])('of %s', async (vertical, disco, meter, more) => {
    const { id, answer } = await shop.vend(meter, { vertical, disco, ...more });
    expect(answer).toMatchObject({ status: 200, body: { status: true, data: { token: null } } });
    expect(await bookedIn(shop.standIn, id)).toMatchObject({ executed: 1, tokens: [] });
    const { body } = await shop.get('/transactions?limit=1000');
    expect(body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ order_id: id, vertical_type: vertical })]),
    });
  });
});

test('the history has pages, a time, and what moved in the wallet', async () => {
  const all = await shop.get('/transactions?limit=2&page=1');
  expect(all.body).toMatchObject({
    status: 'ok',
    data: [{}, {}],
    meta: { total: expect.any(Number), pages: expect.any(Number) },
  });
  const { id } = await shop.vend(PLAIN);
  const { body } = await shop.get('/transactions?limit=1000');
  const digits = (await bookedIn(shop.standIn, id))?.tokens[0]?.digits ?? '';
  const row = {
    order_id: id,
    payment_status: 'successful',
    vend_status: 'successful',
    order_status: 'completed',
    amount: '5000.00',
    vendResponse: expect.objectContaining({ token: digits.match(/\d{4}/g)?.join('-'), rct_num: expect.any(String) }),
    walletTransactions: [expect.objectContaining({ type: 'DEBIT', amount: '5000.00' })],
  };
  expect(body).toMatchObject({ data: expect.arrayContaining([expect.objectContaining(row)]) });
  expect((await shop.get('/transactions?start=2000-01-01&end=2000-01-31')).body).toMatchObject({
    data: [],
    meta: { total: 0 },
  });
});

test('what was sold is remembered after a power cut', async () => {
  const first = await openShop();
  const { folder } = first.standIn;
  const body = first.order('45100000103');
  await first.post(body);
  await first.standIn.kill();
  const again = await openShop({ folder });
  expect(await bookedIn(again.standIn, body.orderId)).toMatchObject({ status: 'pending', asked: 1 });
  expect(await again.post(body)).toMatchObject({ status: 409 });
  await again.standIn.end();
  rmSync(folder, { recursive: true });
});

test('its page tells a person what to type', async () => {
  const { text } = await shop.standIn.ask('GET', '/');
  for (const word of ['45100000020', 'Request already received', '/stand-in/books']) expect(text).toContain(word);
});
