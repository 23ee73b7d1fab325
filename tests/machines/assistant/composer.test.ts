import { expect, test } from 'vitest';
import { composerOf } from '#machines/assistant/conversation/snapshot.ts';
import { say, talkTo } from '../../support/portal.ts';
import { chatOf } from './past/past-chat.ts';

test.each([
  [['mtn 500 for 08031234567'], 'make it 7000'],
  [['dstv compact for 7023456789', 'a@b.example'], 'change the email'],
])('a purchase that is read back (%j) says as an example what can be changed in it: %s', async (sentences, example) => {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, ...sentences);
  expect(conversation.getSnapshot().view?.step).toBe('confirming');
  expect(conversation.getSnapshot().composer.placeholder).toBe(`Say yes, or change it, e.g. ${example}`);
  await say(conversation, example);
  const { view } = conversation.getSnapshot();
  const total = view?.summary.find((row) => row.total)?.value;
  expect(view?.next === 'email' || total === '₦7,100').toBe(true);
});

test('what only a yes with its deed does is asked for in the words that do it', async () => {
  const { shown } = await chatOf('netplus-admin', {}, 'deactivate Palm Court');
  expect(shown().composer.placeholder).toBe('Say "yes, deactivate" or no');
});

test('what is typed is masked from a password on until it was tried, and not while a flow that will ask for one begins', async () => {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, 'sign in', 'ada@b.example');
  const { view } = conversation.getSnapshot();
  if (!view) throw new Error('Nothing is open.');
  const busy = (value: string) =>
    composerOf(
      {
        ...view,
        next: null,
        busy: 'One moment',
        fields: view.fields.map((field) => (field.kind === 'secret' ? { ...field, value } : field)),
      },
      null,
    ).masked;
  expect([composerOf(view, null).masked, busy('••••••••'), busy('')]).toEqual([true, true, false]);
});
