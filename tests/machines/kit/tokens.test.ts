import { describe, expect, test } from 'vitest';
import {
  howToLoad,
  inLoadingOrder,
  labelled,
  paidWith,
  readToken,
  tokenLines,
  tokenOfClass,
} from '#machines/kit/tokens.ts';

describe('what 20 digits tell without a key', () => {
  test.each([
    ['56493153725450313471', 'test'],
    ['02305843005052951967', 'test'],
    ['73786976294838206464', 'impossible'],
    ['99999999999999999999', 'impossible'],
    ['1234', 'impossible'],
  ])('%s is %s', (digits, reading) => {
    expect(readToken(digits)).toBe(reading);
  });

  test('a number that was made for a class is read as that class, whatever its other bits are', () => {
    const bits = [0n, 1n, 2n ** 66n - 1n, 2n ** 72n - 1n, 0x2a5f_1234_9abc_def0n];
    for (const one of bits) {
      expect(readToken(tokenOfClass(one, 'credit'))).toBe('credit');
      expect(readToken(tokenOfClass(one, 'setting'))).toBe('setting');
      expect(tokenOfClass(one, 'reserved')).toMatch(/^\d{20}$/);
    }
  });
});

const CREDIT = { kind: 'credit', digits: '11112222333344445555' } as const;
const KEYS = [
  { kind: 'key-change', digits: '00001111222233334444' },
  { kind: 'key-change', digits: '00005555666677778888' },
] as const;
const BONUS = { kind: 'bonus', digits: '22220000222200002222' } as const;

describe('several tokens of one delivery', () => {
  test('a new key comes first, in the order of the vendor, and a bonus last', () => {
    expect(inLoadingOrder([BONUS, CREDIT, ...KEYS])).toEqual([...KEYS, CREDIT, BONUS]);
  });

  test('each says what it is for, and which of its kind it is', () => {
    const labels = labelled([...KEYS, CREDIT, BONUS], '27.78').map(({ label }) => label);
    expect(labels).toEqual(['Key change, 1 of 2', 'Key change, 2 of 2', 'Power, 27.78 kWh', 'Bonus']);
  });

  test('a new key has its ten minutes, a bonus has time', () => {
    expect(howToLoad([...KEYS, CREDIT])).toBe(
      'Your meter gets a new key first: type all 3 in this order, within 10 minutes.',
    );
    expect(howToLoad([CREDIT, BONUS])).toBe('Type all 2 into the meter, in this order.');
    expect(paidWith(howToLoad([CREDIT, BONUS]), 'One.')).toBe('Paid. Type all 2 into the meter, in this order.');
    expect(paidWith(undefined, 'One.')).toBe('One.');
  });

  test('as plain text each stands under its label, one alone without', () => {
    expect(tokenLines([CREDIT], '27.78')).toEqual(['1111 2222 3333 4444 5555']);
    expect(tokenLines([CREDIT, BONUS], undefined)).toEqual([
      ...['Power:', '1111 2222 3333 4444 5555'],
      ...['Bonus:', '2222 0000 2222 0000 2222'],
    ]);
  });
});
