import { describe, expect, test } from 'vitest';
import { AT_ONCE } from '#catalogues/trouble/at-once.ts';
import { say, talkTo, texts } from '../../../support/portal.ts';
import { onDevice } from '../offline/on-device.ts';

const SAID: readonly (readonly [string, keyof typeof AT_ONCE])[] = [
  ['I loaded the token and got no units', 'accepted'],
  ['my token was rejected', 'rejected'],
  ['my meter rejected the token', 'rejected'],
  ['meter say used for my token', 'used'],
  ['token no gree enter', 'rejected'],
];

test.each(SAID)('"%s" is answered at once, looked into, and buys nothing', async (text, symptom) => {
  const { conversation, script } = talkTo();
  await say(conversation, text);
  expect(texts(conversation)).toContain(AT_ONCE[symptom]);
  expect(conversation.getSnapshot().view?.flow).toBe('token-issues');
  expect(script.calls.map(({ name }) => name)).not.toContain('openOrder');
});

describe('without a line', () => {
  test.each(SAID)('"%s" is answered, too, and looked into when there is one again', async (text, symptom) => {
    const { conversation, lose, regain } = onDevice();
    await conversation.settled();
    await lose();
    await say(conversation, text);
    expect(texts(conversation)).toContain(AT_ONCE[symptom]);
    await regain();
    expect(conversation.getSnapshot().view?.flow).toBe('token-issues');
  });
});
