import papaparse from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_REPORT_ROWS } from '#catalogues/platform.ts';
import { writeMany, writePayment } from '../histories/support/payments.ts';
import { type Desk, openDesk } from '../stuck-orders/support/stuck.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await desk.db.updateTable('orders').set({ state: 'failed' }).execute();
});
afterAll(() => desk.close());

const listed = async (from: string, to = from) => {
  const { status, body } = await desk.asPlatform('reportTopups', { from, to });
  return status === 200 ? (body.req as readonly Record<string, unknown>[]) : [status, body.code, body.message];
};

test('every delivered order of the days is listed with all its figures, and none that is stuck or was paid back', {
  tags: ['F-049'],
}, async () => {
  const orderId = await desk.paid();
  await desk.paid('refused');
  await desk.pass(2);
  await desk.stuck('silent');
  desk.mended();
  const order = await desk.db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const token = await desk.db
    .selectFrom('tokens')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(await listed('2026-11-21')).toEqual([
    {
      id: orderId,
      kind: 'power',
      amount: 5000,
      fee: 50,
      total: 5050,
      estate: 'Palm Court',
      provider: null,
      account: order.destination_account,
      units: '27.78',
      paidAt: order.captured_at?.toISOString(),
      deliveredAt: token.delivered_at.toISOString(),
    },
  ]);
});

test('days begin at midnight in Lagos, the newest order stands first, and what it lists the file has too', async () => {
  const { id } = await desk.person('resident@palmcourt.example');
  const deliver = async (at: string, kobo: number) => {
    const order = { kind: 'power', state: 'fulfilled', at, kobo, token: '60473918225077641183' } as const;
    const orderId = await writePayment(desk.db, id, order);
    await desk.db
      .updateTable('orders')
      .set({ captured_at: new Date(at) })
      .where('order_id', '=', orderId)
      .execute();
    return orderId;
  };
  const late = await deliver('2026-11-01T22:59:59Z', 105_000);
  const early = await deliver('2026-11-01T23:00:00Z', 205_050);
  const noon = await deliver('2026-11-02T11:00:00Z', 305_000);
  const ids = (rows: Awaited<ReturnType<typeof listed>>) => rows.map((row) => (row as { id: string }).id);
  expect(ids(await listed('2026-11-01'))).toEqual([late]);
  expect(ids(await listed('2026-11-02'))).toEqual([noon, early]);
  expect(ids(await listed('2026-11-01', '2026-11-02'))).toEqual([noon, early, late]);

  const { body } = await desk.asPlatform('exportTopups', { from: '2026-11-01', to: '2026-11-02' });
  expect(body.name).toBe('topups_2026-11-01_2026-11-02.csv');
  const text = Buffer.from(String(body.base64), 'base64').toString('utf8').replace('\ufeff', '');
  const { data } = papaparse.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  expect(data.map((row) => [row['Transaction ID'], row.Total])).toEqual([
    [noon, '3050.00'],
    [early, '2050.50'],
    [late, '1050.00'],
  ]);
  expect(data[0]).toEqual({
    'Paid at': '02 Nov 2026, 12:00',
    'Delivered at': '02 Nov 2026, 12:00',
    Product: 'electricity',
    Estate: '',
    Provider: '',
    Account: '45012345678',
    Amount: '3000.00',
    Fee: '50.00',
    Total: '3050.00',
    Units: '27.78',
    'Transaction ID': noon,
  });
});

test('an account that a spreadsheet would run is text in the file', async () => {
  const { id } = await desk.person('resident@palmcourt.example');
  const at = '2026-10-05T11:00:00Z';
  const bad = { kind: 'power', state: 'fulfilled', at, meter: '=1+1', token: '60473918225077641183' } as const;
  const orderId = await writePayment(desk.db, id, bad);
  await desk.db
    .updateTable('orders')
    .set({ captured_at: new Date(at) })
    .where('order_id', '=', orderId)
    .execute();
  const { body } = await desk.asPlatform('exportTopups', { from: '2026-10-05', to: '2026-10-05' });
  expect(Buffer.from(String(body.base64), 'base64').toString('utf8')).toContain("'=1+1");
});

test('too many days, days the wrong way round and more rows than a list takes are refused, and the file has them all', {
  timeout: 120_000,
  tags: ['long'],
}, async () => {
  expect(await listed('2026-01-01', '2026-04-30')).toEqual([400, 'too-many-days', 'Please choose 92 days at most.']);
  expect(await listed('2026-01-02', '2026-01-01')).toEqual([
    400,
    'days-wrong-way',
    'The first day is after the last one.',
  ]);
  const { id } = await desk.person('resident@palmcourt.example');
  const rows = MOST_REPORT_ROWS + 5;
  await writeMany(desk.db, id, { rows, last: '2025-06-30T00:00:00Z', prefix: 'MANY' });
  const many = desk.db.updateTable('orders').where('order_id', 'like', 'MANY-%');
  await many.set({ captured_at: new Date('2025-06-15T12:00:00Z'), state: 'fulfilled' }).execute();
  await desk.db
    .insertInto('tokens')
    .columns(['order_id', 'token', 'units', 'vendor', 'delivered_at'])
    .expression((from) =>
      from
        .selectFrom('orders')
        .select(({ ref, val }) => [
          'order_id',
          val('60473918225077641183').as('token'),
          val('1.00').as('units'),
          val('sandbox').as('vendor'),
          ref('created_at').as('delivered_at'),
        ])
        .where('order_id', 'like', 'MANY-%'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  expect(await listed('2025-06-15')).toEqual([
    400,
    'too-many-rows',
    `There are more than ${MOST_REPORT_ROWS} top-ups. Please choose fewer days, or take the file.`,
  ]);
  const { body } = await desk.asPlatform('exportTopups', { from: '2025-06-15', to: '2025-06-15' });
  const lines = Buffer.from(String(body.base64), 'base64').toString('utf8').trimEnd().split('\r\n');
  expect(new Set(lines).size).toBe(rows + 1);
});
