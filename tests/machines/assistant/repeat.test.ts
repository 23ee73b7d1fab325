import { expect, test } from 'vitest';
import { TALK } from '#machines/assistant/sentences.ts';
import { say, talkTo, texts } from '../../support/portal.ts';

test('"repeat" with nothing to repeat says so; with a question open it is asked again', async () => {
  const { conversation } = talkTo();
  await say(conversation, 'repeat');
  expect(texts(conversation).at(-1)).toBe(TALK.nothingOpen);
  await say(conversation, 'buy power');
  const asked = texts(conversation).at(-1);
  await say(conversation, 'repeat');
  expect(texts(conversation).filter((text) => text === asked)).toHaveLength(1);
  expect(texts(conversation).at(-1)).toBe(asked);
  expect(conversation.getSnapshot().messages.at(-2)?.text).toBe('repeat');
  conversation.stop();
});
