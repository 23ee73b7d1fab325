import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallName } from '#catalogues/calls/index.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { type Payment, withoutPast, writePayment } from './support/payments.ts';

type Page = Extract<CallAnswer<'transactionsHistory'>, { status: 200 }>['data'];

const RESIDENT = 'resident@palmcourt.example';
const OWNER = 'owner@palmcourt.example';

let portal: TestApp;
/** Each payment's order id, by the name it has here. */
let ids: Record<string, string>;
let tokens: Record<string, string>;

const PAST: Readonly<Record<string, Payment>> = {
  power: { kind: 'power', state: 'fulfilled', at: '2026-10-02T08:00:00Z', token: '60473918225077641183' },
  lateInOctober: {
    kind: 'power',
    state: 'fulfilled',
    at: '2026-10-31T22:59:00Z',
    kobo: 205_000,
    token: '1'.repeat(20),
  },
  november: { kind: 'power', state: 'failed', at: '2026-10-31T23:00:00Z', kobo: 305_000 },
  returning: { kind: 'power', state: 'refund_due', at: '2026-11-03T08:00:00Z' },
  returned: { kind: 'power', state: 'refunded', at: '2026-11-04T08:00:00Z' },
  unknown: { kind: 'power', state: 'pending', at: '2026-11-05T08:00:00Z' },
  opened: { kind: 'power', state: 'opened', at: '2026-11-06T08:00:00Z' },
  quoted: { kind: 'power', state: 'quoted', at: '2026-11-07T08:00:00Z' },
  abandoned: { kind: 'power', state: 'abandoned', at: '2026-11-08T08:00:00Z' },
  levy: { kind: 'dev-levy', state: 'fulfilled', at: '2026-11-09T08:00:00Z', kobo: 1_005_000 },
  fine: { kind: 'fine', state: 'fulfilled', at: '2026-11-10T08:00:00Z', kobo: 105_050 },
};

beforeAll(async () => {
  portal = await openTestApp();
  const { db } = portal;
  tokens = { resident: await portal.signIn(RESIDENT), owner: await portal.signIn(OWNER) };
  const resident = await withoutPast(db, RESIDENT);
  const owner = await withoutPast(db, OWNER);
  ids = {};
  for (const [name, payment] of Object.entries(PAST)) ids[name] = await writePayment(db, resident, payment);
  const service = await db
    .selectFrom('services')
    .select(['id'])
    .where('name', '=', 'Security')
    .executeTakeFirstOrThrow();
  const serviceId = service.id;
  const paid = { kind: 'service', state: 'fulfilled', at: '2026-11-11T08:00:00Z', kobo: 1_505_000, serviceId } as const;
  ids.service = await writePayment(db, resident, paid);
  ids.owners = await writePayment(db, owner, { kind: 'dev-levy', state: 'fulfilled', at: '2026-11-12T08:00:00Z' });
});
afterAll(() => portal.close());

async function ask<T>(name: CallName, input: Record<string, unknown> = {}, who = 'resident'): Promise<T> {
  const { status, body } = await portal.call(name, input, tokens[who]);
  expect([name, status, body]).toMatchObject([name, 200, {}]);
  shapes[name].answers[200].parse(body);
  return body as T;
}
const history = (input: Record<string, unknown> = {}, who = 'resident') => ask<Page>('transactionsHistory', input, who);
const named = ({ transactions }: Page) =>
  transactions.map(({ id }) => Object.entries(ids).find(([, orderId]) => orderId === id)?.[0] ?? id);

test('a resident’s history begins with power, newest first, with the summary of all of it', {
  tags: ['D-028', 'D-032', 'D-033'],
}, async () => {
  const page = await history();
  expect(named(page)).toEqual(['opened', 'unknown', 'returned', 'returning', 'november', 'lateInOctober', 'power']);
  expect(page).toMatchObject({
    successfulTransactions: 2,
    successfulTransactionsValue: 7_100,
    transaction: { numberOfFailedTransactions: 3, lastTransactionDate: '2026-11-06T08:00:00.000Z' },
    total: 7,
    page: 1,
  });
});

test('a payment says what was paid for which meter, how it stands, and its own token', async () => {
  const page = await history({ status: 'successful', to: '2026-10-30' });
  expect(page.transactions).toEqual([
    {
      id: ids.power,
      payment_transaction_id: ids.power,
      amount: 5_050,
      meterNumber: '45012345678',
      createdAt: '2026-10-02T08:00:00.000Z',
      transactionStatus: 'successful',
      transaction_type: 'power',
      service: null,
      token: '60473918225077641183',
      units: '27.78',
      power_message: 'Token delivered',
      code: '00',
    },
  ]);
});

test('each state of an order is successful, failed or pending, and a card that was never tried is no payment', async () => {
  const page = await history();
  expect(named(page)).not.toContain('quoted');
  expect(named(page)).not.toContain('abandoned');
  const said = page.transactions.map((row) => [row.transactionStatus, row.code, row.power_message]);
  expect(Object.fromEntries(named(page).map((name, at) => [name, said[at]]))).toEqual({
    opened: ['pending', 'not-paid', 'Waiting for the card payment'],
    unknown: ['pending', '00', 'Paid, and being processed. Please do not pay again.'],
    returned: ['failed', 'returned', 'Not delivered. The money was returned to where it came from.'],
    returning: ['failed', 'returned', 'Not delivered. The money is on its way back to where it came from.'],
    november: ['failed', 'not-paid', 'The card payment was not approved'],
    lateInOctober: ['successful', '00', 'Token delivered'],
    power: ['successful', '00', 'Token delivered'],
  });
});

test('NEWEST puts the newest first and OLDEST the oldest', { tags: ['G-015'] }, async () => {
  const newest = named(await history({ sort: 'asc' }));
  expect(newest[0]).toBe('opened');
  expect(named(await history({ sort: 'dsc' }))).toEqual(newest.toReversed());
});

test('days are days in Lagos, the first and the last included', async () => {
  const october = await history({ from: '2026-10-02', to: '2026-10-31' });
  expect(named(october)).toEqual(['lateInOctober', 'power']);
  expect(october).toMatchObject({ total: 2, successfulTransactionsValue: 7_100 });
  expect(october.transaction.lastTransactionDate).toBe('2026-10-31T22:59:00.000Z');
  expect(named(await history({ from: '2026-11-01', to: '2026-11-03' }))).toEqual(['returning', 'november']);
  expect(named(await history({ from: '2026-11-03', to: '2026-10-01' }))).toEqual([]);
});

test('a status finds those that stand so, and its summary is of them', async () => {
  const failed = await history({ status: 'failed' });
  expect(named(failed)).toEqual(['returned', 'returning', 'november']);
  expect(failed).toMatchObject({
    successfulTransactions: 0,
    successfulTransactionsValue: 0,
    transaction: { numberOfFailedTransactions: 3, lastTransactionDate: '2026-11-04T08:00:00.000Z' },
    total: 3,
  });
  expect(named(await history({ status: 'pending', from: '2026-11-06' }))).toEqual(['opened']);
});

test('a query that finds nothing has an empty page and no last date', async () => {
  expect(await history({ to: '2020-01-01' })).toEqual({
    transactions: [],
    successfulTransactions: 0,
    successfulTransactionsValue: 0,
    transaction: { numberOfFailedTransactions: 0, lastTransactionDate: null },
    total: 0,
    page: 1,
  });
  expect(await history({ page: 2 })).toMatchObject({ transactions: [], total: 7, page: 2 });
});

test.each([
  ['service-charge', 'service', { service: 'Security', service_message: 'Service paid', amount: 15_050 }],
  ['dev-levy', 'levy', { service: null, devlevy_message: 'Development levy paid', amount: 10_050 }],
  ['fine', 'fine', { service: null, fine_message: 'Fine paid', amount: 1_050.5 }],
])('the view %s has its own payments', { tags: ['D-031'] }, async (view, name, facts) => {
  const page = await history({ view });
  expect(named(page)).toEqual([name]);
  expect(page.transactions).toMatchObject([{ transaction_type: view, token: null, units: null, ...facts }]);
});

test('levies, fines and services come as arrays too', { tags: ['D-029', 'D-030'] }, async () => {
  const lists = {
    userLevyTransactions: 'dev-levy',
    userFineTransactions: 'fine',
    userServiceTransactions: 'service-charge',
  };
  for (const [name, view] of Object.entries(lists)) {
    expect(await ask(name as CallName)).toEqual((await history({ view })).transactions);
    expect(await ask(name as CallName, { page: 2 })).toEqual([]);
    expect(await ask(name as CallName, { status: 'failed' })).toEqual([]);
  }
});

test('a home owner has the own levies alone, whatever view is asked', async () => {
  for (const input of [{}, { view: 'power' }, { view: 'fine' }, { view: 'dev-levy' }]) {
    expect(named(await history(input, 'owner'))).toEqual(['owners']);
  }
  expect(await ask('userLevyTransactions', {}, 'owner')).toMatchObject([{ id: ids.owners }]);
  for (const name of ['userFineTransactions', 'userServiceTransactions'] as const) {
    expect((await portal.call(name, {}, tokens.owner)).status).toBe(403);
  }
});

test('nobody sees what another resident, another estate or a visitor paid, whatever is sent along', async () => {
  const neighbours = [RESIDENT, 'debtor@palmcourt.example', 'resident@cedarview.example'];
  const all = await portal.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['users.id', 'users.email', 'orders.order_id'])
    .execute();
  for (const email of neighbours) {
    const token = await portal.signIn(email);
    const own = all.filter((row) => row.email === email).map((row) => row.order_id);
    const stranger = all.find((row) => row.email !== email);
    for (const view of ['power', 'service-charge', 'dev-levy', 'fine']) {
      const input = { view, user_id: stranger?.id, userId: stranger?.id };
      const { transactions } = (await portal.call('transactionsHistory', input, token)).body as unknown as Page;
      expect(transactions.filter(({ id }) => !own.includes(id))).toEqual([]);
    }
  }
});

test.each([
  { page: 0 },
  { page: '1e9' },
  { from: '2026-13-01' },
  { sort: 'desc' },
  { status: 'ok' },
  { view: 'water' },
])('the query %j is refused', async (input) => {
  expect((await portal.call('transactionsHistory', input, tokens.resident)).status).toBe(400);
});

test.each([{ from: '0000-01-01' }, { from: '0001-01-01', to: '9999-12-31' }, { to: '9999-12-31', page: 1_000_000 }])(
  'the far days of %j are answered like any',
  async (input) => {
    expect(await history(input)).toMatchObject({ total: 7 });
  },
);
