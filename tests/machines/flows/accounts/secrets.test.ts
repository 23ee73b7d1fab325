import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { DOTS } from '#machines/kit/present.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import { METER } from '../../../support/answers.ts';
import type { Script } from '../../../support/portal.ts';

/** Typed into every masked field; what is looked for everywhere else. */
const SECRET = 'Zebra-Lamp-93';
const MASKED = ['token', 'oldPassword', 'password', 'confirmPassword'];

const ANSWERS = {
  role: 'RESIDENT',
  firstName: 'Amaka',
  lastName: 'Eze',
  email: 'amaka@mail.example',
  meterNumber: METER,
  phone: '08031234567',
};

const FLOWS = [
  'sign-in',
  'sign-in-admin',
  'sign-in-modal',
  'sign-up',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'resend-confirmation',
  'change-password',
  'update-profile',
  'update-meter',
];

const secrets = Object.fromEntries(MASKED.map((name) => [name, SECRET]));

describe.each(FLOWS)('the flow %s', (flow) => {
  test.each<readonly [string, Partial<Script>]>([
    ['taken', { password: SECRET }],
    ['refused', { account: { refused: 'No.' }, password: 'another' }],
    ['lost on the line', { account: 'no line' }],
  ])('holds no secret in any snapshot or view, whether it is %s', async (_, given) => {
    const seen: unknown[] = [];
    const run = accountRun(flow, given, { person: RESIDENT, values: { ...secrets, ...ANSWERS } });
    const look = () => seen.push(JSON.stringify([run.saved(), run.view()]));
    look();
    run.fill({ ...secrets, ...ANSWERS });
    look();
    run.fill({ password: `${SECRET}!` }, 'chat');
    look();
    run.fill(secrets);
    for (const type of ['NEXT', 'CONFIRM'] as const) {
      if (!run.isDone()) run.press(type);
      look();
      while (run.view().busy !== null) {
        await run.changed();
        look();
      }
    }
    expect(seen.join('')).not.toContain(SECRET);
  });
});

describe('a page that is loaded again', () => {
  test('has lost the passwords and asks for them; everything else is there', () => {
    const before = accountRun('sign-up');
    before.fill({ ...ANSWERS, password: SECRET, confirmPassword: SECRET });
    const saved = JSON.parse(JSON.stringify(before.saved()));
    const after = accountRun('sign-up', {}, { saved });
    expect(after.values()).toEqual({ ...ANSWERS, role: 'service-user', password: '', confirmPassword: '' });
    expect([after.view().next, after.problems()]).toEqual(['password', {}]);
  });

  test('while the form was on its way sends nothing without the password, and says why it is typed again', async () => {
    const before = accountRun('change-password', {}, { person: RESIDENT });
    before.fill(secrets);
    before.press('NEXT');
    expect(before.view().step).toBe('sending');
    const saved = JSON.parse(JSON.stringify(before.saved()));
    before.stop();
    const after = accountRun('change-password', {}, { saved });
    await after.until('asking');
    expect([after.said(), after.script.calls]).toEqual([[SENTENCES.secretsLost], []]);
    expect(after.view().next).toBe('oldPassword');
  });

  test('at the question whose meter it is goes back to the form for the password', async () => {
    const before = accountRun('sign-up');
    before.fill({ ...ANSWERS, password: SECRET, confirmPassword: SECRET });
    before.press('NEXT');
    await before.until('confirming');
    const after = accountRun('sign-up', {}, { saved: JSON.parse(JSON.stringify(before.saved())) });
    after.press('CONFIRM');
    expect(after.view()).toMatchObject({ step: 'asking', next: 'password' });
    expect(after.script.calls).toEqual([]);
  });

  test('at a mailed link that is not known any more says that it has to be opened again', async () => {
    const before = accountRun('confirm-email', {}, { values: { token: SECRET } });
    const saved = JSON.parse(JSON.stringify(before.saved()));
    before.stop();
    const after = accountRun('confirm-email', {}, { saved });
    await after.until('asking');
    expect([after.said(), after.script.calls]).toEqual([[SENTENCES.confirmLinkSpent], []]);
  });
});

describe('secrets in memory', () => {
  test('go with the run that they were typed in', () => {
    const run = accountRun('sign-in', {}, { values: { password: SECRET } });
    expect([run.values().password, run.held('password')]).toEqual([DOTS, SECRET]);
    run.stop();
    expect(run.held('password')).toBeNull();
  });

  test('are not replaced by what is typed while they are being tried', () => {
    const run = accountRun('sign-in', { account: 'no line' });
    run.fill({ email: 'amaka@mail.example', password: SECRET });
    run.press('NEXT');
    run.fill({ password: 'Other-Secret-88' });
    expect(run.held('password')).toBe(SECRET);
  });
});
