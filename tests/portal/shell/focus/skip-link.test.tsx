import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawTalk } from '../../support/draw.tsx';

test.each([
  ['/', { visitor: true }],
  ['/home', { visitor: true }],
  ['/airtime', { visitor: true }],
  ['/pay-bills', { visitor: true }],
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
    expect(main.contains(document.activeElement)).toBe(true);
    const landed = document.activeElement;
    await user.tab();
    expect(main.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(landed);
    expect(document.activeElement?.closest('nav')).toBeNull();
  },
);

test.each([
  ['/', { visitor: true }],
  ['/airtime', { visitor: true }],
  ['/dashboard', {}],
  ['/transactionHistory', {}],
] as const)(
  'at %s the second stop of Tab leads to where one writes, past all that stands between',
  async (at, options) => {
    const { user } = await drawTalk({}, { at, options, width: 1440 });
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Write a message' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toHaveClass('composer__field');
  },
);
