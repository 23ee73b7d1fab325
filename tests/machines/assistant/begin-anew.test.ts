import { expect, test } from 'vitest';
import { mayBeginAnew } from '#machines/assistant/conversation/conversation-view.ts';
import { say, talkTo } from '../../support/portal.ts';

test('a newer portal waits for what is open: a page begins anew only with nothing in it', async () => {
  const { conversation } = talkTo();
  await conversation.settled();
  expect(mayBeginAnew(conversation.getSnapshot())).toBe(true);
  await say(conversation, 'buy power 5000');
  expect(mayBeginAnew(conversation.getSnapshot())).toBe(false);
  await say(conversation, 'cancel');
  expect(mayBeginAnew(conversation.getSnapshot())).toBe(true);
  expect(mayBeginAnew({ ...conversation.getSnapshot(), offline: { text: '', tokens: [] } })).toBe(false);
});
