import { expect, test } from 'vitest';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';

const NEW = { password: 'Kite-Rain-41', confirmPassword: 'Kite-Rain-41' };

/** The waits of an account flow that is filled in, sent and brought to a step. */
async function waitedBy(flow: string, values: Readonly<Record<string, string>>, step: string): Promise<string[]> {
  const run = accountRun(flow, {}, flow === 'reset-password' ? { values: { token: 'a-token' } } : { person: RESIDENT });
  run.fill(values);
  run.press('NEXT');
  expect(run.problems()).toEqual({});
  await run.until(step);
  return run.waited;
}

test('a new password and a profile that are submitted wait as specified', { tags: ['G-037'] }, async () => {
  const passwords = { oldPassword: 'Demo-Power-2026', password: NEW.password, confirmPassword: NEW.password };
  expect(await waitedBy('change-password', passwords, 'done')).toEqual(['profileSubmit']);
  expect(await waitedBy('update-profile', { firstName: 'Adaeze' }, 'done')).toEqual(['profileSubmit']);
});

test('a password that was forgotten, and the one that is set by the mailed link, wait as specified', {
  tags: ['G-047'],
}, async () => {
  expect(await waitedBy('forgot-password', { email: 'ada@mail.example' }, 'sent')).toEqual(['resetSubmit']);
  expect(await waitedBy('reset-password', NEW, 'done')).toEqual(['resetSubmit', 'resetRedirect']);
});
