import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_ASKED } from '#catalogues/sentences/platform/asked.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { deed } from '../../../support/calls/administration.ts';
import { GOOD_PLATFORM } from '../../../support/calls/platform.ts';
import { adminRequest, pendingTopup, topup } from '../../../support/calls/platform-rows.ts';
import type { Script } from '../../../support/portal.ts';
import { chatOf } from '../past/past-chat.ts';

const told = (given: Partial<Script>, ...sentences: readonly string[]) => chatOf('netplus-admin', given, ...sentences);
const many = Array.from({ length: 12 }, (_, at) =>
  pendingTopup({ payment_transaction_id: `POWER-0000000${at.toString(16)}` }),
);

describe('pending top-ups in the chat', () => {
  test.each([
    ['pending top-ups since monday', { from: '2026-11-16' }],
    ['PENDING TOPUPS TODAY', { from: '2026-11-21', to: '2026-11-21' }],
    ['wetin dey hang since monday', { from: '2026-11-16' }],
    ['stuck payments of yesterday', { from: '2026-11-20', to: '2026-11-20' }],
    ['pending top-ups', {}],
  ])('"%s" is asked in days of Lagos', async (sentence, days) => {
    const chat = await told({ pending: many }, sentence);
    expect(chat.calls('pendingTopups')).toEqual([{ page: 1, ...days }]);
    expect(chat.table()?.columns.map(({ label }) => label)).toEqual([
      'Name',
      'Transaction Amount',
      'Transaction ID',
      'Date',
      'Retry Status',
      'Message',
    ]);
    expect(chat.table()?.rows[0]?.slice(0, 3)).toEqual(['Amaka Eze', '₦5,050', 'POWER-00000000']);
  });

  test('can be retried by a button, gone through, and opened as the page', async () => {
    const chat = await told({ pending: many }, 'pending top-ups since monday');
    expect(chat.offers()).toEqual([
      'Next page',
      'Retry POWER-00000000',
      'Retry POWER-00000001',
      'Retry POWER-00000002',
      'Take a case',
    ]);
    await chat.say('next page');
    expect(chat.table()?.rows).toHaveLength(2);
    await chat.say('show as table');
    expect(chat.shown().page).toBe('/pending-transactions?from=2026-11-16&page=2');
    await chat.say('previous page', 'previous page');
    expect(chat.last()?.text).toBe('These are the first already.');
    await chat.say('Retry POWER-00000001');
    expect(chat.calls('retryTopup')).toEqual([{ topupRef: 'POWER-00000001' }]);
  });

  test('"No transaction yet" where nothing is stuck', async () => {
    expect((await told({}, 'pending top-ups')).last()?.text).toBe('No transaction yet');
  });
});

describe('estates, services, fees and requests in the chat', () => {
  test('estates with their totals', async () => {
    const chat = await told({}, 'show all estates');
    expect(chat.last()?.text).toBe('Estates: 2. Total estates: 2. Active estates: 2. Inactive estates: 0.');
    expect(chat.table()?.rows.map(([name]) => name)).toEqual(['Palm Court', 'Cedar View']);
  });

  test.each([
    ['which estates are inactive', PLATFORM_PAGES.noneInactive],
    ['is Oak Park among our estates?', PLATFORM_SENTENCES.noEstates],
  ])('"%s"', async (sentence, words) => {
    expect((await told({}, sentence)).last()?.text).toContain(words);
  });

  test('one estate by its name leads to the page that finds it', async () => {
    const chat = await told({}, 'is Cedar View among our estates?', 'show as table');
    expect(chat.table()?.rows.map(([name]) => name)).toEqual(['Cedar View']);
    expect(chat.shown().page).toBe('/estates?name=Cedar+View');
  });

  test('the services of an estate', async () => {
    const chat = await told({}, 'services of Palm Court');
    expect(chat.table()?.rows).toEqual([['Security', 'Palm Court', '₦5,000', '24', 'Enabled']]);
  });

  test('the convenience fee of every provider', async () => {
    const chat = await told({}, 'show convenience fees');
    expect(chat.table()?.rows.map((row) => row.slice(0, 2))).toEqual([
      ['MTN', '₦100'],
      ['Glo', 'Not set'],
    ]);
  });

  test('open requests, for the platform all', async () => {
    const requests = [adminRequest(), adminRequest({ id: 4, state: 'done', name: 'Pool' })];
    const chat = await told({ requests }, 'open requests');
    expect(chat.table()?.rows.map(([name]) => name)).toEqual(['Gym']);
  });

  test('requests, for an administrator of an estate the own ones', async () => {
    const chat = await chatOf('service-admin', { requests: [adminRequest()] }, 'my requests');
    expect(chat.table()?.rows.map(([name]) => name)).toEqual(['Gym']);
  });
});

describe('the books in the chat', () => {
  const difference = {
    orderId: 'POWER-0000000A',
    kind: 'amount-differs',
    at: null,
    ours: '1',
    theirs: '2',
    amount: 1,
  } as const;
  const books = { ...GOOD_PLATFORM.books, differences: [difference], total: 1 };

  test.each([
    ['reconcile yesterday', { from: '2026-11-20', to: '2026-11-20' }],
    ['reconcile from 1 november to 15 november', { from: '2026-11-01', to: '2026-11-15' }],
    ['reconcile since monday', { from: '2026-11-16', to: '2026-11-21' }],
    ['do the books agree', { from: '2026-11-21', to: '2026-11-21' }],
  ])('"%s"', async (sentence, days) => {
    const chat = await told({}, sentence);
    expect(chat.calls('reconciliation')).toEqual([{ ...days, page: 1 }]);
    expect(chat.last()?.text).toContain(PLATFORM_SENTENCES.noDifferences);
  });

  test('every difference stands in a row, and leads to the page', async () => {
    const chat = await told({ books }, 'reconcile yesterday', 'show as table');
    expect(chat.table()?.rows).toEqual([['POWER-0000000A', 'Amounts differ', '', '1', '2', '₦1']]);
    expect(chat.shown().page).toBe('/reconciliation?from=2026-11-20&to=2026-11-20');
  });

  test('nothing is concluded where they could not be read', async () => {
    const chat = await told({ administered: 'no line' }, 'reconcile yesterday');
    expect(chat.last()?.text).toBe(MESSAGES.networkFailure);
  });
});

describe('faults of the portal in the chat', () => {
  test.each([
    ['what went wrong for people today', { from: '2026-11-21', to: '2026-11-21' }],
    ['client errors', {}],
    ['errors of the portal since monday', { from: '2026-11-16' }],
    ['what is fault k7f3qx', { reference: 'K7F3QX' }],
  ])('"%s"', async (sentence, asked) => {
    const chat = await told({}, sentence, 'show as table');
    expect(chat.calls('reportedFaults')).toEqual([asked]);
    expect(chat.table()?.rows).toEqual([
      ['K7F3QX', 'TypeError: x is undefined', 'buy-power load', '3', '21 Nov 2026, 10:00'],
    ]);
    expect(chat.shown().page).toBe(`/faults${Object.keys(asked).length === 0 ? '' : `?${new URLSearchParams(asked)}`}`);
  });

  test('a reference that nobody was shown is said to be none', async () => {
    const chat = await told({}, 'fault AAAAAA');
    expect(chat.last()?.text).toBe(PLATFORM_PAGES.noSuchFault);
  });

  test('nobody else asks after them', async () => {
    const chat = await chatOf('service-admin', {}, 'client errors');
    expect(chat.calls('reportedFaults')).toEqual([]);
  });
});

describe('what was collected, in the chat', () => {
  const topups = [
    topup(),
    topup({ id: 'AIRTIME-0000000B', kind: 'airtime', amount: 500, fee: 100, total: 600, estate: null }),
    topup({ id: 'SERVICES-0000000C', kind: 'service', amount: 1_000, fee: 50, total: 1_050, estate: 'Cedar View' }),
  ];

  test('"how much did we collect yesterday", by product and by estate', async () => {
    const chat = await told({ topups }, 'how much did we collect yesterday');
    expect(chat.calls('reportTopups')).toEqual([{ from: '2026-11-20', to: '2026-11-20' }]);
    const [sum, beside] = chat.shown().messages.slice(-2);
    expect(sum?.text).toBe('₦6,700 was collected, 20 Nov 2026, in 3 delivered payments; ₦200 of it are fees.');
    expect(sum?.table?.rows).toEqual([
      ['Estate power', '1', '₦5,050'],
      ['Service charges', '1', '₦1,050'],
      ['Airtime', '1', '₦600'],
    ]);
    expect(beside?.text).toBe(PLATFORM_ASKED.paidBefore);
    expect(beside?.table?.rows).toEqual([
      ['Palm Court', '1', '₦5,050'],
      ['Cedar View', '1', '₦1,050'],
      [PLATFORM_ASKED.noEstateOf, '1', '₦600'],
    ]);
  });

  test.each([
    ['how many airtime did we sell yesterday', '₦600 was collected for Airtime, 20 Nov 2026'],
    ['power sales of yesterday', '₦5,050 was collected for Estate power, Public power, 20 Nov 2026'],
    ['how much did we collect from ceder view yesterday', '₦1,050 was collected from Cedar View, 20 Nov 2026'],
    ['wetin we collect today', '₦6,700 was collected, 21 Nov 2026'],
    ['how much did we collect from Oak Park yesterday', 'Nothing was collected from Oak Park, 20 Nov 2026.'],
  ])('"%s"', async (sentence, words) => {
    const chat = await told({ topups }, sentence);
    expect(chat.texts().join('\n')).toContain(words);
  });

  test('without a day it is this month until today', async () => {
    const chat = await told({ topups }, 'how many airtime did we sell');
    expect(chat.calls('reportTopups')).toEqual([{ from: '2026-11-01', to: '2026-11-21' }]);
  });

  test('is handed out as a file', async () => {
    const chat = await told({ topups }, 'export the sales of october');
    expect(chat.calls('exportTopups')).toEqual([{ from: '2026-10-01', to: '2026-10-31' }]);
    expect(chat.files).toHaveLength(1);
  });

  test('covers 92 days at most', async () => {
    const chat = await told({ topups }, 'how much did we collect from 1 january to 30 june');
    expect([chat.last()?.text, chat.calls('reportTopups')]).toEqual([PLATFORM_PAGES.tooManyDays(92), []]);
  });

  test('"dashboard" tells its figures', async () => {
    expect((await told({}, 'dashboard')).last()?.text).toContain('Registered estates: 2.');
  });
});

describe('the payments of one resident, in the chat', () => {
  test.each(['payments of Amaka Eze', 'find Amaka Eze', 'transactions of Amaka Eze this month'])(
    '"%s"',
    async (said) => {
      const chat = await told({}, said);
      expect(chat.calls('searchResidents')).toEqual([{ term: 'Amaka Eze' }]);
      expect(chat.calls('platformTransactions')).toHaveLength(1);
    },
  );
});

test('what was changed in all estates is told, and leads to the page of the log', async () => {
  const chat = await told({ deeds: [deed(1)] }, 'what changed today?');
  expect(chat.table()?.rows).toHaveLength(1);
  await chat.say('show as table');
  expect(chat.shown().page).toBe('/audit-log?from=2026-11-21&to=2026-11-21');
  expect((await told({}, 'what changed today?')).last()?.text).toBe('Nothing was changed, 21 Nov 2026.');
});
