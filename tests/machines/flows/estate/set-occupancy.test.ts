import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import { METER } from '../../../support/answers.ts';
import type { Script } from '../../../support/portal.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };

const run = (flow: string, given: Partial<Script>, values: Readonly<Record<string, string>>) =>
  accountRun(flow, given, { person: ADMIN, values });

const marking = (values: Readonly<Record<string, string>>, given: Partial<Script> = {}) =>
  run('set-occupancy', given, values);

describe('an apartment that is marked', () => {
  test('is read back with its meter, its estate, its holder, what it is and what it becomes', async () => {
    const { until, asked } = marking({ meterNumber: METER, status: 'unoccupied' });
    const { dialog } = await until('confirming');
    expect(dialog).toEqual({
      title: 'Confirm Meter',
      lines: [
        'This meter number belongs to Palm Court.',
        `Meter ${METER}, held by Amaka Eze.`,
        'Status now: Occupied. It becomes: Unoccupied.',
      ],
    });
    expect(asked('updateStatus')).toEqual([]);
  });

  test('is marked after a yes', async () => {
    const { until, asked, said, came, press } = marking({ meterNumber: METER, status: 'unoccupied' });
    await until('confirming');
    press('CONFIRM');
    await until('done');
    expect(asked('updateStatus')).toEqual([{ meter_number: METER, status: 'unoccupied' }]);
    expect([said(), came, asked('searchResidents')]).toEqual([['Status updated'], ['changed: rows'], []]);
  });

  test('is found by the name of who lives there', async () => {
    const { until, asked, press } = marking({ name: 'Eze 7', status: 'occupied' });
    expect((await until('confirming')).dialog?.lines[1]).toBe('Meter 45012345677, held by Chidi Eze 7.');
    press('CONFIRM');
    await until('done');
    expect(asked('updateStatus')).toEqual([{ meter_number: '45012345677', status: 'occupied' }]);
  });

  test('that is so already says that it stays, and a no changes nothing', async () => {
    const { until, asked, press, said } = marking({ meterNumber: METER, status: 'occupied' });
    expect((await until('confirming')).dialog?.lines.at(-1)).toBe('Status now: Occupied. It stays as it is.');
    press('DECLINE');
    await until('cancelled');
    expect([asked('updateStatus'), said()]).toEqual([[], ['The status stays as it is.']]);
  });

  test.each([
    [{ ownMeter: 'unknown' }, 'This meter is not one of your estate.'],
    [{ lived: null }, 'Nobody has an account on this meter yet.'],
  ] as const)('that cannot be marked says why before anything is asked: %j', async (given, problem) => {
    const { until, problems, asked } = marking({ meterNumber: METER, status: 'occupied' }, given);
    await until('asking');
    expect([problems().meterNumber, asked('updateStatus')]).toEqual([problem, []]);
  });

  test('is asked for, and whether it is occupied, where nothing was said', () => {
    const { view, fill, problems, press } = marking({});
    expect(view().next).toBe('meterNumber');
    fill({ meterNumber: '123' });
    press('NEXT');
    expect(problems()).toEqual({
      meterNumber: MESSAGES.meterLength,
      status: 'Please say whether it is occupied or unoccupied',
    });
  });

  test.each([
    [{ refused: 'Nobody has an account on this meter yet.' }, [], 'Nobody has an account on this meter yet.'],
    ['no line', [MESSAGES.networkFailure], undefined],
  ] as const)('stays what it was where that is refused: %j', async (administered, said, problem) => {
    const one = marking({ meterNumber: METER, status: 'occupied' }, { administered });
    await one.until('confirming');
    one.press('CONFIRM');
    await one.until('asking');
    expect([one.said(), one.problems().meterNumber, one.came]).toEqual([said, problem, []]);
  });
});

describe('a resident who is looked for', () => {
  test('is shown with meter, phone and status', async () => {
    const { until, asked, said } = run('find-resident', {}, { name: 'Eze 7' });
    const { table } = await until('done');
    expect([asked('searchResidents'), said()]).toEqual([[{ term: 'Eze 7' }], ['I found one resident.']]);
    expect(table?.columns.map(({ label }) => label)).toEqual(['Name', 'Meter number', 'Phone', 'Status']);
    expect(table?.rows).toEqual([['Chidi Eze 7', '45012345677', '08030000007', 'Occupied']]);
  });

  test('is asked for where nobody was named, and again where nobody is found', async () => {
    const { view, fill, press, until, problems } = run('find-resident', {}, {});
    expect(view().fields[0]?.ask).toBe('Which resident is it? Give the name or the meter number.');
    press('NEXT');
    expect(problems()).toEqual({ name: MESSAGES.enterSearchTerm });
    fill({ name: 'Zainab' });
    press('NEXT');
    await until('sending');
    await until('asking');
    expect(problems()).toEqual({ name: MESSAGES.residentNotFound });
  });
});
