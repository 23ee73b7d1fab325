import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatToken, formatWhen } from '#machines/kit/writing/format.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { idOf, withoutPast, writeMany, writePayment } from './support/payments.ts';

/** More than is read at once, and much more than a page. */
const ROWS = 2_500;
const RESIDENT = 'resident@palmcourt.example';

let portal: TestApp;
let userId: string;
let tokens: Record<'resident' | 'owner', string>;
beforeAll(async () => {
  portal = await openTestApp();
  userId = await withoutPast(portal.db, RESIDENT);
  await writeMany(portal.db, userId, { rows: ROWS, last: '2026-11-20T10:00:00Z', prefix: 'EXPORTED' });
  const neighbour = await idOf(portal.db, 'debtor@palmcourt.example');
  await writeMany(portal.db, neighbour, { rows: 20, last: '2026-11-20T10:00:00Z', prefix: 'OTHERS' });
  const [resident, owner] = [await portal.signIn(RESIDENT), await portal.signIn('owner@palmcourt.example')];
  tokens = { resident, owner };
});
afterAll(() => portal.close());

/** An exported file, as another program than ours reads it. */
async function exported(input: Record<string, unknown> = {}, who: keyof typeof tokens = 'resident') {
  const { status, body } = await portal.call('exportTransactions', input, tokens[who]);
  expect([status, body]).toMatchObject([200, {}]);
  const text = Buffer.from(String(body.base64), 'base64').toString('utf8');
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true, record_delimiter: '\r\n' });
  return { name: body.name, text, rows };
}

/** What the file should say, told by the data base alone. */
async function inTheDataBase(states: readonly string[], newestFirst: boolean, from = '0', to = '9') {
  const day = sql<string>`to_char(orders.created_at at time zone 'Africa/Lagos', 'YYYY-MM-DD')`;
  const rows = await portal.db
    .selectFrom('orders')
    .leftJoin('tokens', 'tokens.order_id', 'orders.order_id')
    .select(['orders.order_id', 'state', 'total_kobo', 'destination_account', 'created_at', 'token', 'units'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'power')
    .where('state', 'in', states as 'fulfilled'[])
    .where(day, '>=', from)
    .where(day, '<=', to)
    .orderBy('created_at', newestFirst ? 'desc' : 'asc')
    .execute();
  return rows.map((row) => ({
    Date: formatWhen(row.created_at.toISOString()),
    Amount: (row.total_kobo / 100).toFixed(2),
    'Meter Number': row.destination_account,
    Status: { fulfilled: 'Successful', failed: 'Failed', refunded: 'Failed' }[row.state as string] ?? 'Pending',
    'Transaction ID': row.order_id,
    Token: row.token === null ? '' : formatToken(row.token),
    Units: row.units ?? '',
  }));
}

const ALL = ['fulfilled', 'failed', 'refunded', 'pending', 'opened'];

test('the exported file has every payment that the query finds, not only those of the page, as the data base has them', async () => {
  const { name, rows } = await exported();
  expect(name).toBe('electricity_bill_transactions.csv');
  expect(rows.length).toBeGreaterThan(2_000);
  expect(rows).toEqual(await inTheDataBase(ALL, true));
});

test('the exported file is narrowed and sorted as the table is, and a page makes no difference', async () => {
  const query = { from: '2026-09-10', to: '2026-11-02', status: 'successful', sort: 'dsc' };
  const expected = await inTheDataBase(['fulfilled'], false, query.from, query.to);
  expect(expected.length).toBeGreaterThan(100);
  expect((await exported(query)).rows).toEqual(expected);
});

test('a token keeps all its digits in a spreadsheet, because it stands in groups of four', async () => {
  const { rows } = await exported({ status: 'successful', from: '2026-11-19' });
  for (const { Token } of rows) expect(Token).toMatch(/^\d{4}( \d{4}){4}$/);
});

test.each([
  ['service-charge', 'service_charge.csv', ['Service']],
  ['dev-levy', 'development_levy.csv', []],
  ['fine', 'fine.csv', []],
])('the view %s without a payment is a file %s that has its column names', async (view, name, own) => {
  const file = await exported({ view });
  expect([file.name, file.rows]).toEqual([name, []]);
  expect(parse(file.text, { bom: true })).toEqual([
    ['Date', 'Amount', 'Meter Number', 'Status', 'Transaction ID', ...own],
  ]);
});

test('a home owner exports the own levies, whatever view is asked', async () => {
  const { name, rows } = await exported({ view: 'power' }, 'owner');
  const owned = await portal.db
    .selectFrom('orders')
    .select('order_id')
    .where('user_id', '=', await idOf(portal.db, 'owner@palmcourt.example'))
    .where('kind', '=', 'dev-levy')
    .orderBy('created_at', 'desc')
    .execute();
  expect([name, rows.map((row) => row['Transaction ID'])]).toEqual([
    'development_levy.csv',
    owned.map((row) => row.order_id),
  ]);
});

test('a name that a spreadsheet would run as a formula is text in the file, and other signs come back as they are', async () => {
  const { id: estate_id } = await portal.db
    .selectFrom('estates')
    .select('id')
    .where('name', '=', 'Palm Court')
    .executeTakeFirstOrThrow();
  const hostile = [
    '=HYPERLINK("http://example.com","Pay")',
    '+2+5',
    '-3+2',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '  =1+1',
    '＝1+1',
  ];
  const harmless = ['-3', 'Security, "day and night"\nand weekends', 'Ọ̀pá-ẹ̀rí; 5% = N5'];
  for (const [at, service] of [...hostile, ...harmless].entries()) {
    const { id: serviceId } = await portal.db
      .insertInto('services')
      .values({ estate_id, name: service, monthly_kobo: 100_000 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const day = `2026-11-${10 + at}T08:00:00Z`;
    await writePayment(portal.db, userId, { kind: 'service', state: 'fulfilled', at: day, serviceId });
  }
  const { rows } = await exported({ view: 'service-charge' });
  expect(rows.map(({ Service }) => Service).toSorted()).toEqual(
    [...hostile.map((name) => `'${name}`), ...harmless].toSorted(),
  );
});

test('one person exports so often in ten minutes, and then has to wait', async () => {
  const token = await portal.signIn('late@palmcourt.example');
  const ask = () => portal.call('exportTransactions', {}, token);
  for (let at = 0; at < 20; at += 1) expect((await ask()).status).toBe(200);
  expect(await ask()).toMatchObject({ status: 429, body: { retryAfter: expect.any(Number) } });
});
