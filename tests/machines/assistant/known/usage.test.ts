import { expect, test } from 'vitest';
import { payment } from '../../../support/calls/histories.ts';
import { chatOf } from '../past/past-chat.ts';

const STEADY = ['2026-09-21', '2026-10-01', '2026-10-11', '2026-10-21', '2026-10-31', '2026-11-10'].map((day, at) =>
  payment('power', at + 1, day),
);
const UNTOLD = payment('power', 9, '2026-11-15', { units: null });

test('a purchase whose units nobody said is left out of what is used', async () => {
  const told = await chatOf('service-user', { transactions: STEADY }, 'how much do I use in a month');
  expect(told.last()?.text).toContain('You use about 83.3 units (kWh) in 30 days');
  const more = await chatOf('service-user', { transactions: [...STEADY, UNTOLD] }, 'how much do I use in a month');
  expect(more.last()?.text).toBe(told.last()?.text);
});
