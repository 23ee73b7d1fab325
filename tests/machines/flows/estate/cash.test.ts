import { describe, expect, test } from 'vitest';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import type { Script } from '../../../support/portal.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };
const METER = '45701124518';
const PAID = { service: 'service-charge', amount: '20000', day: '2026-11-24' };

const run = (
  name: 'record-cash' | 'cash-back',
  values: Readonly<Record<string, string>>,
  given: Partial<Script> = {},
) => accountRun(name, given, { person: ADMIN, values });

describe('cash that was paid', () => {
  test('is read back with the house, who paid and what it does, and is written down after one yes', async () => {
    const { until, asked, press, said, came } = run('record-cash', { whose: METER, ...PAID });
    const { dialog } = await until('confirming');
    expect(dialog).toEqual({
      title: CASH.dialog('₦20,000', 'Service charge'),
      lines: [
        CASH.house('House 12, Palm Avenue', METER),
        CASH.from('Chinedu Okafor', '24 Nov 2026'),
        CASH.becomes('Service charge', '₦22,000 owed', '₦2,000 owed'),
        CASH.oldestFirst,
        CASH.told,
        CASH.never,
      ],
    });
    expect(asked('recordCash')).toEqual([]);
    press('CONFIRM');
    await until('done');
    const paid = { servicePayment: 'servicecharge', amount: 20_000, day: '2026-11-24', payer: 'Chinedu Okafor' };
    expect(asked('previewCash')).toEqual([{ ...paid, meter_number: METER, payer: '' }]);
    expect(asked('recordCash')).toEqual([{ ...paid, meter_number: METER, note: '', key: expect.any(String) }]);
    expect([said(), came]).toEqual([
      ['Written down: ₦20,000 of cash for Service Charge, receipt CASH-4.'],
      ['changed: rows'],
    ]);
  });

  test('is not written down without a yes', async () => {
    const { until, asked, press, said } = run('record-cash', { whose: METER, ...PAID });
    await until('confirming');
    press('DECLINE');
    expect([asked('recordCash'), said()]).toEqual([[], [CASH.kept]]);
  });

  test('is of a house by words of its address, where figures are no meter', async () => {
    const { until, asked } = run('record-cash', { whose: 'House 12', ...PAID });
    await until('confirming');
    expect(asked('previewCash')).toMatchObject([{ house: 'House 12' }]);
  });
});

test('a payment in cash is taken back with a reason, from its row', async () => {
  const said = CASH.back.one('CASH-1', '₦15,000', 'Service Charge', '04 Nov 2026');
  const { until, asked, press } = run('cash-back', {
    ...{ cash: '1', said, sum: '₦15,000', reason: 'It was written on the wrong house' },
  });
  const { dialog, actions } = await until('confirming');
  expect([dialog?.title, actions[0]?.label]).toEqual([CASH.back.dialog(said), 'Yes, take ₦15,000 back']);
  press('CONFIRM');
  await until('done');
  expect(asked('takeCashBack')).toEqual([{ id: 1, reason: 'It was written on the wrong house' }]);
});
