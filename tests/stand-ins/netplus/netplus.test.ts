import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type StandIn, startStandIn } from '../../support/stand-ins.ts';

let standIn: StandIn;
let merchant: string;
beforeAll(async () => {
  standIn = await startStandIn('netplus');
  merchant = standIn.keys.merchant ?? '';
});
afterAll(() => standIn.end());
beforeEach(() => standIn.ask('DELETE', '/stand-in/faults'));

const CARD = { number: '5123 4500 0000 0008', cvv: '100' };
const TRANS_ID = /NPTEST\d{18}/;

/** Opens the frame as the widget does; where its form goes to. */
async function frame(order: object): Promise<string> {
  const options = {
    merchant,
    customer_name: 'Ada Obi',
    email: 'ada@example.com',
    amount: '100',
    currency_code: 'NGN',
    narration: 'Power',
  };
  const query = new URLSearchParams({ ...options, ...order });
  const { text } = await standIn.ask('GET', `/inlinetestpayment/frame?${query}`);
  return /action="([^"]+)"/.exec(text)?.[1] ?? text;
}
const form = (path: string, fields: Readonly<Record<string, string>> = {}) =>
  standIn.ask('POST', path, String(new URLSearchParams(fields)), {
    'content-type': 'application/x-www-form-urlencoded',
  });
/** What a page in the frame tells the page of the shop. */
const told = (page: string) => {
  const message = /<script>parent\.postMessage\((.+), '\*'\)<\/script>/.exec(page)?.[1];
  return message === undefined ? null : JSON.parse(message);
};
const requery = async (transId: string) => standIn.ask('GET', `/transactions/requery/${merchant}/${transId}`);
const idIn = (text: string) => TRANS_ID.exec(text)?.[0] ?? '';

describe('the widget', () => {
  test.each(['inlinetestpayment', 'inlinepayment'])('has its script at the address of %s', async (kind) => {
    const { status, text, headers } = await standIn.ask('GET', `/${kind}/js/inline.js`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/javascript');
    expect(text).toContain('window.netpluspayPOP');
  });

  test('gives the page of the shop what the documentation has, the blank before the order included', async () => {
    const action = await frame({ order_id: 'ORD1000001' });
    const { text } = await form(action, { ...CARD, expiry: '01/39' });
    expect(told(text)).toEqual({
      netplus: 'result',
      response: {
        code: '00',
        orderid: ' ORD1000001',
        trans_id: expect.stringMatching(TRANS_ID),
        status: 'CAPTURED',
        amount: 100,
        result: 'SUCCESS',
        message: 'APPROVED',
        bank: 'MPGS',
      },
    });
  });

  test.each([
    ['05/39', 'DECLINED'],
    ['04/27', 'EXPIRED_CARD'],
    ['01/37', 'ACQUIRER_SYSTEM_ERROR'],
    ['12/30', 'DECLINED'],
  ])('gives code 90 for a card of %s', async (expiry, message) => {
    const action = await frame({ order_id: 'ORD2' });
    const { text } = await form(action, { ...CARD, expiry });
    expect(told(text).response).toMatchObject({ code: '90', orderid: ' ORD2', status: 'FAILED', message });
    expect((await requery(idIn(action))).body).toMatchObject({ code: '90', status: 'FAILED', message });
  });

  test('is for one merchant, and for an amount that can be paid', async () => {
    expect(await frame({ merchant: 'MID5a8173ee134a69.88093801', order_id: 'ORD3' })).toContain('not known');
    expect(await frame({ amount: '-100', order_id: 'ORD3' })).toContain('cannot be paid');
    expect(await frame({ amount: '1.005', order_id: 'ORD3' })).toContain('cannot be paid');
  });

  test('takes any amount that the page says: the browser may have changed it', async () => {
    const action = await frame({ order_id: 'ORD4', amount: '1.50' });
    await form(action, { ...CARD, expiry: '01/39' });
    expect((await requery(idIn(action))).body).toMatchObject({ code: '00', amount: '1.5' });
  });

  test('takes test cards only', async () => {
    const action = await frame({ order_id: 'ORD5' });
    const { status, text } = await form(action, { number: '4111111111111111', cvv: '100', expiry: '01/39' });
    expect([status, text]).toEqual([400, expect.stringContaining('Only test cards')]);
  });

  test('pays an order twice when it is opened twice', async () => {
    const actions = [await frame({ order_id: 'ORD6' }), await frame({ order_id: 'ORD6' })];
    for (const action of actions) await form(action, { ...CARD, expiry: '01/39' });
    await form(actions[0] ?? '', { ...CARD, expiry: '01/39' });
    const { body } = await standIn.ask('GET', '/stand-in/books');
    const twice = actions.map((action) => ({ id: idIn(action), reference: 'ORD6', capturedKobo: 10_000 }));
    expect(body).toMatchObject({
      transactions: expect.arrayContaining(twice.map((row) => expect.objectContaining(row))),
    });
    expect(JSON.stringify(body).match(/ORD6/g)).toHaveLength(2);
  });

  test('can be silent about a payment that went through', async () => {
    await standIn.ask('PUT', '/stand-in/faults', { special: { 'callback-lost': true } });
    const action = await frame({ order_id: 'ORD7' });
    expect(told((await form(action, { ...CARD, expiry: '01/39' })).text)).toBeNull();
    expect((await requery(idIn(action))).body).toMatchObject({ code: '00', status: 'CAPTURED' });
  });
});

describe('a requery', () => {
  test('answers the code, the status and the amount in naira, as text', async () => {
    const action = await frame({ order_id: 'ORD8', amount: '2500.75' });
    const transId = idIn(action);
    const waits = { code: '09', status: 'STARTED', result: 'PENDING' };
    expect((await requery(transId)).body).toMatchObject(waits);
    await form(action, { ...CARD, expiry: '01/39' });
    expect((await requery(transId)).body).toEqual({
      transId,
      orderId: 'ORD8',
      customerName: 'Ada Obi',
      email: 'ada@example.com',
      narration: 'Power',
      amount: '2500.75',
      currency_code: 'NGN',
      code: '00',
      result: 'SUCCESS',
      status: 'CAPTURED',
      message: 'APPROVED',
    });
  });

  test('says that it is not known while the bank is silent, and the end when it answers', async () => {
    const action = await frame({ order_id: 'ORD9' });
    const transId = idIn(action);
    expect(told((await form(action, { ...CARD, expiry: '08/28' })).text)).toBeNull();
    expect((await requery(transId)).body).toMatchObject({ code: 'S0', status: 'PENDING' });
    await standIn.ask('POST', `/stand-in/payments/${transId}`, { ending: 'APPROVED' });
    expect((await requery(transId)).body).toMatchObject({ code: '00', status: 'CAPTURED' });
  });

  test('finds nothing under a number that was not given, or for another merchant', async () => {
    expect((await requery('NPTEST000000000000000000')).status).toBe(404);
    const transId = idIn(await frame({ order_id: 'ORD10' }));
    expect((await standIn.ask('GET', `/transactions/requery/MID1/${transId}`)).status).toBe(404);
  });

  test('remembers after a power cut', async () => {
    const first = await startStandIn('netplus');
    const query = new URLSearchParams({ merchantId: merchant, orderId: 'ORD11', amount: '50', currency: 'NGN' });
    const { text } = await first.ask('GET', `/v2/checkout?${query}`);
    await first.kill();
    const second = await startStandIn('netplus', { folder: first.folder });
    const { body } = await second.ask('GET', `/transactions/requery/${merchant}/${idIn(text)}`);
    expect(body).toMatchObject({ orderId: 'ORD11', amount: '50' });
    await second.end();
    rmSync(first.folder, { recursive: true });
  });
});

describe('the second checkout', () => {
  const checkout = async (orderId: string) => {
    const query = new URLSearchParams({
      merchantId: merchant,
      orderId,
      name: 'Ada',
      email: 'ada@example.com',
      amount: '100',
      currency: 'NGN',
    });
    return standIn.ask('GET', `/v2/checkout?${query}`);
  };
  const pay = (transId: string, expiry: string) =>
    standIn.ask('POST', '/v2/pay', { clientData: btoa(`${transId}:TEST:5123450000000008:${expiry}:100`), type: 'PAY' });

  test('gives the number of the payment before anything is paid', async () => {
    const { body, text } = await checkout('ORD20');
    expect(body).toMatchObject({
      transId: expect.stringMatching(TRANS_ID),
      merchantId: merchant,
      amount: '100',
      domain: 'TEST',
    });
    expect((await pay(idIn(text), '0139')).body).toMatchObject({
      code: '00',
      status: 'CAPTURED',
      orderId: 'ORD20',
      provider: 'MPGS',
    });
    expect((await pay(idIn(text), '0539')).body).toMatchObject({ code: '00', status: 'CAPTURED' });
  });

  test('answers S0 where the bank has a page of its own, and the end after it', async () => {
    await standIn.ask('PUT', '/stand-in/faults', { special: { '3ds': true } });
    const transId = idIn((await checkout('ORD21')).text);
    const { body } = await pay(transId, '0139');
    expect(body).toMatchObject({
      code: 'S0',
      transId,
      redirectHtml: expect.stringContaining('threedsChallengeRedirectForm'),
    });
    await form(`/inlinetestpayment/bank/${transId}`);
    expect((await requery(transId)).body).toMatchObject({ code: '00', status: 'CAPTURED' });
  });

  test('refuses a card that is none with code 90 and status 400', async () => {
    const transId = idIn((await checkout('ORD22')).text);
    const clientData = btoa(`${transId}:TEST:4111111111111111:0139:100`);
    expect(await standIn.ask('POST', '/v2/pay', { clientData, type: 'PAY' })).toMatchObject({
      status: 400,
      body: { code: '90' },
    });
    expect((await standIn.ask('GET', '/v2/checkout?merchantId=MID1')).status).toBe(400);
  });
});

test('nothing is ever told by itself', async () => {
  await form(await frame({ order_id: 'ORD30' }), { ...CARD, expiry: '01/39' });
  expect((await standIn.ask('GET', '/stand-in/events')).body).toEqual({ events: [] });
});
