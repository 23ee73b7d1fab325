import { expect, test } from 'vitest';
import { UNPAID_LOOKS, unpaidLookMs } from '#catalogues/unpaid-looks.ts';

const HOUR_MS = 3_600_000;
const NAMES = ['listed', 'alone'] as const;

/** How often an order is asked about until it has an age, ms, when the first question comes after 8 s. */
function looksUntil(name: (typeof NAMES)[number], ageMs: number): number {
  let looks = 0;
  for (let at = 8_000; at < ageMs; at += unpaidLookMs(name, at)) looks += 1;
  return looks;
}

test.each(NAMES)('an order that nobody paid is asked about ever more rarely: %s', (name) => {
  const stretches = UNPAID_LOOKS[name];
  expect(stretches.map(({ untilMs }) => untilMs)).toEqual(
    stretches.map(({ untilMs }) => untilMs).toSorted((a, b) => a - b),
  );
  expect(stretches.map(({ everyMs }) => everyMs)).toEqual(
    stretches.map(({ everyMs }) => everyMs).toSorted((a, b) => a - b),
  );
  expect(stretches.every(({ why }) => why.length > 10)).toBe(true);
});

test('a provider with a list is asked about one order some thirty times in a day, one without it some hundred times', () => {
  expect(looksUntil('listed', 24 * HOUR_MS)).toBe(31);
  expect(looksUntil('alone', 24 * HOUR_MS)).toBe(106);
});
