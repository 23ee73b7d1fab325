import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHARGES } from '#catalogues/sentences/estate/charges.ts';
import { chargeDueMonths } from '#src/server/charges/by-itself.ts';
import { type Month, openMonth } from './support/month.ts';

let month: Month;
beforeAll(async () => {
  month = await openMonth();
  await month.travel('2026-11-24T09:00:00Z');
  const rule = { day: 5, whom: 'all', byItself: true, daysToPay: 14 };
  const set = await month.office.ask('setChargingRule', { ...rule, amount: 18_000, from: '2026-12-01' });
  expect(set.status).toBe(200);
});
afterAll(() => month.portal.close());

const DECEMBER = { what: 'month', month: '2026-12' } as const;

test('the month to come is charged by its own price and day to be paid by, owed from today, and once', async () => {
  expect(await month.preview(DECEMBER)).toMatchObject({
    ...{ reason: 'Service charge, December 2026', standsFrom: '2026-11-24', early: '2026-12-05', payBy: '2026-12-19' },
    ...{ lines: month.meters.length, total: month.meters.length * 18_000 },
  });
  expect(await month.start(DECEMBER)).toMatchObject({ status: 200 });
  await month.work();
  const [run] = await month.runs();
  expect(run).toMatchObject({ state: 'done', standsFrom: '2026-11-24', payBy: '2026-12-19' });
  const [meter = ''] = month.meters;
  expect(await month.owed(meter)).toMatchObject({ serviceCharge: -18_000 });
  const debtors = (await month.office.ask('debtors', { rows: 100 })).said.debtors as { meterNumber: string }[];
  expect(debtors.find(({ meterNumber }) => meterNumber === meter)).toMatchObject({
    ...{ owed: 18_000, since: '2026-11-24', payBy: '2026-12-19' },
    ages: { to30: 18_000 },
  });
  const { said } = await month.office.ask('meterStatement', {
    meter_number: meter,
    from: '2026-11-01',
    to: '2026-11-24',
  });
  expect(said).toMatchObject({ closing: 18_000 });
  expect(await month.preview(DECEMBER)).toMatchObject({ lines: 0 });
});

test('and not once more by itself, when its day comes', async () => {
  const { deps } = month;
  await month.travel('2026-12-05T09:00:00Z');
  expect(await chargeDueMonths(deps)).toEqual([]);
});

test('a month whose day has come is not early, and one after the next says from when it can be charged', async () => {
  await month.travel('2026-12-06T09:00:00Z');
  expect(await month.preview({ what: 'month', month: '2026-11' })).toMatchObject({
    standsFrom: '2026-11-05',
    early: null,
  });
  expect(await month.preview({ what: 'month', month: '2027-01' })).toMatchObject({
    ...{ standsFrom: '2026-12-06', early: '2027-01-05' },
  });
  expect(await month.preview({ what: 'month', month: '2027-02' })).toMatchObject({
    ...{ code: 'month-to-come', message: CHARGES.monthToCome('01 Jan 2027') },
  });
});
