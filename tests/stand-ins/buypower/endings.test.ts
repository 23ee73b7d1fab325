import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { REFUSALS } from '#src/stand-ins/buypower/answers.ts';
import { bookedIn } from '../vending/books.ts';
import { hangUp } from '../vending/silence.ts';
import { openShop, PLAIN, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.standIn.end());
beforeEach(() => shop.standIn.ask('DELETE', '/stand-in/faults'));

describe('a sale that is refused', () => {
  test.each([
    ['without an id', { orderId: '' }, 201],
    ['without a meter', { meter: '' }, 201],
    ['without a phone', { phone: '' }, 201],
    ['without a bundle', { vertical: 'DATA', disco: 'MTN', meter: '08010000001' }, 201],
    ['of a company that there is not', { disco: 'PHCN' }, 400],
    ['to an unknown meter', { meter: '45100000013' }, 400],
    ['below what the meter takes', { meter: '45100000061', amount: '4999' }, 400],
    ['to a meter that may not be sold to', { meter: '45100000079' }, 400],
    ['at another price', { vertical: 'TV', disco: 'DSTV', meter: '7000000009', tariffClass: 'PRWE36' }, 400],
  ])('%s has HTTP 400, whatever its responseCode', async (_, more, responseCode) => {
    const { id, answer } = await shop.vend(PLAIN, more);
    expect(answer).toMatchObject({ status: 400, body: { status: false, responseCode } });
    expect(await bookedIn(shop.standIn, id)).toBeUndefined();
  });

  test('by its company has HTTP 400 and 202, then and when it is asked after', async () => {
    const { id, answer } = await shop.vend('45100000087');
    expect(answer).toMatchObject({ status: 400, body: { responseCode: 202, message: 'Transaction failed.' } });
    expect(await shop.requery(id)).toMatchObject({ status: 400, body: { responseCode: 202 } });
    expect(await bookedIn(shop.standIn, id)).toMatchObject({ executed: 0, chargedKobo: 0 });
  });

  test('for want of money has HTTP 422 and the 202 of something in progress', async () => {
    await shop.faults({ 'wallet-empty': true });
    const { id, answer } = await shop.vend(PLAIN);
    expect(answer).toMatchObject({ status: 422, body: { responseCode: 202, message: 'insufficient wallet balance.' } });
    expect(await shop.requery(id)).toMatchObject({
      status: 404,
      body: { responseCode: 20, message: expect.stringContaining(id) },
    });
  });

  test('because its id was used before has HTTP 409, and nothing is sold twice', async () => {
    const body = shop.order(PLAIN);
    await shop.post(body);
    expect(await shop.post(body)).toMatchObject({
      status: 409,
      body: { responseCode: 201, message: 'Request already received' },
    });
    expect(await bookedIn(shop.standIn, body.orderId)).toMatchObject({ executed: 1, asked: 2 });
  });
});

describe('a sale whose end is open', () => {
  test('in progress, still processing, delivered', async () => {
    const { id, answer } = await shop.vend('45100000103');
    const progress = { status: 202, body: { status: false, error: true, responseCode: 202, delay: [120, 120, 120] } };
    expect(answer).toMatchObject(progress);
    expect(await shop.requery(id)).toMatchObject(progress);
    await shop.ahead(120_000);
    expect(await shop.requery(id)).toMatchObject({ status: 400, body: { status: false, responseCode: 201 } });
    await shop.ahead(120_000);
    expect(await shop.requery(id)).toMatchObject({ status: 200, body: { result: { status: true } } });
    expect(await bookedIn(shop.standIn, id)).toMatchObject({ status: 'delivered', executed: 1 });
  });

  test('in progress, then not successful and paid back', async () => {
    const { id } = await shop.vend('45100000111');
    await shop.ahead(240_000);
    expect(await shop.requery(id)).toMatchObject({
      status: 400,
      body: { responseCode: 202, message: expect.stringContaining('not successful') },
    });
    expect(await bookedIn(shop.standIn, id)).toMatchObject({ executed: 0, refundedKobo: 500_000 });
  });

  test('strict waits for the company, and is in progress all the same', async () => {
    await shop.faults({ 'slow-ms': 5 });
    expect(await shop.post(shop.order('45100000103'), 1)).toMatchObject({ status: 202 });
    expect(await shop.post(shop.order('45100000095'), 1)).toMatchObject({ status: 200, body: { status: true } });
  });

  test('an answer that nobody documented, and delivered', async () => {
    const { id, answer } = await shop.vend('45100000145');
    expect(answer).toMatchObject({ status: 200, body: { responseCode: 299 } });
    expect(await shop.requery(id)).toMatchObject({ status: 200 });
  });

  test.each([
    ['delivered', '45100000129', 200],
    ['never heard of', '45100000137', 404],
  ])('silence, and %s', async (_, meter, status) => {
    const order = shop.order(meter);
    const sold = status === 200 ? () => bookedIn(shop.standIn, order.orderId) : undefined;
    expect(await hangUp(shop.standIn, '/v2/vend', order, shop.bearer, sold)).toBeNull();
    expect(await shop.requery(order.orderId)).toMatchObject({ status });
  });

  test('books that lag', async () => {
    await shop.faults({ 'lag-ms': 60_000 });
    const { id } = await shop.vend(PLAIN);
    expect(await shop.requery(id)).toMatchObject({ status: 404, body: { responseCode: 20 } });
  });
});

describe('every known answer can be brought about', () => {
  test.each(Object.entries(REFUSALS))(
    '%s, done or not, and as the answer to a question',
    async (word, { http, body }) => {
      await shop.faults({ code: word });
      const undone = await shop.vend(PLAIN);
      expect(undone.answer).toMatchObject({ status: http, body });
      expect(await bookedIn(shop.standIn, undone.id)).toBeUndefined();
      await shop.faults({ code: word, 'code-done': true, 'requery-code': word, 'verify-code': word });
      const done = await shop.vend(PLAIN);
      expect(done.answer).toMatchObject({ status: http, body });
      expect(await bookedIn(shop.standIn, done.id)).toMatchObject({ executed: 1 });
      expect(await shop.requery(done.id)).toMatchObject({ status: http, body });
      expect(await shop.get(`/check/meter?meter=${PLAIN}&disco=EKO&vendType=PREPAID`)).toMatchObject({
        status: http,
        body,
      });
    },
  );
});
