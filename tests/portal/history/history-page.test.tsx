import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { payment, payments } from '../../support/calls/histories.ts';
import { drawAs } from '../support/draw-as.ts';
import { keptFiles } from './support.ts';

const at = '/transactionHistory';
const POWER = payments('power', 23);
const table = () => screen.findByRole('table', { name: 'Transaction history' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const asked = ({ calls }: { calls: { name: string; input: unknown }[] }, name = 'transactionsHistory') =>
  calls.filter((call) => call.name === name).map(({ input }) => input);

describe('the own history', () => {
  test('begins with power vending, ten on a page, the newest first', { tags: ['C-080', 'G-016'] }, async () => {
    const { user } = await drawAs('resident', { at, script: { transactions: POWER } });
    expect(await screen.findByText('1 to 10 of 23')).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'POWER VENDING',
      'SERVICE CHARGE',
      'DEVELOPMENT LEVY',
      'FINE',
    ]);
    expect((await rows())[0]).toHaveTextContent('20 Nov 2026');
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(await screen.findByText('21 to 23 of 23')).toBeVisible();
    expect(await rows()).toHaveLength(3);
  });

  test('its views are a menu: the address stays as it is', { tags: ['D-025'] }, async () => {
    const { user, script } = await drawAs('resident', {
      at,
      script: { transactions: [...POWER, payment('fine', 90, '2026-11-02')] },
    });
    await table();
    await user.click(screen.getByRole('tab', { name: 'FINE' }));
    expect(await screen.findByText('1 to 1 of 1')).toBeVisible();
    expect(asked(script).at(-1)).toEqual({ view: 'fine', sort: 'asc', page: 1 });
    expect(location.pathname + location.search).toBe(at);
  });

  test('a home owner sees the development levy alone', async () => {
    const { script } = await drawAs('owner', { at, script: { transactions: payments('dev-levy', 2) } });
    expect(await screen.findByText('1 to 2 of 2')).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['DEVELOPMENT LEVY']);
    expect(asked(script)).toEqual([{ view: 'dev-levy', sort: 'asc', page: 1 }]);
  });

  test('sums up what was found on four cards', async () => {
    const failed = payment('power', 99, '2026-11-21', { transactionStatus: 'failed', code: '51' });
    await drawAs('resident', { at, script: { transactions: [failed, ...POWER] } });
    await table();
    const cards = [...document.querySelectorAll('.figure')].map((card) => card.textContent.trim());
    expect(cards).toEqual([
      'Successful transactions23',
      'Successful value₦116,150',
      'Failed transactions1',
      'Last transaction21 Nov 2026',
    ]);
  });

  test('SORT BY turns the order, and STATUS leaves only those that stand so', async () => {
    const failed = payment('power', 99, '2026-11-21', { transactionStatus: 'failed', code: '51' });
    const { user, script } = await drawAs('resident', { at, script: { transactions: [failed, ...POWER] } });
    await table();
    await user.selectOptions(screen.getByLabelText('SORT BY'), 'OLDEST');
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('29 Oct 2026'));
    await user.selectOptions(screen.getByLabelText('STATUS'), 'Failed');
    expect(await screen.findByText('1 to 1 of 1')).toBeVisible();
    expect(asked(script).at(-1)).toEqual({ view: 'power', sort: 'dsc', status: 'failed', page: 1 });
  });

  test('a search by days asks for both, beside the fields', async () => {
    const { user, script } = await drawAs('resident', { at, script: { transactions: POWER } });
    await table();
    await user.type(screen.getByLabelText('FROM'), '2026-11-18');
    await user.click(screen.getByRole('button', { name: 'SEARCH' }));
    const problem = 'Please choose both dates, FROM and To';
    expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert')).toHaveTextContent(problem);
    await user.type(screen.getByLabelText('To'), '2026-11-19');
    await user.click(screen.getByRole('button', { name: 'SEARCH' }));
    expect(await screen.findByText('1 to 2 of 2')).toBeVisible();
    expect(asked(script).at(-1)).toEqual({
      view: 'power',
      from: '2026-11-18',
      to: '2026-11-19',
      sort: 'asc',
      page: 1,
    });
    await user.click(screen.getByRole('button', { name: 'Clear dates' }));
    expect(await screen.findByText('1 to 10 of 23')).toBeVisible();
    expect(screen.getByLabelText('FROM')).toHaveValue('');
  });

  test('what narrows it is behind one button of a phone, which counts what is set', async () => {
    const { user } = await drawAs('resident', { at, width: 360, script: { transactions: POWER } });
    const filter = await screen.findByRole('button', { name: 'Filter' });
    expect(filter).toHaveAttribute('aria-expanded', 'false');
    await user.click(filter);
    expect(filter).toHaveAttribute('aria-expanded', 'true');
    await user.selectOptions(screen.getByLabelText('STATUS'), 'Failed');
    expect(await screen.findByRole('button', { name: 'Filter, 1' })).toBe(filter);
  });

  test('a day that Enter searches by keeps the keyboard', async () => {
    const { user } = await drawAs('resident', { at, script: { transactions: POWER } });
    await table();
    const from = screen.getByLabelText('FROM');
    await user.type(from, '2026-11-18{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose both dates, FROM and To');
    expect(from).toHaveFocus();
    expect(from).toHaveValue('2026-11-18');
  });

  test('Refresh asks again and shows what has come since', async () => {
    const { user, script } = await drawAs('resident', { at, script: { transactions: POWER } });
    await screen.findByText('1 to 10 of 23');
    script.transactions = payments('power', 24);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('1 to 10 of 24')).toBeVisible();
  });

  test('where nothing was paid yet it says so', async () => {
    await drawAs('resident', { at });
    expect(await screen.findByText('No transaction yet')).toBeVisible();
    expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
  });

  test('a history that cannot be had says why and can be tried again', async () => {
    const { user, script } = await drawAs('resident', { at, script: { history: 'broken', transactions: POWER } });
    expect(await screen.findByText('Server error, please try again')).toBeVisible();
    script.history = 'good';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 to 10 of 23')).toBeVisible();
  });

  test('the address opens the page with its query', async () => {
    const query = '?product=service-charge&from=2026-11-01&to=2026-11-30&sort=dsc&status=successful';
    const { script } = await drawAs('resident', {
      at: at + query,
      script: { transactions: payments('service-charge', 3) },
    });
    expect(await screen.findByText('1 to 3 of 3')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'SERVICE CHARGE' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('SORT BY')).toHaveValue('dsc');
    expect(screen.getByLabelText('FROM')).toHaveValue('2026-11-01');
    expect(asked(script)).toEqual([
      {
        view: 'service-charge',
        from: '2026-11-01',
        to: '2026-11-30',
        sort: 'dsc',
        status: 'successful',
        page: 1,
      },
    ]);
  });

  test('the chat and back again is the same query', async () => {
    const { user } = await drawAs('resident', {
      at: `${at}?product=fine`,
      script: { transactions: [payment('fine', 90, '2026-11-02')] },
    });
    await screen.findByText('1 to 1 of 1');
    await user.click(screen.getByRole('button', { name: 'Chat' }));
    expect(location.search).toBe('?product=fine&face=chat');
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(await screen.findByText('1 to 1 of 1')).toBeVisible();
    expect(location.search).toBe('?product=fine');
  });

  test('spending and units by month stand beside the table', async () => {
    await drawAs('resident', { at, script: { transactions: POWER } });
    expect(await screen.findByRole('table', { name: 'Spending by month' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Units bought by month' })).toBeVisible();
  });

  test('on a phone each payment is a card, and says nothing of what it has not', async () => {
    const levy = payment('power', 7, '2026-11-02', { token: null, units: null, transactionStatus: 'failed' });
    await drawAs('resident', { at, width: 360, script: { transactions: [levy] } });
    const list = await screen.findByRole('list', { name: 'Transaction history' });
    expect(within(list).getByText('02 Nov 2026')).toBeVisible();
    expect(within(list).getByText('₦5,050')).toBeVisible();
    expect(within(list).queryByText('Token')).toBeNull();
    expect(within(list).getByRole('button', { name: /Download/ })).toBeVisible();
  });

  test('a platform administrator has no payments of the own: those of others are searched', async () => {
    await drawAs('platform administrator', { at });
    expect(await screen.findByText('Enter a search term to find a resident')).toBeVisible();
  });
});

describe('files of the own history', () => {
  test('RECEIPT has a Download for each payment, which keeps its PDF', async () => {
    const names = keptFiles();
    const { user, script } = await drawAs('resident', { at, script: { transactions: POWER } });
    expect(within(await table()).getByRole('columnheader', { name: 'RECEIPT' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download POWER-00000022' }));
    await waitFor(() => expect(names).toEqual(['ReceiptPOWER-00000022.pdf']));
    expect(asked(script, 'receiptFile')).toEqual([{ orderId: 'POWER-00000022' }]);
  });

  test('a receipt that is not there is said beside the table', async () => {
    const { user } = await drawAs('resident', { at, script: { transactions: POWER, receipt: 'unknown' } });
    await user.click(await screen.findByRole('button', { name: 'Download POWER-00000022' }));
    expect(await screen.findByText('Receipt not available')).toBeVisible();
  });

  test('what could not be had is gone with the next thing that is done', async () => {
    const { user } = await drawAs('resident', { at, script: { transactions: POWER, receipt: 'unknown' } });
    // Browsers answer with a promise, which is no way to take an effect back.
    Object.assign(Element.prototype, { scrollIntoView: async () => undefined });
    await user.click(await screen.findByRole('button', { name: 'Download POWER-00000022' }));
    await screen.findByText('Receipt not available');
    await user.click(screen.getByRole('tab', { name: 'FINE' }));
    expect(await screen.findByText('No transaction yet')).toBeVisible();
    expect(screen.queryByText('Receipt not available')).toBeNull();
  });

  test('CSV EXPORT keeps all that the query finds, under the name of its view', async () => {
    const names = keptFiles();
    const { user, script } = await drawAs('resident', { at, script: { transactions: POWER } });
    await table();
    await user.click(screen.getByRole('button', { name: 'CSV EXPORT' }));
    await waitFor(() => expect(names).toEqual(['electricity_bill_transactions.csv']));
    expect(asked(script, 'exportTransactions')).toEqual([{ view: 'power', sort: 'asc' }]);
  });
});
