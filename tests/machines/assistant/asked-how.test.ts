import { describe, expect, test } from 'vitest';
import { ASKED_HOW } from '#catalogues/sentences/conversation/asked-how.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer } from '../../support/answers.ts';
import { type Script, say, talkTo, texts } from '../../support/portal.ts';

const offered = (conversation: Conversation) => conversation.getSnapshot().suggestions.map((one) => one.say);
const as = (claims: Parameters<typeof bearer>[0]) =>
  talkTo({}, { keep: { ...keepNothing(), token: () => bearer(claims) } });
/** What the server was asked beyond what it tells of whoever comes. */
const COMES = ['profile', 'propertyLogo', 'ticketNews', 'announcementNews', 'duesNews', 'waitingRefunds'];
const done = ({ calls }: Pick<Script, 'calls'>) =>
  calls.map(({ name }) => name).filter((name) => !COMES.includes(name));
const ADMIN = { role: 'service-admin', meter_number: null, address: null } as const;
const PLATFORM = { role: 'netplus-admin', meter_number: null, address: null, estate: null } as const;

describe('a question never acts: it is answered, with a button that does it', () => {
  test.each([
    ['how do I log out', ASKED_HOW.signOut, 'sign out'],
    ['abeg how i go take log out', ASKED_HOW.signOut, 'sign out'],
    ['can i sign out?', ASKED_HOW.signOut, 'sign out'],
    ['where can i log out', ASKED_HOW.signOut, 'sign out'],
    ['how can I sign out everywhere', ASKED_HOW.begins('sign out everywhere'), 'sign out everywhere'],
    ['how do i change my password', ASKED_HOW.begins('change password'), 'change password'],
    ['how can i change my meter', ASKED_HOW.begins('update my meter'), 'update my meter'],
    ['how can i resend my token', ASKED_HOW.resend, 'resend my token'],
  ])('%s', async (sentence, answer, button) => {
    const { conversation, script } = talkTo();
    await say(conversation, sentence);
    expect(texts(conversation).at(-1)).toBe(answer);
    expect(offered(conversation)).toEqual([button]);
    expect(conversation.getSnapshot()).toMatchObject({ view: null, session: { role: 'service-user' } });
    expect(done(script)).toEqual([]);
    conversation.stop();
  });

  test.each([
    'how log out',
    'logout how',
    'log out, how?',
    'how does logging out work',
    'is there a log out button',
    'where is the log out button',
    'how do people sign out',
    'what happens if I log out',
    'what will happen if i sign out',
    'can someone explain how to log out',
    'do you know how to log out',
    'any idea how to log out',
    'when do I log out',
    'why did you log me out',
    'should I log out',
    'do i need to log out',
  ])('"%s" signs nobody out', async (sentence) => {
    const { conversation } = talkTo();
    await say(conversation, sentence);
    expect(conversation.getSnapshot().session.role).toBe('service-user');
    expect(texts(conversation).at(-1)).toBe(ASKED_HOW.signOut);
    conversation.stop();
  });

  test.each([
    'can you log me out',
    'please log me out',
    'could you sign me out',
    'i want to log out',
    'log me out now',
  ])('"%s" does it: it is a wish', async (sentence) => {
    const { conversation } = talkTo();
    await say(conversation, sentence);
    expect(conversation.getSnapshot().session.role).toBeNull();
    conversation.stop();
  });

  test.each([
    ['how do I show it as a table', ASKED_HOW.asTable],
    ['how do I show the form', ASKED_HOW.asForm],
    ['how do I get my receipt', ASKED_HOW.receipt],
  ])('"%s" is answered, and the screen stays as it is', async (sentence, answer) => {
    const { conversation } = talkTo();
    await say(conversation, sentence);
    expect([texts(conversation).at(-1), conversation.getSnapshot().face]).toEqual([answer, null]);
    conversation.stop();
  });

  test('log out does it', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'how do I log out', 'log out');
    expect(conversation.getSnapshot().session.role).toBeNull();
    conversation.stop();
  });

  test.each([
    'how can I cancel',
    'how do i cancel this',
    'can i cancel?',
    'what do i do to cancel',
    'how do I start over',
    'what happens when I cancel',
    'is there a cancel button',
  ])('"%s" leaves a purchase where it is, and asks its question again', async (sentence) => {
    const { conversation } = talkTo();
    await say(conversation, 'buy power 5000');
    const before = conversation.getSnapshot().view;
    await say(conversation, sentence);
    expect(conversation.getSnapshot().view).toEqual(before);
    expect(texts(conversation).at(-1)).toMatch(/shall I pay/);
    await say(conversation, 'cancel');
    expect(conversation.getSnapshot().view).toBeNull();
    conversation.stop();
  });

  test.each([
    [ADMIN, 'how do i mark 45701120409 unoccupied', 'mark 45701120409 unoccupied'],
    [ADMIN, 'how can i clear the fine of Amaka Eze?', 'clear the fine of Amaka Eze'],
    [PLATFORM, 'how do i deactivate palm court', 'deactivate palm court'],
    [PLATFORM, 'how i go take stop selling airtime', 'stop selling airtime'],
    [PLATFORM, 'how can i take the notice down', 'take the notice down'],
  ])('to somebody who runs something, too: %o, %s', async (claims, sentence, button) => {
    const { conversation, script } = as(claims);
    await say(conversation, sentence);
    expect([texts(conversation).at(-1), offered(conversation)]).toEqual([ASKED_HOW.begins(button), [button]]);
    expect([conversation.getSnapshot().view, done(script)]).toEqual([null, []]);
    conversation.stop();
  });

  test('what an article was written for, the article answers', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'how do i delete my account', 'how do i change my email');
    expect(texts(conversation).filter((text) => /More: \/help\/your-account$/.test(text))).toHaveLength(2);
    expect(conversation.getSnapshot().view).toBeNull();
    conversation.stop();
  });

  test('who asks for a way in is led in', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, 'how do i sign in');
    expect(conversation.getSnapshot().view?.flow).toBe('sign-in');
    conversation.stop();
  });
});
