import { describe, expect, test } from 'vitest';
import { MENU, TALK } from '#machines/assistant/sentences.ts';
import { type Keep, keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, say, talkTo, texts } from '../../support/portal.ts';
import { chatOf } from './past/past-chat.ts';

/** Pages that are a flow's, and who sees them. */
const PAGES = [
  ['contact-support', null],
  ['airtime-page', null],
  ['contact-support', 'service-user'],
  ['buy-power', 'service-user'],
  ['pay-services', 'service-user'],
  ['pay-dev-levy', 'service-owner'],
  ['upload-meters', 'service-admin'],
  ['upload-payments', 'service-admin'],
  ['edit-logo', 'service-admin'],
] as const;

async function looking(flow: string, role: string | null) {
  const chat = await chatOf(role);
  chat.conversation.lookAt(flow);
  await chat.conversation.settled();
  expect(chat.shown().view?.flow).toBe(flow);
  return chat;
}

const ASIDE = /aside|Shall I go on/;

describe.each(PAGES)('the page of %s, looked at by %s', (flow, role) => {
  test('opens nothing: the menu tells all there is, a cancel leaves nothing, and the form stands', async () => {
    const chat = await looking(flow, role);
    await chat.say('menu');
    expect(chat.last()?.text).toBe(MENU[role ?? 'visitor']);
    await chat.say('cancel');
    expect([chat.last()?.text, chat.shown().view?.flow]).toEqual([TALK.nothingOpen, flow]);
  });

  test('sets nothing aside for a new wish, and offers nothing to go on with after it', async () => {
    for (const wish of ['mtn 500 for 08031234567', 'token not received', 'write to support']) {
      const chat = await looking(flow, role);
      await chat.say(wish, 'cancel');
      expect(chat.texts().filter((text) => ASIDE.test(text))).toEqual([]);
    }
  });

  test('nor where the wish comes before its form is there', async () => {
    const chat = await chatOf(role);
    chat.conversation.lookAt(flow);
    await chat.say('my token does not work', 'cancel');
    expect(chat.texts().filter((text) => ASIDE.test(text))).toEqual([]);
  });
});

test('what somebody did something in is open: by typing, by a field of its form, or by a button', async () => {
  const typed = await looking('buy-power', 'service-user');
  await typed.say('5000', 'mtn 500 for 08031234567');
  const filled = await looking('pay-services', 'service-user');
  filled.conversation.send({ type: 'FILL', values: { service: 'dev-levy' }, from: 'form' });
  await filled.say('mtn 500 for 08031234567');
  const pressed = await chatOf('service-user');
  pressed.conversation.open('buy-power');
  await pressed.say('menu');
  expect([typed, filled].map((chat) => chat.texts().some((text) => ASIDE.test(text)))).toEqual([true, true]);
  expect(pressed.texts()).toContain(TALK.atStep('Buy Power'));
});

test('who signs in from a page that was only looked at is not asked whether to go on with it', async () => {
  const chat = await looking('airtime-page', null);
  await chat.say('sign in', 'resident@palmcourt.example');
  chat.conversation.say('Demo-Power-2026');
  await chat.conversation.settled();
  expect(chat.shown().session.role).toBe('service-user');
  expect(chat.texts().filter((text) => ASIDE.test(text))).toEqual([]);
});

test('what is gone back to comes back without a word of the page that was looked at meanwhile', async () => {
  const chat = await chatOf('service-user', {}, 'mtn 500 for 08031234567');
  chat.conversation.lookAt('pay-services');
  await chat.say('continue airtime');
  expect(chat.shown().view?.flow).toBe('airtime');
  expect(chat.texts()).not.toContain(TALK.setAside('Pay For Services'));
});

test('a reload on another page finds nothing open that was only looked at, and no question of it', async () => {
  let kept: unknown = null;
  const keep: Keep = {
    ...keepNothing(),
    token: () => bearer(),
    conversation: () => kept,
    keepConversation: (now) => {
      kept = JSON.parse(JSON.stringify(now()));
    },
  };
  const first = talkTo({}, { keep }).conversation;
  await say(first, 'what is the fee?');
  first.lookAt('buy-power');
  await first.settled();
  const question = texts(first).at(-1);
  first.stop();
  const again = talkTo({}, { keep }).conversation;
  await again.settled();
  expect(again.getSnapshot().view).toBeNull();
  expect(texts(again)).not.toContain(question);
});
