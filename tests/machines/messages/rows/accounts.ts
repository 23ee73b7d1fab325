import type { Services } from '#catalogues/calls/services.ts';
import { DOORS } from '#catalogues/doors.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import { METER, problem } from '../../../support/answers.ts';
import type { Script } from '../../../support/portal.ts';
import { readOf } from '../read.ts';
import type { MessageRow } from '../row.ts';

type Way = 'sign-in' | 'sign-in-admin' | 'sign-in-modal';

/** A sign-in that the server refuses in the words of its door. */
async function refusedAt(way: Way, words: (door: (typeof DOORS)[keyof typeof DOORS]) => string) {
  const signIn: Services['signIn'] = async ({ door = 'login' }) => ({ status: 400, data: problem(words(DOORS[door])) });
  const run = accountRun(way, {}, { services: { signIn } });
  run.fill({ email: 'resident@palmcourt.example', password: 'Wrong-Power-2026' });
  run.press('NEXT');
  await run.until('sending');
  return readOf(await run.until('asking'));
}

async function signingUp(given: Partial<Script>) {
  const run = accountRun('sign-up', given);
  const names = { role: 'RESIDENT', firstName: 'Amaka', lastName: 'Eze', email: 'amaka@mail.example' };
  const password = 'Kite-Rain-41';
  run.fill({ ...names, meterNumber: METER, password, confirmPassword: password, phone: '08031234567' });
  run.press('NEXT');
  await run.until('checking');
  return run;
}

async function changingPassword(account: Script['account']) {
  const run = accountRun('change-password', { account }, { person: RESIDENT });
  run.fill({ oldPassword: 'Demo-Power-2026', password: 'Kite-Rain-41', confirmPassword: 'Kite-Rain-41' });
  run.press('NEXT');
  await run.until('sending');
  return readOf(await run.until(account === 'good' ? 'done' : 'asking'));
}

/** Signing in and up, and one's own profile, password and meter. */
export const ACCOUNT_ROWS: readonly MessageRow[] = [
  {
    message: MESSAGES.signInDefault,
    places: ['S3'],
    when: 'An administrator types a wrong password at /admin.',
    bring: () => refusedAt('sign-in-admin', ({ wrong }) => wrong),
  },
  {
    message: MESSAGES.signInRefused,
    places: ['S3'],
    when: 'Somebody types a wrong password at /login or in the chat.',
    bring: () => refusedAt('sign-in', ({ wrong }) => wrong),
  },
  {
    message: MESSAGES.contactAdministrator,
    places: ['S3'],
    when: 'A resident signs in at the modal of the storefront, which does not take residents.',
    bring: () => refusedAt('sign-in-modal', ({ refuses }) => refuses),
  },
  {
    message: MESSAGES.meterInvalid,
    places: ['S3'],
    when: 'Somebody signs up with a meter number that belongs to no estate.',
    async bring() {
      const run = await signingUp({ estate: 'unknown' });
      return readOf(await run.until('asking'));
    },
  },
  {
    message: MESSAGES.meterNotVerified,
    places: ['S3'],
    when: 'Somebody signs up while the server does not say whose meter it is.',
    async bring() {
      const run = await signingUp({ estate: 'no line' });
      return readOf(await run.until('asking'));
    },
  },
  {
    message: MESSAGES.signUpServerError,
    places: ['S3'],
    when: 'The line is lost as a new account is opened.',
    async bring() {
      const run = await signingUp({ account: 'no line' });
      await run.until('confirming');
      run.press('CONFIRM');
      await run.until('sending');
      return readOf(await run.until('asking'));
    },
  },
  {
    message: MESSAGES.profileFailed,
    places: ['S1', 'S2'],
    when: 'The line is lost as a changed profile is sent.',
    async bring() {
      const run = accountRun('update-profile', { account: 'no line' }, { person: RESIDENT });
      run.fill({ firstName: 'Adaeze' });
      run.press('NEXT');
      await run.until('sending');
      return readOf(await run.until('asking'));
    },
  },
  {
    message: MESSAGES.passwordChanged,
    places: ['S1', 'S2'],
    when: 'Somebody changes the own password.',
    bring: () => changingPassword('good'),
  },
  {
    message: MESSAGES.passwordNotMatching,
    places: ['S1', 'S2'],
    when: 'The old password that somebody gives is not theirs.',
    bring: () => changingPassword({ refused: MESSAGES.passwordNotMatching }),
  },
  {
    message: MESSAGES.passwordFailed,
    places: ['S1', 'S2'],
    when: 'The line is lost as a new password is sent.',
    bring: () => changingPassword('no line'),
  },
  {
    message: MESSAGES.meterConfirmFailed,
    places: ['S1', 'S2'],
    when: 'The server does not say which estate a new meter number belongs to.',
    async bring() {
      const run = accountRun('update-meter', { estate: 'no line' }, { person: RESIDENT });
      run.fill({ meterNumber: '45012345678', password: 'Demo-Power-2026' });
      run.press('NEXT');
      await run.until('checking');
      return readOf(await run.until('asking'));
    },
  },
  {
    message: MESSAGES.meterUpdateFailed,
    places: ['S1'],
    when: 'The line is lost as a new meter number is sent.',
    async bring() {
      const run = accountRun('update-meter', { account: 'no line' }, { person: RESIDENT });
      run.fill({ meterNumber: '45012345678', password: 'Demo-Power-2026' });
      run.press('NEXT');
      await run.until('confirming');
      run.press('CONFIRM');
      await run.until('sending');
      await run.changed();
      return readOf(run.view());
    },
  },
];
