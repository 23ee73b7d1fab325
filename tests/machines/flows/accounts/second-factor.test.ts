import { describe, expect, test } from 'vitest';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { SECOND_FACTOR as SAID } from '#catalogues/sentences/second-factor.ts';
import { SECOND_FACTOR_TITLES } from '#catalogues/sentences/second-factor-titles.ts';
import { SENSITIVE } from '#catalogues/sentences/sensitive.ts';
import { DOTS } from '#machines/kit/present.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import { KEY, RECOVERY_CODES, SHOWN } from '../../../support/calls/second-factors.ts';
import type { Script } from '../../../support/portal.ts';
import { say, talkTo, texts } from '../../../support/portal.ts';

const EMAIL = 'resident@palmcourt.example';
const PASSWORD = 'Demo-Power-2026';
const run = (flow: string, given: Partial<Script> = {}, values = {}) =>
  accountRun(flow, given, { person: RESIDENT, values });

/** Give the own password, and say yes. */
async function confirm(talk: ReturnType<typeof run>, password = PASSWORD) {
  await talk.until('asking');
  talk.fill({ password });
  talk.press('NEXT');
  await talk.until('confirming');
  talk.press('CONFIRM');
}

describe('signing in to an account with a second factor', () => {
  const entered = async (services = {}) => {
    const talk = accountRun('sign-in', { secondFactor: SHOWN }, { services });
    await talk.until('asking');
    talk.fill({ email: EMAIL, password: PASSWORD });
    talk.press('NEXT');
    return talk;
  };

  test('asks for the code after the password, and for nothing else again', async () => {
    const talk = await entered();
    const view = await talk.until('proving');
    expect([view.fields.map(({ name }) => name), view.next]).toEqual([['secondFactor'], 'secondFactor']);
    talk.press('NEXT');
    expect(talk.problems().secondFactor).toBe(SAID.wanted);
    talk.fill({ secondFactor: '111111' });
    talk.press('NEXT');
    await talk.until('sending');
    expect((await talk.until('proving')).fields[0]).toMatchObject({ value: '', problem: SAID.wrong });
    talk.fill({ secondFactor: SHOWN });
    talk.press('NEXT');
    await talk.until('done');
    expect(talk.came).toEqual(['signed in: login']);
  });

  test('sends a code once: one that was sent as the line was lost is asked for again', async () => {
    const sent: (string | undefined)[] = [];
    const wanted = { status: 400 as const, data: { code: 'second-factor-wanted', message: SAID.wanted } };
    const talk = await entered({
      async signIn({ second_factor: code }: { readonly second_factor?: string }) {
        sent.push(code);
        if (code !== undefined) throw new NoAnswer();
        return wanted;
      },
    });
    await talk.until('proving');
    talk.fill({ secondFactor: SHOWN });
    talk.press('NEXT');
    await talk.until('sending');
    await talk.until('asking');
    talk.press('NEXT');
    await talk.until('sending');
    await talk.until('proving');
    expect(sent).toEqual([undefined, SHOWN, undefined]);
  });

  test('keeps no code in what is saved of it', async () => {
    const talk = await entered();
    await talk.until('proving');
    talk.fill({ secondFactor: SHOWN });
    expect(JSON.stringify(talk.saved())).not.toContain(SHOWN);
    expect(JSON.stringify(talk.saved())).toContain(DOTS);
  });
});

test('in the chat the code is hidden as a password is', async () => {
  const talk = talkTo({ secondFactor: SHOWN }, { visitor: true });
  await say(talk.conversation, 'sign in', EMAIL, PASSWORD);
  expect(talk.conversation.getSnapshot().composer.masked).toBe(true);
  expect(texts(talk.conversation)).toContain(SAID.wantedAtDoor);
  await say(talk.conversation, SHOWN);
  expect(talk.conversation.getSnapshot().session.role).toBe('service-user');
  expect(JSON.stringify(talk.conversation.getSnapshot())).not.toContain(SHOWN);
});

describe('while a code is asked for', () => {
  /** Taking the factor off, up to the question for a code; what codes were looked at. */
  async function asked() {
    const looked: string[] = [];
    const proveAgain: Services['proveAgain'] = async ({ second_factor: code }) => {
      looked.push(code);
      return { status: 400, data: { code: 'wrong-code', message: SAID.wrong } };
    };
    const { conversation } = talkTo({ secondFactor: SHOWN, provesAgain: true }, { services: { proveAgain } });
    await say(conversation, 'remove my second factor', PASSWORD, 'yes');
    expect(conversation.getSnapshot().view?.step).toBe('proving');
    return { conversation, looked };
  }

  test.each([
    ['hmm not sure', true],
    ['what changed today', true],
    ['rename Palm Court to Palm Grove', true],
    ['statements', true],
    ['show my receipts', true],
    ['never think', true],
    ['my app is on another phone', true],
    ['cancel', false],
    ['no, leave it', false],
  ])('"%s" is heard as a sentence', async (sentence, stays) => {
    const { conversation, looked } = await asked();
    await say(conversation, sentence);
    expect(texts(conversation, 'person').at(-1)).toBe(sentence);
    expect([looked, conversation.getSnapshot().view?.step === 'proving']).toEqual([[], stays]);
  });

  test.each(['98765', '9876543', '98 76', 'abcde-fghi', 'abcde-fgh1j', 'hunter22'])(
    '%j is no code: the field says so, and nobody looks at it',
    async (typed) => {
      const { conversation, looked } = await asked();
      await say(conversation, typed);
      expect([looked, texts(conversation).includes(SAID.noCode)]).toEqual([[], true]);
      expect(JSON.stringify(conversation.getSnapshot())).not.toContain(typed);
    },
  );

  test.each([SHOWN, '246 810', '24-68-10', 'abcde-fghij', 'abcde fghij', 'ABCDEFGHIJ'])(
    '%j is looked at, and hidden',
    async (typed) => {
      const { conversation, looked } = await asked();
      await say(conversation, typed);
      expect(looked).toEqual([typed]);
      expect(JSON.stringify(conversation.getSnapshot())).not.toContain(typed);
    },
  );

  test('digits of a code are hidden in a sentence, too', async () => {
    const { conversation, looked } = await asked();
    await say(conversation, 'now there is 246 810 on it');
    expect([looked, JSON.stringify(conversation.getSnapshot()).includes('246 810')]).toEqual([[], false]);
  });

  test('at the door a sentence is none either, and what is none is not sent with the password', async () => {
    const sent: (string | undefined)[] = [];
    const wanted = { status: 400 as const, data: { code: 'second-factor-wanted', message: SAID.wanted } };
    const signIn: Services['signIn'] = async ({ second_factor: code }) => {
      sent.push(code);
      return wanted;
    };
    const { conversation } = talkTo({}, { visitor: true, services: { signIn } });
    await say(conversation, 'sign in', EMAIL, PASSWORD, 'hmm not sure', '12345');
    conversation.send({ type: 'BACK' });
    conversation.send({ type: 'NEXT' });
    await conversation.settled();
    expect(sent).toEqual([undefined, undefined]);
    await say(conversation, SHOWN);
    expect(sent).toEqual([undefined, undefined, SHOWN]);
  });
});

describe('setting a second factor up', () => {
  test('shows the key, takes a code, and shows recovery codes, and none of it is kept', async () => {
    const talk = talkTo();
    await say(talk.conversation, 'set up second factor');
    expect(talk.conversation.getSnapshot().composer.masked).toBe(true);
    expect(await talk.conversation.reveal()).toBeNull();
    await say(talk.conversation, 'another password');
    expect(texts(talk.conversation)).toContain(SENTENCES.passwordWrong);
    await say(talk.conversation, PASSWORD);
    const view = talk.conversation.getSnapshot().view;
    expect([view?.flow, view?.step, view?.reveals]).toEqual(['set-second-factor', 'asking', 'authenticator-key']);
    expect((await talk.conversation.reveal())?.lines).toEqual(['JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP']);
    expect((await talk.conversation.reveal())?.scan).toContain(KEY);
    await say(talk.conversation, '111111');
    expect(texts(talk.conversation)).toContain(SAID.wrong);
    await say(talk.conversation, SHOWN);
    expect(talk.conversation.getSnapshot().view?.reveals).toBe('recovery-codes');
    expect(await talk.conversation.reveal()).toEqual({ lines: RECOVERY_CODES });
    const kept = JSON.stringify(talk.conversation.getSnapshot());
    for (const secret of [KEY, SHOWN, ...RECOVERY_CODES]) expect(kept).not.toContain(secret);
    talk.conversation.send({ type: 'CANCEL' });
    await talk.conversation.settled();
    expect(await talk.conversation.reveal()).toBeNull();
  });

  test('in the place of another one asks for a code of that first, and begins then', async () => {
    const talk = run('set-second-factor', { secondFactor: SHOWN, provesAgain: true });
    await talk.until('gate');
    talk.fill({ password: PASSWORD });
    talk.press('NEXT');
    await talk.until('proving');
    // Nothing is shown before: back is the password.
    talk.send({ type: 'BACK' });
    await talk.until('gate');
    talk.press('NEXT');
    await talk.until('proving');
    expect(talk.asked('beginSecondFactor')).toHaveLength(2);
    talk.fill({ secondFactor: SHOWN });
    talk.press('NEXT');
    await talk.until('asking');
    expect(talk.asked('beginSecondFactor')).toHaveLength(3);
  });

  /** The key is shown, and the code is asked for. */
  async function begun(options: Partial<Script> = {}, services = {}) {
    const talk = accountRun('set-second-factor', options, { person: RESIDENT, services });
    await talk.until('gate');
    talk.press('NEXT');
    expect(talk.problems().password).toBe(SENTENCES.passwordWanted);
    talk.fill({ password: PASSWORD });
    talk.press('NEXT');
    await talk.until('asking');
    return talk;
  }

  test('begins anew with the password where the key is no longer good, and where the page was loaded again', async () => {
    const over = { status: 400 as const, data: { code: 'key-over', message: SAID.keyOver } };
    const talk = await begun({}, { confirmSecondFactor: async () => over });
    talk.fill({ code: SHOWN });
    talk.press('NEXT');
    await talk.until('sending');
    const view = await talk.until('gate');
    expect([talk.said(), view.fields.map(({ name, value }) => [name, value])]).toEqual([
      [SAID.setUp.first, SAID.keyOver],
      [['password', '']],
    ]);
    const again = accountRun('set-second-factor', {}, { person: RESIDENT, saved: (await begun()).saved() });
    await again.until('asking');
    again.fill({ code: SHOWN });
    again.press('NEXT');
    await again.until('sending');
    await again.until('gate');
    expect(again.said()).toEqual([SAID.setUp.first, SENTENCES.secretsLost]);
    expect(again.asked('confirmSecondFactor')).toEqual([]);
  });

  test('forgets key and recovery codes with the run', async () => {
    const talk = await begun();
    expect(talk.held('shownKey')).toBe(KEY);
    talk.fill({ code: SHOWN });
    talk.press('NEXT');
    await talk.until('sent');
    expect([talk.held('shownKey'), talk.held('password'), talk.held('code')]).toEqual([null, null, null]);
    expect(talk.held('shownCodes')).toBe(RECOVERY_CODES.join(' '));
    talk.stop();
    expect(talk.held('shownCodes')).toBeNull();
  });
});

describe('what asks for a code again', () => {
  const given = { provesAgain: true, secondFactor: SHOWN };

  test('sends what was checked, as it was confirmed', async () => {
    const sent: unknown[] = [];
    let fresh = false;
    const wanted = { status: 403 as const, data: { code: 'prove-again', message: SAID.proveAgain } };
    const made = { message: '', joined: true, estate: { id: 1, name: 'Palm Court' }, invited: 'ada@mail.example' };
    const services = {
      registerEstate: async (input: { readonly estate_name: string }) => {
        sent.push(input.estate_name);
        return fresh ? { status: 200 as const, data: made } : wanted;
      },
      proveAgain: async () => {
        fresh = true;
        return { status: 200 as const, data: { message: SAID.proved } };
      },
    };
    const talk = accountRun('register-estate', given, {
      person: { ...RESIDENT, meterNumber: null, estate: null },
      services: services as Partial<Services>,
    });
    await talk.until('asking');
    talk.fill({ estate: '  palm   court ', firstName: 'Ada', lastName: 'Obi', phone: '08031234567' });
    talk.fill({ address: '1 Palm Road', email: 'ada@mail.example' });
    talk.press('NEXT');
    await talk.until('confirming');
    talk.press('CONFIRM');
    await talk.until('proving');
    talk.fill({ secondFactor: SHOWN });
    talk.press('NEXT');
    await talk.until('done');
    expect(sent).toEqual(['Palm Court', 'Palm Court']);
  });

  test('says why the own data is no file now, where the page was loaded again', async () => {
    const made = accountRun('export-own-data', {}, { person: RESIDENT });
    await made.until('confirming');
    made.press('CONFIRM');
    await made.until('sent');
    expect(await made.file('own-data')).toHaveProperty('base64');
    const wanted = { status: 403 as const, data: { code: 'prove-again', message: SAID.proveAgain } };
    const again = accountRun('export-own-data', given, {
      person: RESIDENT,
      saved: made.saved(),
      services: { exportOwnData: async () => wanted },
    });
    expect(again.view().step).toBe('sent');
    expect(await again.file('own-data')).toEqual({ tone: 'danger', text: SAID.proveAgain });
  });

  test('goes on with what was confirmed once a code was given', async () => {
    const talk = run('remove-second-factor', given);
    await confirm(talk);
    const view = await talk.until('proving');
    expect(view.say.map(({ text }) => text)).toEqual([SAID.proveFirst]);
    talk.fill({ secondFactor: '111111' });
    talk.press('NEXT');
    await talk.until('proved');
    expect((await talk.until('proving')).fields[0]?.problem).toBe(SAID.wrong);
    talk.fill({ secondFactor: SHOWN });
    talk.press('NEXT');
    await talk.until('done');
    expect([talk.said(), talk.asked('removeSecondFactor')]).toEqual([[SAID.removed], [null, null]]);
  });

  test.each(['remove-second-factor', 'new-recovery-codes'])(
    '%s: a wrong password is typed again, and stands in no snapshot',
    async (flow) => {
      const talk = run(flow, { secondFactor: SHOWN });
      await talk.until('asking');
      talk.press('NEXT');
      expect(talk.problems()).toEqual({ password: SENTENCES.passwordWanted });
      await confirm(talk, 'not my password');
      await talk.until('sending');
      const view = await talk.until('asking');
      expect(view.fields).toMatchObject([{ name: 'password', value: '', problem: SENTENCES.passwordWrong }]);
      await confirm(talk);
      await talk.until(flow === 'remove-second-factor' ? 'done' : 'sent');
      expect([PASSWORD, 'not my password'].filter((secret) => JSON.stringify(talk.saved()).includes(secret))).toEqual(
        [],
      );
    },
  );

  test('keeps what was begun where the line is lost in the middle', async () => {
    let lost = true;
    const proveAgain = async () => {
      if (lost) throw new NoAnswer();
      script.provesAgain = false;
      return { status: 200 as const, data: { message: SAID.proved } };
    };
    const talk = accountRun('new-recovery-codes', given, { person: RESIDENT, services: { proveAgain } });
    const { script } = talk;
    await confirm(talk);
    await talk.until('proving');
    talk.fill({ secondFactor: SHOWN });
    talk.press('NEXT');
    await talk.until('proved');
    await talk.until('proving');
    lost = false;
    talk.fill({ secondFactor: SHOWN });
    talk.press('NEXT');
    expect((await talk.until('sent')).reveals).toBe('recovery-codes');
  });

  test('is left without a trace where somebody does not go on', async () => {
    const talk = run('remove-second-factor', given);
    await confirm(talk);
    await talk.until('proving');
    talk.fill({ secondFactor: SHOWN });
    expect(talk.held('secondFactor')).toBe(SHOWN);
    talk.press('CANCEL');
    await talk.until('cancelled');
    talk.stop();
    expect([talk.held('secondFactor'), JSON.stringify(talk.saved()).includes(SHOWN)]).toEqual([null, false]);
    expect([talk.asked('removeSecondFactor'), talk.asked('proveAgain')]).toEqual([[null], []]);
  });
});

test.each([
  ['wrong-code', 400, SAID.wrong],
  ['used-code', 400, SAID.used],
  ['too-many-tries', 429, 'Too many tries.'],
] as const)('where a code is given by itself, "%s" is said at the code', async (code, status, at) => {
  const services = { proveAgain: async () => ({ status, data: { code, message: at } }) };
  const given = { secondFactor: SHOWN };
  const talk = accountRun('give-code', given, { person: RESIDENT, services: services as Partial<Services> });
  await talk.until('proving');
  talk.fill({ secondFactor: SHOWN });
  talk.press('NEXT');
  await talk.until('proved');
  const view = await talk.until('proving');
  expect([talk.problems().secondFactor, view.fields[0]?.value]).toEqual([at, '']);
});

test('who gives a code by itself is told for how long, and who has no second factor that there is none', async () => {
  const talk = accountRun('give-code', { secondFactor: SHOWN }, { person: RESIDENT });
  await talk.until('proving');
  talk.fill({ secondFactor: SHOWN });
  talk.press('NEXT');
  await talk.until('done');
  expect([talk.said(), talk.asked('proveAgain')]).toEqual([[SAID.given], [SHOWN]]);
  const none = accountRun('give-code', {}, { person: RESIDENT });
  await none.until('cancelled');
  expect(none.said()).toEqual([SAID.none]);
});

test('an administrator who has to set one up is asked to, until it is done', async () => {
  const talk = talkTo({ secondFactorMissing: true });
  await talk.conversation.settled();
  expect(texts(talk.conversation)).toContain(SECOND_FACTOR_TITLES.line);
  expect(talk.conversation.getSnapshot().suggestions[0]).toMatchObject({ say: SECOND_FACTOR_TITLES.say });
  await say(talk.conversation, SECOND_FACTOR_TITLES.say, PASSWORD, SHOWN);
  expect(texts(talk.conversation)).not.toContain(SECOND_FACTOR_TITLES.line);
});

test.each([
  'give a code 482913',
  'the code is 482913',
  'my app shows 482913',
  'my recovery code is abcde-fghij',
  'recovery code abcde fghij',
])('a code that is said outside its field stands nowhere: %j', async (sentence) => {
  const talk = talkTo({ secondFactor: SHOWN });
  await say(talk.conversation, sentence);
  const shown = JSON.stringify(talk.conversation.getSnapshot());
  expect(shown).not.toMatch(/482913|abcde.fghij/);
  expect(texts(talk.conversation)).toContain(SENSITIVE.code);
});

test.each([
  ['set up second factor', 'set-second-factor'],
  ['abeg turn on 2fa', 'set-second-factor'],
  ['i want new recovery codes', 'new-recovery-codes'],
  ['I lost my backup codes', 'new-recovery-codes'],
  ['remove two factor authentication', 'remove-second-factor'],
  ['give a code', 'give-code'],
])('"%s" begins %s', async (sentence, flow) => {
  const talk = talkTo({ secondFactor: SHOWN });
  await say(talk.conversation, sentence);
  expect(talk.conversation.getSnapshot().view?.flow).toBe(flow);
});
