import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LOOKUP_SENTENCES } from '#catalogues/sentences/lookup.ts';
import { formatToken } from '#machines/kit/writing/format.ts';
import { MAIL_PURCHASE, mailPurchase, type PurchaseAsk } from '#src/server/purchase-lookup/find-purchase.ts';
import { openTestStorefront, type TestStorefront } from '../../support/server/storefront.ts';

let store: TestStorefront;
beforeAll(async () => {
  store = await openTestStorefront();
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.deleteFrom('rate_limits').execute();
  await store.db.deleteFrom('mail_outbox').execute();
  store.jobs.length = 0;
});

const ask = (input: object) => store.ask('findPurchase', input);
/** Ask, and let the jobs run that this led to. */
async function asked(input: object) {
  const answer = await ask(input);
  for (const { name, data } of store.jobs.splice(0)) {
    expect(name).toBe(MAIL_PURCHASE);
    await mailPurchase({ db: store.db, clock: store.outside.clock, mail: store.deps.mail }, data as PurchaseAsk);
  }
  return answer;
}
const mails = () => store.db.selectFrom('mail_outbox').select(['to_address', 'subject', 'text']).execute();
const GOOD = { status: 200, body: { message: LOOKUP_SENTENCES.found } };
const METER = '45012340001';

test('what became of a delivered order is mailed to its own address with the token, by its id or its payment', async () => {
  const { orderId } = await store.bought('public-power', 'plain', 1, 'Amaka@mail.example');
  await store.db.deleteFrom('mail_outbox').execute();
  const { token } = await store.db
    .selectFrom('tokens')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { reference } = await store.db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  for (const given of [orderId, orderId.toLowerCase(), reference]) {
    expect(await asked({ reference: given, email: 'somebody@else.example' })).toEqual(GOOD);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to_address: 'Amaka@mail.example',
      subject: `How your order ${orderId} stands`,
    });
    for (const part of [LOOKUP_SENTENCES.delivered.token, formatToken(token ?? ''), METER, orderId])
      expect(mail?.text).toContain(part);
    await store.db.deleteFrom('mail_outbox').execute();
  }
});

test('the e-mail and the meter number together name the last order that was paid, and neither does alone', async () => {
  const { orderId } = await store.bought('public-power', 'plain', 1, 'uche@mail.example');
  await store.opened('public-power', 'plain', 'uche@mail.example');
  await store.db.deleteFrom('mail_outbox').execute();
  expect(await asked({ email: 'UCHE@mail.example', meter_number: '4501 234-0001' })).toEqual(GOOD);
  expect((await mails()).map(({ subject }) => subject)).toEqual([`How your order ${orderId} stands`]);
  for (const alone of [{ email: 'uche@mail.example' }, { meter_number: METER }, {}]) {
    expect(await asked(alone)).toMatchObject({ status: 400, body: { message: LOOKUP_SENTENCES.wanted } });
  }
  expect(await mails()).toHaveLength(1);
});

test('whatever is given the answer is the same, and nobody is written to but the order’s own address', async () => {
  const { orderId } = await store.bought('airtime', 'plain', 1);
  await store.db.deleteFrom('mail_outbox').execute();
  const known = await ask({ reference: orderId });
  const jobs = store.jobs.length;
  for (const input of [
    { reference: 'POWER-0000000000000000' },
    { reference: "' or 1=1 --" },
    { email: 'nobody@mail.example', meter_number: METER },
    { email: 'ngozi@mail.example', meter_number: '45012349998' },
  ])
    expect(await asked(input)).toEqual(known);
  expect([jobs, (await mails()).map(({ to_address }) => to_address)]).toEqual([1, ['ngozi@mail.example']]);
});

test('an order that is pending, refused or unpaid is told as it stands', async () => {
  const { orderId: back } = await store.bought('public-power', 'refused', 5, 'back@mail.example');
  const { orderId: open } = await store.opened('public-power', 'plain', 'open@mail.example');
  await store.db.deleteFrom('mail_outbox').execute();
  await asked({ reference: back });
  await asked({ reference: open });
  const [refunded, unpaid] = await mails();
  expect(refunded?.text).toContain(LOOKUP_SENTENCES.returned('₦5,100'));
  expect(unpaid?.text).toContain(LOOKUP_SENTENCES.unpaid);
});

test('an order without an address is told to nobody', async () => {
  const { orderId } = await store.bought('airtime', 'plain', 1, '');
  expect(await asked({ reference: orderId, email: 'me@mail.example' })).toEqual(GOOD);
  expect(await mails()).toEqual([]);
});

test('one order is mailed of three times an hour at most, and the answer does not say so', async () => {
  const { orderId } = await store.bought('airtime', 'plain', 1, 'often@mail.example');
  await store.db.deleteFrom('mail_outbox').execute();
  for (let at = 0; at < 6; at += 1) expect(await asked({ reference: orderId })).toEqual(GOOD);
  expect(await mails()).toHaveLength(3);
});

test('one address asks thirty times an hour', async () => {
  for (let at = 0; at < 30; at += 1) expect((await ask({ reference: `POWER-${at}` })).status).toBe(200);
  expect(await ask({ reference: 'POWER-30' })).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
});

test('who has the key that an order was opened under is told of it at once; another key, or none, finds no order', async () => {
  const { orderId, wish } = await store.bought('public-power', 'plain', 1, 'amaka@mail.example');
  const { token } = await store.db
    .selectFrom('tokens')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const told = await store.ask('checkPurchase', { orderId, key: wish.key });
  expect([told.status, told.body]).toMatchObject([200, { orderId, state: 'fulfilled', token }]);
  for (const more of [{}, { key: `${wish.key}0` }, { key: 'storefront-of-another' }]) {
    const refused = await store.ask('checkPurchase', { orderId, ...more });
    expect([refused.status, refused.body]).toMatchObject([400, { code: 'order-not-found' }]);
  }
});
