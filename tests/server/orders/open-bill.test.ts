import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLIC_KINDS, type PublicKind, type Screen } from '#catalogues/orders.ts';
import { providersOf } from '#catalogues/products/providers.ts';
import { makeOrder } from '#src/server/orders/make-order.ts';
import { RESIDENT } from '../../faults/support/fixtures.ts';
import { holdFee } from '../../support/server/settings.ts';
import { openTestStorefront, type TestStorefront } from '../../support/server/storefront.ts';
import { EXAMPLES, wishFor } from '../../support/server/wishes.ts';

let store: TestStorefront;
beforeAll(async () => {
  store = await openTestStorefront();
});
afterAll(() => store.close());

const ordersOf = (key: string) =>
  store.db.selectFrom('orders').selectAll().where('idempotency_key', '=', key).execute();

test('an order says what is bought, for whom, what it costs, and begins the widget with the total', {
  tags: ['B-029'],
}, async () => {
  const { status, body } = await store.ask('openBill', wishFor('public-power', 'open-power-1'));
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      orderId: expect.stringMatching(/^POWER-[0-9A-HJKMNP-TV-Z]{16}$/),
      kind: 'public-power',
      provider: 'phcneko',
      destinationAccount: '45012340001',
      accountName: expect.stringMatching(/^\w+ \w+$/),
      package: null,
      amount: 5000,
      fee: 100,
      total: 5100,
      email: 'ngozi@mail.example',
      widget: {
        provider: 'sandbox',
        script: '/sandbox/payments/inline.js',
        merchantId: expect.any(String),
        name: body.accountName,
        email: 'ngozi@mail.example',
        narration: 'Electricity Topup',
        amount: 5100,
        currency: 'NGN',
        orderId: body.orderId,
      },
    },
  });
});

test.each([
  ['public-power', 5000, 5100],
  ['airtime', 500, 600],
  ['data', 19_999.02, 20_099.02],
  ['internet', 350, 350],
  ['cable', 3600, 3700],
] as const)(
  'the total of %s is its amount plus the fee of its provider',
  { tags: ['B-026', 'B-027'] },
  async (kind, amount, total) => {
    const { body } = await store.opened(kind);
    expect(body).toMatchObject({ amount, fee: kind === 'internet' ? 0 : 100, total, widget: { amount: total } });
  },
);

test('every provider of public power is taken by its code in small letters, and no other', {
  tags: ['B-055'],
}, async () => {
  const codes = providersOf('public-power').map(({ code }) => code);
  expect(codes).toEqual(['phcneko', 'phcnkano', 'phcnjos', 'phcnabuja', 'phcnibadan', 'phcnenugu']);
  for (const provider of [...codes, 'PHCNEKO', 'phcnikeja', 'mtn']) {
    const wish = { ...wishFor('public-power', `provider-${provider}`), provider };
    expect((await store.ask('openBill', wish)).status).toBe((codes as string[]).includes(provider) ? 200 : 400);
  }
});

const SOLD: readonly (readonly [Screen, PublicKind, string])[] = [
  ['public-power', 'public-power', 'POWER'],
  ['bill-wizard', 'public-power', 'POWER'],
  ['airtime', 'airtime', 'AIRTIME'],
  ['airtime-page', 'airtime', 'AIRTIME'],
  ['airtime', 'data', 'AIRTIME'],
  ['internet', 'internet', 'DATA'],
  ['internet-page', 'internet', 'POWER'],
  ['pay-bills', 'cable', 'POWER'],
];
test.each(SOLD)(
  'on the screen %s, the id of an order of %s begins with %s',
  { tags: ['B-051', 'B-052', 'B-053'] },
  async (screen, kind, prefix) => {
    const { status, body } = await store.ask('openBill', { ...wishFor(kind, `prefix-${screen}-${kind}`), screen });
    expect(status).toBe(200);
    expect(body.orderId).toMatch(new RegExp(`^${prefix}-[0-9A-Z]{16}$`));
  },
);

test("the wizard's cable prices are its own, and its order ids begin with AIRTIME", async () => {
  const wish = { ...wishFor('cable', 'wizard-cable-1'), screen: 'bill-wizard', amount: 3200 } as const;
  expect(await store.ask('openBill', wish)).toMatchObject({
    status: 200,
    body: { orderId: expect.stringMatching(/^AIRTIME-/), amount: 3200 },
  });
  expect(await ordersOf(wish.key)).toMatchObject([
    { screen: 'bill-wizard', price_list: 'cable-wizard', package: 'MAX' },
  ]);
  expect(await store.ask('openBill', { ...wish, key: 'wizard-cable-2', amount: 3600 })).toMatchObject({
    status: 409,
    body: { code: 'price-changed' },
  });
});

test.each([
  ['of another price than the list', { amount: 1 }, 'price-changed'],
  ['that the list no longer has', { package: 'SUPER MAX' }, 'package-gone'],
])('a package %s is refused, and no order is left', { tags: ['B-142'] }, async (_, change, code) => {
  for (const kind of ['data', 'internet', 'cable'] as const) {
    const key = `changed-${kind}-${code}`;
    const answer = await store.ask('openBill', { ...wishFor(kind, key), ...change });
    expect(answer).toMatchObject({ status: 409, body: { code, message: expect.stringContaining('package') } });
    expect(await ordersOf(key)).toEqual([]);
  }
});

test('a provider without a fee is unavailable, and one that is free of charge is not', {
  tags: ['B-025'],
}, async () => {
  await holdFee(store.db, 'phcnjos', null);
  const wish = { ...wishFor('public-power', 'no-fee-0001'), provider: 'phcnjos' };
  expect(await store.ask('openBill', wish)).toEqual({
    status: 503,
    body: { code: 'no-fee', message: 'Service Unavailable' },
  });
  await holdFee(store.db, 'phcnjos', 0);
  expect(await store.ask('openBill', wish)).toMatchObject({ status: 200, body: { fee: 0, total: 5000 } });
});

test('a fee that changes after an order was opened does not change the order', async () => {
  const wish = { ...wishFor('airtime', 'fee-change-1'), provider: 'airtel' };
  const first = await store.ask('openBill', wish);
  await holdFee(store.db, 'airtel', 20_000);
  expect(await store.ask('openBill', wish)).toEqual(first);
  await holdFee(store.db, 'airtel', 10_000);
});

test.each([
  ['public-power', 'unknown', 400, 'Invalid Number'],
  ['public-power', 'nameless', 400, 'Please Check Card Number'],
  ['public-power', 'silent', 503, 'Service Unavailable'],
  ['cable', 'unknown', 400, 'Invalid Number'],
  ['cable', 'nameless', 400, 'Please Check Card Number'],
  ['cable', 'silent', 503, 'Service Unavailable'],
] as const)('nobody pays %s for an account that is %s: %d %s', async (kind, ending, status, message) => {
  const key = `verify-${kind}-${ending}`;
  expect(await store.ask('openBill', wishFor(kind, key, ending))).toMatchObject({ status, body: { message } });
  expect(await ordersOf(key)).toEqual([]);
});

const WRONG: readonly (readonly [string, PublicKind, object, string])[] = [
  ['a meter of ten digits', 'public-power', { destinationAccount: '4501234000' }, 'account-not-right'],
  ['a meter of fourteen digits', 'public-power', { destinationAccount: '45012340001234' }, 'account-not-right'],
  ['a meter with a letter', 'public-power', { destinationAccount: '4501234000A' }, 'account-not-right'],
  ['no e-mail for power', 'public-power', { email: '' }, 'email-missing'],
  ['no e-mail for cable', 'cable', { email: undefined }, 'email-missing'],
  ['no e-mail for internet', 'internet', { email: '' }, 'email-missing'],
  ['an e-mail that is none', 'airtime', { email: 'ngozi' }, 'invalid-input'],
  ['an amount of 0', 'public-power', { amount: 0 }, 'invalid-input'],
  ['an amount below 0', 'airtime', { amount: -500 }, 'invalid-input'],
  ['an amount with kobo', 'public-power', { amount: 500.5 }, 'amount-not-whole'],
  ['airtime below the least', 'airtime', { amount: 49 }, 'amount-too-small'],
  ['airtime above the most', 'airtime', { amount: 50_001 }, 'amount-too-large'],
  ['power above the most', 'public-power', { amount: 100_000_001 }, 'invalid-input'],
  ['an amount beyond all numbers', 'public-power', { amount: 2 ** 53 }, 'invalid-input'],
  ['an amount in words', 'airtime', { amount: '500' }, 'invalid-input'],
  ['a phone with a wrong beginning', 'airtime', { destinationAccount: '08231230001' }, 'account-not-right'],
  ['a phone that is too short', 'data', { destinationAccount: '0803123000' }, 'account-not-right'],
  ['other digits', 'airtime', { destinationAccount: '٠٨٠٣١٢٣٠٠٠١' }, 'invalid-input'],
  ['no package', 'cable', { package: undefined }, 'package-missing'],
  ['a product on a page that does not sell it', 'cable', { screen: 'internet' }, 'not-sold-here'],
  ['a provider of something else', 'airtime', { provider: 'dstv' }, 'unknown-provider'],
  ['a provider of nothing', 'internet', { provider: 'acme' }, 'unknown-provider'],
  ["an estate's power", 'airtime', { kind: 'power' }, 'invalid-input'],
  ['a key that is too short', 'airtime', { key: 'x' }, 'invalid-input'],
  ["a key of the portal's own payments", 'airtime', { key: 'split-POWER00000001-fine' }, 'invalid-input'],
  ['a key with odd signs', 'airtime', { key: "'; drop table orders --" }, 'invalid-input'],
];
test.each(WRONG)('%s is refused, and no order is left', async (_what, kind, change, code) => {
  const before = await store.db.selectFrom('orders').select('order_id').execute();
  const answer = await store.ask('openBill', { ...wishFor(kind, 'wrong-input-1'), ...change });
  expect(answer).toMatchObject({ status: 400, body: { code } });
  expect(await store.db.selectFrom('orders').select('order_id').execute()).toHaveLength(before.length);
});

test('the smallest and the largest amounts are taken', async () => {
  for (const [kind, amount] of [
    ['public-power', 1],
    ['public-power', 100_000_000],
    ['airtime', 50],
    ['airtime', 50_000],
  ] as const) {
    const wish = { ...wishFor(kind, `bounds-${kind}-${amount}`), amount };
    expect(await store.ask('openBill', wish)).toMatchObject({ status: 200, body: { amount } });
  }
});

test('the same key and body, 64 times at once, make one order with one answer', async () => {
  const wish = wishFor('cable', 'storm-of-visitor');
  const answers = await Promise.all(Array.from({ length: 64 }, () => store.ask('openBill', wish)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await ordersOf(wish.key)).toHaveLength(1);
});

test.each(PUBLIC_KINDS)('a key that was used for another purchase of %s is refused', async (kind) => {
  const wish = wishFor(kind, `reused-${kind}`);
  await store.ask('openBill', wish);
  const other = [
    { amount: EXAMPLES[kind].amount + 1 },
    { email: 'other@mail.example' },
    { name: 'Other' },
    { phone: '08031230002' },
    { screen: 'airtime-page' },
    { kind: kind === 'data' ? 'airtime' : 'data' },
    { provider: 'other' },
    { package: 'Other' },
    { destinationAccount: '08031230003' },
  ];
  for (const change of other) {
    expect(await store.ask('openBill', { ...wish, ...change })).toMatchObject({
      status: 422,
      body: { code: 'key-reused' },
    });
  }
});

test("an order of a signed-in buyer is theirs, with their name and address, and a visitor's under the same key is another", async () => {
  const token = await store.signedIn();
  const { email: _, ...wish } = wishFor('airtime', 'two-of-a-key');
  const own = await store.ask('openBill', wish, token);
  expect(own).toMatchObject({ status: 200, body: { email: RESIDENT.email, widget: { name: 'Amaka Eze' } } });
  const visitors = await store.ask('openBill', wish);
  expect(visitors).toMatchObject({ status: 200, body: { email: '', widget: { name: '08031230001' } } });
  const owners = (await ordersOf(wish.key)).map((order) => order.user_id);
  expect(owners.toSorted()).toEqual([RESIDENT.id, null]);
});

test("the widget's customer name is the verified holder's, else the one given, else the e-mail", async () => {
  const name = 'Ngozi Obi';
  const named = async (kind: PublicKind, change: object) => {
    const { body } = await store.ask('openBill', {
      ...wishFor(kind, `named-${kind}-${Object.keys(change)}`),
      ...change,
    });
    return (body.widget as { name: string }).name;
  };
  expect(await named('public-power', { name })).not.toBe(name);
  expect(await named('internet', { name })).toBe(name);
  expect(await named('data', { name: 'Ngozi\r\nBcc: x@y.example\u2029Hello' })).toBe('Ngozi Bcc: x@y.example Hello');
  expect(await named('internet', {})).toBe('ngozi@mail.example');
});

test("an order that cannot be written says nothing of the buyer's key, which opens the order", async () => {
  const { orderId } = await store.opened('airtime');
  const taken = { ...store.deps.random, orderSuffix: () => orderId.replace('AIRTIME-', '') };
  const priced = {
    kind: 'airtime',
    prefix: 'AIRTIME',
    account: '08031230001',
    amountKobo: 50_000,
    feeKobo: 0,
  } as const;
  const made = makeOrder(
    { ...store.deps, random: taken },
    { opener: { address: '203.0.113.7' }, key: 'key-of-a-visitor', body: [] },
    async () => ({ priced: { ...priced, email: '', customerName: 'Ngozi Obi' } }),
  );
  await expect(made).rejects.toThrow(/^An order was not written: its id is taken\.$/);
});

test('one address that opens order after order is told to wait', async () => {
  const busy = await openTestStorefront();
  try {
    const statuses = new Set<number>();
    for (let at = 0; at < 160; at += 1) {
      const { status, body } = await busy.ask('openBill', wishFor('airtime', `many-orders-${at}`));
      statuses.add(status);
      if (status === 429) expect(body).toMatchObject({ code: 'too-many-tries', retryAfter: expect.any(Number) });
    }
    expect([...statuses]).toEqual([200, 429]);
    expect(await busy.ask('openBill', wishFor('airtime', 'many-orders-0'))).toMatchObject({ status: 200 });
    const neighbour = await busy.signedIn();
    expect(await busy.ask('openBill', wishFor('airtime', 'neighbours-01'), neighbour)).toMatchObject({ status: 200 });
  } finally {
    await busy.close();
  }
});

test('whose session has ended buys nothing as nobody: it is said, and no order is made', async () => {
  const token = await store.signedIn();
  await store.sessions.endAll(RESIDENT.id);
  const answer = await store.ask('openBill', wishFor('airtime', 'ended-session-1'), token);
  expect(answer).toMatchObject({ status: 401, body: { code: 'signed-out' } });
  expect(await ordersOf('ended-session-1')).toEqual([]);
  expect((await store.ask('openBill', wishFor('airtime', 'ended-session-1'))).status).toBe(200);
});
