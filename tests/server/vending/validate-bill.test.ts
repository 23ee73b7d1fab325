import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorefront, type TestStorefront } from '../../support/server/storefront.ts';
import { ENDINGS, type Ending, wishFor } from '../../support/server/wishes.ts';

let store: TestStorefront;
beforeAll(async () => {
  store = await openTestStorefront();
});
afterAll(() => store.close());

const meter = (ending: Ending) => `4501234${ENDINGS[ending]}`;
const card = (ending: Ending) => `702345${ENDINGS[ending]}`;
const validate = (destinationAccount: string, provider: string, token?: string) =>
  store.ask('validateBill', { destinationAccount, provider }, token);

test.each([
  ['meter', meter('plain'), 'phcneko'],
  ['smartcard', card('plain'), 'dstv'],
])('the holder of a %s is named, the same each time', { tags: ['B-046'] }, async (_, account, provider) => {
  const first = await validate(account, provider);
  expect(first).toEqual({
    status: 200,
    body: { BillAccountId: account, BillAccountIdDetails: expect.stringMatching(/^[A-Z]\w+ [A-Z]\w+$/) },
  });
  expect(await validate(account, provider)).toEqual(first);
});

test.each([
  ['meter', meter('unknown'), 'phcnabuja'],
  ['smartcard', card('unknown'), 'gotv'],
  ['meter of ten digits', '4501234000', 'phcnabuja'],
  ['meter with letters', '4501234000X', 'phcnabuja'],
  ['text that is no number', "' or 1=1 --", 'startimes'],
])('a %s that the provider does not know is an Invalid Number', { tags: ['B-047'] }, async (_, account, provider) => {
  expect(await validate(account, provider)).toEqual({
    status: 400,
    body: { code: 'account-not-found', message: 'Invalid Number' },
  });
});

test('an account that nobody is named for is answered with an empty name', async () => {
  for (const [account, provider] of [
    [meter('nameless'), 'phcnjos'],
    [card('nameless'), 'startimes'],
  ] as const) {
    expect(await validate(account, provider)).toEqual({
      status: 200,
      body: { BillAccountId: account, BillAccountIdDetails: '' },
    });
  }
});

test('a provider that gives no answer is Service Unavailable', async () => {
  for (const [account, provider] of [
    [meter('silent'), 'phcnkano'],
    [card('silent'), 'dstv'],
  ] as const) {
    expect(await validate(account, provider)).toEqual({
      status: 503,
      body: { code: 'vendor-silent', message: 'Service Unavailable' },
    });
  }
});

test('a provider that there is not, and one whose accounts nobody verifies, are refused', async () => {
  for (const provider of ['phcnikeja', 'PHCNEKO', 'mtn', 'smile', '', '../..']) {
    expect(await validate(meter('plain'), provider)).toMatchObject({ status: 400, body: { code: 'no-accounts' } });
  }
});

test('the terms of a meter are told with its holder, and where it stands only to who knows it; those of a smartcard are none of it', async () => {
  const terms = async (ending: Ending) => (await validate(meter(ending), 'phcneko')).body.terms;
  expect(await terms('bounded')).toEqual({ least: 2000, most: 50_000 });
  expect(await terms('owing')).toEqual({ debt: 12_000, debtShare: 0.4, rate: 180 });
  expect(await terms('told')).toEqual({ address: '12 P••• A•••, S•••', tariffClass: 'A-Non MD', rate: 180 });
  expect(await terms('plain')).toBeUndefined();
});

test('an order of an amount that the meter does not take is not opened', async () => {
  const wish = { ...wishFor('public-power', crypto.randomUUID(), 'bounded'), amount: 1000 };
  expect(await store.ask('openBill', wish)).toEqual({
    status: 400,
    body: { code: 'amount-not-taken', message: 'The least this meter takes at once is ₦2,000' },
  });
  expect(await store.ask('openBill', { ...wish, amount: 2000 })).toMatchObject({ status: 200 });
});

test('one who looks up account after account is told to wait, signed in or not', async () => {
  const token = await store.signedIn();
  for (const by of [undefined, token]) {
    const statuses: number[] = [];
    for (let asked = 0; asked < 70; asked += 1) statuses.push((await validate(card('plain'), 'dstv', by)).status);
    expect(statuses.at(-1)).toBe(429);
  }
});
