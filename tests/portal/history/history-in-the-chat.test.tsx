import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { bought } from '../../machines/assistant/past/past-chat.ts';
import { payments } from '../../support/calls/histories.ts';
import { drawAs } from '../support/draw-as.ts';
import { keptFiles } from './support.ts';

const at = '/dashboard?face=chat';
const composer = () => screen.getByRole('textbox', { name: /Type what you need/ });
const LEVIES = payments('dev-levy', 12);

/** Ask in the chat, with twelve levies behind. */
async function askedFor(sentence: string) {
  const drawn = await drawAs('resident', { at, script: { transactions: LEVIES } });
  await drawn.user.type(composer(), `${sentence}{Enter}`);
  await drawn.settled();
  return drawn;
}

describe('the own history in the chat', () => {
  test('is a list in the conversation, with a way to its page', async () => {
    await askedFor('my development levy payments');
    const [list] = await within(screen.getByRole('log')).findAllByRole('list', { name: /^Development levy/ });
    const rows = within(list ?? document.body).getAllByRole('listitem');
    expect(rows).toHaveLength(8);
    expect(rows[0] ?? null).toHaveTextContent('20 Nov 2026₦5,050Status SuccessfulTransaction ID SERVICES-00000012');
    const way = within(screen.getByRole('log')).getByRole('link', { name: 'Show as table' });
    expect(way).toHaveAttribute('href', '/transactionHistory?product=dev-levy');
  });

  test.each(['link', 'sentence'] as const)('‘show as table’ opens the page with the same query, by %s', async (by) => {
    const { user, settled, script } = await askedFor('my development levy payments');
    if (by === 'link') await user.click(await screen.findByRole('link', { name: 'Show as table' }));
    else {
      await user.type(composer(), 'show as table{Enter}');
      await settled();
    }
    await waitFor(() => expect(location.pathname + location.search).toBe('/transactionHistory?product=dev-levy'));
    expect(await screen.findByText('1 to 10 of 12')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'DEVELOPMENT LEVY' })).toHaveAttribute('aria-selected', 'true');
    expect(script.calls.filter(({ name }) => name === 'transactionsHistory').at(-1)?.input).toEqual({
      view: 'dev-levy',
      sort: 'asc',
      page: 1,
    });
  });

  test('CSV EXPORT is offered below it, and keeps the file', async () => {
    const names = keptFiles();
    const { user, settled } = await askedFor('my development levy payments');
    await user.click(await screen.findByRole('button', { name: 'CSV EXPORT' }));
    await settled();
    await waitFor(() => expect(names).toEqual(['development_levy.csv']));
  });

  test('a receipt that is asked for is kept, and its card offers it once more', async () => {
    const names = keptFiles();
    const { user, settled } = await drawAs('resident', { at, script: { purchases: [bought()] } });
    await user.type(composer(), 'receipt for POWER-0000000A{Enter}');
    await settled();
    await waitFor(() => expect(names).toEqual(['ReceiptPOWER-0000000A.pdf']));
    expect(await screen.findByRole('button', { name: /Download/ })).toBeVisible();
  });
});
