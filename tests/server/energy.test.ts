import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#catalogues/calls/services.ts';
import { openTestApp, type TestApp } from '../support/server/app.ts';

type Balance = Extract<CallAnswer<'energyBalance'>, { status: 200 }>['data'];

let portal: TestApp;
let palm: string;
let cedar: string;
let resident: string;
let estateId: number;
beforeAll(async () => {
  portal = await openTestApp();
  palm = await portal.signIn('admin@palmcourt.example');
  cedar = await portal.signIn('admin@cedarview.example');
  resident = await portal.signIn('resident@palmcourt.example');
  const person = portal.db.selectFrom('users').select('estate_id').where('email', '=', 'admin@palmcourt.example');
  estateId = (await person.executeTakeFirstOrThrow()).estate_id ?? 0;
});
afterAll(() => portal.close());

const YEAR = { from: '2025-12', to: '2026-11' };
const OCTOBER: CallInput<'noteEnergy'> = { month: '2026-10', kwh: 45_000.5, cost: 9_000_000.25, replaces: null };

const balance = async (token: string) => (await portal.call('energyBalance', YEAR, token)).body as Balance;
const october = async (token: string) => (await balance(token)).months.find(({ month }) => month === '2026-10');
async function note(given: Partial<CallInput<'noteEnergy'>> = {}, token = palm) {
  const { status, body } = await portal.call('noteEnergy', { ...OCTOBER, ...given }, token);
  return [status, (body as { code?: string }).code ?? null];
}

test('what was sold is what the orders vended, month by month, and what came in is unknown until it is written down', async () => {
  const orders = await portal.db
    .selectFrom('orders')
    .leftJoin('tokens', 'tokens.order_id', 'orders.order_id')
    .select(['orders.captured_at', 'orders.amount_kobo', 'tokens.units', 'orders.destination_account'])
    .where('orders.estate_id', '=', estateId)
    .where('orders.kind', '=', 'power')
    .where('orders.state', '=', 'fulfilled')
    .execute();
  const month = (at: Date | null) => new Date((at?.getTime() ?? 0) + 3_600_000).toISOString().slice(0, 7);
  const { months } = await balance(palm);
  expect(months.map((one) => one.month)).toHaveLength(12);
  for (const one of months) {
    const own = orders.filter((order) => month(order.captured_at) === one.month);
    const known = own.filter(({ units }) => units !== null);
    expect([one.month, Math.round(one.sold * 100), Math.round(one.paid * 100), one.unknown, one.bill]).toEqual([
      one.month,
      known.reduce((sum, { units }) => sum + Math.round(Number(units) * 100), 0),
      known.reduce((sum, { amount_kobo }) => sum + amount_kobo, 0),
      own.length - known.length,
      null,
    ]);
  }
  expect(months.some(({ sold }) => sold > 0)).toBe(true);
});

test('what came in is corrected by a next version, the former is kept, and a second click is one', async () => {
  expect([await note(), await note()]).toEqual([
    [200, null],
    [200, null],
  ]);
  const first = (await october(palm))?.bill;
  expect(first).toMatchObject({ kwh: 45_000.5, cost: 9_000_000.25, versions: 1 });
  expect(await note({ kwh: 44_000 })).toEqual([409, 'changed']);
  const both = await Promise.all([44_000, 43_000].map((kwh) => note({ kwh, replaces: first?.id ?? null })));
  expect(both.map(([status]) => status).toSorted()).toEqual([200, 409]);
  expect((await october(palm))?.bill?.versions).toBe(2);
  const rows = await portal.db.selectFrom('energy_bills').selectAll().orderBy('version').execute();
  expect(rows.map(({ version, hundredths }) => [version, hundredths])[0]).toEqual([1, 4_500_050]);
  await expect(portal.db.updateTable('energy_bills').set({ hundredths: 1 }).execute()).rejects.toThrow();
  const log = await portal.db.selectFrom('audit').select('action').where('action', '=', 'energy-noted').execute();
  expect(log).toHaveLength(2);
});

test.each([
  [400, 'month-to-come', { month: '2027-01' }],
  [400, 'month-long-ago', { month: '2020-01' }],
  [400, 'invalid-input', { month: '2026-13' }],
  [400, 'invalid-input', { kwh: 0 }],
  [400, 'invalid-input', { cost: -1 }],
] as const)('what cannot be is refused: %i %s of %o', async (status, code, given) => {
  expect(await note(given)).toEqual([status, code]);
});

test('another estate sees nothing of it, and residents what is published of months that are over', async () => {
  expect((await october(cedar))?.bill).toBeNull();
  expect(await balance(resident)).toMatchObject({ published: false, months: [] });
  expect((await portal.call('noteEnergy', OCTOBER, resident)).status).toBe(403);
  expect((await portal.call('exportEnergy', YEAR, resident)).status).toBe(403);
  await portal.call('publish', { what: 'books', wanted: true }, palm);
  expect((await balance(resident)).published).toBe(false);
  await portal.call('publish', { what: 'energy', wanted: true }, palm);
  const [own, shown] = [await balance(palm), await balance(resident)];
  expect(shown.months.every(({ month }) => month < '2026-11')).toBe(true);
  const { rows } = await portal.db
    .selectFrom('orders')
    .select(['captured_at', 'destination_account'])
    .where('estate_id', '=', estateId)
    .where('kind', '=', 'power')
    .where('state', '=', 'fulfilled')
    .execute()
    .then((all) => ({ rows: all }));
  const houses = (month: string) =>
    new Set(
      rows.flatMap(({ captured_at, destination_account }) =>
        new Date((captured_at?.getTime() ?? 0) + 3_600_000).toISOString().slice(0, 7) === month
          ? [destination_account]
          : [],
      ),
    ).size;
  const expected = own.months.filter(({ month }) => month < '2026-11' && (houses(month) === 0 || houses(month) >= 3));
  expect(shown.months.map(({ month, sold }) => [month, sold])).toEqual(
    expected.map(({ month, sold }) => [month, sold]),
  );
  expect(shown.leftOut).toBe(expected.length < 11);
});

test('a month in which one house bought is left out of what residents see', async () => {
  await portal.call('publish', { what: 'energy', wanted: true }, palm);
  const { order_id } = await portal.db
    .selectFrom('orders')
    .select('order_id')
    .where('estate_id', '=', estateId)
    .where('kind', '=', 'power')
    .where('state', '=', 'fulfilled')
    .limit(1)
    .executeTakeFirstOrThrow();
  const captured_at = new Date('2024-06-10T09:00:00Z');
  await portal.db.updateTable('orders').set({ captured_at }).where('order_id', '=', order_id).execute();
  const june = async (token: string) =>
    (await portal.call('energyBalance', { from: '2024-06', to: '2024-06' }, token)).body as Balance;
  expect((await june(palm)).months).toMatchObject([{ month: '2024-06', bill: null }]);
  expect(await june(resident)).toEqual({ published: true, leftOut: true, months: [] });
});

test('the one house whose kWh are known is not shown beside others of whom nobody knows them', async () => {
  await portal.call('publish', { what: 'energy', wanted: true }, palm);
  const bought = await portal.db
    .selectFrom('orders')
    .innerJoin('tokens', 'tokens.order_id', 'orders.order_id')
    .select(['orders.order_id', 'orders.destination_account as house'])
    .where('orders.estate_id', '=', estateId)
    .where('orders.kind', '=', 'power')
    .where('orders.state', '=', 'fulfilled')
    .where('tokens.units', 'is not', null)
    .orderBy('orders.captured_at', 'desc')
    .execute();
  const houses = [...new Map(bought.map((one) => [one.house, one.order_id])).values()];
  expect(houses.length).toBeGreaterThanOrEqual(3);
  const some = houses.slice(0, 4);
  const captured_at = new Date('2024-07-10T09:00:00Z');
  await portal.db.updateTable('orders').set({ captured_at }).where('order_id', 'in', some).execute();
  const july = async () =>
    (await portal.call('energyBalance', { from: '2024-07', to: '2024-07' }, resident)).body as Balance;
  expect((await july()).months).toHaveLength(1);
  await sql`alter table tokens disable trigger user`.execute(portal.db);
  await portal.db.deleteFrom('tokens').where('order_id', 'in', some.slice(1)).execute();
  await sql`alter table tokens enable trigger user`.execute(portal.db);
  expect(await july()).toMatchObject({ leftOut: true, months: [] });
});

test('its file says the same month by month', async () => {
  const { body } = await portal.call('exportEnergy', YEAR, palm);
  const file = Buffer.from((body as { base64: string }).base64, 'base64').toString('utf8');
  const { sold = 0, bill = null } = (await october(palm)) ?? {};
  const line = file.split('\r\n').find((one) => one.startsWith('2026-10'));
  expect(line?.split(',').slice(1, 4)).toEqual(
    [bill?.kwh ?? 0, sold, (bill?.kwh ?? 0) - sold].map((kwh) => kwh.toFixed(2)),
  );
});
