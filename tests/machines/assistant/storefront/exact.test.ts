import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { say, talkTo, texts } from '../../../support/portal.ts';

/** Where sentences of a visitor lead: what is known of what is bought, and what is said last. */
async function reached(...sentences: readonly string[]) {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, ...sentences);
  const { view } = conversation.getSnapshot();
  const field = view?.fields.find(({ name }) => name === 'plan' || name === 'package');
  return {
    said: texts(conversation),
    next: view?.next,
    listed: field?.problem === null ? field.value : null,
    nearest: field?.choices.slice(0, 2).map(({ label }) => label),
  };
}

const MTN_1 = 'N1,000 (30 days, 1.5GB)';
const MTN_2 = 'N1,200 (30 days, 2GB)';
const [AIRTEL_3, AIRTEL_WEEK] = ['N1,499.01 (30 days, 3GB)', 'N1,499.03 (7 days, 6GB)'];

describe('what is not sold is never another thing that is', () => {
  test.each([
    ['mtn 1.6gb for 08031234567', '1.6GB', [`${MTN_1} for ₦1,000`, `${MTN_2} for ₦1,200`]],
    ['abeg give me 1.9 gig mtn', '1.9GB', [`${MTN_2} for ₦1,200`, `${MTN_1} for ₦1,000`]],
    ['mtn data 1100', '₦1,100', [`${MTN_1} for ₦1,000`, `${MTN_2} for ₦1,200`]],
    ['mtn 2gb for 1000 naira', '2GB ₦1,000', [`${MTN_2} for ₦1,200`, `${MTN_1} for ₦1,000`]],
    ['airtel 3gb weekly', '3GB weekly', [`${AIRTEL_3} for ₦1,499.01`, `${AIRTEL_WEEK} for ₦1,499.03`]],
    ['spectranet 6gb', '6GB', ['Unified 5GB for ₦3,070', 'Unified 10GB for ₦5,110']],
    ['smile 1gb flexiweekly', '1GB flexiweekly', ['1GB FlexiDaily for ₦350', '2GB FlexiWeekly for ₦1,000']],
    ['dstv compact max', 'compact max', ['COMPACT for ₦7,900', 'COMPACT PLUS for ₦12,400']],
    [
      'dstv compact plus extra view 7023456789',
      'compact plus extra view',
      ['COMPACT PLUS for ₦12,400', 'COMPACT for ₦7,900'],
    ],
    ['renew dstv compact ultra', 'compact ultra', ['COMPACT for ₦7,900', 'COMPACT PLUS for ₦12,400']],
    ['dstv 8000', '₦8,000', ['COMPACT for ₦7,900', 'COMPACT PLUS for ₦12,400']],
  ])('%s: the nearest two with their prices, and a question', async (sentence, named, near) => {
    const { said, next, listed } = await reached(sentence);
    expect(said).toContain(SENTENCES.noneSold(named, near));
    expect(said.at(-1)).toMatch(/^Which .*\?$/);
    expect([next, listed]).toEqual([expect.stringMatching(/^(?:plan|package)$/), null]);
  });

  test('the nearest stand first among what there is, and one of them is taken by a word', async () => {
    const sentence = 'mtn 1.6gb for 08031234567';
    expect((await reached(sentence)).nearest).toEqual([MTN_1, MTN_2]);
    expect((await reached(sentence, 'the second one')).listed).toBe(MTN_2);
    expect((await reached(sentence, '1.5gb')).listed).toBe(MTN_1);
  });

  test.each([
    ['mtn 2gb', MTN_2],
    ['mtn 2000mb', MTN_2],
    ['mtn 1.5gb monthly', MTN_1],
    ['airtel 6gb for 7 days', AIRTEL_WEEK],
    ['airtel 6gb 1499', AIRTEL_WEEK],
    ['dstv compact plus', 'COMPACT PLUS'],
    ['gotv max monthly', 'MAX'],
    ['smile flexi weekly', '2GB FlexiWeekly'],
  ])('%s is just that', async (sentence, listed) => expect((await reached(sentence)).listed).toBe(listed));

  test('while something is read back, what is not sold is asked about, and nothing is left as it was', async () => {
    const there = await reached('mtn 2gb for 08031234567', 'make it 5gb');
    expect(there).toMatchObject({ next: 'plan', listed: null, nearest: [MTN_2, MTN_1] });
  });

  test('another network that does not sell the plan asks again', async () => {
    expect(await reached('mtn 2gb for 08031234567', 'make it airtel')).toMatchObject({ next: 'plan', listed: null });
  });
});

describe('an amount that is said for something on a price list is its price', () => {
  test.each([
    [['buy data 1000 naira', 'mtn'], MTN_1],
    [['buy data', 'mtn 1k'], MTN_1],
    [['buy data 1,200', '08031234567', 'mtn'], MTN_2],
    [['data', 'mtn', 'the 1200 naira one'], MTN_2],
    [['mtn 2gb', 'make it 1000'], MTN_1],
    [['dstv', '7900'], 'COMPACT'],
    [['pay cable tv 12400', 'dstv'], 'COMPACT PLUS'],
    [['pay cable tv', 'dstv 7900'], 'COMPACT'],
    [['buy internet 1000', 'smile'], '2GB FlexiWeekly'],
    [['buy internet', 'spectranet 5110'], 'Unified 10GB'],
  ])('%j', async (sentences, listed) => expect((await reached(...sentences)).listed).toBe(listed));

  test('where nothing costs so much the nearest two are named', async () => {
    const { said, listed } = await reached('buy data 900', 'mtn');
    expect(said).toContain(SENTENCES.noneSold('₦900', [`${MTN_1} for ₦1,000`, `${MTN_2} for ₦1,200`]));
    expect(listed).toBeNull();
  });
});
