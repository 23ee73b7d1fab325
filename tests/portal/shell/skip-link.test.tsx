import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawTalk } from '../support/draw.tsx';

test.each([
  ['/', { visitor: true }],
  ['/contact', { visitor: true }],
  ['/dashboard', {}],
  ['/transactionHistory', {}],
] as const)(
  'at %s the first stop of Tab leads past the menus, and the next one is in the main part',
  async (at, options) => {
    const { user } = await drawTalk({}, { at, options, width: 1440 });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Skip the menus' })).toHaveFocus();
    await user.keyboard('{Enter}');
    const main = screen.getByRole('main');
    expect(main).toHaveFocus();
    await user.tab();
    expect(main.contains(document.activeElement)).toBe(true);
    expect(main).not.toHaveFocus();
  },
);
