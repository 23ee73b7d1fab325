import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { say, talkTo, texts } from '../../../support/portal.ts';

const visitor = (given: Parameters<typeof talkTo>[0] = {}) => talkTo(given, { visitor: true });

const last = (conversation: Conversation) => conversation.getSnapshot().messages.at(-1);
const tables = (conversation: Conversation) =>
  conversation.getSnapshot().messages.flatMap(({ text, table }) => (table ? [{ text, rows: table.rows }] : []));
const labels = (conversation: Conversation) => conversation.getSnapshot().suggestions.map(({ label }) => label);

const DStv = [
  ['COMPACT PLUS', '₦12,400'],
  ['COMPACT', '₦7,900'],
];

describe('prices are shown as a list', () => {
  test.each([
    ['dstv prices', 'DStv', DStv],
    ['mtn data plans', 'MTN', [['N500 (14 days, 750MB)', '₦500']]],
    ['smile price list', 'Smile', [['1GB FlexiDaily', '₦350']]],
    ['how much is dstv compact', 'DStv', [['COMPACT', '₦7,900']]],
    ['airtel data prices', 'Airtel', [['N1,499.01 (30 days, 3GB)', '₦1,499.01']]],
  ])('%s', async (question, name, rows) => {
    const { conversation } = visitor();
    await say(conversation, question);
    const [table] = tables(conversation);
    expect(table?.text).toBe(TALK.pricesOf(name));
    expect(table?.rows.slice(0, rows.length)).toEqual(rows);
    expect(last(conversation)?.table?.columns.map(({ label, align }) => [label, align])).toEqual([
      ['Package', 'start'],
      ['Price', 'end'],
    ]);
  });

  test('a package that the company does not have is said, with what there is', async () => {
    const { conversation } = visitor();
    await say(conversation, 'how much is gotv jinja');
    expect(tables(conversation)).toEqual([{ text: TALK.nothingSuch('GOtv', 'jinja'), rows: [['MAX', '₦3,600']] }]);
  });

  test('where nobody is named it is asked whose, and nothing is guessed', async () => {
    const { conversation } = visitor();
    await say(conversation, 'which packages are there');
    expect([last(conversation)?.text, labels(conversation)]).toEqual([
      TALK.whichPrices,
      ['Data plans', 'Cable TV packages', 'Internet packages'],
    ]);
    await say(conversation, 'cable tv price list');
    expect([last(conversation)?.text, labels(conversation)]).toEqual([TALK.whosePrices, ['DStv', 'GOtv', 'StarTimes']]);
    await say(conversation, conversation.getSnapshot().suggestions[0]?.say ?? '');
    expect(tables(conversation)).toEqual([{ text: TALK.pricesOf('DStv'), rows: DStv }]);
  });

  test('each button of these questions shows a list', async () => {
    for (const question of ['data price list', 'cable tv price list', 'internet price list']) {
      const { conversation } = visitor();
      await say(conversation, question);
      for (const { say: sentence } of conversation.getSnapshot().suggestions.slice(0, 2)) {
        await say(conversation, sentence);
      }
      expect(tables(conversation).length, question).toBeGreaterThanOrEqual(question === 'internet price list' ? 1 : 2);
    }
  });

  test('the open purchase says whose prices are meant, keeps what was typed, and is asked again', async () => {
    const { conversation } = visitor();
    await say(conversation, 'mtn data for 08031234567', 'which packages are there');
    const { messages, view } = conversation.getSnapshot();
    expect(messages.slice(-2)).toMatchObject([
      {
        text: TALK.pricesOf('MTN'),
        aside: true,
        table: { rows: expect.arrayContaining([['N500 (14 days, 750MB)', '₦500']]) },
      },
      { text: 'Which data plan would you like?' },
    ]);
    expect(view?.fields.find(({ name }) => name === 'phone')?.value).toBe('08031234567');
    await say(conversation, '500');
    expect(conversation.getSnapshot().view?.step).toBe('confirming');
  });

  test('airtime and power have no list, and that is said', async () => {
    const { conversation } = visitor();
    await say(conversation, 'how much is mtn airtime', 'how much is a unit');
    expect(texts(conversation).slice(-2)).toEqual([TALK.anyAmount, TALK.tariff]);
  });

  test('without a line the question is answered all the same', async () => {
    const { conversation } = visitor({ prices: 'no line' });
    await say(conversation, 'dstv prices');
    expect(last(conversation)?.text).toBe(MESSAGES.networkFailure);
  });
});

describe('how much is the fee?', () => {
  test('of nobody in particular: that it depends on the company', async () => {
    const { conversation } = visitor();
    await say(conversation, 'how much is the fee?');
    expect(last(conversation)?.text).toBe(TALK.fee('₦50'));
  });

  test('of a company, or of the one that the open purchase is from', async () => {
    const { conversation } = visitor();
    await say(conversation, 'fee for dstv', 'mtn 500 for 08031234567', 'how much is the fee?');
    const said = texts(conversation);
    expect(said).toContain('The convenience fee for DStv is ₦100 on each purchase, whatever the amount.');
    expect(said.slice(-2)).toEqual([
      'The convenience fee for MTN is ₦100 on each purchase, whatever the amount.',
      'Back to Airtime & Data: shall I pay ₦600?',
    ]);
  });

  test.each([
    [0, 'MTN has no convenience fee.'],
    ['none', MESSAGES.serviceUnavailable],
    ['no line', MESSAGES.networkFailure],
  ] as const)('answered by the server with %s', async (fee, words) => {
    const { conversation } = visitor({ fee });
    await say(conversation, 'fee for mtn');
    expect(last(conversation)?.text).toBe(words);
  });

  test('for a resident it is the fee of the estate', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'how much is the fee?');
    expect(last(conversation)?.text).toBe(TALK.estateFee('₦50'));
  });
});

describe('a distribution company that is not served', () => {
  const SIX = 'I sell for EKEDC, KEDCO, JED, AEDC, IBEDC and EEDC.';
  const CODES = ['phcneko', 'phcnkano', 'phcnjos', 'phcnabuja', 'phcnibadan', 'phcnenugu'];
  const offered = (conversation: Conversation) =>
    conversation
      .getSnapshot()
      .view?.fields.find(({ name }) => name === 'provider')
      ?.choices.map(({ value }) => value);

  test.each([
    ['ikedc 5000', 'Ikeja Electric (IKEDC)', '5000'],
    ['buy light for ikeja', 'Ikeja Electric (IKEDC)', ''],
    ['phed 2000', 'Port Harcourt Electricity Distribution Company (PHED)', '2000'],
    ['kaduna electric', 'Kaduna Electric (KAEDCO)', ''],
  ])(
    '%s: it is told so plainly and shown the six, and the amount is kept',
    { tags: ['B-057'] },
    async (sentence, name, amount) => {
      const { conversation } = visitor();
      await say(conversation, sentence);
      expect(texts(conversation)).toContain(`I cannot sell power for ${name} yet. ${SIX}`);
      expect(conversation.getSnapshot().view).toMatchObject({ flow: 'public-power', next: 'provider' });
      expect(offered(conversation)).toEqual(CODES);
      expect(conversation.getSnapshot().view?.fields.find((field) => field.name === 'amount')?.value).toBe(amount);
    },
  );

  test('as an answer to which company, and as a correction of one', async () => {
    const { conversation } = visitor();
    await say(conversation, 'buy power from a distribution company', 'ikeja');
    expect(texts(conversation).slice(-2)).toEqual([
      expect.stringContaining('I cannot sell power for Ikeja Electric (IKEDC)'),
      'Which distribution company supplies the meter?',
    ]);
    await say(conversation, 'eko', '45012345678', 'ada@example.com', '5000', 'no, benin');
    expect(texts(conversation).at(-2)).toContain(
      'I cannot sell power for Benin Electricity Distribution Company (BEDC)',
    );
    expect(conversation.getSnapshot().view).toMatchObject({ next: 'provider' });
    await say(conversation, 'abuja');
    expect(conversation.getSnapshot().view).toMatchObject({ step: 'confirming' });
  });

  test('a resident who names one is told as well', async () => {
    const { conversation } = talkTo();
    await say(conversation, 'ikedc 5000');
    expect(texts(conversation)).toContainEqual(
      expect.stringContaining('I cannot sell power for Ikeja Electric (IKEDC)'),
    );
    expect(conversation.getSnapshot().view).toMatchObject({ flow: 'public-power', next: 'provider' });
  });

  test('asked about, it is told without beginning a purchase', async () => {
    const { conversation } = visitor();
    await say(conversation, 'how much is the fee for ikedc');
    expect(last(conversation)?.text).toContain('I cannot sell power for Ikeja Electric (IKEDC)');
    expect(conversation.getSnapshot().view).toBeNull();
  });
});

describe('support', () => {
  test('a message is written in the conversation, whatever it speaks of', async () => {
    const { conversation } = visitor();
    const message = 'I paid dstv compact for 7023456789 and got nothing, please cancel it';
    await say(conversation, 'contact support', 'Ada Obi', 'ada@example.com', message);
    expect(conversation.getSnapshot().view).toMatchObject({ flow: 'contact-support', next: 'robot' });
    expect(conversation.getSnapshot().view?.fields.find(({ name }) => name === 'message')?.value).toBe(message);
  });

  test('whoever wants a person gets the contacts, and may write a message', async () => {
    const { conversation } = visitor();
    await conversation.settled();
    await say(conversation, 'talk to a person');
    expect(last(conversation)?.text).toBe(TALK.person('0700 000 0000, support@wattchat.example'));
    expect(conversation.getSnapshot().suggestions).toEqual([{ label: 'Write a message', say: 'write to support' }]);
  });
});

test('a name or a number alone is not understood as a purchase, and the nearest things are offered', async () => {
  const offers: Record<string, string[]> = {};
  for (const text of ['mtn', '08031234567', '45012345678']) {
    const { conversation } = visitor();
    await say(conversation, text);
    expect(conversation.getSnapshot().view).toBeNull();
    offers[text] = conversation.getSnapshot().suggestions.map(({ say: sentence }) => sentence);
  }
  expect(offers).toEqual({
    mtn: ['buy airtime mtn', 'buy data mtn'],
    '08031234567': ['buy airtime 08031234567', 'buy data 08031234567'],
    '45012345678': ['buy power for meter 45012345678', 'pay tv smartcard 45012345678'],
  });
});
