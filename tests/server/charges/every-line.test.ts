import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Asked, type Month, openMonth } from './support/month.ts';

let month: Month;
beforeAll(async () => {
  month = await openMonth();
  await month.travel('2026-11-21T09:00:00Z');
  // A month that leaves somebody out, and charges somebody half.
  const [meter = ''] = month.meters;
  await month.office.ask('updateStatus', { meter_number: meter, status: 'unoccupied' });
});
afterAll(() => month.portal.close());

interface Line {
  readonly meterNumber: string;
  readonly amount: number;
}

/** Every row of a preview, page by page. */
async function everyRow(asked: Asked, of: 'lines' | 'left-out'): Promise<readonly Line[]> {
  const rows: Line[] = [];
  for (let page = 1; ; page++) {
    const came = await month.preview(asked, { of, page, rows: 3 });
    rows.push(...(came.rows as Line[]));
    if (rows.length >= Number(came.total_rows)) return rows;
  }
}

const sum = (lines: readonly Line[]) => lines.reduce((all, { amount }) => all + Math.round(amount * 100), 0);

test.each<Asked>([
  { what: 'month', month: '2026-11' },
  { what: 'month', month: '2026-12' },
  { what: 'month', month: '2025-11' },
  { what: 'service-charge', amount: 1_250.5, reason: 'diesel of October' },
  { what: 'dev-levy', amount: 20_000, reason: 'the new gate' },
  { what: 'fine', amount: 5_000, reason: 'refuse in the drain' },
])('every line of a preview is on one of its pages, once, and its total is their sum: %j', async (asked) => {
  const { lines, total } = await month.preview(asked);
  const every = await everyRow(asked, 'lines');
  const out = await everyRow(asked, 'left-out');
  expect(every).toHaveLength(Number(lines));
  expect(sum(every)).toBe(Math.round(Number(total) * 100));
  expect([...every, ...out].map(({ meterNumber }) => meterNumber).sort()).toEqual(month.meters);
  // It is charged as it was shown.
  await month.start(asked);
  await month.work();
  const [run] = await month.runs();
  expect(run).toMatchObject({ state: 'done', lines, total });
});

test('what some meters alone are charged is theirs alone', async () => {
  const meters = month.meters.slice(0, 2);
  const asked = { what: 'fine', amount: 2_000, reason: 'noise after midnight', meters } as const;
  expect((await everyRow(asked, 'lines')).map(({ meterNumber }) => meterNumber).sort()).toEqual(meters);
  expect((await month.preview(asked)).total).toBe(4_000);
});
