import { expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string) => understand(text, { role: 'service-admin', today: '2026-11-25' });

test.each([
  ['who owes since 30 february', '30 february'],
  ['service charge is now 18000 from February 30', 'February 30'],
  ['payments of the 31st of November', '31st of November'],
  ['statement of house 12 from 31/11/2026', '31/11/2026'],
  ['payments of 29 february 2026', '29 february 2026'],
  ['payments of 2026-02-30', '2026-02-30'],
])('"%s" names a day that no calendar has, and its figures are no sum', (text, day) => {
  const { slots, modifiers } = heard(text);
  expect([modifiers?.noDay, modifiers?.unheard]).toEqual([day, undefined]);
  expect(Object.values(slots)).not.toContain(30);
});

test.each([
  'payments of 29 february',
  'payments of 29 february 2028',
  'payments of 31 december',
  'payments of may',
  'are you open 24/7',
  'call 0803-555-1234',
  'house 30 may close',
  'at 12.30.45',
  'buy power 5000',
])('"%s" names none', (text) => expect(heard(text).modifiers?.noDay).toBeUndefined());
