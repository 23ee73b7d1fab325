import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { deed } from '../../support/calls/administration.ts';
import { drawAs } from '../support/draw-as.ts';

const deeds = [deed(2, { action: 'balance-set', before: '₦0', after: '-₦5,000' }), deed(1)];
const asked = ({ calls }: { calls: { name: string; input: unknown }[] }) =>
  calls.filter(({ name }) => name === 'auditLog').map(({ input }) => input);

describe('the activity log', () => {
  test('says who did what to whom, before and after, from its entry in the navigation', async () => {
    const { user } = await drawAs('estate administrator', { script: { deeds } });
    await user.click(screen.getByRole('link', { name: 'Activity log' }));
    const table = await screen.findByRole('table', { name: 'Activity log' });
    const [, first] = within(table).getAllByRole('row');
    for (const words of ['Bola Ade', 'Set a balance', '₦0', '-₦5,000']) expect(first).toHaveTextContent(words);
    expect(location.pathname).toBe('/audit-log');
  });

  test('is searched by days, and has no file', async () => {
    const { user, script } = await drawAs('estate administrator', { at: '/audit-log', script: { deeds } });
    await screen.findByText('1 to 2 of 2');
    expect(screen.queryByRole('button', { name: 'CSV EXPORT' })).toBeNull();
    await user.type(screen.getByLabelText('FROM'), '2026-11-01');
    await user.type(screen.getByLabelText('To'), '2026-11-20');
    await user.click(screen.getByRole('button', { name: 'SEARCH' }));
    await waitFor(() => expect(asked(script).at(-1)).toEqual({ page: 1, from: '2026-11-01', to: '2026-11-20' }));
  });

  test('where nothing was changed yet it says so', async () => {
    await drawAs('estate administrator', { at: '/#audit-log' });
    expect(await screen.findByText('Nothing has been changed yet')).toBeVisible();
    expect(location.pathname).toBe('/audit-log');
  });

  test('on a phone each card names what was before and after', async () => {
    await drawAs('estate administrator', { at: '/audit-log', width: 360, script: { deeds } });
    const list = await screen.findByRole('list', { name: 'Activity log' });
    expect(within(list).getAllByText('After')).toHaveLength(2);
  });

  test('is for administrators of estates alone', async () => {
    await drawAs('owner', { at: '/audit-log' });
    expect(location.pathname).toBe('/dashboard');
  });
});
