import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatCompact,
  formatCount,
  formatDay,
  formatMonth,
  formatMonthShort,
  formatNaira,
  formatShort,
  formatToken,
  formatWhen,
} from '#machines/kit/writing/format.ts';

describe('a person reads', () => {
  test.each([
    [505_000, '₦5,050'],
    [10_000_000_000, '₦100,000,000'],
    [505_050, '₦5,050.50'],
    [-4_500_000, '-₦45,000'],
    [0, '₦0'],
  ])('%i kobo as %s', (kobo, text) => expect(formatNaira(kobo)).toBe(text));

  test.each([
    [120_000, '₦1.2K'],
    [125_000, '₦1.3K'],
    [4_500_000, '₦45K'],
    [964_235_000, '₦9.6M'],
    [99_900, '₦999'],
    [-120_000, '-₦1.2K'],
  ])('%i kobo in short as %s', { tags: ['G-019'] }, (kobo, text) => expect(formatCompact(kobo)).toBe(text));

  test('a figure in short as the language writes it', () => {
    const language = new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 9e12, noNaN: true }), fc.integer({ min: -9, max: 0 }), (of, down) => {
        // To whole kobo, and as small as they are large.
        const figure = Math.round(of * 10 ** down * 100) / 100;
        expect(formatShort(figure)).toBe(language.format(figure));
      }),
    );
    for (const edge of [0, 0.05, 9.95, 99.95, 999.94, 999.95, 999_949, 999_950, 1_249.99, 1_250, 999_950_000])
      expect(formatShort(edge)).toBe(language.format(edge));
  });

  test.each([
    ['2026-11-01T10:00:00.000Z', '01 Nov 2026', '01 Nov 2026, 11:00'],
    ['2026-09-09T10:00:00.000Z', '09 Sep 2026', '09 Sep 2026, 11:00'],
    ['2026-12-31T23:30:00.000Z', '01 Jan 2027', '01 Jan 2027, 00:30'],
  ])('%s in Lagos as %s', { tags: ['G-020'] }, (iso, day, when) =>
    expect([formatDay(iso), formatWhen(iso)]).toEqual([day, when]),
  );

  test('a day without a time is that day in Lagos', () =>
    expect([formatDay('2026-11-01'), formatDay('2026-12-31')]).toEqual(['01 Nov 2026', '31 Dec 2026']));

  test('every month with three letters, and in full in a sentence', () => {
    const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);
    expect(months.map(formatMonthShort).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
    expect([formatMonth('2026-09'), formatMonth('2026-12')]).toEqual(['September', 'December']);
    expect(months.map((month) => formatDay(`${month}-05T10:00:00Z`))).toEqual(
      months.map((month) => `05 ${formatMonthShort(month)} 2026`),
    );
  });

  test('counts with separators and tokens in groups of four', () => {
    expect(formatCount(1_284)).toBe('1,284');
    expect(formatToken('60473918225077641183')).toBe('6047 3918 2250 7764 1183');
  });
});
