import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { DOTS } from '#machines/kit/present.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import { problem } from '../../../support/answers.ts';
import type { Script } from '../../../support/portal.ts';

const NEW = { password: 'Kite-Rain-41', confirmPassword: 'Kite-Rain-41' };
const TOKEN = 'q7Yb1-mailed-token';

describe('a forgotten password', () => {
  const forgot = (given: Partial<Script> = {}, options = {}) => {
    const run = accountRun('forgot-password', given, options);
    run.fill({ email: 'amaka@mail.example' });
    run.press('NEXT');
    return run;
  };

  test('asks for an e-mail address, which must be one', { tags: ['C-052'] }, () => {
    const { press, fill, problems, view } = accountRun('forgot-password');
    expect(view().fields.map(({ name, kind }) => [name, kind])).toEqual([['email', 'email']]);
    press('NEXT');
    expect(problems()).toEqual({ email: 'Email is required' });
    fill({ email: 'amaka' });
    expect(problems()).toEqual({ email: 'Invalid email address' });
  });

  test('says that a link was mailed to the address and to look in the spam folder; Resend returns to the form', {
    tags: ['C-057'],
  }, async () => {
    const run = forgot();
    await run.until('sent');
    expect([run.said(), run.asked('forgotPassword')]).toEqual([
      [SENTENCES.resetLinkSent('amaka@mail.example')],
      [{ email: 'amaka@mail.example' }],
    ]);
    expect(run.view().say[0]?.tone).toBe('success');
    expect(run.actions()).toEqual(['Resend', 'Close']);
    run.press('RETRY');
    expect(run.view()).toMatchObject({ step: 'asking', say: [], next: 'email' });
    run.press('NEXT');
    await run.until('sent');
    expect(run.asked('forgotPassword')).toHaveLength(2);
  });

  const failed: CallAnswer<'forgotPassword'> = { status: 200, data: { mailResponse: 'failed' } };
  test.each([
    ['the mail did not go', {}, { services: { forgotPassword: async () => failed } }],
    ['the server refused', { account: { refused: 'x' } }, {}],
    ['the line was lost', { account: 'no line' }, {}],
  ] as const)('says that the link could not be mailed, and offers Resend, when %s', async (_, given, options) => {
    const run = forgot(given, options);
    await run.until('sent');
    expect([run.said(), run.actions()]).toEqual([[SENTENCES.resetLinkNotSent], ['Resend', 'Close']]);
  });

  test('after too many tries says when to try again', async () => {
    const run = forgot({ account: 'busy' });
    await run.until('sending');
    await run.until('asking');
    expect(run.said()).toEqual(['Too many tries.']);
  });
});

describe('a new password by a mailed link', () => {
  const reset = (given: Partial<Script> = {}, typed = NEW) => {
    const run = accountRun('reset-password', given, { values: { token: TOKEN } });
    run.fill(typed);
    run.press('NEXT');
    return run;
  };

  test("asks for it twice; nothing typed says 'No password provided.'", { tags: ['C-060'] }, () => {
    const { view, press, problems } = accountRun('reset-password', {}, { values: { token: TOKEN } });
    expect(view().fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['password', 'secret'],
      ['confirmPassword', 'secret'],
    ]);
    press('NEXT');
    expect(problems()).toEqual({ password: 'No password provided.', confirmPassword: 'Passwords must match' });
  });

  test("two that differ say 'Passwords must match' at the field and \"Passwords doesn't match\" on submit", {
    tags: ['C-061'],
  }, () => {
    const run = accountRun('reset-password', {}, { values: { token: TOKEN } });
    run.fill({ ...NEW, confirmPassword: 'Kite-Rain-42' });
    expect([run.problems(), run.said()]).toEqual([{ confirmPassword: 'Passwords must match' }, []]);
    run.press('NEXT');
    expect(run.problems()).toEqual({ confirmPassword: 'Passwords must match' });
    expect(run.said()).toEqual(["Passwords doesn't match"]);
  });

  test('is sent with the token of the link; the words of the server stay in green for 2 seconds, and then it is over', {
    tags: ['G-048'],
  }, async () => {
    const reading = Promise.withResolvers<void>();
    const wait = (delay: string) => (delay === 'resetRedirect' ? reading.promise : Promise.resolve());
    const run = accountRun('reset-password', {}, { values: { token: TOKEN }, wait });
    run.fill(NEW);
    run.press('NEXT');
    const sent = await run.until('sent');
    expect(sent.say).toEqual([{ tone: 'success', text: 'Your password has been changed.' }]);
    expect(run.asked('replacePassword')).toEqual([{ token: TOKEN, newpassword: NEW.password }]);
    reading.resolve();
    await run.until('done');
    expect(run.isDone()).toBe(true);
  });

  test('a refusal says what the server says, a lost line the long text; the passwords stay', async () => {
    for (const [account, words] of [
      [{ refused: SENTENCES.resetLinkSpent }, SENTENCES.resetLinkSpent],
      ['no line', MESSAGES.networkFailure],
    ] as const) {
      const run = reset({ account });
      await run.until('sending');
      await run.until('asking');
      expect([run.said(), run.values()]).toEqual([[words], { password: DOTS, confirmPassword: DOTS }]);
    }
  });

  test('a broken server says the long text too', { tags: ['C-064'] }, async () => {
    const broken = { status: 500, data: problem('x') } as unknown as CallAnswer<'replacePassword'>;
    const run = accountRun(
      'reset-password',
      {},
      {
        values: { token: TOKEN },
        services: { replacePassword: async () => broken },
      },
    );
    run.fill(NEW);
    run.press('NEXT');
    await run.until('sending');
    await run.until('asking');
    expect(run.said()).toEqual([MESSAGES.networkFailure]);
  });

  test('without a link there is nothing to set, and it says so', () => {
    const run = accountRun('reset-password');
    expect(run.said()).toEqual([SENTENCES.resetLinkSpent]);
    expect(run.view().actions[0]).toMatchObject({ type: 'NEXT', enabled: false, reason: SENTENCES.resetLinkSpent });
  });
});

describe('changing the own password', () => {
  const TYPED = { oldPassword: 'Demo-Power-2026', ...NEW };
  const change = (given: Partial<Script> = {}) => {
    const run = accountRun('change-password', given, { person: RESIDENT });
    run.fill(TYPED);
    run.press('NEXT');
    return run;
  };

  test('needs the old one, a new one, and the new one again', { tags: ['C-129'] }, () => {
    const { press, problems, fill } = accountRun('change-password', {}, { person: RESIDENT });
    press('NEXT');
    expect(problems()).toEqual({
      oldPassword: SENTENCES.oldPasswordWanted,
      password: 'Password is required',
      confirmPassword: 'Passwords must match',
    });
    fill({ ...TYPED, confirmPassword: 'something else' });
    expect(problems()).toEqual({ confirmPassword: 'Passwords must match' });
  });

  test("says 'Password reset successful' and goes on under the new token", async () => {
    const run = change();
    await run.until('done');
    expect([run.said(), run.came]).toEqual([['Password reset successful'], ['renewed']]);
    expect(run.asked('changePassword')).toEqual([
      { oldPassword: TYPED.oldPassword, newPassword: NEW.password, userId: RESIDENT.id },
    ]);
  });

  test("a wrong old one says 'Password does not match', and only that one is typed again", async () => {
    const run = change({ account: { refused: MESSAGES.passwordNotMatching } });
    await run.until('sending');
    await run.until('asking');
    expect(run.said()).toEqual(['Password does not match']);
    expect(run.values()).toEqual({ oldPassword: '', password: DOTS, confirmPassword: DOTS });
  });

  test('a new one that the server does not take is said at its field, and the old one is kept', async () => {
    const refusal: CallAnswer<'changePassword'> = {
      status: 400,
      data: problem(SENTENCES.passwordCommon, 'password-refused'),
    };
    const services = { changePassword: async () => refusal };
    const run = accountRun('change-password', {}, { person: RESIDENT, services });
    run.fill(TYPED);
    run.press('NEXT');
    await run.until('sending');
    await run.until('asking');
    expect([run.said(), run.problems()]).toEqual([[], { password: SENTENCES.passwordCommon }]);
    expect(run.values()).toEqual({ oldPassword: DOTS, password: '', confirmPassword: '' });
  });

  test("no answer says 'Server or network error!', and nothing is typed again", { tags: ['C-132'] }, async () => {
    const run = change({ account: 'no line' });
    await run.until('sending');
    await run.until('asking');
    expect([run.said(), run.came]).toEqual([['Server or network error!'], []]);
    expect(run.values()).toEqual({ oldPassword: DOTS, password: DOTS, confirmPassword: DOTS });
  });
});
