import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { type Script, say, talkTo, texts } from '../../support/portal.ts';

const AIRTIME = 'mtn 500 for 08031234567';
const WAYS = ['try again', 'Try again?', 'oya try again', 'retry', 'check again', 'abeg check am again'];

/** The keys under which orders were opened, in order. */
const keysOf = ({ calls }: Pick<Script, 'calls'>) =>
  calls.flatMap(({ name, input }) => (name === 'openBill' ? [(input as { key: string }).key] : []));

describe('a purchase that is taken up again', () => {
  test.each(['try another card', 'try again'])('after a refused card, by "%s", is another order', async (words) => {
    const { conversation, script } = talkTo({ report: ['failed'] }, { visitor: true });
    await say(conversation, AIRTIME, 'yes');
    conversation.send({ type: 'WIDGET', result: 'failed' });
    await conversation.settled();
    await say(conversation, words, 'yes');
    const [first, second, ...more] = keysOf(script);
    expect([typeof first, typeof second, more]).toEqual(['string', 'string', []]);
    expect(second).not.toBe(first);
    expect(conversation.getSnapshot().view?.widget).not.toBe(null);
  });
});

describe('who asks to try again in words', () => {
  test.each(WAYS)('%s: checks once more what could not be checked', async (words) => {
    const { conversation, script } = talkTo({ fee: 'down' }, { visitor: true });
    await say(conversation, AIRTIME);
    expect(texts(conversation).at(-1)).toBe('Service Unavailable');
    script.fee = 100;
    await say(conversation, words);
    expect(texts(conversation)).not.toContain(TALK.missed);
    expect(conversation.getSnapshot().view).toMatchObject({ step: 'confirming' });
  });

  test.each([
    ['change the phone to 08039998887', { phone: '08039998887' }],
    ['use 2000 instead', { amount: '2000' }],
    ['try with airtel', { network: 'airtel' }],
    ['make it 1000 for 08039998887', { amount: '1000', phone: '08039998887' }],
  ])(
    '"%s" takes up the purchase that failed with that changed, reads it back, and charges nothing',
    async (words, changed) => {
      const { conversation, script } = talkTo({ report: ['failed'] }, { visitor: true });
      await say(conversation, AIRTIME, 'yes');
      conversation.send({ type: 'WIDGET', result: 'failed' });
      await conversation.settled();
      await say(conversation, words);
      const { view } = conversation.getSnapshot();
      expect(view).toMatchObject({ flow: 'airtime', step: 'confirming' });
      const values = Object.fromEntries(view?.fields.map(({ name, value }) => [name, value]) ?? []);
      expect(values).toMatchObject({ network: 'mtn', amount: '500', phone: '08031234567', ...changed });
      expect(keysOf(script)).toHaveLength(1);
      await say(conversation, 'yes');
      expect(new Set(keysOf(script)).size).toBe(2);
    },
  );

  test.each(WAYS)('%s: takes up the purchase that failed, and charges nothing by itself', async (words) => {
    const { conversation } = talkTo({ report: ['failed'] }, { visitor: true });
    await say(conversation, AIRTIME, 'yes');
    conversation.send({ type: 'WIDGET', result: 'failed' });
    await conversation.settled();
    expect(conversation.getSnapshot().view?.outcome).toBe('failed');
    await say(conversation, words);
    expect(conversation.getSnapshot().view).toMatchObject({ step: 'confirming', widget: null });
    expect(texts(conversation).at(-1)).toBe(SENTENCES.confirmPower);
  });

  test('at what is read back it pays nothing', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, AIRTIME, 'try again');
    expect(conversation.getSnapshot().view).toMatchObject({ step: 'confirming', widget: null });
  });
});
