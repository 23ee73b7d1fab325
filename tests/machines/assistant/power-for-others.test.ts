import { expect, test } from 'vitest';
import { TALK } from '#machines/assistant/sentences.ts';
import { say, talkTo, texts } from '../../support/portal.ts';

test('power for somebody who lives elsewhere is not bought for the own meter: which one is asked first', async () => {
  const { conversation } = talkTo();
  await say(conversation, 'send 5k light to my tenant');
  expect([texts(conversation).at(-1), conversation.getSnapshot().view]).toEqual([TALK.whichPower, null]);
  expect(conversation.getSnapshot().suggestions.map(({ label }) => label)).toEqual([TALK.ownPower, TALK.publicPower]);
  await say(conversation, TALK.publicPower);
  expect(conversation.getSnapshot().view).toMatchObject({ flow: 'public-power' });
  conversation.stop();
});

test('for who lives there, and for the own meter, it is not asked', async () => {
  for (const sentence of ['buy 3k light for my wife', 'buy 3k light for my meter']) {
    const { conversation } = talkTo();
    await say(conversation, sentence);
    expect(conversation.getSnapshot().view?.flow).toBe('buy-power');
    conversation.stop();
  }
});
