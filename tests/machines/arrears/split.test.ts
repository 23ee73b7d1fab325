import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ARREARS_LIMITS } from '#catalogues/arrears.ts';
import { splitOf } from '#machines/arrears/split.ts';

test.each([
  ['a fifth of it', 500_000, { share: 20, owed: 900_000, least: 100_000 }, 100_000],
  ['as much as is owed, in whole naira', 500_000, { share: 20, owed: 30_050, least: 100_000 }, 30_000],
  ['less than a naira is owed', 500_000, { share: 20, owed: 99, least: 100_000 }, 0],
  ['so much that the least is left', 120_000, { share: 50, owed: 900_000, least: 100_000 }, 20_000],
  ['the least itself', 100_000, { share: 50, owed: 900_000, least: 100_000 }, 0],
  ['a share that is no whole naira', 100_100, { share: 33, owed: 900_000, least: 0 }, 33_000],
  ['no share', 500_000, { share: 0, owed: 900_000, least: 100_000 }, 0],
  ['nothing owed', 500_000, { share: 20, owed: 0, least: 100_000 }, 0],
])('%s', (_, asked, rule, debt) => expect(splitOf(asked, rule)).toEqual({ power: asked - debt, debt }));

test('whatever is asked for, both parts are it, in whole naira, within the share, the debt and the least', () => {
  const naira = (max: number) => fc.integer({ min: 0, max }).map((whole) => whole * 100);
  fc.assert(
    fc.property(
      naira(1_000_000),
      fc.record({
        share: fc.integer({ min: 0, max: ARREARS_LIMITS.debtShare }),
        owed: fc.integer({ min: 0, max: 500_000_000 }),
        least: naira(5_000),
      }),
      (asked, rule) => {
        const { power, debt } = splitOf(asked, rule);
        expect(power + debt).toBe(asked);
        expect(debt % 100).toBe(0);
        expect(debt).toBeGreaterThanOrEqual(0);
        expect(debt).toBeLessThanOrEqual(Math.min((asked * rule.share) / 100, rule.owed));
        if (debt > 0) expect(power).toBeGreaterThanOrEqual(rule.least);
        // No naira less than it may be.
        const more = debt + 100;
        const fits = more <= (asked * rule.share) / 100 && more <= rule.owed && asked - more >= rule.least;
        expect(fits).toBe(false);
      },
    ),
    { numRuns: 2_000 },
  );
});
