import { describe, expect, test } from 'vitest';
import { formatTenths, hundredthsFor, koboFor } from '#machines/kit/writing/tariff.ts';
import { dated, perDayIn, usageOf, usedUp } from '#machines/pages/usage/purchases.ts';

/** Purchases as day and kWh. */
const bought = (...all: readonly (readonly [string, number])[]) =>
  all.map(([day, kWh]) => ({ day, hundredths: kWh * 100 }));

const STEADY = bought(
  ['2026-09-20', 30],
  ['2026-10-05', 30],
  ['2026-10-20', 30],
  ['2026-11-04', 30],
  ['2026-11-19', 30],
);

describe('what purchases tell of what is used', () => {
  test('the last one is not used yet, and the others lasted until the next', () => {
    const usage = usageOf(STEADY);
    expect(usage).toMatchObject({ purchases: 5, days: 60, perDay: 200 });
    expect(usage && dated(usedUp(usage).about)).toBe('2026-12-04');
  });

  test('purchases of one day are one, and what is older than four months is of another life', () => {
    const usage = usageOf([...STEADY, ...bought(['2026-11-19', 10], ['2025-01-01', 900])]);
    expect(usage).toMatchObject({ purchases: 6, days: 60, perDay: 200, last: { hundredths: 4000 } });
  });

  test.each([
    ['nothing bought', bought()],
    ['two purchases', bought(['2026-10-01', 30], ['2026-11-01', 30])],
    ['three in thirteen days', bought(['2026-11-01', 30], ['2026-11-08', 30], ['2026-11-14', 30])],
    ['three on two days', bought(['2026-10-01', 30], ['2026-11-01', 30], ['2026-11-01', 20])],
  ])('of %s nothing is known', (_, some) => {
    expect(usageOf(some)).toBe(null);
  });

  test('uneven spells make a span of days', () => {
    const usage = usageOf(bought(['2026-10-01', 30], ['2026-10-11', 30], ['2026-11-10', 30]));
    const { first, about, last } = usage ? usedUp(usage) : { first: 0, about: 0, last: 0 };
    expect([first, about, last].map(dated)).toEqual(['2026-11-20', '2026-11-30', '2026-12-10']);
  });

  test('a month is known only where the spells cover a week of it', () => {
    const usage = usageOf(STEADY);
    expect(usage && [perDayIn(usage, '2026-10'), perDayIn(usage, '2026-11'), perDayIn(usage, '2026-12')]).toEqual([
      200,
      200,
      null,
    ]);
  });
});

describe('the tariff of estates', () => {
  test.each([
    [500_000, '27.7'],
    [200_000, '11.1'],
    [18_000, '1.0'],
    [17_999, '0.9'],
    [36_000_000, '2,000.0'],
  ])('%i kobo bring %s kWh, never more than comes', (kobo, kWh) => {
    expect(formatTenths(hundredthsFor(kobo))).toBe(kWh);
  });

  test.each([
    [6_000, 1_080_000],
    [1, 200],
    [1_250, 225_000],
  ])('%i hundredths cost %i kobo, in whole naira', (hundredths, kobo) => {
    expect(koboFor(hundredths)).toBe(kobo);
  });
});
