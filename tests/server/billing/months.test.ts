import { expect, test } from 'vitest';
import { dashboardMonths } from '#src/server/billing/months.ts';

test('a dashboard looks back on twelve months, the current one last', () => {
  expect(dashboardMonths(new Date('2026-11-21T09:00:00Z'))).toEqual([
    ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
    ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
  ]);
});

test('a month begins when it does in Lagos, an hour before Greenwich', () => {
  const last = (now: string) => dashboardMonths(new Date(now)).at(-1);
  expect(last('2026-12-31T22:59:59Z')).toBe('2026-12');
  expect(last('2026-12-31T23:00:00Z')).toBe('2027-01');
  expect(last('2027-02-28T23:30:00Z')).toBe('2027-03');
});
