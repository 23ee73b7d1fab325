import { describe, expect, test } from 'vitest';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { SIGN_UP_CODE_SAID as SAID } from '#catalogues/sentences/sign-up-code.ts';
import { DOTS } from '#machines/kit/present.ts';
import { accountRun } from '../../../support/account-run.ts';
import { METER } from '../../../support/answers.ts';
import { type Script, say, talkTo, texts } from '../../../support/portal.ts';

const CODE = '246810';
const EMAIL = 'amaka@mail.example';
const PASSWORD = 'Kite-Rain-41';
const TYPED = {
  ...{ role: 'RESIDENT', firstName: 'Amaka', lastName: 'Eze', email: EMAIL, meterNumber: METER },
  ...{ password: PASSWORD, confirmPassword: PASSWORD, phone: '08031234567' },
};

type Run = ReturnType<typeof accountRun>;

/** The whole form, sent; whoever it is asks for a code then. */
async function sent(given: Partial<Script> = {}, services = {}): Promise<Run> {
  const run = accountRun('sign-up', { signUpCode: CODE, ...given }, { services });
  run.fill(TYPED);
  await confirmed(run);
  return run;
}

async function confirmed(run: Run) {
  run.press('NEXT');
  await run.until('confirming');
  run.press('CONFIRM');
  await run.until('sending');
}

async function give(run: Run, code: string) {
  run.fill({ secondFactor: code });
  run.press('NEXT');
  await run.until('sending');
}

/** What was sent of the code, call by call. */
const codesOf = (run: Run) =>
  run.asked('signUp').map((input) => {
    const { code = null, code_for = null, email } = input as Record<string, string | undefined>;
    return [email, code, code_for];
  });

describe('signing up where the server proves the address', () => {
  test('asks for the mailed code once everything else was confirmed, and opens the account with it', async () => {
    const run = await sent();
    const view = await run.until('proving');
    expect([view.fields.map(({ name, kind, label }) => [name, kind, label]), view.next]).toEqual([
      [['secondFactor', 'secret', SAID.label]],
      'secondFactor',
    ]);
    expect([run.said(), run.actions()]).toEqual([
      [SAID.mailed(EMAIL)],
      ['Go on', SAID.again, SAID.elsewhere, 'Cancel'],
    ]);
    await give(run, CODE);
    await run.until('done');
    expect(run.said()).toEqual([SENTENCES.signedUp]);
    expect(run.came).toEqual(['signed in: sign-up']);
    expect(codesOf(run)).toEqual([
      [EMAIL, null, null],
      [EMAIL, CODE, `asked by ${EMAIL}`],
    ]);
  });

  test('says what the account waits for all the same', async () => {
    const run = await sent({ awaits: 'verification' });
    await run.until('proving');
    await give(run, CODE);
    await run.until('done');
    expect(run.said()).toEqual([SENTENCES.signedUp, SENTENCES.awaitsVerification]);
  });

  test('takes the server at its word where none is wanted: a link was mailed', async () => {
    const run = await sent({ signUpCode: null });
    await run.until('done');
    expect(run.said()).toEqual([SENTENCES.signedUp, SENTENCES.registered(EMAIL)]);
  });

  test.each([
    ['135791', SAID.wrong],
    ['12345', SAID.noCode],
    ['abcdefghij', SAID.noCode],
    ['', SAID.wanted],
  ])('%j is asked for again, and nothing else is', async (code, problem) => {
    const run = await sent();
    await run.until('proving');
    run.fill({ secondFactor: code });
    run.press('NEXT');
    if (problem === SAID.wrong) await run.until('sending');
    await run.until('proving');
    expect([run.problems().secondFactor, run.said()]).toEqual([problem, []]);
    await give(run, CODE);
    await run.until('done');
  });

  test('mails it again for whoever asks, without what was typed of another', async () => {
    const run = await sent();
    await run.until('proving');
    run.fill({ secondFactor: '111111' });
    run.press('RETRY');
    await run.until('sending');
    expect((await run.until('proving')).fields[0]?.value).toBe('');
    expect([run.said(), run.held('secondFactor')]).toEqual([[SAID.mailed(EMAIL), SAID.onItsWay], null]);
    expect(codesOf(run).at(-1)).toEqual([EMAIL, null, `asked by ${EMAIL}`]);
  });

  test('asks for the address anew, and has another code mailed to that', async () => {
    const run = await sent();
    await run.until('proving');
    run.fill({ secondFactor: '111111' });
    run.send({ type: 'BACK' });
    expect((await run.until('asking')).next).toBe('email');
    run.fill({ email: 'eze@mail.example' });
    await confirmed(run);
    await run.until('proving');
    expect([run.said(), codesOf(run).at(-1)]).toEqual([
      [SAID.mailed('eze@mail.example')],
      ['eze@mail.example', null, null],
    ]);
    await give(run, CODE);
    await run.until('done');
  });

  test('says that mail is late, or that there were too many tries, and asks for the code still', async () => {
    const late = { status: 400 as const, data: { code: 'code-late', message: SAID.late, code_for: 'one' } };
    const busy = { status: 429 as const, data: { code: 'too-many-tries', message: 'Later.', retryAfter: 60 } };
    const answers = [late, busy];
    const run = await sent({}, { signUp: async () => answers.shift() });
    await run.until('proving');
    expect(run.said()).toEqual([SAID.mailed(EMAIL), SAID.late]);
    await give(run, CODE);
    await run.until('proving');
    expect([run.said(), run.values()]).toEqual([[SAID.mailed(EMAIL), 'Later.'], { secondFactor: '' }]);
  });

  test('says on the form that there were too many tries for another address: nothing was mailed to it', async () => {
    const wanted = { status: 400 as const, data: { code: 'code-wanted', message: '', code_for: 'one' } };
    const busy = { status: 429 as const, data: { code: 'too-many-tries', message: 'Later.', retryAfter: 60 } };
    const answers = [wanted, busy];
    const run = await sent({}, { signUp: async () => answers.shift() });
    await run.until('proving');
    run.send({ type: 'BACK' });
    await run.until('asking');
    run.fill({ email: 'eze@mail.example' });
    await confirmed(run);
    await run.until('asking');
    expect(run.said()).toEqual(['Later.']);
  });

  test('asks for the code again where the line was lost with it, and for nothing else', async () => {
    let calls = 0;
    const wanted = { status: 400 as const, data: { code: 'code-wanted', message: '', code_for: 'one' } };
    const run = await sent(
      {},
      {
        async signUp() {
          calls += 1;
          if (calls > 1) throw new NoAnswer();
          return wanted;
        },
      },
    );
    await run.until('proving');
    await give(run, CODE);
    await run.until('proving');
    expect([run.said(), run.values()]).toEqual([
      [SAID.mailed(EMAIL), MESSAGES.signUpServerError],
      { secondFactor: '' },
    ]);
  });

  test('says on the form that the line was lost with another address, to which no mail may have gone', async () => {
    let calls = 0;
    const wanted = { status: 400 as const, data: { code: 'code-wanted', message: '', code_for: 'one' } };
    const signUp = async () => {
      calls += 1;
      if (calls > 1) throw new NoAnswer();
      return wanted;
    };
    const run = await sent({}, { signUp });
    await run.until('proving');
    run.send({ type: 'BACK' });
    await run.until('asking');
    await confirmed(run);
    await run.until('asking');
    expect(run.said()).toEqual([MESSAGES.signUpServerError]);
  });

  test('after a reload asks for the password once more, and for no other code', async () => {
    const before = await sent();
    await before.until('proving');
    expect(JSON.stringify(before.saved())).not.toContain(PASSWORD);
    const run = accountRun('sign-up', { signUpCode: CODE }, { saved: before.saved() });
    await run.until('proving');
    await give(run, CODE);
    await run.until('asking');
    expect(run.said()).toEqual([SENTENCES.secretsLost]);
    run.fill({ password: PASSWORD, confirmPassword: PASSWORD });
    await confirmed(run);
    await run.until('done');
    expect(codesOf(run)).toEqual([[EMAIL, CODE, `asked by ${EMAIL}`]]);
  });

  test('keeps no code in what is saved of it', async () => {
    const run = await sent();
    await run.until('proving');
    run.fill({ secondFactor: CODE });
    expect(JSON.stringify(run.saved())).not.toContain(CODE);
    expect(JSON.stringify(run.saved())).toContain(DOTS);
  });
});

const WHO = ['sign up', 'resident', 'Ada', 'Obi', 'ada@b.example', METER, PASSWORD, PASSWORD, '08031234567', 'yes'];

describe('in the chat', () => {
  async function proving() {
    const talk = talkTo({ signUpCode: CODE }, { visitor: true });
    await say(talk.conversation, ...WHO);
    expect(talk.conversation.getSnapshot()).toMatchObject({ view: { step: 'proving' }, composer: { masked: true } });
    const asked = () => talk.script.calls.filter(({ name }) => name === 'signUp').length;
    return { ...talk, asked, step: () => talk.conversation.getSnapshot().view?.step };
  }

  test('the code is hidden as a password is, and opens the account', async () => {
    const { conversation } = await proving();
    expect(texts(conversation).slice(-2)).toEqual([SAID.mailed('ada@b.example'), SAID.ask]);
    await say(conversation, CODE);
    expect(conversation.getSnapshot().session.role).toBe('service-user');
    expect(JSON.stringify(conversation.getSnapshot())).not.toContain(CODE);
    expect(texts(conversation)).toContain(SENTENCES.signedUp);
    expect(texts(conversation)).not.toContain(SENTENCES.registered('ada@b.example'));
  });

  test.each([
    ...['send it again', 'resend', 'send the code again', 'send me another code', 'I did not get it, send again'],
    ...['abeg send am again', 'ask for another', 'the code has not come', 'I never see any mail', 'e never enter'],
  ])('"%s" has it mailed again', async (sentence) => {
    const { conversation, asked, step } = await proving();
    await say(conversation, sentence);
    expect([asked(), step()]).toEqual([2, 'proving']);
    expect(texts(conversation)).toContain(SAID.onItsWay);
  });

  test.each([
    ...['use another address', 'another address', 'wrong email', 'change my email', 'use another email'],
    ...['the address is wrong', 'that na wrong email'],
  ])('"%s" asks for the address anew', async (sentence) => {
    const { conversation, step } = await proving();
    await say(conversation, sentence);
    expect([step(), conversation.getSnapshot().view?.next]).toEqual(['asking', 'email']);
  });

  test.each(['buy light 5k', 'okay', 'yes', 'what is a meter number', 'no light in my house'])(
    '"%s" is no code, and mails none',
    async (sentence) => {
      const { conversation, asked } = await proving();
      await say(conversation, sentence);
      expect(asked()).toBe(1);
      expect(texts(conversation, 'person').at(-1)).toBe(sentence);
    },
  );

  test('another address is taken as it is said, and proven like the first', async () => {
    const { conversation, asked } = await proving();
    await say(conversation, 'change my email to eze@b.example', 'yes');
    expect([asked(), conversation.getSnapshot().view?.step]).toEqual([2, 'proving']);
    expect(texts(conversation)).toContain(SAID.mailed('eze@b.example'));
    await say(conversation, CODE);
    expect(conversation.getSnapshot().session.role).toBe('service-user');
  });

  test('cancel leaves it', async () => {
    const { conversation, asked } = await proving();
    await say(conversation, 'cancel');
    expect([conversation.getSnapshot().view, asked()]).toEqual([null, 1]);
  });
});
