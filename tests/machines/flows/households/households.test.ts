import { describe, expect, test } from 'vitest';
import { HOUSEHOLD } from '#catalogues/sentences/household.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import { METER } from '../../../support/answers.ts';
import { GOOD_HOUSEHOLD, MUSA } from '../../../support/calls/households.ts';
import type { Script } from '../../../support/portal.ts';

const run = (flow: string, values: Readonly<Record<string, string>>, given: Partial<Script> = {}) =>
  accountRun(flow, given, { person: RESIDENT, values });

describe('somebody who is invited to the household', () => {
  test('is read back with house and meter, and named in the yes', async () => {
    const { until, press, asked, said, came } = run('invite-to-household', { email: 'ada@mail.example' });
    await until('asking');
    press('NEXT');
    const { dialog, actions } = await until('confirming');
    expect(dialog?.title).toBe('Invite ada@mail.example to House 4, Palm Close?');
    expect(dialog?.lines[0]).toContain(METER);
    expect(actions.map(({ label }) => label)).toEqual(['Yes, invite ada@mail.example', HOUSEHOLD.invite.no]);
    expect(asked('inviteToHousehold')).toEqual([]);
    press('CONFIRM');
    await until('done');
    expect(asked('inviteToHousehold')).toEqual([{ email: 'ada@mail.example', meter_number: METER }]);
    expect([said(), came]).toEqual([[HOUSEHOLD.invited('ada@mail.example')], ['changed: rows']]);
  });

  test('is told at the address where the server refuses it', async () => {
    const message = HOUSEHOLD.livesThere('ada@mail.example');
    const refused = { householdRefused: { code: 'lives-there', message } };
    const { until, press, problems } = run('invite-to-household', { email: 'ada@mail.example' }, refused);
    await until('asking');
    press('NEXT');
    await until('confirming');
    press('CONFIRM');
    await until('asking');
    expect(problems().email).toBe(message);
  });
});

describe('somebody who is taken out of the household', () => {
  test.each([{ whose: 'musa' }, { whose: 'Musa Bello' }, { whose: 'Musa Bello', member: MUSA }])(
    'is found by %o, read back with what ends, and named in the yes',
    async (values) => {
      const { until, press, asked, came } = run('take-out-of-household', values);
      const { dialog, actions } = await until('confirming');
      expect(dialog).toEqual({
        title: 'Take Musa Bello out of your household?',
        lines: [`House 4, Palm Close, meter ${METER}.`, HOUSEHOLD.takeOut.after, HOUSEHOLD.takeOut.back],
      });
      expect(actions[0]?.label).toBe('Yes, take Musa Bello out');
      press('CONFIRM');
      await until('done');
      expect(asked('takeOutOfHousehold')).toEqual([{ user_id: MUSA, meter_number: METER }]);
      expect(came).toEqual(['changed: rows']);
    },
  );

  test('is asked for again where nobody is called so, and stays after a no', async () => {
    const { until, press, fill, problems, said, asked } = run('take-out-of-household', { whose: 'Ngozi' });
    await until('asking');
    expect(problems().whose).toBe(HOUSEHOLD.takeOut.nobody('Ngozi'));
    fill({ whose: 'Musa' });
    press('NEXT');
    await until('confirming');
    press('DECLINE');
    await until('cancelled');
    expect([said(), asked('takeOutOfHousehold')]).toEqual([[HOUSEHOLD.takeOut.kept], []]);
  });

  test('is nobody where whoever asks does not lead, or nobody else lives there', async () => {
    const { household } = GOOD_HOUSEHOLD;
    const follows = run('take-out-of-household', { whose: 'Musa' }, { household: { ...household, leads: false } });
    await follows.until('cancelled');
    expect(follows.said()).toEqual([HOUSEHOLD.notHead]);
    const members = household.members.slice(0, 1);
    const alone = run('take-out-of-household', { whose: 'Musa' }, { household: { ...household, members } });
    await alone.until('cancelled');
    expect(alone.said()).toEqual([HOUSEHOLD.takeOut.alone]);
  });
});

describe('who leads the household', () => {
  test('is named in the yes, with what whoever led before gives up', async () => {
    const { until, press, asked } = run('name-head', { member: MUSA, said: 'Musa Bello', meterNumber: METER });
    const { dialog, actions } = await until('confirming');
    expect(dialog).toEqual({
      title: 'Let Musa Bello lead the household?',
      lines: [HOUSEHOLD.head.may, HOUSEHOLD.head.yours],
    });
    expect(actions[0]?.label).toBe('Yes, let Musa Bello lead');
    press('CONFIRM');
    await until('done');
    expect(asked('nameHouseholdHead')).toEqual([{ user_id: MUSA, meter_number: METER }]);
  });

  test('is nobody who is not chosen by their row', async () => {
    const { until, said } = run('name-head', {});
    await until('asking').catch(() => null);
    expect(said().join(' ')).toContain(HOUSEHOLD.head.which);
  });
});
