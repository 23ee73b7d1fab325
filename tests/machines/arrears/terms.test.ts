import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARREARS_LIMITS } from '#catalogues/arrears.ts';
import { judge } from '#machines/arrears/standing.ts';
import { type ArrearsTerms, policyOfTerms, termsOf } from '#machines/arrears/terms.ts';

const NEVER = { 'service-charge': null, 'dev-levy': null, fine: null, all: null };
const terms = (more: Partial<ArrearsTerms>): ArrearsTerms => ({
  ...{ remindKobo: 0, remindDays: 0, most: NEVER, days: 0, charges: 0, graceDays: 0 },
  ...{ alwaysKobo: 0, debtShare: 0, words: null },
  ...more,
});

test('whom a rule reminds is the same in its terms and in the policy that they make', () => {
  const days = fc.integer({ min: 0, max: ARREARS_LIMITS.days });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), days, (remindKobo, remindDays) => {
      const made = terms({ remindKobo, remindDays });
      expect(termsOf(policyOfTerms(made))).toEqual(made);
    }),
  );
  const nobody = terms({ remindKobo: null });
  expect(policyOfTerms(nobody).remind).toEqual([]);
  expect(termsOf(policyOfTerms(nobody))).toEqual(nobody);
});

describe('a house is reminded', () => {
  const stands = (more: Partial<ArrearsTerms>, kobo: number, days: number) => {
    const owed = { 'service-charge': kobo, 'dev-levy': 0, fine: 0 };
    const debts = { owed, charges: [{ due: 'service-charge' as const, kobo, days }] };
    const { name, reminds } = judge({ policy: policyOfTerms(terms(more)), debts, isExcepted: false });
    return [name, reminds];
  };
  const reminded = ['reminded', ['service-charge']];
  const clear = ['clear', []];
  test.each([
    [{}, 1, 0, reminded],
    [{ remindKobo: 500_000 }, 500_000, 90, clear],
    [{ remindKobo: 500_000 }, 500_001, 0, reminded],
    [{ remindDays: 30 }, 900_000, 30, clear],
    [{ remindDays: 30 }, 1, 31, reminded],
    [{ remindKobo: 500_000, remindDays: 30 }, 900_000, 30, clear],
    [{ remindKobo: 500_000, remindDays: 30 }, 900_000, 31, reminded],
    [{ remindKobo: null }, 900_000, 300, clear],
  ] as const)('by %o, where %i kobo are owed for %i days, as it is meant', (more, kobo, days, expected) =>
    expect(stands(more, kobo, days)).toEqual(expected),
  );

  test('no later than it is stopped, which no reminder holds up', () => {
    const most = { ...NEVER, 'service-charge': 100 };
    expect(stands({ remindKobo: 500_000, most }, 101, 0)[0]).toBe('blocked');
    expect(stands({ remindKobo: null, most, graceDays: 5 }, 101, 0)[0]).toBe('grace');
  });
});
