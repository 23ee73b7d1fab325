import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { DOTS } from '#machines/kit/present.ts';
import { accountRun } from '../../../support/account-run.ts';
import { METER, problem } from '../../../support/answers.ts';
import type { Script } from '../../../support/portal.ts';

const TYPED = {
  role: 'RESIDENT',
  firstName: 'Amaka',
  lastName: 'Eze',
  email: 'amaka@mail.example',
  meterNumber: METER,
  password: 'Kite-Rain-41',
  confirmPassword: 'Kite-Rain-41',
  phone: '+234 803 123 4567',
};
const SHOWN = { ...TYPED, role: 'service-user', password: DOTS, confirmPassword: DOTS };

async function asked(given: Partial<Script> = {}) {
  const run = accountRun('sign-up', given);
  run.fill(TYPED);
  run.press('NEXT');
  await run.until('confirming');
  return run;
}

describe('the sign-up form', () => {
  test('asks for role, names, e-mail, meter number, password twice and phone', { tags: ['C-008'] }, () => {
    const { view } = accountRun('sign-up');
    expect(view().title).toBe("Let's create your account");
    expect(view().fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['role', 'choice'],
      ['firstName', 'text'],
      ['lastName', 'text'],
      ['email', 'email'],
      ['meterNumber', 'digits'],
      ['password', 'secret'],
      ['confirmPassword', 'secret'],
      ['phone', 'phone'],
    ]);
  });

  test('offers RESIDENT as service-user and HOME OWNER (NON-RESIDENT) as service-owner', () => {
    const { view, fill, values } = accountRun('sign-up');
    expect(view().fields[0]?.choices).toEqual([
      { value: 'service-user', label: 'RESIDENT' },
      { value: 'service-owner', label: 'HOME OWNER (NON-RESIDENT)' },
    ]);
    fill({ role: 'home owner' });
    expect(values().role).toBe('service-owner');
    fill({ role: 'resident' });
    expect(values().role).toBe('service-user');
  });

  test('left empty, says of each field what is required', { tags: ['C-010', 'C-012', 'C-014'] }, () => {
    const { press, problems, script } = accountRun('sign-up');
    press('NEXT');
    expect(problems()).toEqual({
      role: 'Required',
      firstName: 'first name is required',
      lastName: 'last name is required',
      email: 'Email is required',
      meterNumber: 'METER number is required',
      password: 'Password is required',
      confirmPassword: 'Passwords must match',
      phone: 'phone number is required',
    });
    expect(script.calls).toEqual([]);
  });

  test.each([
    ['firstName', 'A', 'At least two letters are expected'],
    ['lastName', '?!', 'At least two letters are expected'],
    ['email', 'amaka@', 'Invalid email address'],
    ['meterNumber', '1234567890', 'Digits must be between 11 and 13 characters long'],
    ['meterNumber', '12345678901234', 'Digits must be between 11 and 13 characters long'],
    ['password', 'short-7', SENTENCES.passwordShort],
    ['password', 'x'.repeat(129), SENTENCES.passwordLong],
    ['confirmPassword', 'Kite-Rain-42', 'Passwords must match'],
    ['phone', '0803 call me', 'Letters are not allowed'],
    ['phone', '0803', MESSAGES.invalidPhoneNumber],
  ])('%s %j: %s', { tags: ['C-011', 'C-013', 'C-015', 'C-016', 'G-021'] }, (name, value, words) => {
    const { fill, problems } = accountRun('sign-up');
    fill({ password: 'Kite-Rain-41', [name]: value });
    expect(problems()).toEqual({ [name]: words });
  });

  test('a name keeps its accents and signs, and spaces around it do not count', () => {
    const { fill, problems, values } = accountRun('sign-up');
    fill({ firstName: '  Adébáyọ̀ ', lastName: "O'Neil-Obi" });
    expect([problems(), values().firstName]).toEqual([{}, 'Adébáyọ̀']);
  });

  test('a password that is changed after it was repeated no longer matches, until the repetition is changed too', () => {
    const { fill, problems } = accountRun('sign-up');
    fill({ password: 'Kite-Rain-41' });
    fill({ confirmPassword: 'Kite-Rain-41' });
    expect(problems()).toEqual({});
    fill({ password: 'Kite-Rain-42' });
    expect(problems()).toEqual({ confirmPassword: 'Passwords must match' });
    fill({ confirmPassword: 'Kite-Rain-42' });
    expect(problems()).toEqual({});
  });
});

describe('the meter of a new account', () => {
  test("is looked up first, and its estate is asked about with 'Yes, continue' and 'No, try another'", {
    tags: ['C-017'],
  }, async () => {
    const run = await asked();
    expect(run.view().dialog).toEqual({
      title: SENTENCES.meterBelongsTo('Palm Court'),
      lines: [SENTENCES.isThatYours],
    });
    expect(run.actions()).toEqual(['Yes, continue', 'No, try another']);
    expect([run.asked('verifyMeter'), run.asked('signUp')]).toEqual([[{ meter_number: METER }], []]);
  });

  test("'No, try another' opens the meter number and keeps all the rest, the passwords too", async () => {
    const run = await asked();
    run.press('DECLINE');
    expect(run.view()).toMatchObject({ step: 'asking', next: 'meterNumber' });
    expect(run.values()).toEqual(SHOWN);
    run.fill({ meterNumber: '45012345671' });
    run.press('NEXT');
    await run.until('confirming');
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('signUp')).toEqual([
      expect.objectContaining({ meter_number: '45012345671', password: 'Kite-Rain-41' }),
    ]);
  });

  test("that no estate has is 'Meter number is invalid, check and try again' at its field", async () => {
    const run = accountRun('sign-up', { estate: 'unknown' });
    run.fill(TYPED);
    run.press('NEXT');
    await run.until('checking');
    await run.until('asking');
    expect(run.problems()).toEqual({ meterNumber: 'Meter number is invalid, check and try again' });
    expect(run.view().next).toBe('meterNumber');
  });

  test.each(['refused', 'no line'] as const)(
    'that cannot be looked up (%s) says "We couldn\'t verify your meter at this time, try again"',
    { tags: ['C-022'] },
    async (estate) => {
      const run = accountRun('sign-up', { estate });
      run.fill(TYPED);
      run.press('NEXT');
      await run.until('checking');
      await run.until('asking');
      expect(run.said()).toEqual(["We couldn't verify your meter at this time, try again"]);
      expect(run.values()).toEqual(SHOWN);
      run.script.estate = 'found';
      run.press('NEXT');
      await run.until('confirming');
    },
  );
});

describe('opening the account', () => {
  test('sends it with the estate of the meter, signs in, and says where the verification link went', {
    tags: ['C-019', 'G-045'],
  }, async () => {
    const run = await asked();
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('signUp')).toEqual([
      {
        first_name: 'Amaka',
        last_name: 'Eze',
        phone: '08031234567',
        email: 'amaka@mail.example',
        password: 'Kite-Rain-41',
        property_id: 7,
        meter_number: METER,
        role: 'service-user',
      },
    ]);
    expect(run.came).toEqual(['signed in: sign-up']);
    expect(run.said()).toEqual([SENTENCES.signedUp, SENTENCES.registered('amaka@mail.example')]);
    expect(run.waited).toEqual(['meterCheck', 'signUpSubmit']);
    expect([run.held('password'), run.held('confirmPassword')]).toEqual([null, null]);
  });

  test('a 400 shows the text of the server, and nothing is typed again', async () => {
    const run = await asked({ account: { refused: SENTENCES.notASignUp } });
    run.press('CONFIRM');
    await run.until('sending');
    await run.until('asking');
    expect([run.said(), run.values()]).toEqual([[SENTENCES.notASignUp], SHOWN]);
  });

  test("no answer, or one that means nothing, says 'Opps! Server Error'", async () => {
    const run = await asked({ account: 'no line' });
    run.press('CONFIRM');
    await run.until('sending');
    await run.until('asking');
    expect([run.said(), run.values()]).toEqual([['Opps! Server Error'], SHOWN]);
  });

  test('a password that the server finds too easy is asked for again, and said at its field', async () => {
    const refusal: CallAnswer<'signUp'> = {
      status: 400,
      data: problem(SENTENCES.passwordCommon, 'password-common'),
    };
    const run = accountRun('sign-up', {}, { services: { signUp: async () => refusal } });
    run.fill(TYPED);
    run.press('NEXT');
    await run.until('confirming');
    run.press('CONFIRM');
    await run.until('sending');
    await run.until('asking');
    expect([run.said(), run.problems()]).toEqual([[], { password: SENTENCES.passwordCommon }]);
    expect(run.values()).toEqual({ ...SHOWN, password: '', confirmPassword: '' });
    expect([run.view().next, run.held('password')]).toEqual(['password', null]);
  });
});
