import { expect, test } from 'vitest';
import { chatOf } from './past/past-chat.ts';

/** What a conversation does at a sentence: whether it left this device, and what it began. */
async function done(sentence: string) {
  const chat = await chatOf('service-user', {}, sentence);
  const { view } = chat.shown();
  const ended = [
    chat.calls('signOut').length,
    chat.calls('signOutEverywhere').length,
    chat.calls('endSessions').length,
  ];
  chat.conversation.stop();
  return { flow: view?.flow, ended };
}

test.each([
  'sign me out of everything but here',
  'sign me out of everything except this phone',
  'sign out everything else',
  'sign out all the rest',
  'sign out whoever else is in my account',
  'kick everyone else out of my account',
  'my phone was stolen, log it out',
  'sign out my iphone',
  'log me out of that phone',
  'sign out both phones',
  'can you sign out my other phone?',
  'could you log me out of my other devices?',
  'sign out everywhere but my phone',
  'sign out all devices but this phone',
])('"%s" leaves this device in, and ends nothing before it is said which', async (sentence) => {
  const { flow, ended } = await done(sentence);
  expect([ended, flow === 'sign-out-everywhere']).toEqual([[0, 0, 0], false]);
});

test.each(['sign out', 'log me out', 'log out of this phone', 'i don finish, sign me out', 'log out of this laptop'])(
  '"%s" leaves this device',
  async (sentence) => expect(await done(sentence)).toEqual({ flow: undefined, ended: [1, 0, 0] }),
);
