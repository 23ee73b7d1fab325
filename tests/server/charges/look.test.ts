import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Month, openMonth } from './support/month.ts';

let month: Month;
beforeAll(async () => {
  month = await openMonth();
  await month.travel('2026-10-05T09:00:00Z');
});
afterAll(() => month.portal.close());

const OF_NOVEMBER = { what: 'month', service: 'service-charge', month: '2026-11' } as const;

interface Look {
  readonly meterNumber: string;
  readonly amount: number;
  readonly before: number | null;
  readonly looks: readonly string[];
}
const looked = async (asked: Parameters<Month['preview']>[0], more: object = {}) => {
  const { rows, total_rows } = await month.preview(asked, { of: 'look', rows: 100, ...more });
  return { rows: rows as Look[], total: Number(total_rows) };
};
const byMeter = ({ rows }: { rows: readonly Look[] }) => new Map(rows.map((row) => [row.meterNumber, row.looks]));

test('where nothing was charged the month before nothing stands beside it, and no line is called the first', async () => {
  const { before } = await month.preview({ ...OF_NOVEMBER, month: '2026-10' });
  expect(before).toBeNull();
  const { rows } = await looked({ ...OF_NOVEMBER, month: '2026-10' });
  expect(rows.flatMap(({ looks }) => looks).filter((look) => look === 'first' || look === 'changed')).toEqual([]);
});

test('a month stands beside the one before, and what is other, new, half or in advance is worth a look', async () => {
  const [changed = '', paid = '', once = '', fresh = '', ...others] = month.meters;
  // October charges the first half, for nobody lives there, and the fourth not at all, which was uploaded later.
  const home = (status: 'occupied' | 'unoccupied') =>
    month.office.ask('updateStatus', { meter_number: changed, status });
  expect((await home('unoccupied')).status).toBe(200);
  await month.start({ ...OF_NOVEMBER, month: '2026-10' });
  await month.work();
  await month.db.deleteFrom('charge_lines').where('meter_number', '=', fresh).execute();
  const october = (await month.runs())[0];
  await home('occupied');
  await month.travel('2026-11-02T09:00:00Z');
  for (const meter of month.meters) await month.set(meter, 0);
  await month.set(paid, 4_000);
  await month.start({ what: 'service-charge', amount: 1_000, reason: 'Service charge of November', meters: [once] });
  await month.work();
  const preview = await month.preview(OF_NOVEMBER);
  expect(preview.before).toEqual({
    ...{ month: '2026-10', lines: Number(october?.lines) - 1 },
    total: Number(october?.total) - 15_000,
  });
  const found = await looked(OF_NOVEMBER);
  const why = byMeter(found);
  expect(why.get(changed)).toEqual(['changed']);
  expect(found.rows.find(({ meterNumber }) => meterNumber === changed)).toMatchObject({
    amount: 15_000,
    before: 7_475,
  });
  expect(why.get(paid)).toContain('in-advance');
  expect(why.get(once)).toContain('once');
  expect(why.get(fresh)).toEqual(['first']);
  // All others are what they were: those alone stand there besides of which somebody lives elsewhere.
  const rest = found.rows.filter(({ meterNumber }) => others.includes(meterNumber));
  expect(rest.every(({ looks }) => looks.length === 1 && looks[0] === 'half')).toBe(true);
  expect(found.total).toBe(found.rows.length);
  // Those come first that are other ones than before, and pages are of all of them.
  expect(new Set(found.rows.slice(0, 2).map(({ meterNumber }) => meterNumber))).toEqual(new Set([changed, fresh]));
  const second = await looked(OF_NOVEMBER, { page: 2, rows: 1 });
  expect(second).toEqual({ rows: [found.rows[1]], total: found.total });
});

test('what is charged once has no month before, and is worth a look where it is paid in advance', async () => {
  const [, paid = ''] = month.meters;
  const fine = { what: 'service-charge', amount: 500, reason: 'the new gate' } as const;
  expect((await month.preview(fine)).before).toBeNull();
  expect([...byMeter(await looked(fine)).entries()]).toEqual([[paid, ['in-advance']]]);
});
