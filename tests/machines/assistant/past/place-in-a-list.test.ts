import { describe, expect, test } from 'vitest';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { payments } from '../../../support/calls/histories.ts';
import { say, talkTo, texts } from '../../../support/portal.ts';

/** What is asked of the server after a list of three payments, the 20th, 19th and 18th, and then this. */
async function heard(words: string) {
  const { conversation, script } = talkTo({ transactions: payments('power', 3) });
  await say(conversation, 'my last 3 payments', words);
  const asked = script.calls.flatMap(({ name, input }) => (name === 'ownPurchase' ? [input] : []));
  return { asked, texts: texts(conversation) };
}

describe('one of the payments that stand there is named by its place', () => {
  test.each([
    ['the second one', 'POWER-00000002'],
    ['the first one', 'POWER-00000003'],
    ['number 2', 'POWER-00000002'],
    ['show me the last one', 'POWER-00000001'],
    ['second abeg', 'POWER-00000002'],
    ['details of the third', 'POWER-00000001'],
    ['open the second payment', 'POWER-00000002'],
  ])('%s', async (words, orderId) => expect((await heard(words)).asked).toEqual([{ orderId }]));

  test('a place that it has not is said to be none', async () => {
    const { asked, texts: all } = await heard('the fifth one');
    expect([asked, all.at(-1)]).toEqual([[], PAST_SENTENCES.notSoMany(3)]);
  });

  test('behind something else it is no payment any more', async () => {
    const { conversation, script } = talkTo({ transactions: payments('power', 3) });
    await say(conversation, 'my last 3 payments', 'thank you', 'the second one');
    expect(script.calls.map(({ name }) => name)).not.toContain('ownPurchase');
  });
});
