import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { WAITING } from '#catalogues/sentences/waiting.ts';
import { draw } from '../support/draw.tsx';
import { asking, confirming, home, password, settling, visitor } from '../support/scenes/conversations.ts';
import { portal } from '../support/scenes/messages.ts';
import { amount } from '../support/scenes/views.ts';

describe('the frame', () => {
  test('on a phone the switch changes the face, and the composer stays', async () => {
    const { user } = await draw(confirming);
    expect(screen.getByRole('button', { name: 'Chat' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('form', { name: 'Buy Power' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Form' }));
    expect(await screen.findByRole('form', { name: 'Buy Power' })).toBeVisible();
    expect(screen.queryByRole('log')).toBeNull();
    expect(screen.getByRole('textbox', { name: /Say yes/ })).toBeVisible();
    // Of a purchase a table is no view.
    expect(screen.queryByRole('button', { name: 'Table' })).toBeNull();
  });

  test('with room the form stands beside the chat, and only the chat’s yes is filled', async () => {
    await draw(confirming, { width: 1440 });
    expect(await screen.findByRole('form', { name: 'Buy Power' })).toBeVisible();
    expect(screen.getByRole('log')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yes, pay ₦5,050' })).toHaveClass('button--primary');
    expect(screen.getByRole('button', { name: 'Pay ₦5,050' })).toHaveClass('button--twin');
  });

  test('‘show as form’ in the chat switches too', async () => {
    const { show } = await draw(asking);
    await show({ ...asking, face: 'form' });
    expect(await screen.findByRole('form', { name: 'Buy Power' })).toBeVisible();
  });

  test('what has rows is a table, too, and one that is asked for stands in the switch while it is shown', async () => {
    const { view } = asking;
    if (!view) throw new Error('nothing is asked');
    const table = { columns: [{ name: 'name', label: 'Name', align: 'start' }], rows: [['Amaka Eze']] } as const;
    const { user, show } = await draw({ ...asking, view: { ...view, table } });
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(within(await screen.findByRole('table')).getByText('Amaka Eze')).toBeVisible();
    await show(asking);
    expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Chat' }));
    expect(screen.queryByRole('button', { name: 'Table' })).toBeNull();
  });

  test('the table writes an answered amount as every card does', async () => {
    const { view } = asking;
    if (!view) throw new Error('nothing is asked');
    const fields = [{ ...amount, value: '12000' }];
    await draw({ ...asking, view: { ...view, fields } }, { at: '/toUpPower?face=table' });
    expect(within(await screen.findByRole('table')).getByText('₦12,000')).toBeVisible();
  });

  test('below the form nothing says that the card window is open once the bank is asked', async () => {
    const before = portal(SENTENCES.cardOpen, { tone: 'info' });
    await draw({ ...settling, messages: [...settling.messages, before] }, { at: '/toUpPower?face=form' });
    expect(await screen.findByText(WAITING.token)).toBeVisible();
    expect(screen.queryByText(SENTENCES.cardOpen)).toBeNull();
  });

  test('another page begins with its own face', async () => {
    const { user } = await draw(asking, { at: '/toUpPower?face=table' });
    expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('button', { name: 'Chat' })).not.toHaveAttribute('aria-pressed');
    expect(screen.queryByRole('group', { name: 'Show as' })).toBeNull();
  });

  test('the top bar names the route and greets; Sign out leaves', async () => {
    const { user } = await draw(asking, { width: 1440 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Buy Power');
    expect(screen.getByText('Good evening, Amaka')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(location.pathname).toBe('/');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('a resident finds Buy Power in the navigation', async () => {
    await draw(home, { at: '/dashboard', width: 1440 });
    expect(screen.getAllByRole('link', { name: 'Buy Power' }).length).toBeGreaterThan(0);
  });

  test('an estate administrator has no Buy Power and is led away from it', { tags: ['C-087'] }, async () => {
    await draw({ ...home, session: { ...home.session, role: 'service-admin' } }, { width: 1440 });
    expect(screen.queryByRole('link', { name: 'Buy Power' })).toBeNull();
    expect(location.pathname).toBe('/dashboard');
  });

  test('opening Buy Power starts its flow', async () => {
    const { conversation } = await draw(home);
    expect(conversation.opened).toEqual(['buy-power']);
  });

  test('after signing in a resident is at Buy Power, and a redirect to another site is not followed', async () => {
    const { show } = await draw(password, { at: '/login?redirect=//evil.example' });
    await show(home);
    expect(location.host).toBe('localhost:3000');
    expect(location.pathname).toBe('/toUpPower');
  });

  test('an address that is no page says so', async () => {
    await draw(visitor, { at: '/nowhere' });
    expect(screen.getByText("Sorry, we couldn't find this page")).toBeVisible();
  });
});
