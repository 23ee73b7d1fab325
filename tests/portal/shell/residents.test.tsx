import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { pagesShown } from '#src/portal/listing/paging/pages-shown.ts';
import { drawAs } from '../support/draw-as.ts';

const page = { at: '/registered-residents' } as const;
const rows = () =>
  within(screen.getByRole('table', { name: 'Registered residents' }))
    .getAllByRole('row')
    .slice(1);
const calls = (script: { calls: { name: string; input: unknown }[] }, name: string) =>
  script.calls.filter((call) => call.name === name).map(({ input }) => input);

describe('the registered residents', () => {
  test('begin with all that are registered, thirty on a page', { tags: ['C-091'] }, async () => {
    const { user } = await drawAs('estate administrator', page);
    await screen.findByText('1 to 30 of 61');
    expect(rows()).toHaveLength(30);
    expect(screen.getByRole('tab', { name: 'TOTAL REGISTERED' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(await screen.findByText('61 to 61 of 61')).toBeVisible();
    expect(rows()).toHaveLength(1);
  });

  test('begin with the list that the address asks', async () => {
    const { script } = await drawAs('estate administrator', { at: '/registered-residents?list=active&page=2' });
    await screen.findByText('31 to 46 of 46');
    expect(screen.getByRole('tab', { name: 'ACTIVE RESIDENTS' })).toHaveAttribute('aria-selected', 'true');
    expect(calls(script, 'estateUsers')).toEqual([{ list: 'active', page: 2 }]);
  });

  test('each tab is a list of its own, and the arrow keys go from one to the next', async () => {
    const { user, script } = await drawAs('estate administrator', page);
    await screen.findByText('1 to 30 of 61');
    await user.click(screen.getByRole('tab', { name: 'TOTAL REGISTERED' }));
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByText('1 to 30 of 46')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'ACTIVE RESIDENTS' })).toHaveAttribute('aria-selected', 'true');
    expect(calls(script, 'estateUsers').at(-1)).toEqual({ list: 'active', page: 1 });
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'MANAGE' })).toHaveFocus();
  });

  test('say how each stands by word and colour', async () => {
    await drawAs('estate administrator', page);
    await screen.findByText('1 to 30 of 61');
    const [occupied] = screen.getAllByText('Occupied');
    expect(occupied ?? document.body).toHaveClass('status--success');
  });

  test('a search for nothing says what it needs, beside the fields', async () => {
    const { user, script } = await drawAs('estate administrator', page);
    await user.click(await screen.findByRole('button', { name: 'SEARCH' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a name or meter number to search');
    expect(screen.getByLabelText('Name')).toHaveDescription('Please enter a name or meter number to search');
    expect(calls(script, 'searchResidents')).toEqual([]);
  });

  test('whoever searches by Enter keeps the field, and what they type next', async () => {
    const { user } = await drawAs('estate administrator', page);
    await user.type(await screen.findByLabelText('Name'), 'bola{Enter}');
    await user.keyboard(' eze');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('bola eze');
  });

  test('which rows are shown is said by one place that stays: of all pages, and of what a search found', async () => {
    const { user } = await drawAs('estate administrator', page);
    const told = (await screen.findByText('1 to 30 of 61')).closest('[role="status"]');
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(told).toHaveTextContent('61 to 61 of 61'));
    await user.type(screen.getByLabelText('Name'), 'bola{Enter}');
    await waitFor(() => expect(told?.textContent).toMatch(/^\d+ found$/));
    expect(told?.isConnected).toBe(true);
  });

  test('a search that finds nobody says so, and Clear search brings the list back', async () => {
    const { user } = await drawAs('estate administrator', page);
    await user.type(await screen.findByLabelText('Name'), 'nobody{Enter}');
    expect(await screen.findByText('User not found, please check and try again')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('1 to 30 of 61')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  test('DETAILS opens RESIDENT INFO read-only, and the way back leads to the same list', {
    tags: ['E-002', 'E-003'],
  }, async () => {
    const { user } = await drawAs('estate administrator', page);
    await user.click(await screen.findByRole('button', { name: 'DETAILS of Bola Eze 1' }));
    expect(await screen.findByRole('heading', { name: 'RESIDENT INFO' })).toHaveFocus();
    expect(await screen.findByText('₦25,000 owed')).toBeVisible();
    const info = screen.getByRole('region', { name: 'RESIDENT INFO' });
    expect(within(info).queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(screen.getByText('1 to 30 of 61')).toBeVisible();
  });

  test('a list that cannot be had says why and can be tried again', async () => {
    const { user, script } = await drawAs('estate administrator', { ...page, script: { page: 'no line' } });
    await screen.findByRole('button', { name: 'Try again' });
    script.page = 'good';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 to 30 of 61')).toBeVisible();
  });

  test('on a phone each resident is a card with what can be done', async () => {
    const { user } = await drawAs('estate administrator', { ...page, width: 360 });
    const list = await screen.findByRole('list', { name: 'Registered residents' });
    expect(within(list).getAllByText('Email')).toHaveLength(30);
    await user.click(within(list).getByRole('button', { name: 'DETAILS of Bola Eze 1' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'RESIDENT INFO' })).toBeVisible());
  });
});

describe('the page control', () => {
  test('names the first, the last and two neighbours on each side', () => {
    expect(pagesShown(6, 20, 2)).toEqual([1, null, 4, 5, 6, 7, 8, null, 20]);
    expect(pagesShown(1, 3, 2)).toEqual([1, 2, 3]);
    expect(pagesShown(20, 20, 2)).toEqual([1, null, 18, 19, 20]);
  });

  test('of transactions names one neighbour on each side', { tags: ['G-018'] }, () => {
    expect(pagesShown(6, 20, TRANSACTION_PAGE.neighbours)).toEqual([1, null, 5, 6, 7, null, 20]);
  });

  test('names a single page that would be left out', () => {
    expect(pagesShown(5, 9, 2)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
