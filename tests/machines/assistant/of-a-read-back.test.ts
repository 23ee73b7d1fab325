import { describe, expect, test } from 'vitest';
import { LISTENING } from '#catalogues/sentences/conversation/listening.ts';
import { METER, say, talkTo, texts } from '../../support/portal.ts';

/** A resident at the read-back of ₦5,000 of power, who then says this. */
async function said(...words: readonly string[]) {
  const { conversation, script } = talkTo();
  await say(conversation, 'buy power 5000', ...words);
  const view = conversation.getSnapshot().view;
  const amount = view?.fields.find(({ name }) => name === 'amount')?.value;
  return { view, amount, texts: texts(conversation), ordered: script.calls.some(({ name }) => name === 'openOrder') };
}

describe('a part or a multiple of what is read back is reckoned and read back again', () => {
  test.each([
    ...['half of it', 'make it half', 'just do half abeg', 'half the amount', 'abeg buy half', 'reduce am by half'],
    ...['let it be half', 'cut it in half', 'half only'],
  ])('"%s" is ₦2,500', async (words) => {
    expect(await said(words)).toMatchObject({ amount: '2500', ordered: false, view: { step: 'confirming' } });
  });

  test.each(['double am', 'double it', 'twice that', 'times two', 'I want double of this', 'two times am'])(
    '"%s" is ₦10,000',
    async (words) => {
      expect(await said(words)).toMatchObject({ amount: '10000', ordered: false, view: { step: 'confirming' } });
    },
  );

  test.each(['half now half later', 'is half not enough', 'double half', 'I never said half'])(
    'but "%s" changes nothing and pays nothing',
    async (words) => {
      expect(await said(words)).toMatchObject({ amount: '5000', ordered: false });
    },
  );

  test('and the yes behind it pays that much', async () => {
    expect(await said('half of it', 'yes')).toMatchObject({ amount: '2500', ordered: true });
  });

  test('what has a price of its own is said to have one', async () => {
    const { conversation } = talkTo({}, { visitor: true });
    await say(conversation, 'mtn data N500 for 08031234567', 'half of it');
    expect(texts(conversation)).toContain(LISTENING.ownPrice);
  });
});

describe('who will pay at another time pays nothing, and what is read back waits', () => {
  test.each([
    ...[
      'I go pay tomorrow',
      'let me pay tomorrow',
      'I will do it later',
      'later abeg',
      'when my salary enter I go pay',
    ],
    ...[
      'make I come back this night',
      'next week',
      'not now, in the evening',
      'tomorrow morning',
      'remind me tomorrow',
    ],
    ...['I will pay when I get home'],
  ])('%s', async (words) => {
    const after = await said(words);
    expect(after).toMatchObject({ amount: '5000', ordered: false, view: { step: 'confirming' } });
    expect(after.texts).toContain(LISTENING.putOff);
  });

  test('the yes that comes at last is asked for once more, and the next one pays', async () => {
    expect(await said('I go pay tomorrow', 'yes')).toMatchObject({ ordered: false, view: { step: 'confirming' } });
    expect(await said('I go pay tomorrow', 'yes', 'yes')).toMatchObject({ ordered: true });
  });
});

describe('who asks for which meter it is reads it', () => {
  test.each([
    ...['which meter be dat', 'which meter', 'for which meter', 'whose meter be this', 'na which meter you wan load'],
    ...['which meter are you buying for', 'what is the meter number', 'is it my own meter', 'the meter na which one'],
  ])('%s', async (words) => {
    const after = await said(words);
    expect(after.texts.some((text) => text.startsWith('It is for this: ') && text.includes(METER))).toBe(true);
    expect(after).toMatchObject({ amount: '5000', ordered: false, view: { step: 'confirming' } });
  });
});
