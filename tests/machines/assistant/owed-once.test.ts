import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { chatOf } from './past/past-chat.ts';

const owed = { serviceCharge: -45_000, devLevy: 0, fine: 0 };

/** The places in the log at which it is said what is owed. */
const told = (texts: readonly string[]) =>
  texts.flatMap((text, at) => (text.startsWith(MESSAGES.outstandingBlock) ? [at] : []));

async function debtor() {
  const chat = await chatOf('service-user', { owed });
  const texts = () => chat.shown().messages.map(({ text }) => text);
  return { ...chat, texts };
}

describe('what is owed stands once in the conversation, where it was said last', () => {
  test.for(['abeg buy me light 5k sharp', 'buy power 5000'])('"%s" on the page of Buy Power, at once', async (text) => {
    const { conversation, texts } = await debtor();
    conversation.lookAt('buy-power');
    conversation.say(text);
    await conversation.settled();
    expect(told(texts())).toEqual([texts().lastIndexOf(text) + 1]);
  });

  test.for(['abeg buy me light 5k sharp', 'buy power 5000', 'check again'])(
    '"%s" after it was read there',
    async (text) => {
      const { conversation, texts, say } = await debtor();
      conversation.lookAt('buy-power');
      await conversation.settled();
      expect(told(texts())).toHaveLength(1);
      await say(text);
      expect(told(texts())).toEqual([texts().lastIndexOf(text) + 1]);
    },
  );
});
