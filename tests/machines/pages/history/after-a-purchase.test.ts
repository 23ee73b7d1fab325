import { expect, test } from 'vitest';
import { say, talkTo } from '../../../support/portal.ts';
import { loaded } from '../support.ts';

test('an open dashboard is read again as soon as a purchase has been delivered', async () => {
  const { conversation, script } = talkTo();
  const page = conversation.pages.dashboard();
  await loaded(page);
  const reads = () => script.calls.filter(({ name }) => name === 'residentDashboard').length;
  await say(conversation, 'buy power 5000', 'yes');
  expect(reads()).toBe(1);
  conversation.send({ type: 'WIDGET', result: 'captured' });
  await conversation.settled();
  expect(reads()).toBe(2);
  conversation.stop();
});
