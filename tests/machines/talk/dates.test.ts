import { expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

test.each([
  ['2026-03-31', 'payments in the last 1 months', '2026-02-28'],
  ['2026-05-31', 'payments in the last 3 months', '2026-02-28'],
  ['2026-01-15', 'payments in the last 2 months', '2025-11-15'],
])('on %s, "%s" begin on %s', (today, sentence, from) => {
  expect(understand(sentence, { role: 'service-user', today }).slots).toMatchObject({ from, to: today });
});

test.each([
  ['everything I spent since the first of September', { from: '2026-09-01' }],
  ['payments since September', { from: '2026-09-01' }],
  ['payments since the 1st of September', { from: '2026-09-01' }],
  ['payments of the third of September', { from: '2026-09-03', to: '2026-09-03' }],
  ['payments of the twenty-first of September', { from: '2026-09-21', to: '2026-09-21' }],
  ['payments of thirtieth September', { from: '2026-09-30', to: '2026-09-30' }],
  ['payments of September the fifteenth', { from: '2026-09-15', to: '2026-09-15' }],
  ['payments from the first of August to the thirty first of October', { from: '2026-08-01', to: '2026-10-31' }],
  ['payments from the 1st of August to the 31st of October', { from: '2026-08-01', to: '2026-10-31' }],
  ['payments from the first to the twelfth of November', { from: '2026-11-01', to: '2026-11-12' }],
  ['payments from 1st to the 12th of November', { from: '2026-11-01', to: '2026-11-12' }],
  ['payments of the thirty first of September', {}],
  ['payments of the twenty ninth', {}],
  ['payments from first may to tenth june', { from: '2026-05-01', to: '2026-06-10' }],
  ['payments since twenty fifth may', { from: '2026-05-25' }],
  ['payments on the fifteenth may 2026', { from: '2026-05-15', to: '2026-05-15' }],
  ['show my second march payments', { from: '2026-03-01', to: '2026-03-31' }],
])('"%s" is of these days', (sentence, days) => {
  const { from, to } = understand(sentence, { role: 'service-user', today: '2026-11-24' }).slots;
  expect({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }).toEqual(days);
});
