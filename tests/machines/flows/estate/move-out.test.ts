import { describe, expect, test } from 'vitest';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import { GOOD_MOVES } from '../../../support/calls/moves.ts';
import type { Script } from '../../../support/portal.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };
const METER = '45701124518';
const CHINEDU = '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11';

const leaving = (values: Readonly<Record<string, string>>, given: Partial<Script> = {}) =>
  accountRun('move-out', given, { person: ADMIN, values });

describe('somebody who moves out', () => {
  test('is read back with the house, the day, what is owed and what was paid ahead, and after one yes has moved out', async () => {
    const { until, asked, press, said, came } = leaving({ whose: METER });
    const { dialog, actions } = await until('confirming');
    expect(dialog).toEqual({
      title: 'Move Chinedu Okafor out?',
      lines: [
        `House 12, Palm Avenue, meter ${METER}. Day of moving out: 25 Nov 2026.`,
        '₦65,000 is owed. It stays with the house.',
        '₦3,000 is paid ahead. It stays with the house.',
        MOVES.after,
      ],
    });
    expect(actions.map(({ label }) => label)).toEqual([
      ...['Yes, move Chinedu Okafor out', MOVES.writeOff, 'Change something', 'Cancel'],
    ]);
    expect(asked('moveOut')).toEqual([]);
    press('CONFIRM');
    await until('done');
    expect(asked('previewMoveOut')).toEqual([{ meter_number: METER }]);
    expect(asked('moveOut')).toEqual([
      { meter_number: METER, people: [CHINEDU], day: '2026-11-25', owed: 65_000, debt: 'stays' },
    ]);
    expect([said(), came]).toEqual([['They moved out.'], ['changed: rows']]);
  });

  test('leaves what is owed written off where a reason is added, which is read back', async () => {
    const { until, asked, press, fill, send } = leaving({ whose: METER, day: '2026-11-21' });
    await until('confirming');
    send({ type: 'EDIT', field: 'reason' });
    fill({ reason: 'They left the country' });
    press('NEXT');
    expect((await until('confirming')).dialog?.lines[1]).toBe(
      '₦65,000 is owed. All of it is written off: They left the country.',
    );
    press('CONFIRM');
    await until('done');
    expect(asked('previewMoveOut').at(-1)).toEqual({ meter_number: METER, day: '2026-11-21' });
    expect(asked('moveOut')).toEqual([
      {
        ...{ meter_number: METER, people: [CHINEDU], day: '2026-11-25', owed: 65_000 },
        ...{ debt: 'written-off', reason: 'They left the country' },
      },
    ]);
  });

  test('reads what came after their day beside what is theirs, and that it stays', async () => {
    const values = { whose: METER, day: '2026-11-21', reason: 'They left the country' };
    const { until, asked, press } = leaving(values, { leaving: { ...GOOD_MOVES.leaving, owed: 60_000, rest: 5_000 } });
    expect((await until('confirming')).dialog?.lines.slice(1, 3)).toEqual([
      '₦60,000 is owed. All of it is written off: They left the country.',
      '₦5,000 is owed from after that day. It stays with the house.',
    ]);
    press('CONFIRM');
    await until('done');
    expect(asked('moveOut')).toMatchObject([{ owed: 60_000, debt: 'written-off' }]);
  });

  test('has nothing to write off where all of it came after their day', async () => {
    const { until } = leaving(
      { whose: METER },
      { leaving: { ...GOOD_MOVES.leaving, owed: 0, rest: 5_000, credit: 0 } },
    );
    const { dialog, actions } = await until('confirming');
    expect([dialog?.lines[1], actions.map(({ label }) => label)]).toEqual([
      MOVES.restOwed('₦5,000'),
      ['Yes, move Chinedu Okafor out', 'Change something', 'Cancel'],
    ]);
  });

  test.each([
    [{ whose: 'Eze 7' }, { user_id: expect.any(String), meter_number: '45012345677' }],
    [{ whose: METER, resident: CHINEDU }, { user_id: CHINEDU }],
    [
      { whose: 'Eze', resident: CHINEDU, meterNumber: METER },
      { user_id: CHINEDU, meter_number: METER },
    ],
    [{ whose: '4570 1124 518' }, { meter_number: METER }],
  ])('is found by the name, the row or the meter: %j', async (values, input) => {
    const { until, asked } = leaving(values);
    await until('confirming');
    expect(asked('previewMoveOut')).toEqual([input]);
  });

  test('is found by the house where nobody is called so', async () => {
    const { until, asked } = leaving({ whose: 'House 12' });
    await until('confirming');
    expect(asked('previewMoveOut')).toEqual([{ house: 'House 12' }]);
  });

  test('of a house that owes nothing has nothing to write off', async () => {
    const { until } = leaving({ whose: METER }, { leaving: { ...GOOD_MOVES.leaving, owed: 0, credit: 0 } });
    const { dialog, actions } = await until('confirming');
    expect([dialog?.lines[1], actions.map(({ label }) => label)]).toEqual([
      MOVES.nothingOwed,
      ['Yes, move Chinedu Okafor out', 'Change something', 'Cancel'],
    ]);
  });

  test('who has moved out already is told of, and nothing is asked', async () => {
    const message = MOVES.already(['Chinedu Okafor'], '25 Nov 2026');
    const { until, said, asked } = leaving(
      { whose: METER },
      { leavingRefused: { code: 'moved-out-already', message } },
    );
    await until('cancelled');
    expect([said(), asked('moveOut')]).toEqual([[message], []]);
  });

  test.each([
    ['day-to-come', 'day', MOVES.toCome],
    ['house-unknown', 'whose', MOVES.noHouse('House 99')],
    ['home-owner', 'whose', MOVES.owner],
  ])('what is refused stands at its question: %s', async (code, field, message) => {
    const { until, problems } = leaving({ whose: METER }, { leavingRefused: { code, message } });
    await until('asking');
    expect(problems()[field]).toBe(message);
  });

  test('a debt that changed meanwhile is told of, and a day that is none is asked again', async () => {
    const message = MOVES.debtMoved('₦70,000');
    const { until, said, press, fill, problems } = leaving(
      { whose: METER },
      { moveRefused: { code: 'debt-moved', message } },
    );
    await until('confirming');
    press('CONFIRM');
    await until('asking');
    expect(said()).toEqual([message]);
    fill({ day: 'soon' });
    press('NEXT');
    expect(problems().day).toBe(MOVES.noDay);
  });
});
