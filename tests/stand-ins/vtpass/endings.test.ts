import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Listener, listenForEvents } from '../../support/stand-ins.ts';
import { bookedIn } from '../vending/books.ts';
import { hangUp } from '../vending/silence.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let listener: Listener;
beforeAll(async () => {
  listener = await listenForEvents((_, index) => ({
    status: 200,
    body: index === 0 ? 'ok' : '{"response":"success"}',
  }));
  shop = await openShop({ webhook: listener.url, pace: 0 });
});
afterAll(async () => {
  await shop.standIn.end();
  await listener.close();
});
beforeEach(async () => {
  await shop.standIn.ask('DELETE', '/stand-in/faults');
  await shop.ahead(31_000);
});

const inner = (status: string) => ({ content: { transactions: { status } } });

describe('how a vend ends', () => {
  test('pending, then delivered: code 099 first, 000 with status pending at a question', async () => {
    const { id, body } = await shop.power('45100000103');
    expect(body).toMatchObject({ code: '099', ...inner('initiated'), purchased_code: '' });
    expect(await shop.requery(id)).toMatchObject({ code: '000', ...inner('pending'), purchased_code: '' });
    expect(await bookedIn(shop.standIn, id)).toMatchObject({ status: 'pending', executed: 0, tokens: [] });
    await shop.ahead(60_000);
    const [token] = (await bookedIn(shop.standIn, id))?.tokens ?? [];
    expect(await shop.requery(id)).toMatchObject({
      code: '000',
      ...inner('delivered'),
      purchased_code: `Token : ${token?.digits}`,
    });
    expect(await bookedIn(shop.standIn, id)).toMatchObject({ executed: 1 });
  });

  test('the pending number of the sandbox has code 000 at once', async () => {
    const { body } = await shop.pay({ serviceID: 'mtn', amount: 100, phone: '201000000000' });
    expect(body).toMatchObject({ code: '000', ...inner('pending') });
  });

  test('pending, then reversed to the wallet', async () => {
    const { id } = await shop.power('45100000111');
    await shop.ahead(60_000);
    expect(await shop.requery(id)).toMatchObject({ code: '040', ...inner('reversed'), purchased_code: '' });
    expect(await bookedIn(shop.standIn, id)).toMatchObject({
      executed: 0,
      chargedKobo: 492_500,
      refundedKobo: 492_500,
    });
  });

  test.each(['45100000087', '45100000079', '45100000000'])('failed, and not charged: %s', async (meter) => {
    const { id, body } = await shop.power(meter);
    expect(body).toMatchObject({ code: '016', ...inner('failed'), purchased_code: '' });
    expect(await shop.requery(id)).toMatchObject({ code: '016', ...inner('failed') });
    expect(await bookedIn(shop.standIn, id)).toMatchObject({ executed: 0, chargedKobo: 0 });
  });

  test('a code that nobody documented, and delivered at a question', async () => {
    const { id, body } = await shop.power('45100000145');
    expect(body).toEqual({ response_description: 'UNEXPECTED RESPONSE', code: '777' });
    expect(await shop.requery(id)).toMatchObject({ code: '000', ...inner('delivered') });
  });

  test.each([
    ['delivered', '45100000129', '000', 1],
    ['never heard of', '45100000137', '015', undefined],
    ['delivered', '400000000000', '000', 1],
    ['never heard of', '300000000000', '015', undefined],
  ])('silence, and %s: %s', async (_, meter, code, executed) => {
    const id = shop.newId();
    const order = { serviceID: 'ikeja-electric', billersCode: meter, variation_code: 'prepaid', amount: 5_000 };
    const paid = { request_id: id, phone: '08010000001', ...order };
    const sold = () => bookedIn(shop.standIn, id);
    const answered = await hangUp(shop.standIn, '/api/pay', paid, shop.signedIn, executed ? sold : undefined);
    expect(answered).toBeNull();
    expect(await shop.requery(id)).toMatchObject({ code });
    expect((await bookedIn(shop.standIn, id))?.executed).toBe(executed);
  });

  test('slow, and the answer comes', async () => {
    await shop.faults({ 'slow-ms': 5 });
    expect((await shop.power('45100000095')).body).toMatchObject({ code: '000', ...inner('delivered') });
  });

  test('books that lag do not know what was sold', async () => {
    await shop.faults({ 'lag-ms': 60_000 });
    const { id } = await shop.power('45100000012');
    expect(await shop.requery(id)).toMatchObject({ code: '015' });
    await shop.ahead(60_000);
    expect(await shop.requery(id)).toMatchObject({ code: '000', ...inner('delivered') });
  });

  test('what was resolved by hand has code 044 and an inner status of its own', async () => {
    const { id } = await shop.power('45100000012');
    await shop.faults({ 'requery-code': '044' });
    expect(await shop.requery(id)).toMatchObject({ code: '044', ...inner('resolved') });
  });

  test('in the sandbox every number but its own fails', async () => {
    await shop.faults({ 'sandbox-only': true });
    expect((await shop.power('45100000012')).body).toMatchObject({ code: '016' });
    expect((await shop.pay({ serviceID: 'mtn', amount: 100, phone: '08031234567' })).body).toMatchObject({
      code: '016',
    });
    expect((await shop.power('1111111111111')).body).toMatchObject({ code: '000' });
    expect((await shop.pay({ serviceID: 'mtn', amount: 100, phone: '08011111111' })).body).toMatchObject({
      code: '000',
    });
  });
});

describe('what staff do', () => {
  test('settling a stuck sale is told by an event, until it is acknowledged', async () => {
    const before = listener.taken.length;
    const { id } = await shop.power('45100000103');
    expect(await shop.standIn.ask('POST', `/stand-in/sales/${id}`, { status: 'delivered' })).toMatchObject({
      status: 200,
    });
    const events = await listener.until(before + 2);
    const bodies = events.slice(before).map(({ body }) => JSON.parse(body));
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]).toMatchObject({
      type: 'transaction-update',
      data: { code: '000', requestId: id, response_description: 'TRANSACTION DELIVERED', ...inner('delivered') },
    });
    expect(Object.keys(events[before]?.headers ?? {}).filter((name) => name.includes('sign'))).toEqual([]);
  });

  test('a reversal has its own event, and only a pending sale can be settled', async () => {
    const before = listener.taken.length;
    const { id } = await shop.power('45100000103');
    await shop.standIn.ask('POST', `/stand-in/sales/${id}`, { status: 'reversed' });
    const again = await shop.standIn.ask('POST', `/stand-in/sales/${id}`, { status: 'delivered' });
    expect(again.status).toBe(404);
    const last = (await listener.until(before + 1)).at(-1);
    expect(JSON.parse(last?.body ?? '')).toMatchObject({ data: { code: '040', requestId: id, ...inner('reversed') } });
  });

  test('a new price is listed under both spellings, and what is to be done about it', async () => {
    const before = listener.taken.length;
    const change = { serviceID: 'gotv', variation_code: 'gotv-max', naira: 4_000 };
    await shop.standIn.ask('POST', '/stand-in/variations', change);
    const last = (await listener.until(before + 1)).at(-1);
    const max = expect.objectContaining({ variation_code: 'gotv-max', variation_amount: '4000.00', fixedPrice: 'Yes' });
    expect(JSON.parse(last?.body ?? '')).toMatchObject({
      type: 'variations-update',
      serviceID: 'gotv',
      summary: { added_variation_codes: 0, updated_variation_codes: 1, removed_variation_codes: 0 },
      data: { content: { variations: expect.arrayContaining([max]), varations: expect.arrayContaining([max]) } },
      actionRequired: { updated: { total: 1, variation_codes: ['gotv-max'] } },
    });
    const { body } = await shop.pay({ serviceID: 'gotv', billersCode: '1212121212', variation_code: 'gotv-max' });
    expect(body).toMatchObject({ code: '000', amount: 4_000 });
    await shop.standIn.ask('POST', '/stand-in/variations', { ...change, naira: null });
    const gone = await shop.pay({ serviceID: 'gotv', billersCode: '7000000009', variation_code: 'gotv-max' });
    expect(gone.body).toMatchObject({ code: '010' });
  });
});

test('what was sold is remembered after a power cut', async () => {
  const other = await openShop();
  const { id } = await other.power('45100000103');
  const { folder, kill } = other.standIn;
  await kill();
  const again = await openShop({ folder });
  expect(await bookedIn(again.standIn, id)).toMatchObject({ status: 'pending', asked: 1 });
  await again.ahead(60_000);
  expect(await again.requery(id)).toMatchObject({ code: '000', ...inner('delivered') });
  await again.standIn.end();
  rmSync(folder, { recursive: true });
});
