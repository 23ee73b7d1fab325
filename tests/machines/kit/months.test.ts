import { expect, test } from 'vitest';
import { monthInWords, monthsAfter, monthsBetween } from '#machines/kit/months.ts';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 26, '2029-01'],
  ['2026-11', -11, '2025-12'],
])('of %s, %i months on, is %s', (month, many, other) => {
  expect(monthsAfter(month, many)).toBe(other);
  expect(monthsBetween(month, other)).toBe(many);
});

test('a day stands for its month, and a month has its year in words', () => {
  expect(monthsBetween('2026-09', '2026-11-30')).toBe(2);
  expect(monthInWords('2026-10')).toBe('October 2026');
});
