import { expect, test } from 'vitest';
import { chatOf } from '../past/past-chat.ts';

const asking = (...answers: readonly string[]) =>
  chatOf('service-admin', {}, 'charge everybody service charge', ...answers);

test.each(['december', 'for December please', '12/2026', 'December 2026'])('"%s" says which month', async (answer) => {
  const talk = await asking(answer);
  expect(talk.calls('previewCharges')).toMatchObject([{ month: '2026-12' }]);
  talk.conversation.stop();
});

test.each([
  ['all payments of november as csv', 'exportEstateTransactions'],
  ['who owes more than 20k', 'debtors'],
])('"%s" is no month: it is done, and the month is asked again', async (sentence, call) => {
  const talk = await asking(sentence);
  expect(talk.calls(call)).toHaveLength(1);
  expect([talk.calls('previewCharges'), talk.shown().view?.next]).toEqual([[], 'month']);
  talk.conversation.stop();
});
