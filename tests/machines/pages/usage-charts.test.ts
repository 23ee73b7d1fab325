import { describe, expect, test } from 'vitest';
import { USAGE_CHARTS as SAID } from '#catalogues/sentences/usage-charts.ts';
import type { OwnPower, PaidPower } from '#machines/pages/usage/own-power.ts';
import { usageCharts } from '#machines/pages/usage/usage-charts.ts';

/** A top-up of some naira on a day; at ₦180 a kWh, with the fee of ₦50 in what was paid. */
const topUp = (day: string, naira: number): PaidPower => ({
  ...{ day, kobo: naira * 100 },
  hundredths: Math.floor(((naira - 50) * 100) / 180),
});
const own = (...bought: readonly PaidPower[]): OwnPower => ({ bought, since: null });
const TODAY = '2026-11-22';
/** Newest first, as the history tells them. */
const SIX = own(
  topUp('2026-11-18', 5_050),
  topUp('2026-11-08', 8_050),
  topUp('2026-11-02', 5_050),
  topUp('2026-10-27', 5_050),
  topUp('2026-10-17', 8_050),
  topUp('2026-10-07', 8_050),
);

describe('what purchases of power tell at a glance', () => {
  test('this month stands against the same days of the one before', () => {
    expect(usageCharts(SIX, TODAY)[0]).toEqual({
      title: 'This month against last',
      total: '₦2,050 more',
      of: 'for power than by 22 October',
      kind: 'area',
      unit: 'naira',
      along: SAID.against.along,
      said: '₦18,150 by 22 November, ₦16,100 by 22 October, fees included.',
      labels: ['7', '14', '21', '22'],
      series: [
        { name: 'November', points: [5_050, 13_100, 18_150, 18_150] },
        { name: 'October', points: [8_050, 8_050, 16_100, 16_100] },
      ],
    });
  });

  test('what a unit cost stands for each top-up, with the fee, which weighs more on a small one', () => {
    const price = usageCharts(own(topUp('2026-11-18', 1_050), topUp('2026-11-08', 8_050)), TODAY)[1];
    expect(price).toMatchObject({
      total: '₦189.19',
      of: SAID.price.of('18 Nov 2026'),
      labels: ['08 Nov', '18 Nov'],
      said: SAID.price.said('₦181.14', '₦189.19'),
      series: [{ points: [181.14, 189.19] }],
    });
  });

  test('how long each top-up lasted is the days to the next one, and the last one still runs', () => {
    expect(usageCharts(SIX, TODAY)[2]).toMatchObject({
      total: '4',
      said: SAID.lasted.said(6, 10),
      labels: ['07 Oct', '17 Oct', '27 Oct', '02 Nov', '08 Nov', '18 Nov'],
      series: [
        { name: SAID.lasted.lasted, points: [10, 10, 6, 6, 10, 0] },
        { name: SAID.lasted.running, points: [0, 0, 0, 0, 0, 4] },
      ],
    });
  });

  test('where each top-up lasted as long, that is said once', () => {
    const lasted = usageCharts(own(topUp('2026-10-10', 4_500), topUp('2026-09-09', 3_000)), TODAY)[2];
    expect(lasted?.said).toBe('Days until the next top-up: 31.');
  });

  test('after one purchase nothing is said of how long one lasts', () => {
    const lasted = usageCharts(own(topUp('2026-11-18', 5_050)), TODAY)[2];
    expect(lasted).toMatchObject({ said: SAID.lasted.first, series: [{ points: [0] }, { points: [4] }] });
  });

  test('before the first purchase there is no picture of it', () => {
    expect(usageCharts(own(), TODAY)).toEqual([]);
  });

  test('where not all of the month before is known, nothing is set against it', () => {
    const titles = usageCharts({ ...SIX, since: '2026-10-07' }, TODAY).map(({ title }) => title);
    expect(titles).toEqual([SAID.price.title, SAID.lasted.title]);
  });

  test('every chart has a figure for each of its labels, and no two labels are one', () => {
    const twice = own(topUp('2026-11-18', 2_050), topUp('2026-11-18', 5_050), topUp('2026-11-01', 5_050));
    for (const { labels, series } of usageCharts(twice, TODAY)) {
      expect(new Set(labels).size).toBe(labels.length);
      for (const { points } of series) expect(points).toHaveLength(labels.length);
    }
  });
});
