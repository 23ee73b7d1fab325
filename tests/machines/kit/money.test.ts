import fc from 'fast-check';
import { expect, test } from 'vitest';
import { POWER_FIELDS } from '#machines/flows/power/fields.ts';
import { problemOf } from '#machines/kit/field.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { formatDay, formatNaira, formatToken, formatUnits, formatWhen } from '#machines/kit/writing/format.ts';

test.each([
  ['5000', 500_000],
  ['5,000', 500_000],
  ['₦5,000.50', 500_050],
  ['N5000', 500_000],
  ['NGN 5000', 500_000],
  ['5k', 500_000],
  ['5.5k', 550_000],
  ['1.2m', 120_000_000],
  ['0.1', 10],
])('%s is understood to the kobo', (typed, kobo) => {
  expect(parseNaira(typed)).toBe(kobo);
});

test.each(['', 'abc', '-1', '1e309', '5.555', '٥٠٠٠', '0x10', 'Infinity', '90071992547409930', '5 naira'])(
  '%s is no amount',
  (typed) => {
    expect(parseNaira(typed)).toBeNull();
  },
);

test('any whole naira written with separators is read back to the same kobo', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      (naira) => parseNaira(formatNaira(naira * 100)) === naira * 100,
    ),
  );
});

test.each([
  ['', 'amount is required'],
  ['299', 'Amount is less than 300'],
  ['300', null],
  ['100000000', null],
  ['100000001', 'The most you can buy at once is ₦100,000,000'],
  ['5000.50', 'Please give whole naira, without kobo'],
  ['five', 'Please give the amount in naira, e.g. 5000'],
])('an amount of power typed as "%s" is answered with: %s', (typed, problem) => {
  expect(problemOf(POWER_FIELDS.amount, typed)).toBe(problem);
});

test('units are the amount at 180 naira a kWh, two decimals, decided in integers', { tags: ['A-051'] }, () => {
  expect(formatUnits(500_000)).toBe('27.78');
  expect(formatUnits(30_000)).toBe('1.67');
  expect(formatUnits(18_000)).toBe('1.00');
  expect(formatUnits(10_000_000_000)).toBe('555555.56');
});

test('money, tokens and times are written as people here read them', () => {
  expect(formatNaira(505_000)).toBe('₦5,050');
  expect(formatNaira(505_050)).toBe('₦5,050.50');
  expect(formatNaira(-4_500_000)).toBe('-₦45,000');
  expect(formatToken('60473918225077641183')).toBe('6047 3918 2250 7764 1183');
  expect(formatDay('2026-11-30T23:30:00Z')).toBe('01 Dec 2026');
  expect(formatWhen('2026-11-21T18:44:00Z')).toBe('21 Nov 2026, 19:44');
});
