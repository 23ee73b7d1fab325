import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { type Month, openMonth } from './support/month.ts';

let month: Month;
beforeAll(async () => {
  month = await openMonth();
  await month.travel('2026-11-21T09:00:00Z');
});
afterAll(() => month.portal.close());

/** The resident of a meter says that nobody lives there, or that somebody does. */
const occupancy = (meter: string, status: 'occupied' | 'unoccupied') =>
  month.office.ask('updateStatus', { meter_number: meter, status });
/** Meters of somebody who can say whether anybody lives there. */
const lived = async () =>
  (
    await month.db
      .selectFrom('users')
      .select('meter_number')
      .distinct()
      .where('role', '=', 'service-user')
      .where('estate_id', '=', month.estateId)
      .where('meter_number', 'is not', null)
      .orderBy('meter_number')
      .execute()
  ).map(({ meter_number }) => meter_number ?? '');

describe('a run', () => {
  test('whose price, people or day to be paid by moved after it was shown is looked at again, though its sum is the same', async () => {
    const SEPTEMBER = { what: 'month', month: '2026-09' } as const;
    const [one = '', other = ''] = await lived();
    await occupancy(one, 'occupied');
    await occupancy(other, 'unoccupied');
    const shown = await month.preview(SEPTEMBER);
    const { lines, total, plan } = shown;
    const yes = (more: object = {}) => month.office.ask('startCharges', { ...SEPTEMBER, lines, total, plan, ...more });
    const rule = { day: 1, whom: 'half-where-empty', byItself: false };
    await month.office.ask('setChargingRule', { ...rule, daysToPay: 14 });
    expect(await yes()).toMatchObject({
      status: 400,
      said: {
        code: 'charges-moved',
        message: CHARGES.moved(Number(lines), formatNaira(Number(total) * 100), '05 Dec 2026'),
      },
    });
    await month.office.ask('setChargingRule', { ...rule, daysToPay: null });
    await occupancy(one, 'unoccupied');
    await occupancy(other, 'occupied');
    expect(await month.preview(SEPTEMBER)).toMatchObject({ lines, total });
    expect(await yes()).toMatchObject({ status: 400, said: { code: 'charges-moved' } });
    expect((await month.runs()).filter((run) => run.month === '2026-09')).toEqual([]);
  });

  test('of a month may say a day to be paid by, which is what its preview shows and its run has', async () => {
    const asked = { what: 'month', month: '2026-08', payBy: '2026-12-20' } as const;
    expect(await month.preview(asked)).toMatchObject({ payBy: '2026-12-20' });
    expect((await month.preview({ ...asked, payBy: '2026-11-01' })).code).toBe('pay-by-past');
    await month.start(asked);
    await month.work();
    const [run] = await month.runs();
    expect(run).toMatchObject({ month: '2026-08', payBy: '2026-12-20' });
    expect(await month.preview(asked)).toMatchObject({ lines: 0 });
  });
});
