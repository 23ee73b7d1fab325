import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookedIn, readToken } from '../vending/books.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.standIn.end());
beforeEach(() => shop.ahead(31_000));

/** Buys power and answers what came, and the tokens that the books have by kind. */
async function bought(meter: string, more: object = {}) {
  const { id, body } = await shop.power(meter, more);
  const booked = await bookedIn(shop.standIn, id);
  const of = (kind: string) => (booked?.tokens ?? []).filter((each) => each.kind === kind).map(({ digits }) => digits);
  return { id, body, booked, of };
}

describe('tokens come as each company sends them', () => {
  test('all of them are true to the standard', async () => {
    const { booked } = await bought('45100000152');
    const kinds = booked?.tokens.map(({ kind, digits }) => [kind, readToken(digits)]);
    expect(kinds).toEqual([
      ['reset', { class: 2n, possible: true }],
      ['configure', { class: 2n, possible: true }],
      ['credit', { class: 0n, possible: true }],
    ]);
  });

  test('token, units with their unit, and N/A for what there is not', async () => {
    const { body, of } = await bought('45100000012');
    const [credit] = of('credit');
    expect(body).toMatchObject({
      code: '000',
      content: {
        transactions: { status: 'delivered', unit_price: '5000', amount: '5000', commission: 75, total_amount: 4_925 },
      },
      amount: 5_000,
      purchased_code: `Token : ${credit}`,
      token: `Token : ${credit}`,
      tokenAmount: 4_651.16,
      taxAmount: 348.84,
      units: '22.2 kWh',
      kct1: 'N/A',
      kct2: 'N/A',
      resetToken: 'N/A',
      configureToken: 'N/A',
      debtAmount: 0,
    });
  });

  test('mainToken with units as a number, the bonus in the same string', async () => {
    const { body, of } = await bought('45100000046', { serviceID: 'eko-electric' });
    const [credit] = of('credit');
    const [bonus] = of('bonus');
    expect(body).toMatchObject({
      purchased_code: `Token : ${credit} Bonus Token : ${bonus}`,
      mainToken: credit,
      mainTokenUnits: 22.2,
      mainTokenTax: 348.84,
      mainsTokenAmount: 4_651.16,
      bonusToken: bonus,
      transaction_date: { timezone: 'Africa/Lagos', timezone_type: 3 },
    });
    expect(body).not.toHaveProperty('token');
  });

  test('plain digits with amounts as text', async () => {
    const { body, of } = await bought('45100000020', { serviceID: 'portharcourt-electric' });
    const [kct1, kct2] = of('key change');
    expect(body).toMatchObject({ token: of('credit')[0], units: '22.2', vat: '348.84', kct1, kct2 });
  });

  test('Token, and a pair of keys in capitals', async () => {
    const { body, of } = await bought('45100000020', { serviceID: 'abuja-electric' });
    const [KCT1, KCT2] = of('key change');
    expect(body).toMatchObject({ Token: of('credit')[0], KCT1, KCT2, PurchasedUnits: '22.20', Vat: '348.84' });
  });

  test('a set of three keys has no labels there: one string in the order of loading', async () => {
    const { body, booked } = await bought('45100000038', { serviceID: 'abuja-electric' });
    expect(booked?.tokens).toHaveLength(4);
    expect(body).toMatchObject({ Token: booked?.tokens.map(({ digits }) => digits).join(', ') });
    expect(body).not.toHaveProperty('KCT1');
  });

  test('tokens that reset and configure, and a pair of keys, in fields of their own', async () => {
    const { body, of } = await bought('45100000152');
    expect(body).toMatchObject({ resetToken: of('reset')[0], configureToken: of('configure')[0] });
    const keys = await bought('45100000020');
    const [kct1, kct2] = keys.of('key change');
    expect(keys.body).toMatchObject({ kct1, kct2 });
  });

  test('a question has numbers where the first answer had text, and the token once more', async () => {
    const { id, of } = await bought('45100000012');
    expect(await shop.requery(id)).toMatchObject({
      content: {
        transactions: { unit_price: 5_000, amount: 5_000, method: 'wallet', extras: `Token : ${of('credit')[0]}` },
      },
      purchased_code: `Token : ${of('credit')[0]}`,
      units: '22.2 kWh',
    });
  });

  test('a debt takes its share until it is paid', async () => {
    const first = await bought('45100000053', { amount: 40_000 });
    expect(first.body).toMatchObject({ debtAmount: 16_000 });
    await shop.ahead(31_000);
    expect((await bought('45100000053', { amount: 40_000 })).body).toMatchObject({ debtAmount: 4_000 });
    await shop.ahead(31_000);
    expect((await bought('45100000053')).body).toMatchObject({ debtAmount: 0 });
  });

  test.each(['45100000160', '1010101010101'])('a postpaid account is paid without a token: %s', async (meter) => {
    const { body } = await bought(meter, { variation_code: 'postpaid' });
    expect(body).toMatchObject({ code: '000', purchased_code: '', meterNumber: null, balance: null });
  });
});

describe('the other products', () => {
  const card = '1212121212';
  test.each([
    ['airtime', { serviceID: 'mtn', amount: 500 }, 500, 'Airtime Recharge'],
    [
      'data',
      { serviceID: 'mtn-data', billersCode: '08010000003', variation_code: 'mtn-1gb-500' },
      500,
      'Data Services',
    ],
    [
      'a bouquet',
      { serviceID: 'dstv', billersCode: card, variation_code: 'dstv79', subscription_type: 'change' },
      7_900,
      'TV Subscription',
    ],
    [
      'a bouquet for three months',
      { serviceID: 'gotv', billersCode: card, variation_code: 'gotv-lite', quantity: 3 },
      1_230,
      'TV Subscription',
    ],
    [
      'a renewal',
      { serviceID: 'dstv', billersCode: card, amount: 1_850, subscription_type: 'renew' },
      1_850,
      'TV Subscription',
    ],
    [
      'internet',
      { serviceID: 'smile-direct', billersCode: '08011111111', variation_code: '413' },
      1_020,
      'Data Services',
    ],
    [
      'internet, too',
      { serviceID: 'spectranet', billersCode: card, variation_code: 'vt-1000' },
      1_000,
      'Data Services',
    ],
  ])('%s', async (_, order, amount, type) => {
    await shop.ahead(31_000);
    const { id, body } = await shop.pay(order);
    expect(body).toMatchObject({ code: '000', amount, content: { transactions: { status: 'delivered', type } } });
    expect(await bookedIn(shop.standIn, id)).toMatchObject({ amountKobo: amount * 100, executed: 1, tokens: [] });
  });

  test('plans are listed under one spelling, the other, or both', async () => {
    const list = expect.arrayContaining([expect.objectContaining({ fixedPrice: 'Yes' })]);
    const content = async (id: string) => (await shop.get(`/service-variations?serviceID=${id}`)).body;
    expect(await content('gotv')).toMatchObject({ response_description: '000', content: { variations: list } });
    expect(await content('dstv')).toMatchObject({ content: { varations: list, convinience_fee: '0 %' } });
    expect(await content('mtn-data')).toMatchObject({ content: { variations: list, varations: list } });
    expect(await content('nothing')).toMatchObject({ code: '012' });
  });

  test('services and their limits are listed by kind', async () => {
    const { body } = await shop.get('/services?identifier=electricity-bill');
    expect(body).toMatchObject({
      content: expect.arrayContaining([
        expect.objectContaining({ serviceID: 'ikeja-electric', minimium_amount: '500', maximum_amount: 400_000 }),
      ]),
    });
    expect((await shop.get('/service-categories')).body).toMatchObject({
      content: expect.arrayContaining([{ identifier: 'airtime', name: 'airtime' }]),
    });
  });
});

describe('whose a number is', () => {
  const verify = async (body: object) => (await shop.post('/merchant-verify', body)).body;
  const meter = (billersCode: string, type = 'prepaid', serviceID = 'ikeja-electric') =>
    verify({ billersCode, serviceID, type });

  test('a meter has name, address, kind, and empty amounts where there is nothing to say', async () => {
    expect(await meter('1111111111111')).toEqual({
      code: '000',
      content: {
        Customer_Name: 'TESTMETER1',
        Address: '1 STAND-IN ROAD',
        Meter_Number: '1111111111111',
        Customer_Arrears: '',
        Minimum_Amount: '',
        Min_Purchase_Amount: '',
        Can_Vend: 'yes',
        Business_Unit: '',
        Customer_Account_Type: 'NMD',
        Meter_Type: 'PREPAID',
        WrongBillersCode: false,
        commission_details: { amount: null, rate: '1.50', rate_type: 'percent', computation_type: 'default' },
      },
    });
  });

  test('what it takes at least, what it owes, and whether it may be sold to', async () => {
    expect(await meter('45100000061')).toMatchObject({
      content: { Min_Purchase_Amount: 5_000, Minimum_Amount: 5_000, Customer_Account_Type: 'MD' },
    });
    const debtor = await openShop();
    const owes = await debtor.post('/merchant-verify', {
      billersCode: '45100000053',
      serviceID: 'eko-electric',
      type: 'prepaid',
    });
    await debtor.standIn.end();
    expect(owes.body).toMatchObject({ content: { Customer_Arrears: '20000.00', Min_Purchase_Amount: 1_000 } });
    expect(await meter('45100000079')).toMatchObject({ code: '000', content: { Can_Vend: 'no' } });
  });

  test.each([
    ['45100000013', 'prepaid'],
    ['45100000160', 'prepaid'],
    ['45100000012', 'postpaid'],
  ])('a wrong number has code 000, too: %s as %s', async (number, type) => {
    expect(await meter(number, type)).toEqual({
      code: '000',
      content: { error: expect.stringContaining('not correct'), WrongBillersCode: true },
    });
  });

  test('arguments that are missing, and services that there are not', async () => {
    expect(await meter('1111111111111', '')).toMatchObject({ code: '011' });
    expect(await verify({ serviceID: 'ikeja-electric' })).toMatchObject({ code: '011' });
    expect(await meter('1111111111111', 'prepaid', 'ikeja-electric-prepaid')).toMatchObject({ code: '012' });
  });

  test('a smartcard has its bouquet and what a renewal costs', async () => {
    expect(await verify({ billersCode: '1212121212', serviceID: 'dstv' })).toMatchObject({
      code: '000',
      content: { Customer_Type: 'DSTV', Current_Bouquet: 'DStv Padi N1,850', Renewal_Amount: 1_850 },
    });
    expect(await verify({ billersCode: '12', serviceID: 'dstv' })).toMatchObject({
      content: { WrongBillersCode: true },
    });
  });

  test('an address has its accounts', async () => {
    const body = { billersCode: 'a@stand-in.invalid', serviceID: 'smile-direct' };
    expect((await shop.post('/merchant-verify/smile/email', body)).body).toMatchObject({
      code: '000',
      content: { AccountList: { Account: [{ AccountId: '08011111111' }], NumberOfAccounts: 1 } },
    });
  });
});

test('its page tells a person what to type', async () => {
  const { text } = await shop.standIn.ask('GET', '/');
  for (const number of ['1111111111111', '45100000020', '08099000002', '/stand-in/books'])
    expect(text).toContain(number);
});
