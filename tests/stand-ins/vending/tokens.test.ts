import { describe, expect, test } from 'vitest';
import { findMeter, isRightNumber, METER_HELP } from '#src/stand-ins/vending/meters.ts';
import { dashed, drawToken } from '#src/stand-ins/vending/tokens.ts';

describe('a token is true to the standard', () => {
  test.each([
    ['credit', 0n],
    ['bonus', 0n],
    ['key change', 2n],
    ['reset', 2n],
    ['configure', 2n],
  ] as const)('%s: twenty digits, 66 bits, class %s', (kind, wanted) => {
    for (let drawn = 0; drawn < 200; drawn += 1) {
      const { digits } = drawToken(kind);
      expect(digits).toMatch(/^\d{20}$/);
      expect(BigInt(digits)).toBeLessThan(2n ** 66n);
      expect((BigInt(digits) >> 27n) & 3n).toBe(wanted);
    }
  });

  test('is written in five groups by those who write it so', () => {
    expect(dashed('26362054405982757802')).toBe('2636-2054-4059-8275-7802');
  });
});

describe('a meter number', () => {
  test.each(['45701120409', '45703405600', '0100000000008', '04271892301'])('%s has a right check digit', (number) => {
    expect(isRightNumber(number)).toBe(true);
    expect(findMeter(number)).toMatchObject({ number, ending: 'delivered' });
  });

  test.each(['45701120408', '4570112040', '457011204090', 'meter', ''])('%s is none', (number) => {
    expect(findMeter(number)).toBeUndefined();
  });

  test('of the page has a right check digit, every one of them', () => {
    const numbers = METER_HELP.map(([number]) => number).filter((number) => /^\d+$/.test(number));
    expect(numbers.length).toBeGreaterThan(15);
    expect(numbers.filter((number) => !isRightNumber(number))).toEqual([]);
  });
});
