import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { monthMeant } from '#src/server/charges/beside.ts';
import { type Asked, type Month, openMonth } from './support/month.ts';

let month: Month;
let house: string;
beforeAll(async () => {
  month = await openMonth();
  await month.travel('2026-11-21T09:00:00Z');
  const [meter = ''] = month.meters;
  const found = await month.db
    .selectFrom('meters')
    .select('house_address')
    .where('meter_number', '=', meter)
    .executeTakeFirstOrThrow();
  house = found.house_address ?? '';
});
afterAll(() => month.portal.close());

const FULL = 15_000;
const NONE = { lines: 0, total: 0, house: null };
const rule = (input: Record<string, unknown>) => month.office.ask('setChargingRule', input);
const once = (reason: string, meters: readonly string[] = month.meters.slice(0, 1)): Asked => ({
  ...{ what: 'service-charge', amount: 4_000, reason, meters },
});

describe('a charge once beside the run of its month', () => {
  test('says nothing where nobody has said that it is charged by the month, and of a fine', async () => {
    expect((await month.preview(once('December'))).beside).toBeNull();
    await rule({ whom: 'all', day: 1, byItself: true });
    expect((await month.preview({ ...once('December'), what: 'fine' })).beside).toBeNull();
    expect((await month.preview({ ...once('December'), what: 'dev-levy' })).beside).toBeNull();
  });

  test('says who will be charged, by the house where it is one', async () => {
    expect((await month.preview(once('for December 2026'))).beside).toEqual({
      ...{ month: '2026-12', charged: NONE, coming: { lines: 1, total: FULL, house } },
    });
    expect((await month.preview(once('moving in', month.meters.slice(0, 2)))).beside).toEqual({
      ...{ month: '2026-11', charged: NONE, coming: { lines: 2, total: 2 * FULL, house: null } },
    });
    await rule({ whom: 'chosen', meters: month.meters.slice(1, 2) });
    expect((await month.preview(once('December'))).beside).toBeNull();
    await rule({ whom: 'all' });
  });

  test('says who was charged already, and the run of a month who was charged once', async () => {
    await month.start({ what: 'month', month: '2026-11' });
    await month.work();
    expect((await month.preview(once('November'))).beside).toEqual({
      ...{ month: '2026-11', charged: { lines: 1, total: FULL, house }, coming: NONE },
    });
    const december = async () => {
      const { once: sum, rows } = await month.preview({ what: 'month', month: '2026-12' }, { rows: 100 });
      const lines = rows as { meterNumber: string; once: number }[];
      return [sum, lines.flatMap((line) => (line.once > 0 ? [[line.meterNumber, line.once]] : []))];
    };
    expect(await december()).toEqual([{ lines: 0, total: 0 }, []]);
    await month.start(once('December'));
    await month.work();
    await month.start(once('gate'));
    await month.work();
    expect(await december()).toEqual([{ lines: 1, total: 4_000 }, [[month.meters[0], 4_000]]]);
    // Nothing is refused: the month is charged to all.
    expect(await month.preview({ what: 'month', month: '2026-12' })).toMatchObject({ lines: month.meters.length });
    const [security] = await month.db
      .selectFrom('services')
      .select('id')
      .where('estate_id', '=', month.estateId)
      .where('name', '=', 'Security')
      .execute();
    const other = await month.preview({ what: 'month', service: String(security?.id), month: '2026-12' });
    expect(other.once).toEqual({ lines: 0, total: 0 });
    const run = (await month.runs()).find(({ reason }) => reason === 'Service charge: December');
    await month.office.ask('takeBackCharges', { id: run?.id, reason: 'It was a mistake' });
    expect(await december()).toEqual([{ lines: 0, total: 0 }, []]);
  });
});

test.each([
  ['Service charge: December', '2026-11-21', '2026-12'],
  ['Service charge: for march 2026', '2026-11-21', '2026-03'],
  ['Service charge: January', '2026-11-21', '2027-01'],
  ['Service charge: october rest', '2026-11-21', '2026-10'],
  ['Service charge: they may pay', '2026-11-21', '2026-11'],
  ['Service charge: May 2026', '2026-11-21', '2026-05'],
  ['Service charge: marching band', '2026-11-21', '2026-11'],
])('"%s" is of a month', (reason, standsFrom, meant) => expect(monthMeant(reason, standsFrom)).toBe(meant));
