import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { payment, payments } from '../../../support/calls/histories.ts';
import { chatOf } from './past-chat.ts';

const USER = 'service-user';
const OWNER = 'service-owner';

const MIXED = [
  payment('power', 1, '2026-11-20', { amount: 1_250 }),
  payment('power', 2, '2026-10-05', { transactionStatus: 'failed', token: null, units: null, code: '51' }),
  payment('power', 3, '2026-10-01'),
  payment('service-charge', 4, '2026-11-03', { service: 'Security', amount: 15_050 }),
  payment('dev-levy', 5, '2026-10-03'),
  payment('fine', 6, '2026-07-03'),
];

const ids = (table: { readonly rows: readonly (readonly string[])[] } | undefined) =>
  table?.rows.map((row) => Number(row.at(-1)?.replace(/\D/g, '')));

describe('payments that were made before, in the chat', () => {
  test('"my last 5 payments" lists power, service charge, levy and fine together, newest first, with their sums', async () => {
    const chat = await chatOf(USER, { transactions: MIXED }, 'my last 5 payments');
    expect(ids(chat.table())).toEqual([1, 4, 2, 5, 3]);
    expect(chat.table()?.columns.map(({ label }) => label)).toEqual([
      'Date',
      'For',
      'Amount',
      'Status',
      'Transaction ID',
    ]);
    expect(chat.last()?.text).toBe(
      'All payments: 1 to 5 of 6. 5 went through, ₦31,450 in all. 1 failed. The last was on 20 Nov 2026.',
    );
  });

  test('"power payments in october" asks the same as the page does, and its table says so', async () => {
    const chat = await chatOf(USER, { transactions: MIXED }, 'power payments in october');
    expect(ids(chat.table())).toEqual([2, 3]);
    expect(chat.calls('transactionsHistory')).toEqual([
      { view: 'power', from: '2026-10-01', to: '2026-10-31', sort: 'asc', page: 1 },
    ]);
    expect(chat.table()?.page).toEqual({
      label: 'Show as table',
      path: '/transactionHistory',
      query: { product: 'power', from: '2026-10-01', to: '2026-10-31' },
    });
  });

  test.each([
    ['levy payments last month', [5]],
    ['failed payments', [2]],
    ['my fine payments', [6]],
    ['service charge history', [4]],
    ['show me the light wey I buy for october', [2, 3]],
    ['my last payment', [1]],
    ['what did I pay last', [1]],
    ['show my last two power payments', [1, 2]],
    ['all my payments since november', [1, 4]],
    ['oldest power payments first', [3, 2, 1]],
  ])('"%s"', async (sentence, found) => {
    const chat = await chatOf(USER, { transactions: MIXED }, sentence);
    expect(ids(chat.table())).toEqual(found);
  });

  test('asking about payments never begins one', async () => {
    for (const sentence of [
      'levy payments last month',
      'export my power payments',
      'my last 3 service charge payments',
    ]) {
      const chat = await chatOf(USER, { transactions: MIXED }, sentence);
      expect(chat.shown().view).toBeNull();
    }
  });

  test('nothing that fits is said plainly', async () => {
    const chat = await chatOf(USER, { transactions: MIXED }, 'power payments in march');
    expect(chat.last()?.text).toBe('There is nothing under "Power", 01 Mar 2026 to 31 Mar 2026.');
    await chat.say('pending payments');
    expect(chat.last()?.text).toBe('There is nothing under "All payments, pending".');
  });

  test('a search that fails says so in the words of the specification', async () => {
    const chat = await chatOf(USER, { history: 'broken' }, 'power payments in october');
    expect(chat.last()?.text).toBe(MESSAGES.dateSearchError);
  });

  test('a home owner has levies alone, whatever else is asked for', async () => {
    const chat = await chatOf(OWNER, { transactions: MIXED }, 'my payments');
    expect(ids(chat.table())).toEqual([5]);
    await chat.say('power payments');
    expect(chat.texts()).toContain(PAST_SENTENCES.levyOnly);
  });

  test('who has no payments of their own is told so; a visitor signs in first, and is answered then', async () => {
    const admin = await chatOf('netplus-admin', { transactions: MIXED }, 'show my transactions');
    expect(admin.last()?.text).toBe(TALK.wrongRole);
    const visitor = await chatOf(null, { transactions: MIXED }, 'my last 5 payments');
    expect(visitor.texts()).toContain(TALK.signInFirst);
    await visitor.say('resident@palmcourt.example', 'Demo-Power-2026');
    expect(ids(visitor.table())).toEqual([1, 4, 2, 5, 3]);
  });

  test('beside a purchase it is answered, and the open question is asked again', async () => {
    const chat = await chatOf(USER, { transactions: MIXED }, 'buy power', 'show my power payments');
    expect(ids(chat.table())).toEqual([1, 2, 3]);
    expect(chat.last()?.text).toMatch(/how much/i);
    await chat.say('5000');
    expect(chat.shown().view?.step).toBe('confirming');
  });
});

describe('going on from a list', () => {
  const MANY = { transactions: payments('power', 23) };

  test('"next" and "previous page" turn its pages, and say where they end', async () => {
    const chat = await chatOf(USER, MANY, 'my power payments');
    expect(ids(chat.table())?.slice(0, 2)).toEqual([23, 22]);
    expect(chat.offers()).toContain('Next page');
    await chat.say('next');
    expect(ids(chat.table())?.[0]).toBe(13);
    expect(chat.table()?.page?.query).toMatchObject({ product: 'power', page: '2' });
    await chat.say('show more');
    expect(ids(chat.table())).toEqual([3, 2, 1]);
    await chat.say('next page');
    expect(chat.last()?.text).toBe(PAST_SENTENCES.end);
    await chat.say('previous page', 'previous', 'previous');
    expect(chat.texts()).toContain(PAST_SENTENCES.beginning);
  });

  test('five at a time go on with the next five', async () => {
    const chat = await chatOf(USER, MANY, 'my last 5 power payments', 'next');
    expect(ids(chat.table())).toEqual([18, 17, 16, 15, 14]);
  });

  test('several kinds together go on in one order', async () => {
    const transactions = [...payments('power', 12), ...payments('fine', 12)];
    const chat = await chatOf(USER, { transactions }, 'my payments', 'next', 'next');
    expect(chat.last()?.text).toMatch(/21 to 24 of 24/);
  });

  test('"only power" is less of the list, and a wish where no list stands', async () => {
    const chat = await chatOf(USER, { transactions: MIXED }, 'my payments', 'only power');
    expect(ids(chat.table())).toEqual([1, 2, 3]);
    expect(chat.shown().view).toBeNull();
    const other = await chatOf(USER, { transactions: MIXED }, 'only power');
    expect(other.shown().view?.flow).toBe('buy-power');
  });

  test('"oldest first", "only failed", "in october" narrow what stands there', async () => {
    const chat = await chatOf(USER, { transactions: MIXED }, 'my power payments', 'oldest first');
    expect(ids(chat.table())).toEqual([3, 2, 1]);
    await chat.say('only failed');
    expect(ids(chat.table())).toEqual([2]);
    expect(chat.table()?.page?.query).toEqual({ product: 'power', sort: 'dsc', status: 'failed' });
  });

  test.each(['only security', 'just the security ones', 'only security in november'])(
    '"%s" is less of a list, which service charges are listed by',
    async (sentence) => {
      const chat = await chatOf(USER, { transactions: MIXED }, 'my payments', sentence);
      expect(ids(chat.table())).toEqual([4]);
    },
  );

  test.each([['what changed today'], ['activity of today'], ['who changed the price']])(
    '"%s" names something of its own, and is no less of a list',
    async (sentence) => {
      const chat = await chatOf('service-admin', { transactions: MIXED }, 'payments of october', sentence);
      expect(chat.script.calls.at(-1)?.name).toBe('auditLog');
    },
  );

  test('"show as table" leads to the page with the same query', async () => {
    const chat = await chatOf(USER, { transactions: MIXED }, 'power payments in october', 'show as table');
    expect(chat.shown().page).toBe('/transactionHistory?product=power&from=2026-10-01&to=2026-10-31');
    chat.conversation.faced();
    expect(chat.shown().page).toBeNull();
  });

  test('without a list "next" is nothing, and "show as table" is the face of the open flow', async () => {
    const chat = await chatOf(USER, {}, 'next');
    expect(chat.last()?.text).toBe(TALK.missed);
    await chat.say('show as table');
    expect(chat.shown()).toMatchObject({ page: null, face: 'table' });
  });
});

describe('the payments as a file', () => {
  test('"export my power payments" hands out the file that the page would', async () => {
    const chat = await chatOf(USER, { transactions: MIXED }, 'export my power payments');
    expect(chat.files).toEqual([{ name: 'electricity_bill_transactions.csv', base64: 'RGF0ZQ==' }]);
    expect(chat.last()?.text).toBe('Here is electricity_bill_transactions.csv.');
  });

  test('"export my payments" asks which kind, for each is a file of its own', async () => {
    const chat = await chatOf(USER, { transactions: MIXED }, 'export my payments');
    expect(chat.last()?.text).toBe(PAST_SENTENCES.whichFile);
    expect(chat.offers()).toEqual(['Power', 'Service charge', 'Development levy', 'Fine']);
    await chat.say('Development levy');
    expect(chat.files.map(({ name }) => name)).toEqual(['development_levy.csv']);
  });

  test('"as csv" exports the list that stands there, with its days', async () => {
    const chat = await chatOf(USER, { transactions: MIXED }, 'power payments in october', 'export as csv');
    expect(chat.calls('exportTransactions')).toEqual([
      { view: 'power', from: '2026-10-01', to: '2026-10-31', sort: 'asc' },
    ]);
  });

  test("a home owner's is their levy", async () => {
    const chat = await chatOf(OWNER, { transactions: MIXED }, 'export my payments');
    expect(chat.files.map(({ name }) => name)).toEqual(['development_levy.csv']);
  });
});

describe('while an amount is asked for', () => {
  test.each([
    'my last 5 payments',
    'show my last payment',
    'resend my last token',
    'receipt of my last payment',
    'power payments in october',
    'how many months have I paid',
    'what do I owe?',
    'export my payments',
  ])('"%s" is a question beside it, and no amount', async (question) => {
    const chat = await chatOf(USER, { transactions: MIXED }, 'buy power', question);
    expect(chat.shown().view?.next).toBe('amount');
    expect(chat.shown().view?.fields.find(({ name }) => name === 'amount')?.value).toBe('');
  });

  test('"the last one" is the last amount that was offered', async () => {
    const chat = await chatOf(USER, {}, 'buy power', 'the last one');
    expect(chat.shown().view?.fields.find(({ name }) => name === 'amount')?.value).toBe('20000');
  });
});
