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
])('"%s" is of these days', (sentence, days) => {
  const { from, to } = understand(sentence, { role: 'service-user', today: '2026-11-24' }).slots;
  expect({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }).toEqual(days);
});
