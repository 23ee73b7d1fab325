import { expect, test } from 'vitest';
import { VERIFYING } from '#catalogues/sentences/estate/verifying.ts';
import { chatOf } from '../past/past-chat.ts';

test.each([
  'approve the meter change of House 12 tomorrow',
  'approve the meter change of House 12 after he pays',
  'refuse or approve the meter change of House 12',
  'approve Ada Obi once she pays',
])('an administrator who says "%s" is told how it is said, and nobody is looked for or let in', async (sentence) => {
  const chat = await chatOf('service-admin', {}, sentence);
  expect([chat.last()?.text, chat.shown().view]).toEqual([VERIFYING.unsure, null]);
  await chat.say('yes');
  expect(['residents', 'previewRefusal', 'verifyResident', 'refuseResident'].flatMap(chat.calls)).toEqual([]);
  chat.conversation.stop();
});

test('a condition that is said while a question is open answers that, or nothing', async () => {
  const chat = await chatOf('service-admin', {}, 'approve meter change', 'approve the meter change tomorrow');
  expect(chat.texts()).not.toContain(VERIFYING.unsure);
  expect(chat.calls('verifyResident')).toEqual([]);
  chat.conversation.stop();
});

test('whoever is no administrator is told nothing of it', async () => {
  const chat = await chatOf('service-user', {}, 'approve the meter change of House 12 tomorrow');
  expect(chat.texts()).not.toContain(VERIFYING.unsure);
  chat.conversation.stop();
});
