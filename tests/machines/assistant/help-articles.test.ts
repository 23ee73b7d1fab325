import { describe, expect, test } from 'vitest';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import { say, talkTo, texts } from '../../support/portal.ts';

const lastTexts = (conversation: Conversation, many: number): string[] => texts(conversation).slice(-many);
const offered = (conversation: Conversation): string[] =>
  conversation.getSnapshot().suggestions.map((suggestion) => suggestion.say);

describe('a question that a help article answers', () => {
  test.each([
    ['how do i load a token?', '/help/loading-a-token'],
    ['how i go take load token', '/help/loading-a-token'],
    ['what is KCT', '/help/key-change-tokens'],
    ['kct', '/help/key-change-tokens'],
    ['why do I have 3 tokens?', '/help/key-change-tokens'],
    ['why was my card declined', '/help/payment-problems'],
    ['how long does a refnud take', '/help/payment-problems'],
    ['how do i read my meter', '/help/reading-your-meter'],
    ['is it safe', '/help/paying-safely'],
    ['abeg is this a scam?', '/help/paying-safely'],
    ['what does error 30 mean', '/help/meter-messages'],
    ['how do I pay service charge?', '/help/service-charge'],
    ['how do I pay a fine', '/help/fines'],
    ['what is development levy', '/help/development-levy'],
    ['do I need an account?', '/help/signing-up'],
    ['how do i open a ticket?', '/help/tickets'],
    ['how many rows can i upload?', '/help/uploads'],
  ])('%s', async (sentence, path) => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, sentence);
    expect(texts(conversation).at(-1)).toMatch(new RegExp(`\\. More: ${path}$`));
    conversation.stop();
  });

  test('offers what can be done about it', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, 'why was my card declined?');
    expect(offered(conversation)).toEqual(['payment issues']);
    conversation.stop();
  });

  test('is answered beside an open question, which is asked again and keeps what was said', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, 'airtime 500 for 08031234567', 'is it safe?');
    const [short, again] = lastTexts(conversation, 2);
    expect(short).toMatch(/^Yes\. You see what you buy, .* More: \/help\/paying-safely$/);
    expect(conversation.getSnapshot().messages.at(-2)?.aside).toBe(true);
    expect(again).toMatch(/network/i);
    await say(conversation, 'mtn');
    expect(conversation.getSnapshot().view?.summary).toContainEqual(
      expect.objectContaining({ value: expect.stringContaining('08031234567') }),
    );
    conversation.stop();
  });
});

describe('a wish, an answer or trouble is no question for an article', () => {
  test.each([
    'load my token 5000',
    'my token is not working',
    'where is my token',
    'why is my token not working',
    'my card was declined',
    'buy power 5000',
    'how much is dstv compact',
    'receipt for POWER-1A2B3C4D',
    'what do I owe',
    'what is my fine',
    'open an account',
    'talk to a person',
    'no meter number',
  ])('%s', async (sentence) => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, sentence);
    expect(texts(conversation).join('\n')).not.toContain('/help/');
    conversation.stop();
  });

  test('a sentence that is not understood offers the article it may be about', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, 'the remaining matter about scanning my units paper');
    expect(offered(conversation)).toContain('how do i read my meter?');
    conversation.stop();
  });
});
