import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawAs } from '../support/draw-as.ts';

test('Development levies has a menu: Upload Development Levy, and Uploaded Development Levy', {
  tags: ['E-077'],
}, async () => {
  const { user } = await drawAs('estate administrator', { at: '/development-levies' });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Upload Development Levy', 'Uploaded Development Levy']);
  await user.click(screen.getByRole('tab', { name: 'Uploaded Development Levy' }));
  expect(await screen.findByText('No development levy has been uploaded yet.')).toBeVisible();
});
