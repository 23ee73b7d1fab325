import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODES } from '#src/stand-ins/baxi/codes.ts';
import { bookedIn, booksOf } from '../vending/books.ts';
import { hangUp } from '../vending/silence.ts';
import { BASE, openShop, PLAIN, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.standIn.end());
beforeEach(() => shop.standIn.ask('DELETE', '/stand-in/faults'));

describe('how else it ends', () => {
  test.each([
    ['without a phone', { phone: '' }, 'BX0003'],
    ['of another biller', { service_type: 'ikeja-electric' }, 'BX0026'],
    ['to an unknown meter', { account_number: '45100000013' }, 'BX0025'],
    ['to a meter that may not be sold to', { account_number: '45100000079' }, 'EXC00131'],
    ['below what the meter takes', { account_number: '45100000061', amount: 4_999 }, 'EXC00125'],
    ['above it', { amount: 1_000_001 }, 'EXC00127'],
  ])('%s: refused, and not in the books', async (_, more, code) => {
    const { id, answer } = await shop.buy(PLAIN, more);
    expect(answer.body).toMatchObject({ status: 'error', code });
    expect(await bookedIn(shop.standIn, id)).toBeUndefined();
    expect(await shop.requery(id)).toMatchObject({ status: 404, body: { code: 'BX0002', errors: [] } });
  });

  test('the wallet is empty', async () => {
    await shop.faults({ 'wallet-empty': true });
    expect((await shop.buy(PLAIN)).answer.body).toMatchObject({ code: 'EXC00102' });
  });

  test('a reference is used once: the same order, and another under its name', async () => {
    const body = shop.order(PLAIN);
    await shop.request(body);
    expect((await shop.request(body)).body).toMatchObject({ code: 'BX0023' });
    expect((await shop.request({ ...body, amount: 6_000 })).body).toMatchObject({ code: 'EXC00116' });
    expect(await bookedIn(shop.standIn, body.agentReference)).toMatchObject({ executed: 1, asked: 3 });
  });

  test('the company refuses', async () => {
    const { id, answer } = await shop.buy('45100000087');
    expect(answer.body).toMatchObject({ code: 'BX0020' });
    expect((await shop.requery(id)).body).toMatchObject({
      code: 200,
      data: { transactionStatus: 'failed', statusCode: '1' },
    });
    expect(await bookedIn(shop.standIn, id)).toMatchObject({ executed: 0, chargedKobo: 0 });
  });

  test('pending with statusCode "0", then delivered', async () => {
    const { id, answer } = await shop.buy('45100000103');
    const pending = { status: 'pending', code: 201, data: { transactionStatus: 'pending', statusCode: '0' } };
    expect(answer.body).toMatchObject(pending);
    expect((await shop.requery(id)).body).toMatchObject(pending);
    await shop.ahead(60_000);
    expect((await shop.requery(id)).body).toMatchObject({ code: 200, data: { transactionStatus: 'success' } });
    expect(await bookedIn(shop.standIn, id)).toMatchObject({ executed: 1 });
  });

  test('pending, then cancelled and paid back', async () => {
    const { id } = await shop.buy('45100000111');
    await shop.ahead(60_000);
    expect((await shop.requery(id)).body).toMatchObject({ code: 'EXC00113' });
    expect(await bookedIn(shop.standIn, id)).toMatchObject({ executed: 0, refundedKobo: 495_000 });
  });

  test('the books add up: what was executed, charged and paid back', async () => {
    const before = await booksOf(shop.standIn);
    await shop.buy(PLAIN);
    await shop.buy('45100000087');
    await shop.buy('45100000111');
    await shop.ahead(60_000);
    const after = await booksOf(shop.standIn);
    expect(after.totals.executedKobo - before.totals.executedKobo).toBe(500_000);
    expect(after.totals.chargedKobo - before.totals.chargedKobo).toBe(990_000);
    expect(after.totals.refundedKobo - before.totals.refundedKobo).toBe(495_000);
    expect(before.walletKobo - after.walletKobo).toBe(495_000);
  });

  test('a code that nobody documented, and delivered', async () => {
    const { id, answer } = await shop.buy('45100000145');
    expect(answer).toMatchObject({ status: 500, body: { code: 'ZZZ0001' } });
    expect((await shop.requery(id)).body).toMatchObject({ data: { transactionStatus: 'success' } });
  });

  test.each([
    ['delivered', '45100000129', { data: { transactionStatus: 'success' } }],
    ['never heard of', '45100000137', { code: 'BX0002' }],
  ])('silence, and %s', async (what, meter, body) => {
    const order = shop.order(meter);
    const sold = what === 'delivered' ? () => bookedIn(shop.standIn, order.agentReference) : undefined;
    const key = { 'x-api-key': shop.standIn.keys.api ?? '' };
    expect(await hangUp(shop.standIn, `${BASE}/services/electricity/request`, order, key, sold)).toBeNull();
    expect((await shop.requery(order.agentReference)).body).toMatchObject(body);
  });

  test('slow, and books that lag', async () => {
    await shop.faults({ 'slow-ms': 5, 'lag-ms': 60_000 });
    const { id, answer } = await shop.buy('45100000095');
    expect(answer.body).toMatchObject({ data: { transactionStatus: 'success' } });
    expect((await shop.requery(id)).body).toMatchObject({ code: 'BX0002' });
    await shop.ahead(60_000);
    expect((await shop.requery(id)).body).toMatchObject({ data: { transactionStatus: 'success' } });
  });
});

describe('every listed code can be brought about', () => {
  test.each(Object.entries(CODES))('%s, done or not, and as the answer to a question', async (code, message) => {
    await shop.faults({ code });
    const undone = await shop.buy(PLAIN);
    expect(undone.answer.body).toMatchObject({ status: 'error', code, message });
    expect(await bookedIn(shop.standIn, undone.id)).toBeUndefined();
    await shop.faults({ code, 'code-done': true, 'requery-code': code, 'verify-code': code });
    const done = await shop.buy(PLAIN);
    expect(done.answer.body).toMatchObject({ code });
    expect(await bookedIn(shop.standIn, done.id)).toMatchObject({ executed: 1 });
    expect((await shop.requery(done.id)).body).toMatchObject({ code });
    const asked = { service_type: 'ikeja_electric_prepaid', account_number: PLAIN };
    expect((await shop.ask('POST', '/services/electricity/verify', asked)).body).toMatchObject({ code });
  });
});
