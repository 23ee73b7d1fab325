import { describe, expect, test } from 'vitest';
import { SESSIONS } from '#catalogues/sentences/sessions.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import { GOOD_SESSIONS, HERE, OFFICE, PHONE } from '../../../support/calls/sessions.ts';
import type { Script } from '../../../support/portal.ts';

const run = (values: Readonly<Record<string, string>>, given: Partial<Script> = {}) =>
  accountRun('end-session', given, { person: RESIDENT, values });
const SAID = SESSIONS.end;
const PHONE_LINE = 'Chrome on Android, from 198.51.100.7, signed in 24 Nov 2026, 08:00, last used 24 Nov 2026, 08:30.';
const OFFICE_LINE = 'Chrome on Windows, from 203.0.113.20, signed in 24 Nov 2026, 07:00, last used 24 Nov 2026, 07:45.';

describe('another device that is signed out', () => {
  test.each([
    { which: 'phone' },
    { which: 'my other phone' },
    { which: 'android' },
    { which: '198.51.100.7' },
    { which: 'chrome on android' },
    { session: PHONE, which: 'Chrome on Android' },
  ])('is found by %o, read back with network and times, and named in the yes', async (values) => {
    const { until, press, asked, said, came } = run(values);
    const { dialog, actions } = await until('confirming');
    expect(dialog).toEqual({ title: 'Sign out Chrome on Android?', lines: [PHONE_LINE, SAID.after] });
    expect(actions.map(({ label }) => label)).toEqual(['Yes, sign out Chrome on Android', SAID.no]);
    expect(asked('endSessions')).toEqual([]);
    press('CONFIRM');
    await until('done');
    expect(asked('endSessions')).toEqual([{ session_ids: [PHONE] }]);
    expect([said(), came]).toEqual([[SESSIONS.ended(1)], ['changed: rows']]);
  });

  test.each(['all others', 'every other device', 'both'])('is each of them for "%s"', async (which) => {
    const { until, press, asked } = run({ which });
    const { dialog, actions } = await until('confirming');
    expect(dialog).toEqual({ title: 'Sign out 2 devices?', lines: [PHONE_LINE, OFFICE_LINE, SAID.after] });
    expect(actions[0]?.label).toBe('Yes, sign out 2 devices');
    press('CONFIRM');
    await until('done');
    expect(asked('endSessions')).toEqual([{ session_ids: [PHONE, OFFICE] }]);
  });

  test('is also each that is not listed, where all are meant; of a kind it is those that are', async () => {
    const { until, press, asked, said } = run({ which: 'all others' }, { sessionsBeyond: 40 });
    const { dialog, actions } = await until('confirming');
    expect(dialog).toEqual({
      title: 'Sign out 42 devices?',
      lines: [PHONE_LINE, OFFICE_LINE, SAID.more(40), SAID.after],
    });
    expect(actions[0]?.label).toBe('Yes, sign out 42 devices');
    press('CONFIRM');
    await until('done');
    expect(asked('endSessions')).toEqual([{ others_until: '2026-11-24T09:00:00.000Z' }]);
    expect(said()).toEqual([SESSIONS.ended(42)]);
    const phones = run({ which: 'all phones' }, { sessionsBeyond: 40 });
    expect((await phones.until('confirming')).dialog?.title).toBe('Sign out Chrome on Android?');
  });

  test('is asked for again where it is none, or one of several, and stays after a no', async () => {
    const { until, press, fill, problems, said, asked } = run({ which: 'tablet' });
    await until('asking');
    const named = ['Chrome on Android (198.51.100.7)', 'Chrome on Windows (203.0.113.20)'];
    expect(problems().which).toBe(SAID.nothing('tablet', named));
    fill({ which: 'chrome' });
    press('NEXT');
    await until('asking');
    expect(problems().which).toBe(SAID.unclear('chrome', named));
    fill({ which: 'computer' });
    press('NEXT');
    expect((await until('confirming')).dialog?.lines[0]).toBe(OFFICE_LINE);
    press('DECLINE');
    await until('cancelled');
    expect([said(), asked('endSessions')]).toEqual([[SAID.kept], []]);
  });

  test('is none where they are signed in here alone, or where it is signed out already', async () => {
    const here = GOOD_SESSIONS.ownSessions.filter(({ id }) => id === HERE);
    const alone = run({ which: 'phone' }, { ownSessions: here });
    await alone.until('cancelled');
    expect(alone.said()).toEqual([SAID.alone]);
    const others = GOOD_SESSIONS.ownSessions.filter(({ id }) => id !== PHONE);
    const gone = run({ session: PHONE, which: 'Chrome on Android' }, { ownSessions: others });
    await gone.until('cancelled');
    expect(gone.said()).toEqual([SAID.gone]);
  });
});
