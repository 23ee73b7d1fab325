import { describe, expect, test } from 'vitest';
import { REFUSING } from '#catalogues/sentences/estate/refusing.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import type { Script } from '../../../support/portal.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };
const EVE = '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11';
const REASON = 'Nobody of this name lives there';

const refusing = (values: Readonly<Record<string, string>>, given: Partial<Script> = {}) =>
  accountRun('refuse-resident', given, { person: ADMIN, values: { whose: 'Eve Obi', resident: EVE, ...values } });

describe('a resident who is refused', () => {
  test('is read back with both meters, who else is there and what they read, and named in the yes', async () => {
    const { until, asked, press, said, came } = refusing({ reason: REASON, meterNumber: '45701124518' });
    const { dialog, actions } = await until('confirming');
    expect(dialog).toEqual({
      title: 'Refuse Eve Obi?',
      lines: [
        'Asks for meter 45701124518, House 12, Palm Avenue, since 20 Nov 2026.',
        'Comes from meter 45701124501, House 3, Palm Avenue.',
        'Also on it: Chinedu Okafor.',
        `They read: ${REASON}`,
        REFUSING.back,
      ],
    });
    expect(actions.map(({ label }) => label)).toEqual(['Yes, refuse Eve Obi', REFUSING.no]);
    expect(asked('previewRefusal')).toEqual([{ user_id: EVE, meter_number: '45701124518' }]);
    expect(asked('refuseResident')).toEqual([]);
    press('CONFIRM');
    await until('done');
    expect(asked('refuseResident')).toEqual([{ user_id: EVE, meter_number: '45701124518', reason: REASON }]);
    expect([said(), came]).toEqual([['They are refused.'], ['changed: rows']]);
  });

  test('is not refused without a reason, nor after a no', async () => {
    const { until, press, fill, problems, said, asked } = refusing({});
    await until('asking');
    fill({ reason: ' a ' });
    press('NEXT');
    expect(problems().reason).toBe(REFUSING.reasonMissing);
    fill({ reason: REASON });
    press('NEXT');
    await until('confirming');
    press('DECLINE');
    await until('cancelled');
    expect([said(), asked('refuseResident')]).toEqual([[REFUSING.kept], []]);
  });

  test.each(['verified-already', 'refused-already'])('is over with what the server says: %s', async (code) => {
    const message = REFUSING.already('Eve Obi', '20 Nov 2026');
    const { until, said, asked } = refusing({ reason: REASON }, { refusable: { code, message } });
    await until('cancelled');
    expect([said(), asked('refuseResident')]).toEqual([[message], []]);
  });
});
