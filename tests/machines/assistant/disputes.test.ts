import { describe, expect, test } from 'vitest';
import { LISTENING } from '#catalogues/sentences/conversation/listening.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { say, talkTo, texts } from '../../support/portal.ts';

describe('who disputes a debt', () => {
  test.each(['no be me owe o, wetin una dey talk', 'which debt be this', 'I no owe una shishi', 'this is not my debt'])(
    'in the middle of a purchase is heard once, and the purchase stays: %s',
    async (words) => {
      const { conversation, script } = talkTo();
      await say(conversation, 'buy power 2000', words);
      expect(texts(conversation).filter((text) => text === LISTENING.sorry.disputes)).toHaveLength(1);
      expect(texts(conversation)).toContain(LISTENING.ticket);
      expect(conversation.getSnapshot().view).toMatchObject({ flow: 'buy-power', step: 'confirming' });
      expect(script.calls.map(({ name }) => name)).not.toContain('openOrder');
    },
  );

  test('is asked to sign in for nothing', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, 'mtn airtime', 'no be me owe o, wetin una dey talk');
    expect(texts(conversation)).toContain(LISTENING.sorry.disputes);
    expect(conversation.getSnapshot().view).toMatchObject({ flow: 'airtime', next: 'phone' });
  });

  test('keeps the choice that was asked for', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, 'buy power 2000', 'wetin una dey talk', 'a distribution company');
    expect(conversation.getSnapshot().view?.flow).toBe('public-power');
  });
});

test('who leaves nothing for a wish is not told that nothing was open', async () => {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, 'forget it, just airtime 200');
  expect(texts(conversation)).not.toContain(TALK.nothingOpen);
  expect(conversation.getSnapshot().view?.flow).toBe('airtime');
  await say(conversation, 'cancel', 'cancel');
  expect(texts(conversation).at(-1)).toBe(TALK.nothingOpen);
});
