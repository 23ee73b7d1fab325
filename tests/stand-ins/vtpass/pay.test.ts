import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODES } from '#src/stand-ins/vtpass/codes.ts';
import { eventually } from '../../support/eventually.ts';
import { bookedIn, booksOf } from '../vending/books.ts';
import { hangUp } from '../vending/silence.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.standIn.end());
beforeEach(async () => {
  await shop.standIn.ask('DELETE', '/stand-in/faults');
  await shop.ahead(31_000);
});

const code = (body: unknown) => expect.objectContaining({ code: body });
const PLAIN = '45100000012';

describe('who may ask', () => {
  const ask: Shop['standIn']['ask'] = (...call) => shop.standIn.ask(...call);

  test('e-mail and password are taken everywhere', async () => {
    const { email, password } = shop.standIn.keys;
    const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
    expect((await ask('GET', '/api/balance', undefined, { authorization })).body).toEqual({
      code: 1,
      contents: { balance: expect.any(Number) },
    });
    const asked = await ask('POST', '/api/requery', { request_id: 'never' }, { authorization });
    expect(asked.body).toEqual(code('015'));
  });

  test('the public key opens GET and the secret key POST, never the other way round', async () => {
    const { api = '', public: publicKey = '', secret = '' } = shop.standIn.keys;
    const wrongGet = await ask('GET', '/api/balance', undefined, { 'api-key': api, 'secret-key': secret });
    const wrongPost = await ask('POST', '/api/pay', {}, { 'api-key': api, 'public-key': publicKey });
    expect(wrongGet.body).toEqual(code('087'));
    expect(wrongPost.body).toEqual(code('087'));
    expect((await shop.get('/balance')).body).toEqual(expect.objectContaining({ code: 1 }));
  });
});

test('a profile allows keys alone, or a password alone', async () => {
  await shop.faults({ 'sign-in': 'basic' });
  expect((await shop.get('/balance')).body).toEqual(code('087'));
  await shop.faults({ 'sign-in': 'keys' });
  expect((await shop.get('/balance')).body).toMatchObject({ code: 1 });
  const authorization = `Basic ${Buffer.from(`${shop.standIn.keys.email}:${shop.standIn.keys.password}`).toString('base64')}`;
  expect((await shop.standIn.ask('GET', '/api/balance', undefined, { authorization })).body).toEqual(code('087'));
});

describe('an order that is not one', () => {
  test.each([
    ['without a phone', { serviceID: 'mtn', amount: 100, phone: '' }, '011'],
    [
      'for a service that there is not',
      { serviceID: 'ikeja-electric-prepaid', amount: 5_000, billersCode: PLAIN },
      '012',
    ],
    ['9mobile data under its own name', { serviceID: '9mobile-data', billersCode: '08010000002' }, '012'],
    ['for a plan that there is not', { serviceID: 'mtn-data', billersCode: '08010000002', variation_code: 'x' }, '010'],
    ['below what is sold', { serviceID: 'mtn', amount: 4 }, '013'],
    ['above what is sold', { serviceID: 'mtn', amount: 100_001 }, '017'],
    ['below what the meter takes', { ...power('45100000061'), amount: 4_999 }, '013'],
    ['for no months', { serviceID: 'dstv', billersCode: '1212121212', variation_code: 'dstv79', quantity: 0 }, '031'],
    ['for 13 months', { serviceID: 'dstv', billersCode: '1212121212', variation_code: 'dstv79', quantity: 13 }, '032'],
  ])('%s is refused', async (_, order, refused) => {
    const { id, body } = await shop.pay(order);
    expect(body).toEqual(code(refused));
    expect(await bookedIn(shop.standIn, id)).toBeUndefined();
    expect(await shop.requery(id)).toEqual(code('015'));
  });

  test.each([
    ['short', '202611'],
    ['of yesterday', '200001011200abc'],
    ['with letters in its date', 'today0000000abc'],
    ['with a sign', '-'],
  ])('a request id that is %s is refused', async (what, id) => {
    const request_id = what === 'with a sign' ? `${shop.newId()}-1` : id;
    const { body } = await shop.pay({ serviceID: 'mtn', amount: 100, request_id });
    expect(body).toEqual(code('085'));
  });

  test('an id is dated by the clock of Lagos, an hour ahead of Greenwich', async () => {
    const now = Date.now();
    const midnight = new Date(now).setUTCHours(23, 30, 0, 0);
    const other = await openShop();
    await other.ahead(midnight > now ? midnight - now : midnight + 86_400_000 - now);
    const { body } = await other.pay({ serviceID: 'mtn', amount: 100 });
    expect(body).toEqual(code('000'));
    await other.standIn.end();
  });
});

describe('an order that was taken', () => {
  test('is not taken twice under one id, and the books count how often it was asked for', async () => {
    const { id } = await shop.power(PLAIN);
    await shop.ahead(31_000);
    const again = await shop.post('/pay', { request_id: id, phone: '08010000001', ...power(PLAIN) });
    expect(again.body).toEqual(code('014'));
    expect(await bookedIn(shop.standIn, id)).toMatchObject({ executed: 1, asked: 2 });
  });

  test('is taken once when it comes 32 times at once', async () => {
    const order = { request_id: shop.newId(), phone: '08010000001', ...power(PLAIN) };
    const answers = await Promise.all(Array.from({ length: 32 }, () => shop.post('/pay', order)));
    expect(answers.filter(({ text }) => text.includes('"code":"000"'))).toHaveLength(1);
    expect(answers.filter(({ text }) => text.includes('"code":"014"'))).toHaveLength(31);
    expect(await bookedIn(shop.standIn, order.request_id)).toMatchObject({ executed: 1, asked: 32 });
  });

  test('is a likely duplicate of another to the same account within 30 seconds', async () => {
    await shop.power(PLAIN);
    const second = await shop.power(PLAIN);
    expect(second.body).toEqual(code('019'));
    expect(await bookedIn(shop.standIn, second.id)).toBeUndefined();
    await shop.ahead(30_000);
    expect((await shop.power(PLAIN)).body).toEqual(code('000'));
  });

  test('is not taken when the wallet cannot pay', async () => {
    const { walletKobo } = await booksOf(shop.standIn);
    await shop.standIn.ask('POST', '/stand-in/wallet', { kobo: 400_000 });
    expect((await shop.power(PLAIN)).body).toEqual(code('018'));
    await shop.standIn.ask('POST', '/stand-in/wallet', { kobo: walletKobo });
    await shop.faults({ 'wallet-empty': true });
    expect((await shop.power(PLAIN)).body).toEqual(code('018'));
  });

  test('costs the wallet its amount less the commission', async () => {
    const before = await booksOf(shop.standIn);
    const { id } = await shop.power(PLAIN);
    const after = await booksOf(shop.standIn);
    expect(before.walletKobo - after.walletKobo).toBe(492_500);
    expect(await bookedIn(shop.standIn, id)).toMatchObject({ amountKobo: 500_000, chargedKobo: 492_500 });
    expect((await shop.get('/balance')).body).toEqual({ code: 1, contents: { balance: after.walletKobo / 100 } });
  });

  test('is not sold while its service is down, and its meters cannot be asked after', async () => {
    await shop.faults({ down: ['ikeja-electric'] });
    expect((await shop.power(PLAIN)).body).toEqual(code('035'));
    const verified = await shop.post('/merchant-verify', {
      billersCode: PLAIN,
      serviceID: 'ikeja-electric',
      type: 'prepaid',
    });
    expect(verified.body).toEqual(code('030'));
  });

  test('is still processing while its answer is under way', async () => {
    const id = shop.newId();
    const slow = { request_id: id, phone: '08010000001', ...power('45100000095') };
    const meanwhile = async () => {
      await eventually(() => bookedIn(shop.standIn, id));
      expect((await shop.post('/pay', slow)).body).toEqual(code('089'));
      expect(await shop.requery(id)).toEqual(code('000'));
      return true;
    };
    expect(await hangUp(shop.standIn, '/api/pay', slow, shop.signedIn, meanwhile)).toBeNull();
  });
});

describe('every documented code can be brought about', () => {
  test.each(Object.entries(CODES))('%s %s, done or not', async (wanted, meaning) => {
    await shop.faults({ code: wanted });
    const undone = await shop.power(PLAIN);
    expect(undone.body).toMatchObject({ code: wanted, response_description: meaning });
    expect(await bookedIn(shop.standIn, undone.id)).toBeUndefined();
    await shop.faults({ code: wanted, 'code-done': true });
    const done = await shop.power(PLAIN);
    expect(done.body).toMatchObject({ code: wanted });
    expect(await bookedIn(shop.standIn, done.id)).toMatchObject({ executed: 1 });
    await shop.faults({ 'requery-code': wanted });
    expect(await shop.requery(done.id)).toEqual(code(wanted));
    await shop.faults({ 'verify-code': wanted });
    const verified = await shop.post('/merchant-verify', { ...power(PLAIN), type: 'prepaid' });
    expect(verified.body).toEqual(code(wanted));
  });
});

function power(meter: string) {
  return { serviceID: 'ikeja-electric', billersCode: meter, variation_code: 'prepaid', amount: 5_000 };
}
