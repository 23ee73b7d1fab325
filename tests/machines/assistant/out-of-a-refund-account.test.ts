import { describe, expect, test } from 'vitest';
import { FIGURES } from '#catalogues/sentences/conversation/figures.ts';
import { WAITING_REFUND } from '../../support/calls/refund-accounts.ts';
import { say, talkTo, texts } from '../../support/portal.ts';

const ORDER = 'POWER-0123456789ABCDEF';

async function heard(...words: readonly string[]) {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, 'give my bank details', ...words);
  const { view } = conversation.getSnapshot();
  const given = view?.fields.flatMap(({ name, value }) => (value === '' ? [] : [[name, value]]));
  return { flow: view?.flow, next: view?.next, given, texts: texts(conversation) };
}

describe('where the order of a refund is asked for, only an order answers', () => {
  test.each(['which account?', 'why do you need it', 'talk to a person', 'how much is dstv'])('"%s"', async (words) => {
    expect(await heard(words)).toMatchObject({ flow: 'refund-account', next: 'order', given: [] });
  });

  test('an order answers', async () => {
    expect(await heard(ORDER)).toMatchObject({ next: 'bank', given: [['order', ORDER]] });
  });

  test('what is nearly one is taken, for the portal to say what is wrong with it', async () => {
    expect(await heard('POWR-01234')).toMatchObject({ next: 'bank', given: [['order', 'POWR-01234']] });
  });
});

describe('a wish leaves the questions of a refund account', () => {
  test.each([[[]], [[ORDER]]])('after %j', async (before) => {
    expect(await heard(...before, 'mtn 500 for 08031234567')).toMatchObject({ flow: 'airtime' });
    expect(await heard(...before, 'I want to buy airtime')).toMatchObject({ flow: 'airtime' });
    expect((await heard(...before, 'buy power 5000')).texts.at(-1)).toBe('Which power do you mean?');
  });
});

test.each([
  ['zenith', '057'],
  ['na gtb', '058'],
  ['my first bank account', '011'],
])('"%s" names a bank', async (words, bank) => {
  expect(await heard(ORDER, words)).toMatchObject({ next: 'number', given: expect.arrayContaining([['bank', bank]]) });
});

test.each([
  'give my refund to my gtbank 0123456789',
  'refund me to my bank 0123456789',
  'my refund should go to 0123456789 zenith',
])('the number in "%s" is called no bad meter number', async (words) => {
  const { conversation } = talkTo({ refunds: [WAITING_REFUND] });
  await say(conversation, words);
  expect(conversation.getSnapshot().view?.flow).toBe('refund-account');
  expect(texts(conversation)).not.toContain(FIGURES.meterLength('0123456789', 10));
  expect(texts(conversation)).not.toContain(FIGURES.notUsed('0123456789'));
});
