import { describe, expect, test } from 'vitest';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { understand } from '#machines/talk/understand.ts';
import { chatOf } from './past/past-chat.ts';

const TODAY = '2026-11-23';

/** What the last of some sentences means, each said where the ones before it were answered. */
function meaning(role: 'service-user' | 'service-admin' | 'netplus-admin' | null, ...sentences: readonly string[]) {
  return sentences.reduce<ReturnType<typeof understand> & { readonly text: string }>(
    (sense, text) => {
      const asked = sense.text === '' ? {} : { asked: { text: sense.text, sense, just: true } };
      const now = understand(text, { role, today: TODAY, ...asked });
      return { ...now, text: now.follows ?? text };
    },
    { intent: 'none', slots: {}, confidence: 0, alternatives: [], text: '' },
  );
}

describe('what goes on from a question is that question, with what is changed', () => {
  test.each([
    [['how much did I spend this month', 'and last month?'], 'history', { from: '2026-10-01', to: '2026-10-31' }],
    [['how much did I spend this month', 'what about september'], 'history', { from: '2026-09-01', to: '2026-09-30' }],
    [['how much did I spend in october', 'only airtime'], 'history', { product: 'airtime', from: '2026-10-01' }],
    [['my power payments', 'only the failed ones'], 'history', { product: 'power', status: 'failed' }],
    [['my failed power payments', 'what about airtime'], 'history', { product: 'airtime', status: 'failed' }],
    [['how much do I owe', 'levy nko'], 'balance', { service: 'dev-levy' }],
    [['fee for dstv', 'and gotv'], 'fee-question', { provider: 'gotv' }],
    [['how long will my light last', 'what about last month'], 'history', { product: 'power', from: '2026-10-01' }],
  ] as const)('of a resident: %j', (sentences, intent, slots) => {
    expect(meaning('service-user', ...sentences)).toMatchObject({ intent, slots });
  });

  test.each([
    [['who owes', 'what about chinedu'], 'balance', { whom: 'chinedu' }],
    [['who owes', 'what about chinedu', 'and house 4?'], 'balance', { whom: 'house 4' }],
    [['what did house 4 pay', 'and house 5'], 'history', { whom: 'house 5' }],
    [['show unverified residents', 'what about folake'], 'find-resident', {}],
  ] as const)('of an administrator it names somebody else: %j', (sentences, intent, modifiers) => {
    expect(meaning('service-admin', ...sentences)).toMatchObject({ intent, modifiers });
  });

  test('it says of one what was asked of all, and the other way about', () => {
    expect(
      meaning('netplus-admin', 'how much did we make last month', 'what about palm court', 'and cedar view?'),
    ).toMatchObject({
      intent: 'metrics',
      slots: { estate: 'cedar view', from: '2026-10-01', to: '2026-10-31' },
    });
    expect(meaning('netplus-admin', 'show estates', 'only the inactive ones').slots).toEqual({ list: 'inactive' });
    expect(meaning('service-admin', 'show unverified residents', 'and verified ones').slots).toEqual({
      list: 'verified',
    });
  });

  test('of one it is asked for the same days', () => {
    expect(meaning('service-admin', 'show payments of october', 'and house 5')).toMatchObject({
      intent: 'history',
      slots: { from: '2026-10-01', to: '2026-10-31' },
      modifiers: { whom: 'house 5' },
    });
  });

  test('another of the own meters is one thing that changes, and the next takes its place', () => {
    const asked = ['how much do I owe', 'and for my other meter'] as const;
    expect(meaning('service-user', ...asked).modifiers?.which).toBe('my other meter');
    expect(meaning('service-user', ...asked, 'for the shop').text).toBe('how much do I owe for the shop');
  });
});

describe('what says more than that is a wish of its own', () => {
  test.each([
    'buy airtime 500',
    'and buy light 5k',
    'what is my meter number',
    'thanks',
    'and then I will pay',
    'airtime',
  ])('it goes on from nothing: "%s"', (text) => {
    expect(meaning('service-user', 'how much did I spend this month', text).follows).toBeUndefined();
  });

  test('a purchase is no question, and nothing that follows on one buys', () => {
    expect(meaning('service-user', 'buy power 5000', 'and 2000').follows).toBeUndefined();
    expect(meaning(null, 'airtime 500', 'what about data').follows).toBeUndefined();
  });

  test('what would lose a part of the question goes on from it in nothing', () => {
    expect(meaning('service-admin', 'how much did we collect in october', 'and cash only').follows).toBeUndefined();
  });

  test('another name is no other question where nothing of the question is somebody', () => {
    expect(meaning('netplus-admin', 'reconcile yesterday', 'what about buypower').follows).toBeUndefined();
    expect(
      meaning('netplus-admin', 'how much did we make last month', 'show me failed tokens').follows,
    ).toBeUndefined();
  });

  test('a day alone, of which nothing was asked, is no question of the books', () => {
    expect(meaning('service-user', 'what about last month').intent).toBe('none');
  });
});

test('the chat goes on from the question that was answered, also behind what was not understood', async () => {
  const chat = await chatOf('service-user', {}, 'how much did I spend this month', 'and last month?');
  const span = { from: '2026-10-01', to: '2026-10-31' };
  expect(chat.calls('transactionsHistory').at(-1)).toMatchObject(span);
  await chat.say('xyzzy', 'and in september?');
  expect(chat.calls('transactionsHistory').at(-1)).toMatchObject({ from: '2026-09-01', to: '2026-09-30' });
  await chat.say('buy light', 'cancel', 'and in august?');
  expect(chat.calls('transactionsHistory').at(-1)).toMatchObject({ from: '2026-09-01' });
});

test('beside what is read back it is taken for the question that was answered right before, and changes nothing', async () => {
  const chat = await chatOf('service-user', {}, 'buy power 5000', 'how many units is that', 'and for 10k?');
  expect(chat.shown().view).toMatchObject({ step: 'confirming' });
  expect(chat.shown().view?.fields.find(({ name }) => name === 'amount')?.value).toBe('5000');
  expect(chat.texts().some((text) => text.startsWith('₦10,000 gives'))).toBe(true);
  await chat.say('10k');
  expect(chat.shown().view?.fields.find(({ name }) => name === 'amount')?.value).toBe('10000');
});

test('who asks what another house paid or owes is told that theirs alone is shown', async () => {
  const chat = await chatOf('service-user', {}, 'what did house 5 pay last month');
  expect(chat.texts()).toContain(PAST_SENTENCES.onlyYours);
  await chat.say('how much does house 5 owe');
  expect(chat.texts()).toContain(PAST_SENTENCES.onlyYourDebt);
});

test.each(["show me chinedu's receipts", "chinedu's last token", "resend my neighbour's token"])(
  '"%s" is told the same',
  async (words) => {
    expect((await chatOf('service-user', {}, words)).texts()).toContain(PAST_SENTENCES.onlyYours);
  },
);

test.each(['resend my last token', 'send my receipt to ngozi@example.com', "show me last month's payments"])(
  '"%s" is about the own',
  async (words) => {
    expect((await chatOf('service-user', {}, words)).texts()).not.toContain(PAST_SENTENCES.onlyYours);
  },
);
