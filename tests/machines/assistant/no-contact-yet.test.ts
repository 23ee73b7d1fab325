import { expect, test } from 'vitest';
import { say, talkTo, texts } from '../../support/portal.ts';

/** The portal answers nothing about itself. */
const unheard = { portalSettings: () => Promise.reject(new Error('no answer')) };

test.each([
  [true, 'zzzz qqqq'],
  [undefined, 'xkcd vvvv'],
] as const)(
  'who is not understood three times is sent to the page Contact before its number is known',
  async (visitor, words) => {
    const { conversation } = talkTo({}, { ...(visitor && { visitor }), services: unheard });
    await say(conversation, words, words, words);
    expect(texts(conversation).join('\n')).toContain('A person can help you: on the page Contact.');
  },
);
