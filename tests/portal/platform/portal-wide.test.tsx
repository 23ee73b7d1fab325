import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { allows } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { estatePayment } from '../../support/calls/estate-histories.ts';
import { keptFiles } from '../history/support.ts';
import { drawTalk } from '../support/draw.tsx';
import { drawAs } from '../support/draw-as.ts';
import { asked, operate, question } from './support.ts';

const NOTICE = 'Power cannot be bought on Sunday from 01:00 to 03:00.';
const settings = { notice: NOTICE, paused: [] };

describe('the index of tables', () => {
  test('names every table that a platform administrator may open, and leads there', { tags: ['F-050'] }, async () => {
    const { user } = await operate('/tables');
    const tables = ROUTES.filter(({ holds, access }) => holds !== undefined && allows(access, 'netplus-admin'));
    const main = within(screen.getByRole('main'));
    await main.findByRole('link', { name: /^Estates/ });
    expect(tables.length).toBeGreaterThan(5);
    for (const { label, holds } of tables) {
      expect(main.getByRole('link', { name: `${label} ${holds}` })).toBeVisible();
    }
    await user.click(main.getByRole('link', { name: /^Reconciliation/ }));
    expect(location.pathname).toBe('/reconciliation');
  });
});

describe('what an operator sets', () => {
  test('shows the notice and the products, and puts up a notice over the page', async () => {
    const { user, script, settled } = await operate('/platform-settings');
    await user.click(await screen.findByRole('button', { name: 'Put up a notice' }));
    const dialog = await question('Notice to everybody');
    await user.type(dialog.getByLabelText('Text'), NOTICE);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    script.settings = settings;
    await user.click(await screen.findByRole('button', { name: 'Yes, save it' }));
    await settled();
    expect(asked(script, 'setPlatformSettings')).toEqual([settings]);
    expect(await screen.findByRole('button', { name: 'Take it down' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('.notice')).toHaveTextContent(NOTICE));
  });

  test('stops selling a product once that is confirmed', async () => {
    const { user, script, settled } = await operate('/platform-settings');
    await user.click(await screen.findByRole('button', { name: 'Stop selling Airtime' }));
    await user.click((await question('Stop selling Airtime?')).getByRole('button', { name: 'Stop selling' }));
    await settled();
    expect(asked(script, 'setPlatformSettings')).toEqual([{ notice: null, paused: ['airtime'] }]);
  });
});

describe('the notice', () => {
  test.each([
    ['a page', '/transactionHistory'],
    ['the conversation and its canvas', '/toUpPower'],
    ['a page of the storefront', '/airtime'],
  ])('stands at the head of %s', async (_, at) => {
    await drawAs('resident', { at, script: { settings } });
    await waitFor(() => expect(document.querySelector('.notice')).toHaveTextContent(NOTICE));
  });

  test('is told to a visitor too', async () => {
    await drawTalk({ settings }, { at: '/' });
    await waitFor(() => expect(document.querySelector('.notice')).toHaveTextContent(NOTICE));
  });

  test('takes no place where there is none', async () => {
    const { settled } = await drawAs('resident', { at: '/transactionHistory' });
    await settled();
    expect(document.querySelector('.notice')).toBeNull();
  });
});

describe('the resident-search history', () => {
  const residentPaid = [estatePayment('power', 1, '2026-11-20'), estatePayment('fine', 2, '2026-11-19')];

  test('is reached from the search of the dashboard, and is kept as Transactions.csv', async () => {
    const names = keptFiles();
    const { user } = await operate('/dashboard', { residentPaid });
    await user.type(await screen.findByLabelText('Name or email'), 'Eze 11{Enter}');
    await user.click(await screen.findByRole('link', { name: /^History/ }));
    expect(location.pathname + location.search).toBe('/transactionHistory?resident=resident11%40palmcourt.example');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'ALL',
      'POWER VENDING',
      'SERVICE CHARGE',
      'DEVELOPMENT LEVY',
      'FINE',
    ]);
    await user.clear(await screen.findByLabelText('Name or email'));
    await user.type(screen.getByLabelText('Name or email'), 'Eze 11{Enter}');
    expect(await screen.findByText('1 to 2 of 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'CSV EXPORT' }));
    await waitFor(() => expect(names).toEqual(['Transactions.csv']));
  });
});
