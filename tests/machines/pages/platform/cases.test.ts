import { expect, test } from 'vitest';
import { CASES as SAID } from '#catalogues/sentences/platform/cases.ts';
import { OPEN_CASES } from '../../../support/calls/cases.ts';
import { loaded } from '../support.ts';
import { operating } from './support.ts';

const list = (of?: string) =>
  loaded(operating({ cases: OPEN_CASES }).pages.list('cases', of === undefined ? {} : { of }));
const owning = (id: string, deed: string, label: string) => ({
  ...{ name: deed, label, leads: { open: 'take-case', values: { case: id, deed } } },
});
const look = (to: string) => ({ name: 'look', label: SAID.look, leads: { to } });

test('open cases of all kinds stand with what they are about, why, their age and their owner', async () => {
  const { rows } = await list();
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['4', SAID.kinds.refund, 'POWER-00000004', '₦5,050', '2 d 11 h', SAID.nobody],
    ['7', SAID.kinds.arrival, 'IN-00000007', '₦3,000', '12 h 12 min', 'Ngozi Adeyemi'],
    ['9', `${SAID.kinds.difference}: Vended twice`, 'POWER-00000009', '₦5,000', '18 h 42 min', 'Ifeanyi Okonkwo'],
  ]);
  expect(rows.map(({ tones }) => tones)).toEqual([{ age: 'warning' }, { age: 'warning' }, { age: 'warning' }]);
  expect(rows[0]?.notes).toEqual({
    about: 'refund refused: the card is closed',
    age: SAID.probes('21 Nov 2026, 09:45', '21 Nov 2026, 10:00'),
  });
  expect(rows.map(({ actions }) => actions)).toEqual([
    [owning('4', 'take', SAID.take), look('/pending-transactions?reference=POWER-00000004')],
    [owning('7', 'take-over', SAID.takeOver), look('/money-that-came')],
    [
      owning('9', 'give-back', SAID.giveBack),
      look('/reconciliation?from=2026-11-20&to=2026-11-20'),
      { name: 'close', label: SAID.close, leads: { open: 'close-case', values: { case: '9' } } },
    ],
  ]);
});

test("one's own cases and those that were closed have lists of their own", async () => {
  expect((await list('mine')).rows.map(({ id }) => id)).toEqual(['9']);
  const { rows } = await list('closed');
  expect(rows.map(({ cells }) => cells)).toEqual([
    [
      ...['2', `${SAID.kinds.difference}: Captured here only`, 'AIRTIME-00000002', '₦500'],
      ...['20 Nov 2026, 01:00', 'The books of 18 Nov 2026 agree.'],
    ],
  ]);
  expect(rows[0]?.actions).toEqual([look('/reconciliation?from=2026-11-18&to=2026-11-18')]);
});
