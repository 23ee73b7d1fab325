import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATION_SENTENCES as WORDS } from '#catalogues/sentences/estate/administration.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import { FOUND_CASH } from '../../../support/calls/cash.ts';
import { estatePayment } from '../../../support/calls/estate-histories.ts';
import type { Script } from '../../../support/portal.ts';
import { loaded, pagesOf, RESIDENT, until } from '../support.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const };
const BOLA = '00000000-0000-4000-8000-000000000001';

const PAYMENTS = [
  ...Array.from({ length: 12 }, (_, at) => estatePayment('power', at + 1, '2026-11-18')),
  estatePayment('power', 13, '2026-11-10', {
    transactionStatus: 'failed',
    token: null,
    topupStatus: null,
    netplus_result: 'Not approved',
  }),
  estatePayment('service-charge', 14, '2026-11-12', { service: 'Security', amount: 15_050 }),
  estatePayment('dev-levy', 15, '2026-11-11'),
];

async function opened(given: Partial<Script> = {}, query: Readonly<Record<string, string>> = {}) {
  const portal = pagesOf(ADMIN, { estateTransactions: PAYMENTS, ...given });
  const page = portal.pages.list('history', query);
  const files: HandedFile[] = [];
  page.onFile((file) => void files.push(file));
  await loaded(page);
  const send = async (event: Parameters<typeof page.send>[0]) => {
    page.send(event);
    return loaded(page);
  };
  const search = (name: string) => send({ type: 'SEARCH', name, meterNumber: '' });
  return { ...portal, page, files, send, search, shown: () => page.getSnapshot() };
}

const ofResident = async (given: Partial<Script> = {}) => {
  const one = await opened(given);
  await one.send({ type: 'CHOOSE', name: 'of', value: 'resident' });
  return one;
};

test('a receipt for cash that is searched for is found by its number', async () => {
  const foundPayments = { payments: [], cash: FOUND_CASH.slice(1), more: false, from: null, to: null };
  const { search, asked } = await ofResident({ foundPayments });
  const { rows } = await search('CASH-1');
  expect([asked('findPayments'), rows.map(({ id }) => id)]).toEqual([
    [{ by: 'reference', sought: 'CASH-1' }],
    ['CASH-1'],
  ]);
  const none = await ofResident();
  expect((await none.search('cash 99')).problem).toBe(WORDS.noPayment('CASH-99'));
});

describe("an administrator's history of the estate", () => {
  test('has an Estate / Resident menu and the four views, and begins with POWER VENDING of the estate', {
    tags: ['E-028', 'E-029'],
  }, async () => {
    const { shown } = await opened();
    const { menu, tabs, search, page } = shown();
    expect(menu).toMatchObject({ value: 'estate', options: [{ label: 'Estate' }, { label: 'Resident' }] });
    expect(tabs.map(({ label, selected }) => [label, selected])).toEqual([
      ['POWER VENDING', true],
      ['SERVICE CHARGE', false],
      ['DEVELOPMENT LEVY', false],
      ['FINE', false],
    ]);
    expect([search, page]).toEqual([null, { at: 1, of: 2, total: 13, neighbours: 1 }]);
  });

  test('sums up each view: successful count and value, failed count, last date', { tags: ['E-030'] }, async () => {
    const { shown } = await opened();
    expect(shown().cards.map(({ label, value, exact }) => [label, exact ?? value])).toEqual([
      ['Successful transactions', '12'],
      ['Successful value', '₦60,600'],
      ['Failed transactions', '1'],
      ['Last transaction', '18 Nov 2026'],
    ]);
  });

  test('says of each payment who paid, how the token stands and what the bank said, and hands out no receipt', async () => {
    const { send } = await opened();
    const { columns, rows } = await send({ type: 'PAGE', at: 2 });
    expect(columns.map(({ label }) => label)).toEqual([
      'Date',
      'Name',
      'Meter number',
      'Amount',
      'Status',
      'Token status',
      'Token',
      'Bank response',
      'Transaction ID',
    ]);
    expect(rows.at(-1)).toMatchObject({
      cells: ['10 Nov 2026', 'Amaka Eze', '45012345670', '₦5,050', 'Failed', '', '', 'Not approved', 'POWER-00000013'],
      actions: [],
    });
  });

  test('tells a long reference of the bank apart by its ending', async () => {
    const saying = (netplus_result: string) => estatePayment('power', 1, '2026-11-18', { netplus_result });
    const said = ['Approved, reference ddaaa405-3388-47ce-a797-0bfce63903b9', 'Approved, reference PAY-october'];
    const { shown } = await opened({ estateTransactions: said.map(saying) });
    const { columns, rows } = shown();
    const at = columns.findIndex(({ label }) => label === 'Bank response');
    expect(rows.map(({ cells }) => cells[at])).toEqual(['Approved, reference … 3903b9', said[1]]);
  });

  test('asks the call of each view, with sort, days and status as the toolbar says', async () => {
    const { send, asked, shown } = await opened();
    expect(shown().toolbar).toMatchObject({
      choices: [{ label: 'SORT BY', options: [{ label: 'NEWEST' }, { label: 'OLDEST' }] }, { label: 'STATUS' }],
      dates: { from: { label: 'FROM' }, to: { label: 'To' }, search: 'SEARCH' },
      refresh: 'Refresh',
      export: { label: 'CSV EXPORT' },
    });
    await send({ type: 'CHOOSE', name: 'sort', value: 'dsc' });
    await send({ type: 'DATES', from: '2026-11-01', to: '2026-11-20' });
    for (const tab of ['service-charge', 'dev-levy', 'fine']) await send({ type: 'TAB', name: tab });
    const sought = { from: '2026-11-01', to: '2026-11-20', sort: 'dsc', page: 1 };
    expect(asked('estateTransactions').at(-1)).toEqual(sought);
    expect([asked('estateServices'), asked('estateLevies'), asked('estateFines')]).toEqual([
      [sought],
      [sought],
      [sought],
    ]);
  });

  test('exports all that the query finds', async () => {
    const { page, files, asked } = await opened({}, { product: 'dev-levy', from: '2026-11-01' });
    page.send({ type: 'EXPORT' });
    await until(page, (view) => files.length > 0 && view.toolbar?.export?.busy === false);
    expect(asked('exportEstateTransactions')).toEqual([{ view: 'dev-levy', from: '2026-11-01', sort: 'asc' }]);
    expect(files[0]?.name).toBe('electricity_bill_transactions.csv');
  });

  test('hands out the payments of all kinds in one file, with the days and the order that were chosen', async () => {
    const { page, files, asked, send, shown } = await opened({}, { product: 'dev-levy', from: '2026-11-01' });
    expect(shown().toolbar?.exportBeside).toEqual({ label: 'EXPORT ALL PAYMENTS', busy: false, tab: 'all' });
    await send({ type: 'CHOOSE', name: 'sort', value: 'dsc' });
    page.send({ type: 'EXPORT', tab: 'all' });
    expect(shown().toolbar?.exportBeside?.busy).toBe(true);
    await until(page, (view) => files.length > 0 && view.toolbar?.exportBeside?.busy === false);
    expect(asked('exportEstateTransactions')).toEqual([{ view: 'all', from: '2026-11-01', sort: 'dsc' }]);
    // No other tab has a file beside the one that is shown.
    page.send({ type: 'EXPORT', tab: 'fine' });
    expect(shown().toolbar?.export?.busy).toBe(false);
    expect(shown().tabs.find(({ selected }) => selected)?.name).toBe('dev-levy');
  });

  test('says so where there is nothing, and in the words of what failed', {
    tags: ['E-049', 'E-050', 'E-051'],
  }, async () => {
    const { send, script } = await opened();
    expect((await send({ type: 'TAB', name: 'fine' })).problem).toBe('No transaction yet');
    script.estateHistory = 'no line';
    expect((await send({ type: 'REFRESH' })).problem).toBe('Server error, please try again');
    expect((await send({ type: 'DATES', from: '2026-11-01', to: '2026-11-20' })).problem).toBe('Server error');
    script.estateHistory = 'empty';
    expect(await send({ type: 'REFRESH' })).toMatchObject({ state: 'empty', problem: 'No transaction yet' });
  });
});

describe("a resident's history, for an administrator", () => {
  test('asks whom to look for first: "Enter a search term to find a resident"', { tags: ['E-044'] }, async () => {
    const { shown, asked } = await ofResident();
    expect(shown()).toMatchObject({
      state: 'empty',
      problem: 'Enter a search term to find a resident',
      menu: { value: 'resident' },
      search: { fields: [{ name: 'name', label: 'Name or email' }] },
    });
    expect(asked('estateTransactions')).toHaveLength(1);
  });

  test('says "Please enter a name or email to search" where nothing is given', { tags: ['E-043'] }, async () => {
    const { page, shown, asked } = await ofResident();
    page.send({ type: 'SEARCH', name: '  ', meterNumber: '45012345671' });
    expect([shown().search?.problem, asked('searchResidents')]).toEqual(['Please enter a name or email to search', []]);
  });

  test('shows the payments of the first who is found, by their id, and who that is', { tags: ['E-046'] }, async () => {
    const { search, asked, waited } = await ofResident();
    const view = await search('bola eze 1');
    expect(asked('searchResidents')).toEqual([{ term: 'bola eze 1' }]);
    expect(asked('estateTransactions').at(-1)).toEqual({ user_id: BOLA, sort: 'asc', page: 1 });
    expect(view.subject).toBe(WORDS.historyOf('Bola Eze 1', '45012345671', 2));
    expect([view.rows.length, view.page?.total]).toEqual([10, 13]);
    expect(waited.at(-1)).toBe('searchShown');
  });

  test('stays that resident’s in each view, on each page, and when the days are cleared', async () => {
    const { search, send, asked, shown } = await ofResident();
    await search('bola eze 1');
    await send({ type: 'PAGE', at: 2 });
    await send({ type: 'DATES', from: '2026-11-01', to: '2026-11-20' });
    await send({ type: 'CLEAR' });
    await send({ type: 'TAB', name: 'dev-levy' });
    expect(asked('estateTransactions').slice(-3)).toEqual([
      { user_id: BOLA, sort: 'asc', page: 2 },
      { user_id: BOLA, from: '2026-11-01', to: '2026-11-20', sort: 'asc', page: 1 },
      { user_id: BOLA, sort: 'asc', page: 1 },
    ]);
    expect(asked('estateLevies')).toEqual([{ user_id: BOLA, sort: 'asc', page: 1 }]);
    expect(shown().search?.name).toBe('bola eze 1');
    expect(shown().tabs.find(({ selected }) => selected)?.name).toBe('dev-levy');
  });

  test('is the whole estate’s again by the menu', async () => {
    const { search, send, asked, shown } = await ofResident();
    await search('bola eze 1');
    await send({ type: 'CHOOSE', name: 'of', value: 'estate' });
    expect(asked('estateTransactions').at(-1)).toEqual({ sort: 'asc', page: 1 });
    expect([shown().search, shown().subject]).toEqual([null, null]);
  });

  test('says "User not found, please check and try again" where nobody fits', { tags: ['E-045'] }, async () => {
    const { search, asked } = await ofResident();
    const view = await search('Zainab');
    expect(view).toMatchObject({ state: 'empty', problem: 'User not found, please check and try again' });
    expect(asked('estateTransactions')).toHaveLength(1);
  });

  test('says "No transaction yet" of somebody who paid nothing', async () => {
    const { search, send } = await ofResident();
    await search('bola eze 1');
    expect(await send({ type: 'TAB', name: 'fine' })).toMatchObject({ problem: 'No transaction yet' });
  });

  test('a search that fails says so at length, and a history that fails in its own words', {
    tags: ['E-048'],
  }, async () => {
    const { search, script } = await ofResident();
    script.page = 'no line';
    expect((await search('bola')).problem).toBe(MESSAGES.networkFailure);
    script.page = 'good';
    script.estateHistory = 'broken';
    expect((await search('bola')).problem).toBe('Server error, please try again');
  });

  test('exports that resident’s payments, and asks whom to look for first', async () => {
    const { page, files, asked, search } = await ofResident();
    page.send({ type: 'EXPORT' });
    expect((await until(page, ({ notice }) => notice !== null)).notice).toBe(MESSAGES.enterSearchTerm);
    await search('bola eze 1');
    page.send({ type: 'EXPORT' });
    await until(page, () => files.length > 0);
    expect(asked('exportEstateTransactions')).toEqual([{ view: 'power', user_id: BOLA, sort: 'asc' }]);
  });

  test('can be opened by a link', async () => {
    const { shown, asked } = await opened({}, { resident: 'bola eze 1', product: 'dev-levy' });
    expect(asked('estateLevies')).toEqual([{ user_id: BOLA, sort: 'asc', page: 1 }]);
    expect(shown()).toMatchObject({ menu: { value: 'resident' }, search: { name: 'bola eze 1' } });
  });
});
