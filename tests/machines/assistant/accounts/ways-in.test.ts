import { describe, expect, test } from 'vitest';
import type { Services } from '#catalogues/calls/services.ts';
import { DOORS } from '#catalogues/doors.ts';
import { ROLES } from '#catalogues/roles.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { ACCOUNT_TALK } from '#machines/assistant/routes/accounts/account-talk.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { HIDDEN } from '#machines/talk/reading/spoken-passwords.ts';
import { bearer, problem, say, talkTo, texts } from '../../../support/portal.ts';

const EMAIL = 'resident@palmcourt.example';
const SECRET = 'Tooearly-Suya-17';
const visitor = (given: Parameters<typeof talkTo>[0] = {}) => talkTo(given, { visitor: true });
const standing = ({ conversation }: ReturnType<typeof visitor>) => {
  const view = conversation.getSnapshot().view;
  return { flow: view?.flow, next: view?.next };
};

describe('a password that comes with the wish is neither shown, kept nor sent', () => {
  test.each([
    [`sign me in ${EMAIL} password ${SECRET}`, 'sign-in', 'password'],
    [`login ${EMAIL} ${SECRET}`, 'sign-in', 'password'],
    [`my password is ${SECRET}`, 'sign-in', 'email'],
    [SECRET, 'sign-in', 'email'],
    [`sign up as tenant with ${EMAIL} password ${SECRET}`, 'sign-up', 'firstName'],
  ])('%s', async (sentence, flow, next) => {
    const kept: string[] = [];
    const keep = { ...keepNothing(), keepConversation: (all: () => unknown) => kept.push(JSON.stringify(all())) };
    const talk = talkTo({}, { visitor: true, keep });
    await say(talk.conversation, sentence);
    expect(standing(talk)).toEqual({ flow, next });
    expect(texts(talk.conversation, 'person')).toEqual([sentence.replace(SECRET, HIDDEN)]);
    expect(texts(talk.conversation)).toContain(ACCOUNT_TALK.passwordHidden);
    expect(kept.join('') + JSON.stringify([talk.conversation.getSnapshot(), talk.script.calls])).not.toContain(SECRET);
    expect(kept.length).toBeGreaterThan(0);
  });

  test('it is none while the address alone is asked for either', async () => {
    const talk = visitor();
    await say(talk.conversation, 'sign in', `${EMAIL} ${SECRET}`);
    expect(standing(talk)).toEqual({ flow: 'sign-in', next: 'password' });
    expect(JSON.stringify(talk.conversation.getSnapshot())).not.toContain(SECRET);
  });
});

test('signing in by chat goes through the door of /login, which admits every role', async () => {
  expect(DOORS.login.admits).toEqual(ROLES);
  const doors: unknown[] = [];
  const services: Partial<Services> = {
    signIn: async ({ door }) => {
      doors.push(door);
      return { status: 200, data: { token: bearer({ role: 'service-owner' }) } };
    },
  };
  const talk = talkTo({}, { visitor: true, services });
  await say(talk.conversation, 'sign in', EMAIL, SECRET);
  expect(doors).toEqual(['login']);
  expect(talk.conversation.getSnapshot().session.role).toBe('service-owner');
});

test('a door that refuses a resident says which one takes them, and the password is not typed again', async () => {
  const services: Partial<Services> = {
    signIn: async () => ({ status: 400, data: problem(DOORS.modal.refuses, 'wrong-door') }),
  };
  const { conversation } = talkTo({}, { visitor: true, services });
  conversation.open('sign-in-modal');
  conversation.send({ type: 'FILL', values: { email: EMAIL, password: SECRET } });
  conversation.send({ type: 'NEXT' });
  await conversation.settled();
  expect(conversation.getSnapshot().view?.say.map(({ text }) => text)).toEqual([
    'Server Error, please contact Administrator',
    SENTENCES.orSignInAt('/login'),
  ]);
  expect(conversation.getSnapshot().view?.fields.at(-1)?.value).not.toBe('');
});

test('who forgot the password while signing in is sent a link, and is not asked for the address again', {
  tags: ['C-003'],
}, async () => {
  const talk = visitor();
  await say(talk.conversation, 'sign in', EMAIL, 'forgot password');
  expect(texts(talk.conversation).at(-1)).toBe(SENTENCES.resetLinkSent(EMAIL));
  expect(talk.script.calls).toContainEqual({ name: 'forgotPassword', input: { email: EMAIL } });
  await say(talk.conversation, 'close', 'sign in');
  expect(standing(talk)).toEqual({ flow: 'sign-in', next: 'email' });
});

test('a way in that was left for another is not gone back to', async () => {
  const talk = visitor();
  await say(talk.conversation, 'sign in', EMAIL, 'sign up', 'cancel');
  expect(talk.conversation.getSnapshot().view).toBeNull();
  expect(texts(talk.conversation).at(-1)).toBe(TALK.dropped);
});

test('an account that may not do what was wished for is told so after signing in', async () => {
  const services: Partial<Services> = {
    signIn: async () => ({ status: 200, data: { token: bearer({ role: 'service-admin' }) } }),
  };
  const talk = talkTo({}, { visitor: true, services });
  await say(talk.conversation, 'update my meter', EMAIL, SECRET);
  expect(texts(talk.conversation).at(-1)).toBe(TALK.wrongRole);
  expect(talk.conversation.getSnapshot().view).toBeNull();
});

describe('an address that is not confirmed', () => {
  test('is said once after signing in, with a button that sends the mail again', async () => {
    const talk = visitor({ verified: false });
    await say(talk.conversation, 'sign in', EMAIL, 'Demo-Power-2026');
    expect(texts(talk.conversation).filter((text) => text === SENTENCES.confirmReminder)).toHaveLength(1);
    const again = talk.conversation.getSnapshot().suggestions[0];
    expect(again?.label).toBe('Send the e-mail again');
    await say(talk.conversation, again?.say ?? '');
    expect(talk.script.calls.map(({ name }) => name)).toContain('resendConfirmation');
  });

  test('waits for a sign-in where a visitor asks for the mail', async () => {
    const talk = visitor({ verified: false });
    await say(talk.conversation, 'i did not get the verification mail', EMAIL, 'Demo-Power-2026');
    expect(talk.script.calls.map(({ name }) => name)).toContain('resendConfirmation');
  });

  test('is never said of one that is confirmed', async () => {
    const talk = visitor();
    await say(talk.conversation, 'sign in', EMAIL, 'Demo-Power-2026', 'resend confirmation');
    expect(texts(talk.conversation)).not.toContain(SENTENCES.confirmReminder);
    expect(texts(talk.conversation).at(-1)).toBe(SENTENCES.alreadyConfirmed);
  });
});

describe('a password that is easy to guess', () => {
  test('is said once after signing in, with a button that changes it, and no more once it is changed', async () => {
    const talk = visitor({ guessable: true });
    await say(talk.conversation, 'sign in', EMAIL, 'Demo-Power-2026');
    const said = () => texts(talk.conversation).filter((text) => text === SENTENCES.passwordGuessable);
    expect(said()).toHaveLength(1);
    const change = talk.conversation.getSnapshot().suggestions[0];
    expect(change?.label).toBe('Change Password');
    await say(talk.conversation, change?.say ?? '');
    expect(talk.conversation.getSnapshot().view).toMatchObject({ flow: 'change-password' });
    expect(said()).toHaveLength(1);
  });

  test('is never said of one that is not', async () => {
    const talk = visitor();
    await say(talk.conversation, 'sign in', EMAIL, 'Demo-Power-2026');
    expect(texts(talk.conversation)).not.toContain(SENTENCES.passwordGuessable);
  });
});

test('everything that is offered at the beginning leads somewhere, for every role', async () => {
  for (const role of ROLES) {
    const keep = { ...keepNothing(), token: () => bearer({ role }) };
    const offered = talkTo({}, { keep }).conversation.getSnapshot().suggestions;
    expect(offered.length).toBeLessThanOrEqual(8);
    for (const suggestion of offered) {
      const talk = talkTo({}, { keep });
      await say(talk.conversation, suggestion.say);
      expect(texts(talk.conversation), `${role}: ${suggestion.label}`).not.toContain(TALK.missed);
      expect(texts(talk.conversation), `${role}: ${suggestion.label}`).not.toContain(TALK.notHere);
    }
  }
});

test.each([
  ['sign up', 'sign-up'],
  ['i forgot my password', 'forgot-password'],
])('%s is no answer to which power is meant', async (sentence, flow) => {
  const talk = visitor();
  await say(talk.conversation, 'buy power 5000', sentence);
  expect(standing(talk).flow).toBe(flow);
});
