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
  const days = fc.integer({ min: 0, max: ARREARS_LIMITS.remindDays });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), days, (remindKobo, remindDays) => {
      // From the first kobo on is whatever is owed.
      const made = terms({ remindKobo: remindKobo === 1 ? 0 : remindKobo, remindDays });
      expect(termsOf(policyOfTerms(made))).toEqual(made);
    }),
  );
  const nobody = terms({ remindKobo: null });
  expect(policyOfTerms(nobody).remind).toEqual([]);
  expect(termsOf(policyOfTerms(nobody))).toEqual(nobody);
});

test('rules that are kept say what they said: above a sum is from a kobo more on, and above an age from a day more', () => {
  const kept = (kobo: number, days: number | null) => {
    const remind = [{ due: 'all' as const, kobo, days, charges: null }];
    const policy = { remind, block: [], graceDays: 0, alwaysKobo: 0, debtShare: 0, words: null };
    const made = termsOf(policy);
    expect(policyOfTerms(made)).toEqual(policy);
    return [made.remindKobo, made.remindDays];
  };
  expect(kept(0, null)).toEqual([0, 0]);
  expect(kept(500_000, 30)).toEqual([500_001, 31]);
  expect(kept(499_999, 29)).toEqual([500_000, 30]);
  expect(kept(100_000_000_00, ARREARS_LIMITS.days)).toEqual([100_000_000_01, ARREARS_LIMITS.remindDays]);
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
    // Exactly so much, and a kobo less.
    [{ remindKobo: 500_000 }, 500_000, 0, reminded],
    [{ remindKobo: 500_000 }, 499_999, 90, clear],
    // More than so much is from a kobo more on.
    [{ remindKobo: 500_001 }, 500_000, 90, clear],
    [{ remindKobo: 500_001 }, 500_001, 0, reminded],
    // Exactly so many days, and one less.
    [{ remindDays: 30 }, 1, 30, reminded],
    [{ remindDays: 30 }, 900_000, 29, clear],
    [{ remindDays: 1 }, 1, 1, reminded],
    [{ remindDays: 1 }, 900_000, 0, clear],
    [{ remindKobo: 500_000, remindDays: 30 }, 500_000, 29, clear],
    [{ remindKobo: 500_000, remindDays: 30 }, 499_999, 30, clear],
    [{ remindKobo: 500_000, remindDays: 30 }, 500_000, 30, reminded],
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
