import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { estatePayment } from '../../support/calls/estate-histories.ts';
import { keptFiles } from '../history/support.ts';
import { drawAs } from '../support/draw-as.ts';

const at = '/transactionHistory';
const POWER = Array.from({ length: 12 }, (_, of) => estatePayment('power', of + 1, '2026-11-20'));
const estateTransactions = [
  ...POWER,
  estatePayment('power', 13, '2026-11-19', { transactionStatus: 'failed' }),
  estatePayment('fine', 14, '2026-11-18'),
];
const asked = ({ calls }: { calls: { name: string; input: unknown }[] }, name: string) =>
  calls.filter((call) => call.name === name).map(({ input }) => input);

describe('the history of an estate', () => {
  test('has the menu Estate / Resident, four views, cards, and ten rows on a page', { tags: ['E-032'] }, async () => {
    const { user } = await drawAs('estate administrator', { at, script: { estateTransactions } });
    expect(await screen.findByText('1 to 10 of 13')).toBeVisible();
    const menu = within(screen.getByRole('group', { name: 'History of' }));
    expect(menu.getByRole('button', { name: 'Estate' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'POWER VENDING',
      'SERVICE CHARGE',
      'DEVELOPMENT LEVY',
      'FINE',
    ]);
    const cards = [...document.querySelectorAll('.figure')].map((card) => card.textContent.trim());
    expect(cards[0]).toBe('Successful transactions12');
    expect(cards[2]).toBe('Failed transactions1');
    await user.click(screen.getByRole('tab', { name: 'FINE' }));
    expect(await screen.findByText('1 to 1 of 1')).toBeVisible();
  });

  test('is sorted, searched by days and kept as a file', { tags: ['E-031'] }, async () => {
    const names = keptFiles();
    const { user, script } = await drawAs('estate administrator', { at, script: { estateTransactions } });
    await screen.findByText('1 to 10 of 13');
    await user.selectOptions(screen.getByLabelText('SORT BY'), 'OLDEST');
    await user.type(screen.getByLabelText('FROM'), '2026-11-01');
    await user.type(screen.getByLabelText('To'), '2026-11-20');
    await user.click(screen.getByRole('button', { name: 'SEARCH' }));
    await waitFor(() =>
      expect(asked(script, 'estateTransactions').at(-1)).toMatchObject({
        from: '2026-11-01',
        to: '2026-11-20',
        sort: 'dsc',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'CSV EXPORT' }));
    await waitFor(() => expect(names).toEqual(['electricity_bill_transactions.csv']));
    await user.click(screen.getByRole('button', { name: 'EXPORT ALL PAYMENTS' }));
    await waitFor(() => expect(names).toEqual(['electricity_bill_transactions.csv', 'Transactions.csv']));
  });

  test('where nothing was paid yet it says so', async () => {
    await drawAs('estate administrator', { at });
    expect(await screen.findByText('No transaction yet')).toBeVisible();
  });
});

describe('the history of a resident of the estate', () => {
  /** The menu at Resident. */
  async function ofResident() {
    const drawn = await drawAs('estate administrator', { at, script: { estateTransactions } });
    await screen.findByText('1 to 10 of 13');
    await drawn.user.click(screen.getByRole('button', { name: 'Resident' }));
    return drawn;
  }

  test('begins with the search, which wants a term', async () => {
    const { user } = await ofResident();
    expect(await screen.findByText('Enter a search term to find a resident')).toBeVisible();
    const finder = within(screen.getByRole('form', { name: 'Search the list' }));
    await user.click(finder.getByRole('button', { name: 'SEARCH' }));
    expect(finder.getByRole('alert')).toHaveTextContent('Please enter a name or email to search');
  });

  test('whoever is found stands above the rows, in each of the four views', { tags: ['E-042'] }, async () => {
    const { user, script } = await ofResident();
    await user.type(await screen.findByLabelText('Name or email'), 'Bola{Enter}');
    expect(await screen.findByRole('heading', { name: /Bola Eze/ })).toBeVisible();
    expect(await screen.findByText('1 to 10 of 13')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'FINE' }));
    expect(await screen.findByText('1 to 1 of 1')).toBeVisible();
    expect(screen.getByRole('heading', { name: /Bola Eze/ })).toBeVisible();
    expect(asked(script, 'estateFines').at(-1)).toMatchObject({ user_id: expect.any(String) });
  });

  test('a search that finds nobody says so', async () => {
    const { user } = await ofResident();
    await user.type(await screen.findByLabelText('Name or email'), 'nobody{Enter}');
    expect(await screen.findByText('User not found, please check and try again')).toBeVisible();
  });
});
