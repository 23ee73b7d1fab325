import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { draw } from '../support/draw.tsx';
import { visitor } from '../support/scenes/conversations.ts';
import { airtimePaid, choosingNetwork, choosingPackage } from '../support/scenes/store.ts';

describe('a page of the storefront', () => {
  test.each([
    ['/airtime', 'BUY AIRTIME', 'airtime-page'],
    ['/data', 'BUY INTERNET', 'internet-page'],
    ['/pay-bills', 'PAY BILLS', 'pay-bills'],
    ['/pay-bills/wizard', 'CABLE TV AND POWER', 'bill-wizard'],
  ])('%s is headed %s and opens its purchase by itself', { tags: ['B-100'] }, async (at, title, flow) => {
    const { conversation } = await draw(visitor, { at, width: 1440 });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(conversation.opened).toEqual([flow]);
  });

  test('what is open of it already is gone on with', async () => {
    const { conversation } = await draw(choosingNetwork, { at: '/airtime', width: 1440 });
    await screen.findByRole('form', { name: 'Airtime' });
    expect(conversation.opened).toEqual([]);
  });

  test('a purchase that is over makes room for the next', async () => {
    const { conversation } = await draw(airtimePaid, { at: '/airtime', width: 1440 });
    await waitFor(() => expect(conversation.opened).toEqual(['airtime-page']));
  });

  test('on a wide screen menu, conversation and form stand side by side', async () => {
    await draw(choosingNetwork, { at: '/airtime', width: 1440 });
    const menu = within(await screen.findByRole('navigation', { name: 'Buy' }));
    expect(menu.getByRole('link', { name: 'AIRTIME' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('log')).toBeVisible();
    expect(await screen.findByRole('form', { name: 'Airtime' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Show as' })).toBeNull();
  });

  test.each([360, 1024])('at %i px one pane begins with the form, and the composer stays', async (width) => {
    const { user } = await draw(choosingNetwork, { at: '/airtime', width });
    expect(await screen.findByRole('form', { name: 'Airtime' })).toBeVisible();
    expect(screen.queryByRole('log')).toBeNull();
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Chat' }));
    expect(screen.getByRole('log')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  test('the internet page shows an image, in words too', { tags: ['B-102'] }, async () => {
    await draw(visitor, { at: '/data' });
    expect(await screen.findByRole('img', { name: /router/ })).toBeVisible();
  });

  test('Pay Bills leads to the wizard and back', async () => {
    const { user } = await draw(choosingPackage, { at: '/pay-bills' });
    await user.click(await screen.findByRole('link', { name: 'Cable TV or power, step by step' }));
    expect(location.pathname).toBe('/pay-bills/wizard');
    await user.click(await screen.findByRole('link', { name: 'Back to Pay Bills' }));
    expect(location.pathname).toBe('/pay-bills');
  });
});
