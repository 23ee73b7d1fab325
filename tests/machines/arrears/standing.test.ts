import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ArrearsCondition, type ArrearsPolicy, SPECIFIED_POLICY, STANDINGS } from '#catalogues/arrears.ts';
import type { HouseDebts, UnpaidCharge } from '#machines/arrears/conditions.ts';
import { judge, judgeAsSpecified } from '#machines/arrears/standing.ts';

const NONE: HouseDebts = { owed: { 'service-charge': 0, 'dev-levy': 0, fine: 0 }, charges: [] };
const over = (due: ArrearsCondition['due'], kobo: number, more: Partial<ArrearsCondition> = {}): ArrearsCondition => ({
  ...{ due, kobo, days: null, charges: null },
  ...more,
});
const policy = (more: Partial<ArrearsPolicy>): ArrearsPolicy => ({
  ...{ remind: [over('all', 0)], block: [], graceDays: 0, alwaysKobo: 0, debtShare: 0, words: null },
  ...more,
});
/** What a house owes by its single charges. */
const owing = (...charges: UnpaidCharge[]): HouseDebts => ({
  owed: {
    'service-charge': sum(charges, 'service-charge'),
    'dev-levy': sum(charges, 'dev-levy'),
    fine: sum(charges, 'fine'),
  },
  charges,
});
const sum = (charges: readonly UnpaidCharge[], of: UnpaidCharge['due']) =>
  charges.filter(({ due }) => due === of).reduce((all, { kobo }) => all + kobo, 0);
const levy = (kobo: number, days: number): UnpaidCharge => ({ due: 'dev-levy', kobo, days });
const service = (kobo: number, days: number): UnpaidCharge => ({ due: 'service-charge', kobo, days });
const name = (given: ArrearsPolicy, debts: HouseDebts, isExcepted = false) =>
  judge({ policy: given, debts, isExcepted }).name;

describe('the rule of the specification', () => {
  /** As it was written before estates had rules, S2 section 5 and DECISIONS 1 and 2; kobo. */
  const asItWas = (serviceCharge: number, devLevy: number, fine: number) => ({
    blocked: serviceCharge < 0 || devLevy < -5_999_900 || fine > 0,
    reminds: [
      ...(serviceCharge < 0 ? ['service-charge'] : []),
      ...(devLevy < -5_900_000 ? ['dev-levy'] : []),
      ...(fine > 0 ? ['fine'] : []),
    ],
    stops: [
      ...(serviceCharge < 0 ? ['service-charge'] : []),
      ...(devLevy < -5_999_900 ? ['dev-levy'] : []),
      ...(fine > 0 ? ['fine'] : []),
    ],
  });
  const kobo = fc.oneof(
    fc.integer({ min: -7_000_000, max: 7_000_000 }),
    fc.constantFrom(-5_999_901, -5_999_900, -5_999_899, -5_900_001, -5_900_000, -5_899_999, -1, 0, 1),
  );

  test('judges every balance as it did', () => {
    fc.assert(
      fc.property(kobo, kobo, kobo, (serviceCharge, devLevy, fine) => {
        const { name: stands, reminds, stops } = judgeAsSpecified({ serviceCharge, devLevy, fine });
        expect({ blocked: stands === 'blocked', reminds, stops }).toEqual(asItWas(serviceCharge, devLevy, fine));
      }),
      { numRuns: 2_000 },
    );
  });

  test('says which condition holds, and of how much', () => {
    expect(judgeAsSpecified({ serviceCharge: 0, devLevy: -6_000_000, fine: 0 })).toEqual({
      name: 'blocked',
      why: [{ condition: over('dev-levy', 5_999_900), owed: 6_000_000, days: null, charges: 0 }],
      reminds: ['dev-levy'],
      stops: ['dev-levy'],
      stopsIn: null,
    });
    expect(judgeAsSpecified({ serviceCharge: 500, devLevy: 0, fine: 0 })).toEqual({
      ...{ name: 'clear', why: [], reminds: [], stops: [], stopsIn: null },
    });
  });
});

describe('conditions', () => {
  const old = policy({ block: [over('all', 2_000_000, { days: 60, charges: 2 })] });
  test.each([
    ['nothing is owed', NONE, 'clear'],
    ['little is owed', owing(levy(500_000, 200)), 'reminded'],
    [
      'much is owed, all of it young',
      owing(levy(1_000_000, 10), levy(1_000_000, 20), service(900_000, 60)),
      'reminded',
    ],
    ['much is owed by two old charges', owing(levy(2_000_000, 90), service(900_000, 90)), 'reminded'],
    ['as much as the limit is not more', owing(levy(1_000_000, 90), levy(500_000, 90), levy(500_000, 90)), 'reminded'],
    ['all three hold', owing(levy(1_000_000, 90), levy(500_000, 10), service(500_001, 5)), 'blocked'],
  ] as const)('of amount, age and count, where %s', (_, debts, stands) => expect(name(old, debts)).toBe(stands));

  test('one of several is enough, and a due that is not spoken of stops nothing', () => {
    const either = policy({ block: [over('fine', 0), over('service-charge', 0, { charges: 3 })] });
    expect(name(either, owing(levy(90_000_000, 300)))).toBe('reminded');
    expect(name(either, owing({ due: 'fine', kobo: 1, days: 0 }))).toBe('blocked');
    expect(name(either, owing(service(1, 90), service(1, 60), service(1, 30)))).toBe('reminded');
    expect(name(either, owing(service(1, 90), service(1, 60), service(1, 30), service(1, 0)))).toBe('blocked');
  });

  test('a policy without conditions stops nobody, and reminds nobody', () => {
    expect(name(policy({ remind: [] }), owing(levy(90_000_000, 300)))).toBe('clear');
  });
});

describe('grace', () => {
  const five = policy({ block: [over('service-charge', 0)], graceDays: 5 });
  test.each([
    [0, 'grace', 5],
    [4, 'grace', 1],
    [5, 'blocked', null],
    [90, 'blocked', null],
  ] as const)('a charge of %i days', (days, stands, stopsIn) => {
    expect(judge({ policy: five, debts: owing(service(100, days)), isExcepted: false })).toMatchObject({
      ...{ name: stands, stopsIn, stops: stands === 'blocked' ? ['service-charge'] : [] },
    });
  });

  test('a young charge beside an old one does not help', () => {
    expect(name(five, owing(service(100, 1), service(100, 6)))).toBe('blocked');
  });

  test('what no single charge explains is counted as old', () => {
    expect(name(five, { owed: { ...NONE.owed, 'service-charge': 200 }, charges: [service(100, 1)] })).toBe('blocked');
  });
});

describe('an exception, and what follows a stop', () => {
  const debts = owing(service(100, 1));
  const paid = { policy: SPECIFIED_POLICY, debts: NONE, isExcepted: false };
  test('lets a house buy that would be stopped, and says why it would be', () => {
    expect(judge({ policy: SPECIFIED_POLICY, debts, isExcepted: true })).toEqual({
      name: 'excepted',
      why: [{ condition: over('service-charge', 0), owed: 100, days: 1, charges: 1 }],
      ...{ reminds: ['service-charge'], stops: [], stopsIn: null },
    });
    expect(name(SPECIFIED_POLICY, debts)).toBe('blocked');
    expect(name(SPECIFIED_POLICY, NONE, true)).toBe('clear');
  });

  test('only whoever was stopped, or excepted, is released, and only once', () => {
    const after = (before: (typeof STANDINGS)[number]) => judge(paid, before).name;
    expect(Object.fromEntries(STANDINGS.map((before) => [before, after(before)]))).toEqual({
      ...{ clear: 'clear', reminded: 'clear', grace: 'clear' },
      ...{ blocked: 'released', excepted: 'released', released: 'clear' },
    });
  });

  test('whoever is stopped stays so until it is paid, however they stood before', () => {
    for (const before of STANDINGS)
      expect(judge({ policy: SPECIFIED_POLICY, debts, isExcepted: false }, before).name).toBe('blocked');
  });
});
