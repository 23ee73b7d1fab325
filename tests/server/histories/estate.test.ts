import papaparse from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallName } from '#catalogues/calls/index.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { systemRandom } from '#src/server/random.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { type Office, openOffice } from '../administration/support/estate-office.ts';
import { idOf, type Payment, writePayment } from './support/payments.ts';

type Listed = Extract<CallAnswer<'estateList'>, { status: 200 }>['data'];
type Page = Extract<CallAnswer<'estateTransactions'>, { status: 200 }>['data'];

const RESIDENT = 'resident@palmcourt.example';
const NEIGHBOUR = 'debtor@palmcourt.example';
const FOREIGNER = 'resident@cedarview.example';

/** Payments of Palm Court, by the resident unless said, and some that are none of its. */
const PAST: Readonly<Record<string, Payment & { readonly who?: string; readonly where?: 'cedar' | 'none' }>> = {
  october: { kind: 'power', state: 'fulfilled', at: '2026-10-31T22:59:00Z', token: '60473918225077641183' },
  declined: { kind: 'power', state: 'failed', at: '2026-10-31T23:00:00Z', kobo: 305_000 },
  neighbours: { who: NEIGHBOUR, kind: 'power', state: 'fulfilled', at: '2026-11-02T08:00:00Z', kobo: 205_000 },
  returned: { kind: 'power', state: 'refunded', at: '2026-11-03T08:00:00Z' },
  waiting: { kind: 'power', state: 'pending', at: '2026-11-04T08:00:00Z' },
  givenUp: { kind: 'power', state: 'abandoned', at: '2026-11-05T08:00:00Z' },
  levy: { kind: 'dev-levy', state: 'fulfilled', at: '2026-11-06T08:00:00Z', kobo: 1_005_000 },
  fine: { who: NEIGHBOUR, kind: 'fine', state: 'fulfilled', at: '2026-11-07T08:00:00Z', kobo: 105_050 },
  foreign: { who: FOREIGNER, where: 'cedar', kind: 'power', state: 'fulfilled', at: '2026-11-08T08:00:00Z' },
  // Who moved here has bought this in the estate before; who moved away has left the other here.
  broughtAlong: { where: 'cedar', kind: 'power', state: 'fulfilled', at: '2026-11-09T08:00:00Z' },
  leftBehind: { who: FOREIGNER, kind: 'power', state: 'fulfilled', at: '2026-11-10T08:00:00Z', kobo: 405_000 },
  airtime: { where: 'none', kind: 'airtime', state: 'fulfilled', at: '2026-11-11T08:00:00Z' },
};

let portal: TestApp;
let office: Office;
let ids: Record<string, string>;
let resident: string;
beforeAll(async () => {
  portal = await openTestApp();
  office = await openOffice(portal);
  const { db } = portal;
  await db.updateTable('orders').set({ estate_id: null }).execute();
  resident = await idOf(db, RESIDENT);
  const estates = await db.selectFrom('estates').select(['id', 'name']).execute();
  const estateOf = (name: string) => estates.find((estate) => estate.name === name)?.id ?? 0;
  ids = {};
  for (const [name, { who = RESIDENT, where, ...payment }] of Object.entries(PAST)) {
    const estateId = estateOf(where === 'cedar' ? 'Cedar View' : 'Palm Court');
    ids[name] = await writePayment(db, await idOf(db, who), { ...payment, ...(where !== 'none' && { estateId }) });
  }
  const services = db.selectFrom('services').select('id').where('name', '=', 'Security');
  const { id: serviceId } = await services.where('estate_id', '=', estateOf('Palm Court')).executeTakeFirstOrThrow();
  const service = { kind: 'service', state: 'fulfilled', at: '2026-11-12T08:00:00Z', kobo: 1_505_000 } as const;
  ids.service = await writePayment(db, resident, { ...service, serviceId, estateId: estateOf('Palm Court') });
  await writeProviders();
});
afterAll(() => portal.close());

/** What the payment provider and the vendor have written about some of them. */
async function writeProviders() {
  const { db } = portal;
  const at = new Date('2026-11-03T08:00:00Z');
  const paid = { provider: 'sandbox', amount_kobo: 505_000, currency: 'NGN', merchant_id: 'm', recorded_at: at };
  for (const name of ['october', 'returned', 'waiting']) {
    await db
      .insertInto('payments')
      .values({ ...paid, order_id: ids[name] ?? '', reference: `PAY-${name}` })
      .execute();
  }
  const send = (name: string, number: number, answer: string | null) =>
    db
      .insertInto('vend_attempts')
      .values({
        order_id: ids[name] ?? '',
        number,
        vendor: 'sandbox',
        vendor_reference: `VEND-${name}`,
        sent_at: at,
        answer,
        answered_at: null,
        first_missing_at: null,
      })
      .execute();
  await send('october', 1, null);
  await send('returned', 1, 'refused: no such meter');
  await send('waiting', 1, 'not-found');
  await send('waiting', 2, null);
  const refund = { amount_kobo: 505_000, reason: 'refused', due_at: at, accepted_at: at };
  await db
    .insertInto('refunds')
    .values({ ...refund, order_id: ids.returned ?? '', key: 'k', refund_reference: 'BACK-1' })
    .execute();
}

async function ask<T>(name: CallName, input: Record<string, unknown> = {}, who: 'palm' | 'cedar' = 'palm'): Promise<T> {
  const { status, said } = await office.ask(name, input, who);
  expect([name, status]).toEqual([name, 200]);
  return said as T;
}
const power = (input: Record<string, unknown> = {}, who: 'palm' | 'cedar' = 'palm') =>
  ask<Page>('estateTransactions', input, who);
const named = (rows: readonly { id: string }[]) =>
  rows.map(({ id }) => Object.entries(ids).find(([, orderId]) => orderId === id)?.[0] ?? id);

test('an estate’s history has the payments that were made in it, whoever made them, newest first, with the sums', {
  tags: ['E-033'],
}, async () => {
  const page = await power();
  expect(named(page.transactions)).toEqual(['leftBehind', 'waiting', 'returned', 'neighbours', 'declined', 'october']);
  expect(page).toMatchObject({
    successfulTransactions: 3,
    successfulTransactionsValue: 11_150,
    total_number_failed_transactions: 2,
    last_transaction_date: '2026-11-10T08:00:00.000Z',
    total: 6,
    page: 1,
  });
  expect(named((await power({ sort: 'dsc' })).transactions)).toEqual(named(page.transactions).toReversed());
});

test('a payment says who paid, what the provider and the vendor said, and of its token four digits alone', {
  tags: ['E-039', 'E-047'],
}, async () => {
  const { transactions } = await power({ to: '2026-10-31' });
  expect(transactions).toEqual([
    {
      id: ids.october,
      payment_transaction_id: ids.october,
      amount: 5_050,
      user_name: 'Amaka Eze',
      residentName: 'Amaka Eze',
      meter_number: '45012345678',
      createdAt: '2026-10-31T22:59:00.000Z',
      transactionStatus: 'successful',
      transaction_type: 'power',
      transactionType: 'power',
      topupRetryReference: 'VEND-october',
      topupStatus: 'Delivered',
      token: '1183',
      netplus_result: 'Approved, reference PAY-october',
      service: null,
      power_message: 'Token delivered',
      power_code: '00',
    },
  ]);
  expect(JSON.stringify(await power())).not.toContain('60473918225077641183');
});

test('what was declined, returned or is still open says so', { tags: ['E-041'] }, async () => {
  const { transactions } = await power({ from: '2026-11-01', to: '2026-11-04' });
  const said = transactions.map((row) => [
    row.transactionStatus,
    row.power_code,
    row.topupRetryReference,
    row.topupStatus,
    row.netplus_result,
  ]);
  expect(Object.fromEntries(named(transactions).map((name, at) => [name, said[at]]))).toEqual({
    waiting: ['pending', '00', 'VEND-waiting', 'Sent, no answer yet', 'Approved, reference PAY-waiting'],
    returned: ['failed', 'returned', 'VEND-returned', 'Refused', 'Returned, reference BACK-1'],
    neighbours: ['successful', '00', null, null, null],
    declined: ['failed', 'not-paid', null, null, 'Not approved'],
  });
});

test.each([
  [
    'estateLevies',
    'levy',
    'dev-levy',
    { devlevy_message: 'Development levy paid', devlevy_code: '00', amount: 10_050 },
  ],
  [
    'estateServices',
    'service',
    'service-charge',
    { service_message: 'Service paid', service_code: '00', service: 'Security' },
  ],
  ['estateFines', 'fine', 'fine', { fine_message: 'Fine paid', fine_code: '00', amount: 1_050.5 }],
] as const)(
  '%s has its own payments, and no token to wait for',
  { tags: ['E-034', 'E-035'] },
  async (name, payment, view, facts) => {
    const { transactions } = await ask<Page>(name);
    expect(named(transactions)).toEqual([payment]);
    const nothing = { token: null, topupStatus: null, topupRetryReference: null };
    expect(transactions).toMatchObject([{ transaction_type: view, transactionType: view, ...nothing, ...facts }]);
  },
);

test('days, a status and a page narrow the history, and the sums are of what is found', async () => {
  const failed = await power({ status: 'failed' });
  expect(named(failed.transactions)).toEqual(['returned', 'declined']);
  expect(failed).toMatchObject({ successfulTransactions: 0, total_number_failed_transactions: 2, total: 2 });
  const november = await power({ from: '2026-11-01', to: '2026-11-02' });
  expect(named(november.transactions)).toEqual(['neighbours', 'declined']);
  expect(november).toMatchObject({
    successfulTransactionsValue: 2_050,
    last_transaction_date: '2026-11-02T08:00:00.000Z',
  });
  expect(await power({ page: 2 })).toMatchObject({ transactions: [], total: 6, page: 2 });
  expect(await power({ to: '2020-01-01' })).toMatchObject({ transactions: [], total: 0, last_transaction_date: null });
});

test('one resident’s history has what they paid in this estate, and nothing that they brought along', async () => {
  const page = await power({ user_id: resident });
  expect(named(page.transactions)).toEqual(['waiting', 'returned', 'declined', 'october']);
  expect(page).toMatchObject({ total: 4, successfulTransactions: 1, successfulTransactionsValue: 5_050 });
  expect(named((await ask<Page>('estateFines', { user_id: resident })).transactions)).toEqual([]);
  const neighbour = await idOf(portal.db, NEIGHBOUR);
  expect(named((await ask<Page>('estateFines', { user_id: neighbour })).transactions)).toEqual(['fine']);
});

test('the other estate sees its own, what was left behind is not among it', async () => {
  expect(named((await power({}, 'cedar')).transactions)).toEqual(['broughtAlong', 'foreign']);
  const foreigner = await idOf(portal.db, FOREIGNER);
  expect(named((await power({ user_id: foreigner }, 'cedar')).transactions)).toEqual(['foreign']);
  expect((await power({}, 'cedar')).successfulTransactionsValue).toBe(10_100);
});

test('a resident of another estate is the same as nobody, to every call that takes one', async () => {
  const strangers = [
    await idOf(portal.db, FOREIGNER),
    await idOf(portal.db, 'admin@palmcourt.example'),
    systemRandom.uuid(),
  ];
  const calls = [
    'estateTransactions',
    'estateLevies',
    'estateServices',
    'estateFines',
    'exportEstateTransactions',
  ] as const;
  const nobody = { code: 'resident-not-found', message: 'User not found, please check and try again' };
  for (const stranger of strangers) {
    for (const name of calls) {
      expect([name, await office.ask(name, { user_id: stranger })]).toEqual([name, { status: 400, said: nobody }]);
    }
    expect(await office.ask('estateSummary', { userId: stranger })).toEqual({ status: 400, said: nobody });
  }
});

test('the estate list has every kind of payment in one order, a page at a time', { tags: ['E-036'] }, async () => {
  const { data } = await ask<Listed>('estateList');
  expect(named(data.array)).toEqual([
    'service',
    'leftBehind',
    'fine',
    'levy',
    'waiting',
    'returned',
    'neighbours',
    'declined',
    'october',
  ]);
  const oldest = await ask<Listed>('estateList', { sort: 'dsc', refresh: 'true' });
  expect(named(oldest.data.array)).toEqual(named(data.array).toReversed());
  const some = await ask<Listed>('estateList', { from: '2026-11-06', to: '2026-11-07' });
  expect(named(some.data.array)).toEqual(['fine', 'levy']);
  expect(await ask('estateList', { page: 2 })).toEqual({ data: { array: [] } });
});

test('the summary is over every kind of payment of the estate, or of one resident in it', {
  tags: ['E-037', 'E-038'],
}, async () => {
  expect(await ask('estateSummary')).toEqual({
    total_number_successful_transactions: 6,
    total_successful_transactions_value: 11_150 + 10_050 + 1_050.5 + 15_050,
    total_meter_numbers: 12,
    total_number_failed_transactions: 2,
    last_transaction_date: '2026-11-12T08:00:00.000Z',
  });
  expect(await ask('estateSummary', { userId: resident })).toEqual({
    total_number_successful_transactions: 3,
    total_successful_transactions_value: 5_050 + 10_050 + 15_050,
    total_meter_numbers: 1,
    total_number_failed_transactions: 2,
    last_transaction_date: '2026-11-12T08:00:00.000Z',
  });
});

test.each([
  ['power', 'electricity_bill_transactions.csv', 6],
  ['service-charge', 'service_charge.csv', 1],
  ['dev-levy', 'development_levy.csv', 1],
  ['fine', 'fine.csv', 1],
] as const)('the view %s is exported as %s', async (view, file, rows) => {
  const { name, base64 } = await ask<{ name: string; base64: string }>('exportEstateTransactions', { view });
  expect(name).toBe(file);
  const { data } = papaparse.parse(Buffer.from(base64, 'base64').toString().slice(1).trimEnd(), { header: true });
  expect(data).toHaveLength(rows);
  expect(JSON.stringify(data)).not.toContain('60473918225077641183');
});

test('an export has what its query finds, one row a payment, and nothing that a spreadsheet would run', async () => {
  const named = portal.db.updateTable('orders').where('order_id', '=', ids.neighbours ?? '');
  await named.set({ customer_name: '=HYPERLINK("http://x")' }).execute();
  const query = { view: 'power', from: '2026-11-01', to: '2026-11-03', sort: 'dsc' };
  const { base64 } = await ask<{ base64: string }>('exportEstateTransactions', query);
  const { data } = papaparse.parse(Buffer.from(base64, 'base64').toString().slice(1).trimEnd());
  expect(data).toEqual([
    [
      'Date',
      'Name',
      'Amount',
      'Meter Number',
      'Status',
      'Transaction ID',
      'Token Status',
      'Token Ending',
      'Retry Reference',
    ],
    [expect.any(String), 'Amaka Eze', '3050.00', '45012345678', 'Failed', ids.declined, '', '', ''],
    [expect.any(String), `'=HYPERLINK("http://x")`, '2050.00', '45012345678', 'Successful', ids.neighbours, '', '', ''],
    [expect.any(String), 'Amaka Eze', '5050.00', '45012345678', 'Failed', ids.returned, 'Refused', '', 'VEND-returned'],
  ]);
});

const rowsOf = async (input: Record<string, unknown>, who: 'palm' | 'cedar' = 'palm') => {
  const { base64 } = await ask<{ base64: string }>('exportEstateTransactions', input, who);
  const text = Buffer.from(base64, 'base64').toString().slice(1);
  return papaparse.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
};

/** Rows, and their amounts in all, by how they stand. */
const sumsOf = (rows: readonly Record<string, string>[]) => {
  const sums: Record<string, [number, number]> = {};
  for (const { Status = '', Amount } of rows) {
    const [count, sum] = sums[Status] ?? [0, 0];
    sums[Status] = [count + 1, sum + Number(Amount)];
  }
  return sums;
};

test.each([{}, { from: '2026-11-01', to: '2026-11-09' }])(
  'the file of all kinds has what the single files of %j have, and comes to the same',
  async (query) => {
    const all = await rowsOf({ ...query, view: 'all' });
    const single = [];
    for (const view of ['power', 'service-charge', 'dev-levy', 'fine'])
      single.push(...(await rowsOf({ ...query, view })));
    expect(sumsOf(all)).toEqual(sumsOf(single));
    const ofAll = single.map((row) => row['Transaction ID']).toSorted();
    expect(all.map((row) => row['Transaction ID']).toSorted()).toEqual(ofAll);
    expect(all.length).toBeGreaterThan(1);
  },
);

test('a row of the file of all kinds says when, what, whose, which house, how much and what of it is the fee', async () => {
  const { db } = portal;
  const { meter_number: meter } = await office.person(RESIDENT);
  const { house_address } = await db
    .selectFrom('meters')
    .select('house_address')
    .where('meter_number', '=', meter ?? '')
    .executeTakeFirstOrThrow();
  const order = db.updateTable('orders').where('order_id', '=', ids.service ?? '');
  await order.set({ destination_account: meter ?? '' }).execute();
  const [row, ...others] = await rowsOf({ view: 'all', from: '2026-11-12' });
  expect(others).toEqual([]);
  expect(row).toEqual({
    Date: '12 Nov 2026, 09:00',
    Name: 'Amaka Eze',
    Amount: '15050.00',
    'Meter Number': meter,
    Status: 'Successful',
    'Transaction ID': ids.service,
    Payment: 'Service charge',
    Service: 'Security',
    'Token Status': '',
    'Token Ending': '',
    'Retry Reference': '',
    House: house_address,
    'Of which fee': '50.00',
  });
  // A meter that another estate has now is no house of this one.
  const { estate_id } = await office.person('admin@cedarview.example');
  const move = (id: number | null) =>
    db
      .updateTable('meters')
      .set({ estate_id: id ?? 0 })
      .where('meter_number', '=', meter ?? '')
      .execute();
  const { estate_id: home } = await office.person('admin@palmcourt.example');
  await move(estate_id);
  expect((await rowsOf({ view: 'all', from: '2026-11-12' }))[0]).toMatchObject({ House: '' });
  await move(home);
});

test('the file of all kinds is the own estate’s, or one resident’s of it, and has no whole token', async () => {
  const foreign = await rowsOf({ view: 'all' }, 'cedar');
  expect(foreign.map((row) => row['Transaction ID'])).toEqual([ids.broughtAlong, ids.foreign]);
  const neighbour = await idOf(portal.db, NEIGHBOUR);
  const theirs = await rowsOf({ view: 'all', user_id: neighbour });
  expect(theirs.map((row) => row['Transaction ID'])).toEqual([ids.fine, ids.neighbours]);
  expect(JSON.stringify(await rowsOf({ view: 'all' }))).not.toContain('60473918225077641183');
  const stranger = await office.ask('exportEstateTransactions', {
    view: 'all',
    user_id: await idOf(portal.db, FOREIGNER),
  });
  expect([stranger.status, stranger.said.code]).toEqual([400, 'resident-not-found']);
});

test('whoever exports again and again has to wait', async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked < 21; asked += 1) {
    statuses.push((await office.ask('exportEstateTransactions', { view: 'fine' }, 'cedar')).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('residents, home owners and the platform administrator have no estate’s history', async () => {
  for (const email of [RESIDENT, 'owner@palmcourt.example', 'platform@wattchat.example']) {
    const token = await portal.signIn(email);
    for (const name of ['estateTransactions', 'estateList', 'estateSummary', 'exportEstateTransactions'] as const) {
      expect([email, name, (await portal.call(name, {}, token)).status]).toEqual([email, name, 403]);
    }
  }
});
