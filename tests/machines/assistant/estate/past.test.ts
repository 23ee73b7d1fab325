import { describe, expect, test } from 'vitest';
import { PAST_SENTENCES } from '#catalogues/sentences/conversation/past.ts';
import { deed } from '../../../support/calls/administration.ts';
import { estatePayment } from '../../../support/calls/estate-histories.ts';
import { STATEMENT } from '../../../support/calls/statement.ts';
import { chatOf } from '../past/past-chat.ts';

const ADMIN = 'service-admin';

const PAYMENTS = [
  estatePayment('power', 1, '2026-11-10', { transactionStatus: 'failed' }),
  estatePayment('power', 2, '2026-11-18'),
  estatePayment('dev-levy', 3, '2026-11-17'),
];

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' } as const;

const past = (...sentences: readonly string[]) =>
  chatOf(ADMIN, { estateTransactions: PAYMENTS, deeds: [deed(1)] }, ...sentences);

describe('the payments of the estate, in the chat of its administrator', () => {
  test('"failed power payments last week" asks the estate, and its table says so', async () => {
    const chat = await past('failed power payments last week');
    expect(chat.calls('estateTransactions')).toEqual([
      { from: '2026-11-09', to: '2026-11-15', sort: 'asc', status: 'failed', page: 1 },
    ]);
    expect(chat.table()?.rows[0]).toEqual(['10 Nov 2026', 'Amaka Eze', '₦5,050', 'Failed', 'POWER-00000001']);
    expect(chat.calls('transactionsHistory')).toEqual([]);
  });

  test('"who paid more than 50000" is told that of payments no sum is chosen, with all of the days', async () => {
    const chat = await past('who paid more than 50000 in november');
    expect(chat.calls('estateTransactions')).toMatchObject([{ from: '2026-11-01', to: '2026-11-30' }]);
    expect(chat.calls('debtors')).toEqual([]);
    expect(chat.texts()).toContain(PAST_SENTENCES.bySum);
  });

  test.each([
    ['when were we paid', { from: '2026-08-22', to: '2026-11-21' }],
    ['what did wattchat pay us in october', OCTOBER],
  ])('"%s" tells what the estate was paid, and when', async (sentence, days) => {
    const chat = await chatOf(ADMIN, { statement: STATEMENT }, sentence);
    expect(chat.calls('statement')).toEqual([days]);
    expect(chat.table()?.rows[0]).toEqual(['21 Nov 2026', '₦4,000', 'FT26112101', 'Recorded']);
    expect(chat.table()?.page).toMatchObject({ path: '/statements', query: { of: 'paid-on' } });
    expect(chat.calls('estateTransactions')).toEqual([]);
    await chat.say('download it');
    expect(chat.calls('exportStatement')).toEqual([{ ...days, of: 'paid-on' }]);
  });

  test('"show as table" leads to the page with the same query', async () => {
    const chat = await past('failed power payments last week', 'show as table');
    expect(chat.shown().page).toBe('/transactionHistory?product=power&from=2026-11-09&to=2026-11-15&status=failed');
  });

  test('all views stand together, newest first, with who paid', async () => {
    const chat = await past('estate history');
    expect(chat.table()?.rows.map((row) => row.slice(0, 3))).toEqual([
      ['18 Nov 2026', 'Amaka Eze', 'Power'],
      ['17 Nov 2026', 'Amaka Eze', 'Development levy'],
      ['10 Nov 2026', 'Amaka Eze', 'Power'],
    ]);
  });

  test('"export levy payments" is the file of the estate', async () => {
    const chat = await past('export levy payments');
    expect(chat.calls('exportEstateTransactions')).toEqual([{ view: 'dev-levy', sort: 'asc' }]);
    expect(chat.files).toHaveLength(1);
  });

  test.each([
    ['export all payments', { view: 'all', sort: 'asc' }],
    ['export payments', { view: 'all', sort: 'asc' }],
    ['all payments of november as csv', { view: 'all', from: '2026-11-01', to: '2026-11-30', sort: 'asc' }],
    ['export the failed payments of october', { view: 'all', ...OCTOBER, sort: 'asc', status: 'failed' }],
    ['give me all payments in one file', { view: 'all', sort: 'asc' }],
    ['abeg export all the payments wey people make', { view: 'all', sort: 'asc' }],
  ])('"%s" is one file of every kind', async (sentence, asked) => {
    const chat = await past(sentence);
    expect(chat.calls('exportEstateTransactions')).toEqual([asked]);
    expect(chat.files).toHaveLength(1);
  });

  test('the list that stands there is exported whole, with its days', async () => {
    const chat = await past('failed payments of november', 'export as csv');
    const asked = { view: 'all', from: '2026-11-01', to: '2026-11-30', sort: 'asc', status: 'failed' };
    expect(chat.calls('exportEstateTransactions')).toEqual([asked]);
    const again = await past('failed payments of november');
    await again.say(again.shown().suggestions.find(({ label }) => label === 'CSV EXPORT')?.say ?? '');
    expect(again.calls('exportEstateTransactions')).toEqual([asked]);
    const other = await past('payments of november', 'upload payments csv');
    expect(other.calls('exportEstateTransactions')).toEqual([]);
  });

  test('one resident’s are those of all kinds, too', async () => {
    const chat = await past('export all payments of Amaka Eze');
    expect(chat.calls('exportEstateTransactions')).toEqual([{ view: 'all', user_id: expect.any(String), sort: 'asc' }]);
  });

  test('a file of what residents buy beside it is none of the estate’s', async () => {
    const chat = await past('export airtime payments');
    expect(chat.calls('exportEstateTransactions')).toEqual([]);
    expect(chat.last()?.text).toBe(PAST_SENTENCES.elsewhereThanEstate);
  });

  test('what residents buy beside it is elsewhere', async () => {
    const chat = await past('airtime history');
    expect(chat.last()?.text).toBe(PAST_SENTENCES.elsewhereThanEstate);
  });
});

describe('what was changed, in the chat of an administrator', () => {
  test.each([
    ['what changed today?', { page: 1, from: '2026-11-21', to: '2026-11-21' }],
    ['who changed what yesterday', { page: 1, from: '2026-11-20', to: '2026-11-20' }],
    ['show me the audit log', { page: 1 }],
  ])('"%s" is read from the log', async (sentence, asked) => {
    const chat = await past(sentence);
    expect(chat.calls('auditLog')).toEqual([asked]);
    expect(chat.table()?.rows).toEqual([
      ['21 Nov 2026, 19:42', 'Bola Ade', 'Set the occupancy', '45012345670', 'occupied', 'unoccupied'],
    ]);
  });

  test('leads to the page of the log', async () => {
    const chat = await past('what changed today?', 'show as table');
    expect(chat.shown().page).toBe('/audit-log?from=2026-11-21&to=2026-11-21');
  });

  test('says where nothing was', async () => {
    const chat = await chatOf(ADMIN, {}, 'what changed today?');
    expect(chat.last()?.text).toBe('Nothing was changed, 21 Nov 2026.');
  });

  test('is no question about the log where somebody changes something of their own', async () => {
    const chat = await past('change my password');
    expect([chat.shown().view?.flow, chat.calls('auditLog')]).toEqual(['change-password', []]);
  });

  test('is not told to a resident', async () => {
    const chat = await chatOf('service-user', { deeds: [deed(1)] }, 'what changed today?', 'show me the audit log');
    expect(chat.calls('auditLog')).toEqual([]);
  });
});
