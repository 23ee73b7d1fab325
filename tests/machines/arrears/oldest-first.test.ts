import { expect, test } from 'vitest';
import { oldestFirst, unpaid } from '#machines/arrears/oldest-first.ts';

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
