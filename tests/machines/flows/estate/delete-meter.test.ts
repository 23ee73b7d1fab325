import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { METERS } from '#catalogues/sentences/estate/meters.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import type { Script } from '../../../support/portal.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };
const METER = '45701124518';

const deleting = (given: Partial<Script> = {}, meterNumber = METER) =>
  accountRun('delete-meter', given, { person: ADMIN, values: { meterNumber } });

describe('a meter that is deleted', () => {
  test('is named with its house before one yes, which needs the deed named', async () => {
    const { until, asked, press, said, came } = deleting();
    const { dialog, actions } = await until('confirming');
    expect(dialog).toEqual({
      title: `Delete meter ${METER}?`,
      lines: ['Ada Obi, House 3.', METERS.nothingHangs],
    });
    expect(actions.map(({ label }) => label)).toEqual([`Yes, delete ${METER}`, `Keep ${METER}`]);
    expect(actions[0]).toMatchObject({ deed: 'delete' });
    expect(asked('deleteMeter')).toEqual([]);
    press('CONFIRM');
    await until('done');
    expect([asked('previewMeterDeletion'), asked('deleteMeter')]).toEqual([[METER], [METER]]);
    expect([said(), came]).toEqual([['The meter was deleted.'], ['changed: rows']]);
  });

  test('stays after a no', async () => {
    const { until, press, said, asked } = deleting();
    await until('confirming');
    press('DECLINE');
    await until('cancelled');
    expect([said(), asked('deleteMeter')]).toEqual([[METERS.stays], []]);
  });

  test.each(['meter-in-use', 'deleted-already'])('is over with what the server says of it: %s', async (code) => {
    const message = `Meter ${METER} cannot be deleted. On it there is: 1 account.`;
    const { until, said, asked } = deleting({ meterKept: { code, message } });
    await until('cancelled');
    expect([said(), asked('deleteMeter')]).toEqual([[message], []]);
  });

  test('that the estate does not have is asked for again', async () => {
    const { until } = deleting({ meterKept: { code: 'meter-not-found', message: MESSAGES.meterNotFound } });
    expect((await until('asking')).fields[0]).toMatchObject({ name: 'meterNumber', problem: MESSAGES.meterNotFound });
  });

  test('while somebody comes to it stays, with the reason', async () => {
    const message = `Meter ${METER} cannot be deleted. On it there is: 1 account.`;
    const { until, press, said } = deleting({ deletionRefused: { code: 'meter-in-use', message } });
    await until('confirming');
    press('CONFIRM');
    await until('asking');
    expect(said()).toEqual([message]);
  });
});
