import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oldestFirst, settled, unpaid } from '#machines/arrears/oldest-first.ts';

const on = (day: number) => new Date(Date.UTC(2026, 10, day));

test('what was paid goes to the oldest charges, whenever it was paid, and what is under way counts', () => {
  const entries = [
    { at: on(1), kobo: -500 },
    { at: on(2), kobo: -300 },
    { at: on(3), kobo: 600 },
    { at: on(4), kobo: -200 },
  ];
  expect(unpaid('fine', entries, 0)).toEqual([
    { due: 'fine', at: on(2), kobo: 200 },
    { due: 'fine', at: on(4), kobo: 200 },
  ]);
  expect(unpaid('fine', entries, 250)).toEqual([{ due: 'fine', at: on(4), kobo: 150 }]);
  expect(unpaid('fine', [{ at: on(1), kobo: 900 }, ...entries], 0)).toEqual([]);
});

test('money goes to the oldest debt of all dues, and each due is one sum', () => {
  const debts = [
    { due: 'levy', at: on(3), kobo: 100 },
    { due: 'charge', at: on(1), kobo: 200 },
    { due: 'charge', at: on(4), kobo: 400 },
  ];
  expect([...oldestFirst(debts, 350)]).toEqual([
    ['charge', 250],
    ['levy', 100],
  ]);
  expect([...oldestFirst(debts, 150)]).toEqual([['charge', 150]]);
  expect([...oldestFirst(debts, 0)]).toEqual([]);
});

test('what a payment settles is the oldest debts whole, a part of the next one, and what is left: its parts are the payment', () => {
  const debts = fc.array(fc.record({ kobo: fc.integer({ min: 1, max: 10_000_000 }) }), { maxLength: 30 });
  fc.assert(
    fc.property(debts, fc.integer({ min: 0, max: 300_000_000 }), (owed, kobo) => {
      const { whole, part, left } = settled(owed, kobo);
      const paid = whole.reduce((sum, debt) => sum + debt.kobo, 0);
      expect(paid + (part?.kobo ?? 0) + left).toBe(kobo);
      // Nothing stays while something is owed, and nothing younger is paid before it.
      expect(whole).toEqual(owed.slice(0, whole.length));
      if (part !== null) expect([part.debt, part.kobo < part.debt.kobo]).toEqual([owed[whole.length], true]);
      if (left > 0) expect([whole.length, part]).toEqual([owed.length, null]);
    }),
  );
});
