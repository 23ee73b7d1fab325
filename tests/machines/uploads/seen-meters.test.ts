import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meterKey } from '#machines/uploads/meter-number.ts';
import { seenMeters } from '#machines/uploads/seen-meters.ts';

/** Meters as estates have them, one after another; numbers of any look; and numbers that all belong to one place. */
const numbers = fc.oneof(
  fc.tuple(fc.integer({ min: 10_000_000_000, max: 10_000_000_400 }), fc.nat(300)).map(([first, at]) => `${first + at}`),
  fc.stringMatching(/^\d{11,14}$/),
  fc.nat(500).map((at) => String(45_000_000_000 + at * 2 ** 18)),
);

test('in which row a meter came first is remembered of every meter, however they are numbered', () => {
  fc.assert(
    fc.property(fc.array(numbers, { size: 'max', maxLength: 3_000 }), (list) => {
      const seen = seenMeters();
      const known = new Map<string, number>();
      const said = list.map((number, row) => seen(meterKey(number), row));
      const expected = list.map((number, row) => {
        const first = known.get(number);
        if (first === undefined) known.set(number, row);
        return first;
      });
      expect(said).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});
