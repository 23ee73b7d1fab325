import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { EMPTY_SENTENCES } from '#catalogues/sentences/empty.ts';
import { drawAs } from '../support/draw-as.ts';

test('a history of nothing says how the first payment comes, with the button to it', async () => {
  const { user } = await drawAs('resident', { at: '/transactionHistory', script: { transactions: [] } });
  expect(await screen.findByText(MESSAGES.noTransaction)).toBeVisible();
  expect(screen.getByText(EMPTY_SENTENCES.ownPayments)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Buy power' }));
  expect(location.pathname).toBe('/toUpPower');
});
