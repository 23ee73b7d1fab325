import { expect, test } from 'vitest';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import { bearer } from '../../../support/answers.ts';
import type { Script } from '../../../support/portal.ts';

const opened = (given: Partial<Script> = {}, options = {}) =>
  accountRun('confirm-email', given, { values: { token: 'mailed-token' }, ...options });

test('opening the mailed link confirms the address without another question', async () => {
  const run = opened();
  expect(run.view()).toMatchObject({ step: 'sending', fields: [], busy: 'Confirming your e-mail address' });
  await run.until('done');
  expect(run.asked('confirmEmail')).toEqual([{ token: 'mailed-token' }]);
  expect([run.said(), run.came]).toEqual([['Thank you, your e-mail address is confirmed.'], []]);
});

test('who is signed in goes on with the claims of a confirmed address', async () => {
  const answer: CallAnswer<'confirmEmail'> = { status: 200, data: { message: 'Thank you.', token: bearer() } };
  const run = opened({}, { person: RESIDENT, services: { confirmEmail: async () => answer } });
  await run.until('done');
  expect(run.came).toEqual(['renewed']);
});

test('a link that was used up says so once, and is not tried again', async () => {
  const run = opened({ account: { refused: SENTENCES.confirmLinkSpent } });
  await run.until('asking');
  expect(run.said()).toEqual([SENTENCES.confirmLinkSpent]);
  expect(run.view().actions).toMatchObject([
    { type: 'NEXT', enabled: false },
    { type: 'CANCEL', enabled: true },
  ]);
});

test('a lost line says so, and the same link can be tried again', async () => {
  const run = opened({ account: 'no line' });
  await run.until('asking');
  expect(run.said()).toEqual([MESSAGES.networkFailure]);
  run.script.account = 'good';
  run.press('NEXT');
  await run.until('done');
  expect(run.asked('confirmEmail')).toHaveLength(2);
});

test('the verification mail is sent again as soon as it is asked for', async () => {
  const run = accountRun('resend-confirmation', { verified: false }, { person: RESIDENT });
  await run.until('done');
  expect([run.said(), run.asked('resendConfirmation')]).toEqual([['Sent.'], [null]]);
});

test('a verification mail that could not be sent says why, and can be asked for again', async () => {
  const run = accountRun('resend-confirmation', { account: 'busy', verified: false }, { person: RESIDENT });
  await run.until('asking');
  expect([run.said(), run.actions()]).toEqual([['Too many tries.'], ['Send again', 'Cancel']]);
  run.script.account = 'good';
  run.press('NEXT');
  await run.until('done');
});
