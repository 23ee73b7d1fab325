import { expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { ACCOUNT_TALK } from '#machines/assistant/routes/accounts/account-talk.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { DOTS } from '#machines/kit/memory/masked.ts';
import { say, talkTo, texts } from '../../../support/portal.ts';

const PASSWORD = 'Egusi on Thursdays 31';
const visitor = () => talkTo({ verified: false }, { visitor: true });
type Talk = ReturnType<typeof visitor>;

const next = ({ conversation }: Talk) => conversation.getSnapshot().view?.next;
const sent = ({ script }: Talk, name: string) => script.calls.find((call) => call.name === name)?.input;

/** Everything up to the question for the password. */
const WHO = ['sign up', 'landlord', 'Ada', 'Obi', 'ada@b.example', '45012345671'];

test('a visitor opens an account in words, one question at a time, and is signed in', async () => {
  const talk = visitor();
  await say(talk.conversation, ...WHO, PASSWORD, PASSWORD, '08031234567');
  expect(texts(talk.conversation).at(-1)).toBe(`${SENTENCES.meterBelongsTo('Palm Court')} ${SENTENCES.isThatYours}`);
  await say(talk.conversation, 'na my estate');
  expect(sent(talk, 'signUp')).toMatchObject({
    first_name: 'Ada',
    last_name: 'Obi',
    email: 'ada@b.example',
    meter_number: '45012345671',
    phone: '08031234567',
    role: 'service-owner',
  });
  expect(texts(talk.conversation).slice(-3)).toEqual([
    TALK.welcome('Ada'),
    SENTENCES.signedUp,
    SENTENCES.registered('ada@b.example'),
  ]);
  const offered = talk.conversation.getSnapshot().suggestions.map(({ label }) => label);
  expect(offered[0]).toBe('Send the e-mail again');
  expect(new Set(offered).size).toBe(offered.length);
  expect(texts(talk.conversation, 'person').filter((text) => text === DOTS)).toHaveLength(2);
});

test('a wish that says most of it is asked only for the rest', async () => {
  const talk = visitor();
  await say(talk.conversation, 'i am a landlord, sign me up with ada@b.example meter 45012345671', 'Ada Obi');
  expect(texts(talk.conversation)).toContain(ACCOUNT_TALK.bothNames('Ada', 'Obi'));
  expect(next(talk)).toBe('password');
});

test('an earlier answer is put right in the middle, by a sentence and by going back', async () => {
  const talk = visitor();
  await say(talk.conversation, ...WHO.slice(0, 5), 'no, my email is new@b.example', '45012345671');
  await say(talk.conversation, 'no, my email is newest@b.example');
  expect(next(talk)).toBe('password');
  expect(talk.conversation.getSnapshot().view?.fields.find(({ name }) => name === 'email')?.value).toBe(
    'newest@b.example',
  );
  await say(talk.conversation, 'back');
  expect(next(talk)).not.toBe('password');
});

test('two passwords that differ are asked for again, in the specified words', async () => {
  const talk = visitor();
  await say(talk.conversation, ...WHO, 'short');
  expect(texts(talk.conversation)).toContain(SENTENCES.passwordShort);
  await say(talk.conversation, PASSWORD, 'Another one 99');
  expect(texts(talk.conversation)).toContain(MESSAGES.passwordsMustMatch);
  expect(next(talk)).toBe('confirmPassword');
});

test('another meter is asked for when the estate is not theirs, and nothing else is typed again', async () => {
  const talk = visitor();
  await say(talk.conversation, ...WHO, PASSWORD, PASSWORD, '08031234567', 'no be my estate');
  expect(next(talk)).toBe('meterNumber');
  await say(talk.conversation, '45012345670', 'yes');
  expect(sent(talk, 'signUp')).toMatchObject({ meter_number: '45012345670', password: PASSWORD });
});

test('a masked question hears cancel, and the form', async () => {
  const talk = visitor();
  await say(talk.conversation, ...WHO, 'show as form');
  expect(talk.conversation.getSnapshot().face).toBe('form');
  await say(talk.conversation, 'cancel');
  expect(talk.conversation.getSnapshot().view).toBeNull();
  expect(texts(talk.conversation).at(-1)).toBe(TALK.dropped);
  expect(talk.script.calls).toEqual([]);
});

test('who wanted power and has no account yet signs up on the way to it', async () => {
  const talk = visitor();
  await say(
    talk.conversation,
    'buy power 5000 for my estate meter',
    'sign up as tenant',
    'Ada',
    'Obi',
    'ada@b.example',
  );
  await say(talk.conversation, '45012345671', PASSWORD, PASSWORD, '08031234567', 'yes');
  expect(talk.conversation.getSnapshot().view).toMatchObject({ flow: 'buy-power', step: 'confirming' });
});

test('what was wished for before signing up goes on once the account has told where its mail went', async () => {
  const talk = visitor();
  const tenant = ['sign up', 'tenant', ...WHO.slice(2)];
  await say(
    talk.conversation,
    'buy power 5000',
    'my estate meter',
    ...tenant,
    PASSWORD,
    PASSWORD,
    '08031234567',
    'yes',
  );
  const { view, suggestions } = talk.conversation.getSnapshot();
  expect(view).toMatchObject({ flow: 'buy-power', step: 'confirming' });
  const said = texts(talk.conversation);
  const from = said.indexOf(TALK.welcome('Ada'));
  expect(said.slice(from, from + 4)).toEqual([
    TALK.welcome('Ada'),
    SENTENCES.signedUp,
    SENTENCES.registered('ada@b.example'),
    SENTENCES.confirmPower,
  ]);
  expect(suggestions.filter(({ label }) => label === 'Send the e-mail again').length).toBeLessThan(2);
});

test('a wish that is not for the new account is said to be none of its own', async () => {
  const talk = visitor();
  await say(talk.conversation, 'buy power 5000', 'my estate meter', ...WHO, PASSWORD, PASSWORD, '08031234567', 'yes');
  expect(talk.conversation.getSnapshot().view?.flow).not.toBe('buy-power');
  expect(texts(talk.conversation).slice(-2)).toEqual([SENTENCES.registered('ada@b.example'), TALK.wrongRole]);
});

test('a meter that is updated while signing up is the one just given, and so is a phone number', async () => {
  const talk = visitor();
  await say(talk.conversation, ...WHO, PASSWORD, PASSWORD, 'update my meter to 45012345670');
  const given = (name: string) =>
    talk.conversation.getSnapshot().view?.fields.find((field) => field.name === name)?.value;
  expect(talk.conversation.getSnapshot().view?.flow).toBe('sign-up');
  expect(given('meterNumber')).toBe('45012345670');
  await say(talk.conversation, 'update my meter');
  expect(talk.conversation.getSnapshot().view).toMatchObject({ flow: 'sign-up', next: 'meterNumber' });
});

test('an account that cannot be made leads to signing in, with the address that was given', async () => {
  const talk = talkTo({ verified: false, account: { refused: SENTENCES.notASignUp } }, { visitor: true });
  await say(talk.conversation, ...WHO, PASSWORD, PASSWORD, '08031234567', 'yes');
  expect(talk.conversation.getSnapshot().suggestions.map(({ label }) => label)).toEqual([
    'Sign in',
    'Forgot password?',
  ]);
  await say(talk.conversation, 'sign in');
  expect(talk.conversation.getSnapshot().view).toMatchObject({ flow: 'sign-in', next: 'password' });
});
