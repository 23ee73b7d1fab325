import { describe, expect, test } from 'vitest';
import { TALK } from '#machines/assistant/sentences.ts';
import { say, talkTo } from '../../../support/portal.ts';

/** What a visitor is told last before the open question, with its table, and what is open then. */
async function told(...sentences: readonly string[]) {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, ...sentences);
  const { messages, view } = conversation.getSnapshot();
  const message = messages.findLast(({ table }) => table);
  return { text: message?.text, rows: message?.table?.rows, view, all: messages.map(({ text }) => text) };
}

const MTN_2 = ['MTN', 'N1,200 (30 days, 2GB)', '₦1,200'];
const COMPACT = ['DStv', 'COMPACT', '₦7,900'];
const PLUS = ['DStv', 'COMPACT PLUS', '₦12,400'];
const MAX = ['GOtv', 'MAX', '₦3,600'];

describe('a comparison tells what things cost, and buys nothing', () => {
  test.each([
    [
      'is dstv compact more than compact plus',
      [COMPACT, PLUS],
      ['DStv COMPACT', '₦7,900', '₦4,500', 'DStv COMPACT PLUS'],
    ],
    ['dstv compact vs gotv max', [MAX, COMPACT], ['GOtv MAX', '₦3,600', '₦4,300', 'DStv COMPACT']],
    ['which is cheaper, dstv compact or gotv max?', [MAX, COMPACT], ['GOtv MAX', '₦3,600', '₦4,300', 'DStv COMPACT']],
    ['abeg compare dstv compact with gotv max', [MAX, COMPACT], ['GOtv MAX', '₦3,600', '₦4,300', 'DStv COMPACT']],
    ['wetin be the difference between dstv compact and compact plus', [COMPACT, PLUS], null],
    [
      'smile 1gb flexidaily or spectranet 5gb which one cheaper',
      [
        ['Smile', '1GB FlexiDaily', '₦350'],
        ['Spectranet', 'Unified 5GB', '₦3,070'],
      ],
      null,
    ],
  ] as const)('%s', async (sentence, rows, words) => {
    const { text, rows: shown, view } = await told(sentence);
    expect(shown).toEqual(expect.arrayContaining(rows.map((row) => [...row])));
    if (words) expect(text).toBe(TALK.cheapest(words[0], words[1], [words[2], words[3]]));
    expect(text).toContain('Nothing is bought.');
    expect(view).toBeNull();
  });

  test('what one of them does not sell is said, with the nearest', async () => {
    const { text, rows, all, view } = await told('compare mtn and airtel 2gb');
    const near = ['N1,499.01 (30 days, 3GB) for ₦1,499.01', 'N1,499.03 (7 days, 6GB) for ₦1,499.03'];
    expect(all).toContain(TALK.nearestOf('Airtel', '2GB', near));
    expect([text, rows?.[0]]).toEqual([TALK.unlike, MTN_2]);
    expect(view).toBeNull();
  });

  test.each([
    'which is cheaper mtn or airtel 2gb',
    'is mtn 2gb cheaper than airtel 3gb?',
    'compare mtn and glo 2gb',
    'which network is cheapest for 2gb',
  ])('beside a read-back it corrects nothing and agrees to nothing: %s', async (sentence) => {
    const { view, text } = await told('mtn 500 for 08031234567', sentence);
    expect(text).toContain('Nothing is bought.');
    expect(view).toMatchObject({ flow: 'airtime', step: 'confirming' });
    expect(view?.summary).toContainEqual({ name: 'amount', label: 'Amount', value: '₦500' });
  });

  test.each(['which is cheaper, mtn or glo airtime', 'is it cheaper to buy 5000 or 10000 light'])(
    '%s: nothing has a price list, so nothing is bought and it is said how it is priced',
    async (sentence) => {
      const { view, all } = await told(sentence);
      expect([TALK.anyAmount, TALK.tariff]).toContain(all.at(-1));
      expect(view).toBeNull();
    },
  );

  test.each(['buy mtn 2gb for 08031234567', 'mtn 2gb abeg', 'renew dstv compact 7023456789'])(
    '%s compares nothing',
    async (sentence) => expect((await told(sentence)).view).not.toBeNull(),
  );
});
