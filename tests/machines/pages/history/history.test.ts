import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { EMPTY_SENTENCES } from '#catalogues/sentences/empty.ts';
import type { ListingView } from '#machines/pages/listing/view.ts';
import type { SessionView } from '#machines/session/session.ts';
import { payment, payments } from '../../../support/calls/histories.ts';
import { type Script, scripted } from '../../../support/portal.ts';
import { loaded, pagesOf, RESIDENT, until } from '../support.ts';

const OWNER: SessionView = { ...RESIDENT, role: 'service-owner' };

const MIXED = [
  payment('power', 1, '2026-11-20', { amount: 1_250 }),
  payment('power', 2, '2026-10-05', { transactionStatus: 'failed', token: null, units: null, code: '51' }),
  payment('power', 3, '2026-09-01', { transactionStatus: 'pending', token: null, units: null, code: '' }),
  payment('service-charge', 4, '2026-11-03', { service: 'Security', amount: 15_050 }),
  payment('dev-levy', 5, '2026-08-03'),
  payment('fine', 6, '2026-07-03'),
];

async function opened(given: Partial<Script> = {}, who = RESIDENT, query?: Readonly<Record<string, string>>) {
  const portal = pagesOf(who, { transactions: MIXED, ...given });
  const page = portal.pages.list('history', query);
  await loaded(page);
  const send = async (event: Parameters<typeof page.send>[0]) => {
    page.send(event);
    return loaded(page);
  };
  return { ...portal, page, send, shown: () => page.getSnapshot(), queries: () => portal.asked('transactionsHistory') };
}
const column = ({ columns, rows }: ListingView, label: string) => {
  const at = columns.findIndex((one) => one.label === label);
  return rows.map(({ cells }) => cells[at]);
};
const selected = ({ tabs }: ListingView) => tabs.find((tab) => tab.selected)?.label;

describe('the views of the own history', () => {
  test('of a resident are power, service charge, levy and fine, and power is shown first', {
    tags: ['D-026'],
  }, async () => {
    const { shown, queries } = await opened();
    expect(shown().tabs.map(({ label }) => label)).toEqual([
      'POWER VENDING',
      'SERVICE CHARGE',
      'DEVELOPMENT LEVY',
      'FINE',
    ]);
    expect(selected(shown())).toBe('POWER VENDING');
    expect(queries()).toEqual([{ view: 'power', sort: 'asc', page: 1 }]);
  });

  test('of a home owner are the development levy alone', { tags: ['D-027'] }, async () => {
    const { shown, queries } = await opened({}, OWNER);
    expect(shown().tabs).toEqual([{ name: 'dev-levy', label: 'DEVELOPMENT LEVY', selected: true }]);
    expect(queries()).toEqual([{ view: 'dev-levy', sort: 'asc', page: 1 }]);
    expect((await opened({}, OWNER, { product: 'power' })).queries()).toMatchObject([{ view: 'dev-levy' }]);
  });

  test('are switched by their menu, each with its own columns', async () => {
    const { send, shown } = await opened();
    expect(shown().columns.map(({ label }) => label)).toEqual([
      'Date',
      'Meter number',
      'Amount',
      'Units',
      'Token',
      'Status',
      'Transaction ID',
    ]);
    const services = await send({ type: 'TAB', name: 'service-charge' });
    expect(selected(services)).toBe('SERVICE CHARGE');
    expect(column(services, 'Service')).toEqual(['Security']);
    expect(column(await send({ type: 'TAB', name: 'fine' }), 'Transaction ID')).toEqual(['SERVICES-00000006']);
  });

  test('show each payment with the day in Lagos, its amount, its token and how it stands', async () => {
    const late = payment('power', 7, '2026-11-30', { createdAt: '2026-11-30T23:30:00.000Z' });
    const { shown } = await opened({ transactions: [late, ...MIXED] });
    expect(shown().rows[0]).toEqual({
      id: 'POWER-00000007',
      cells: [
        '01 Dec 2026',
        '45012345670',
        '₦5,050',
        '27.78 kWh',
        '6047 3918 2250 7764 1183',
        'Successful',
        'POWER-00000007',
      ],
      tones: { status: 'success' },
      actions: [{ name: 'receipt', label: 'Download', does: 'keeps' }],
    });
    expect(column(shown(), 'Status')).toEqual(['Successful', 'Successful', 'Failed', 'Pending']);
    expect(shown().rows.map(({ tones }) => tones?.status)).toEqual(['success', 'success', 'danger', 'warning']);
  });
});

describe('above the own history', () => {
  test('cards sum up all that is found: the value in short with the exact figure under it', async () => {
    const { shown, send } = await opened();
    expect(shown().cards).toEqual([
      { label: 'Successful transactions', value: '1' },
      { label: 'Successful value', value: '₦1,250' },
      { label: 'Failed transactions', value: '1' },
      { label: 'Last transaction', value: '20 Nov 2026' },
    ]);
    const none = await send({ type: 'DATES', from: '2020-01-01', to: '2020-01-31' });
    expect(none.cards.map(({ value }) => value)).toEqual(['0', '₦0', '0', 'None yet']);
  });

  test('cards stay while a page is turned, and make way for another view', async () => {
    const { page, shown } = await opened({ transactions: payments('power', 12) });
    page.send({ type: 'PAGE', at: 2 });
    expect([shown().state, shown().cards.length]).toEqual(['loading', 4]);
    page.send({ type: 'TAB', name: 'fine' });
    expect([shown().state, shown().cards.length]).toEqual(['loading', 0]);
  });

  test('stands SORT BY with NEWEST and OLDEST, newest first until the other is chosen', {
    tags: ['G-014'],
  }, async () => {
    const { shown, send, queries } = await opened();
    expect(shown().toolbar?.choices[0]).toEqual({
      name: 'sort',
      label: 'SORT BY',
      value: 'asc',
      options: [
        { value: 'asc', label: 'NEWEST' },
        { value: 'dsc', label: 'OLDEST' },
      ],
    });
    const oldest = await send({ type: 'CHOOSE', name: 'sort', value: 'dsc' });
    expect(column(oldest, 'Date')).toEqual(['01 Sep 2026', '05 Oct 2026', '20 Nov 2026']);
    expect(queries().at(-1)).toEqual({ view: 'power', sort: 'dsc', page: 1 });
  });

  test('a choice that is none is passed over', async () => {
    const { page, queries } = await opened();
    page.send({ type: 'CHOOSE', name: 'sort', value: 'sideways' });
    page.send({ type: 'CHOOSE', name: 'colour', value: 'asc' });
    expect(queries()).toHaveLength(1);
  });

  test('payments can be narrowed to those that failed', async () => {
    const { send, queries } = await opened();
    expect(column(await send({ type: 'CHOOSE', name: 'status', value: 'failed' }), 'Status')).toEqual(['Failed']);
    await send({ type: 'CHOOSE', name: 'status', value: '' });
    expect(queries().at(-1)).toEqual({ view: 'power', sort: 'asc', page: 1 });
  });

  test('what was spent and bought is charted by month; a home owner sees the levy', async () => {
    const { page } = await opened();
    const { charts } = await until(page, (view) => view.charts.length > 0);
    expect(charts.map(({ title, total }) => [title, total])).toEqual([
      ['Spending', '₦18,150'],
      ['Units bought', '100.00 kWh'],
    ]);
    const owner = (await opened({}, OWNER)).page;
    expect((await until(owner, (view) => view.charts.length > 0)).charts.map(({ title }) => title)).toEqual([
      'Development levy paid',
    ]);
  });

  test('charts that cannot be had leave the list as it is, and nothing is said', async () => {
    const { shown } = await opened({ page: 'no line' });
    expect(shown()).toMatchObject({ state: 'shown', charts: [], problem: null, notice: null });
  });
});

describe('a search for the payments of some days', () => {
  test('asks with both days, from the first page, in the view that is shown', async () => {
    const { send, shown, queries } = await opened({ transactions: payments('power', 25) });
    await send({ type: 'PAGE', at: 2 });
    const found = await send({ type: 'DATES', from: '2026-11-01', to: '2026-11-05' });
    expect(queries().at(-1)).toEqual({ view: 'power', from: '2026-11-01', to: '2026-11-05', sort: 'asc', page: 1 });
    expect(found.rows).toHaveLength(5);
    expect(shown().toolbar?.dates).toEqual({
      from: { label: 'FROM', value: '2026-11-01' },
      to: { label: 'To', value: '2026-11-05' },
      search: 'SEARCH',
      problem: null,
      clear: 'Clear dates',
    });
    await send({ type: 'TAB', name: 'fine' });
    expect(queries().at(-1)).toMatchObject({ view: 'fine', from: '2026-11-01', to: '2026-11-05' });
  });

  test.each([
    ['', '', 'Please choose both dates, FROM and To'],
    ['2026-11-01', '', 'Please choose both dates, FROM and To'],
    ['', '2026-11-01', 'Please choose both dates, FROM and To'],
    ['2026-02-30', '2026-11-01', 'Please choose both dates, FROM and To'],
    ['2026-11-02', '2026-11-01', 'FROM must not be after To'],
  ])('from "%s" to "%s" says "%s", and asks for nothing', { tags: ['G-013'] }, async (from, to, problem) => {
    const { page, shown, queries } = await opened();
    page.send({ type: 'DATES', from, to });
    expect(shown().toolbar?.dates).toMatchObject({ from: { value: from }, to: { value: to }, problem });
    expect([queries().length, shown().state]).toEqual([1, 'shown']);
  });

  test('is taken back by clearing the days', async () => {
    const { send, shown, queries } = await opened();
    await send({ type: 'DATES', from: '2026-11-01', to: '2026-11-30' });
    await send({ type: 'CLEAR' });
    expect(queries().at(-1)).toEqual({ view: 'power', sort: 'asc', page: 1 });
    expect(shown().toolbar?.dates).toMatchObject({ from: { value: '' }, to: { value: '' }, clear: null });
  });

  test.each([
    ['broken', MESSAGES.dateSearchError],
    ['no line', MESSAGES.dateSearchServerError],
  ] as const)('that ends "%s" says "%s"', async (history, problem) => {
    const { script, send } = await opened();
    script.history = history;
    expect(await send({ type: 'DATES', from: '2026-11-01', to: '2026-11-30' })).toMatchObject({
      state: 'failed',
      problem,
    });
  });
});

describe('the own history as it is read', () => {
  test('has ten payments on a page and one neighbour in its page control', async () => {
    const { shown, send, queries } = await opened({ transactions: payments('power', 43) });
    expect(shown().rows).toHaveLength(10);
    expect(shown().page).toEqual({ at: 1, of: 5, total: 43, neighbours: 1 });
    expect((await send({ type: 'PAGE', at: 5 })).rows).toHaveLength(3);
    expect(queries().at(-1)).toMatchObject({ page: 5 });
  });

  test.each(['good', 'empty'] as const)('is empty in the words of the specification (%s)', async (history) => {
    const { shown } = await opened({ transactions: [], history });
    expect(shown()).toMatchObject({ state: 'empty', problem: MESSAGES.noTransaction, page: null });
  });

  test('says what to do first where nothing was ever paid, and not where nothing fits the days', async () => {
    const { send, shown } = await opened({ transactions: [] });
    expect(shown().first).toEqual({
      text: EMPTY_SENTENCES.ownPayments,
      action: { label: 'Buy power', to: '/toUpPower' },
    });
    expect((await send({ type: 'DATES', from: '2026-11-01', to: '2026-11-02' })).first).toBeUndefined();
  });

  test.each(['broken', 'no line'] as const)('says that the server failed (%s), and is read again', async (history) => {
    const { script, send, shown } = await opened({ history });
    expect(shown()).toMatchObject({ state: 'failed', problem: MESSAGES.searchFailedBanner, cards: [] });
    script.history = 'good';
    expect(await send({ type: 'REFRESH' })).toMatchObject({ state: 'shown', problem: null });
  });

  test('is read again with the same query, and what is shown stays meanwhile', async () => {
    const { page, shown, send, queries } = await opened();
    await send({ type: 'TAB', name: 'service-charge' });
    page.send({ type: 'REFRESH' });
    expect([shown().state, shown().rows.length, shown().cards.length]).toEqual(['loading', 1, 4]);
    await loaded(page);
    expect(queries().at(-1)).toEqual(queries().at(-2));
  });

  test('an answer that comes too late never takes the place of a newer one', async () => {
    const late = Promise.withResolvers<CallAnswer<'transactionsHistory'>>();
    const { services } = scripted({ transactions: MIXED });
    const answers = [late.promise];
    const { pages } = pagesOf(
      RESIDENT,
      {},
      { transactionsHistory: (input) => answers.shift() ?? services.transactionsHistory(input) },
    );
    const page = pages.list('history');
    page.start();
    page.send({ type: 'TAB', name: 'fine' });
    await until(page, ({ state, charts }) => state === 'shown' && charts.length > 0);
    const newer = page.getSnapshot();
    late.resolve(await services.transactionsHistory({ view: 'power' }));
    await late.promise;
    await Promise.resolve();
    expect(page.getSnapshot()).toEqual(newer);
  });

  test('starts where a sentence or a link says', async () => {
    const query = { product: 'power', from: '2026-11-01', to: '', sort: 'dsc', status: 'successful', page: '2' };
    const { shown, queries } = await opened({ transactions: payments('power', 30) }, RESIDENT, query);
    expect(queries()).toEqual([{ view: 'power', from: '2026-11-01', sort: 'dsc', status: 'successful', page: 2 }]);
    expect(shown().toolbar).toMatchObject({
      choices: [{ value: 'dsc' }, { value: 'successful' }],
      dates: { from: { value: '2026-11-01' }, to: { value: '' } },
    });
    expect(shown().page).toMatchObject({ at: 2, total: 20 });
  });

  test('passes over what a link says that is none', async () => {
    const query = { product: 'gold', from: '2026-13-01', to: '2026-11-01', sort: 'up', status: 'lost', page: '-1' };
    const { queries } = await opened({}, RESIDENT, query);
    expect(queries()).toEqual([{ view: 'power', sort: 'asc', page: 1 }]);
  });
});
