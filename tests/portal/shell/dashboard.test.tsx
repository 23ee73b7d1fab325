import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { draw } from '../support/draw.tsx';
import { drawAs } from '../support/draw-as.ts';
import { home } from '../support/scenes/conversations.ts';

const card = async (label: string) => {
  const name = await screen.findByText(label, { selector: '.figure__label *, .figure__label' });
  const item = name.closest('li');
  if (!item) throw new Error(`No card is called ${label}`);
  return item;
};

describe('a resident’s dashboard', () => {
  test('shows the apartment status from the token, what was bought and what is owed', async () => {
    await drawAs('resident');
    expect(await screen.findByRole('heading', { name: 'Block C, Flat 4' })).toBeVisible();
    expect(screen.getByText('Occupied')).toBeVisible();
    expect(await card('Power in November')).toHaveTextContent('100.00 kWh');
    const levy = await card('Development levy');
    expect(levy).toHaveTextContent('Owed');
    expect(levy).toHaveTextContent('₦25,000');
  });

  test('a chart’s figures stand in a table for who hears them', async () => {
    await drawAs('resident');
    const table = await screen.findByRole('table', { name: 'Spending by month' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['Sep₦10,100.50₦45,050₦0', 'Oct₦0₦0₦20,050', 'Nov₦18,150₦0₦0']);
  });

  test('the arrow keys read a chart month by month, and Escape puts the figures away', async () => {
    const { user } = await drawAs('resident');
    const reader = await screen.findByRole('slider', { name: 'Spending, month' });
    act(() => reader.focus());
    expect(reader).toHaveAttribute('aria-valuetext', 'Nov: Power ₦18,150');
    fireEvent.change(reader, { target: { value: '0' } });
    expect(reader).toHaveAttribute('aria-valuetext', 'Sep: Power ₦10,100.50, Service charge ₦45,050');
    expect(document.querySelector('.chart__reading')).toHaveTextContent('Service charge₦45,050');
    await user.keyboard('{Escape}');
    expect(document.querySelector('.chart__reading')).toBeNull();
  });

  test('Copy takes the digits of a token without its spaces', async () => {
    const { user } = await drawAs('resident');
    await user.click(await screen.findByRole('button', { name: 'Copy token 6047 3918 2250 7764 1183' }));
    expect(await navigator.clipboard.readText()).toBe('60473918225077641183');
    expect(screen.getByText('Token copied')).toBeVisible();
  });

  test('on a phone the last tokens are cards, with what they cost beside the day', async () => {
    await drawAs('resident', { width: 360 });
    const list = await screen.findByRole('list', { name: 'Last tokens' });
    const [first] = within(list).getAllByRole('listitem');
    expect(first ?? null).toHaveTextContent('21 Nov 2026₦5,000');
    expect(screen.queryByRole('table', { name: 'Last tokens' })).toBeNull();
  });

  test('its shape stands there while it loads', async () => {
    await draw(home, { at: '/dashboard', width: 1440 });
    expect(await screen.findByText('Loading the dashboard')).toBeVisible();
  });

  test('a 400 is an empty dashboard, and no error', async () => {
    await drawAs('resident', { script: { page: 'empty' } });
    expect(await screen.findByText('Nothing to show yet')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['resident', 'Contact support', '/contact'],
    ['estate administrator', 'Upload meters', '/upload-meter-number'],
    ['platform administrator', 'Register an estate', '/estates?view=register'],
  ] as const)('the empty dashboard of a %s says what to do first, and leads there', async (as, label, path) => {
    await drawAs(as, { script: { page: 'empty' } });
    expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', path);
  });

  test('a dashboard that cannot be had says why and can be tried again', async () => {
    const { script, user } = await drawAs('resident', { script: { page: 'no line' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('There was a server error.');
    script.page = 'good';
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Block C, Flat 4' })).toBeVisible();
  });
});

describe('the dashboard of', () => {
  test('a home owner is about the development levy alone', async () => {
    await drawAs('owner');
    const levy = await card('Development levy');
    expect([...(levy.parentElement?.children ?? [])]).toHaveLength(1);
    expect(await screen.findByRole('table', { name: 'Development levy paid by month' })).toBeVisible();
    expect(screen.queryByText('Service charge')).toBeNull();
  });

  test('an estate administrator counts the residents; View leads to them', async () => {
    const { user } = await drawAs('estate administrator');
    expect(await card('Registered residents')).toHaveTextContent('1,204');
    const view = screen.getByRole('link', { name: 'View Registered residents' });
    expect(view).toHaveAttribute('href', '/#registered-residents');
    await user.click(view);
    expect(location.pathname).toBe('/registered-residents');
  });

  test.each([
    ['Active residents', 'active', 'ACTIVE RESIDENTS'],
    ['Inactive residents', 'inactive', 'INACTIVE RESIDENTS'],
    ['Registered meters', 'registered-meters', 'REGISTERED METERS'],
    ['Unverified residents', 'unverified', 'UNVERIFIED'],
  ])('View beside %s opens the list that it counts', async (label, list, tab) => {
    const { user, script } = await drawAs('estate administrator');
    await card(label);
    await user.click(screen.getByRole('link', { name: `View ${label}` }));
    expect(location.pathname + location.search + location.hash).toBe(`/registered-residents?list=${list}`);
    expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeVisible();
    const asked = script.calls.filter(({ name }) => name === 'estateUsers');
    expect(asked.at(-1)?.input).toEqual({ list, page: 1 });
  });

  test('an estate administrator finds a resident by name or meter number, and opens DETAILS', async () => {
    const { user } = await drawAs('estate administrator');
    await user.type(await screen.findByLabelText('Name'), 'eze 7');
    await user.click(screen.getByRole('button', { name: 'SEARCH' }));
    await user.click(await screen.findByRole('button', { name: 'DETAILS of Chidi Eze 7' }));
    expect(await screen.findByRole('heading', { name: 'RESIDENT INFO' })).toHaveFocus();
    expect(await screen.findByText('resident7@palmcourt.example')).toBeVisible();
    expect(screen.getByText(/Eze 7$/, { selector: '.detail__whose' })).toBeVisible();
  });

  test('anybody else shows the platform’s figures', async () => {
    await drawAs('platform administrator');
    expect(await card('Successful transactions')).toHaveTextContent('40,321');
    expect(await card('Registered estates')).toHaveTextContent('2');
  });
});
