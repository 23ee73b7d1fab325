import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { GOOD_PLATFORM } from '../../support/calls/platform.ts';
import { keptFiles } from '../history/support.ts';
import { sentence } from '../support/sentence.ts';
import { asked, minutesAgo, operate, question, stuck } from './support.ts';

const at = '/pending-transactions';
const pending = [stuck(1), stuck(2)];

describe('the pending transactions', () => {
  test('stand under the ten columns of the specification', { tags: ['F-037'] }, async () => {
    await operate(at, { pending });
    const table = await screen.findByRole('table', { name: 'Pending transactions' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([
      'Name',
      'Transaction Amount',
      'Meter Number',
      'Transaction ID',
      'Retry Ref',
      'Date',
      'Initial Status',
      'Retry Status',
      'Message',
      'Pending',
    ]);
    const [, row] = within(table).getAllByRole('row');
    for (const words of ['₦5,050', '2 attempts', 'Last answer: time-out', '2 h 5 min ago']) {
      expect(row).toHaveTextContent(words);
    }
  });

  test('are searched by FROM, To and Transaction Reference, and read again', { tags: ['F-034'] }, async () => {
    const { user, script } = await operate(at, { pending });
    await screen.findByText('1 to 2 of 2');
    await user.type(screen.getByLabelText('FROM'), '2026-11-01');
    await user.type(screen.getByLabelText('To'), '2026-11-20');
    await user.click(
      within(screen.getByRole('form', { name: 'Narrow the list' })).getByRole('button', { name: 'SEARCH' }),
    );
    await waitFor(() =>
      expect(asked(script, 'pendingTopups').at(-1)).toMatchObject({ from: '2026-11-01', to: '2026-11-20' }),
    );
    await user.type(screen.getByLabelText('Transaction Reference'), 'POWER-00000002{Enter}');
    expect(await screen.findByText('1 to 1 of 1')).toBeVisible();
    const before = asked(script, 'pendingTopups').length;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(asked(script, 'pendingTopups')).toHaveLength(before + 1));
  });

  test('Retry turns in its own row, and its reason is said', { tags: ['F-036'] }, async () => {
    const { user, script } = await operate(at, { pending });
    await user.click(await screen.findByRole('button', { name: 'Retry POWER-00000001' }));
    expect(await screen.findByText(sentence('POWER-00000001: Retry unsuccessful'))).toBeVisible();
    expect(asked(script, 'retryTopup')).toMatchObject([{ topupRef: 'POWER-00000001' }]);
    expect(screen.getByRole('button', { name: 'Retry POWER-00000001' })).not.toHaveAttribute('aria-busy');
  });

  test('without an answer it says what the specification says', { tags: ['F-043'] }, async () => {
    const { user } = await operate(at, { pending, administered: 'no line' });
    await user.click(await screen.findByRole('button', { name: 'Retry POWER-00000001' }));
    expect(await screen.findByText(/There was a server error\. This could be caused by a slow network/)).toBeVisible();
  });

  test('Mark for refund asks for a reason, reads it back, and marks it', async () => {
    const { user, script, settled } = await operate(at, { pending });
    await user.click(await screen.findByRole('button', { name: 'Mark for refund POWER-00000001' }));
    const dialog = await question('Mark a top-up for refund');
    await user.type(dialog.getByLabelText('Reason'), 'The meter was replaced');
    await user.click(dialog.getByRole('button', { name: 'Mark for refund' }));
    await user.click(
      (await question(/Mark POWER-00000001/)).getByRole('button', { name: 'Yes, mark ₦5,050 for refund' }),
    );
    await settled();
    expect(asked(script, 'refundTopup')).toEqual([{ topupRef: 'POWER-00000001', reason: 'The meter was replaced' }]);
  });

  test('where there are none: "No transaction yet"', { tags: ['F-038'] }, async () => {
    await operate(at);
    expect(await screen.findByText('No transaction yet')).toBeVisible();
  });

  test.each([360, 1024])('at %i px each is a card, with all that the table says', async (width) => {
    await operate(at, { pending }, width);
    const list = await screen.findByRole('list', { name: 'Pending transactions' });
    expect(within(list).getAllByText('Retry Ref')).toHaveLength(2);
    expect(within(list).getByRole('button', { name: 'Retry POWER-00000001' })).toBeVisible();
  });
});

describe('the reconciliation', () => {
  const books = {
    ...GOOD_PLATFORM.books,
    provider: { count: 1, value: 5_050 },
    differences: [
      {
        orderId: 'POWER-00000001',
        kind: 'captured-unknown-here' as const,
        at: minutesAgo(10),
        ours: 'No such order',
        theirs: '₦5,050 captured',
        amount: 5_050,
      },
    ],
    total: 1,
  };

  test('shows the sums of the books side by side and every difference, which is kept as a file', async () => {
    const names = keptFiles();
    const { user } = await operate('/reconciliation', { books });
    const table = await screen.findByRole('table', { name: 'Reconciliation' });
    expect(within(table).getByText('Captured there, unknown here')).toBeVisible();
    expect(screen.getByText('Payment provider')).toBeVisible();
    expect(screen.getByText('Differs')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'CSV EXPORT' }));
    await waitFor(() => expect(names).toEqual(['reconciliation.csv']));
  });

  test('without a difference says that all books agree', async () => {
    await operate('/reconciliation');
    expect(await screen.findByText('There are no differences: all books agree.')).toBeVisible();
  });

  test('is of the days that are searched', async () => {
    const { user, script } = await operate('/reconciliation', { books });
    await screen.findByRole('table', { name: 'Reconciliation' });
    await user.type(screen.getByLabelText('FROM'), '2026-11-20');
    await user.click(screen.getByRole('button', { name: 'SEARCH' }));
    await waitFor(() =>
      expect(asked(script, 'reconciliation').at(-1)).toEqual({ from: '2026-11-20', to: '2026-11-20', page: 1 }),
    );
  });
});
