import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SCREEN_ROWS } from '../../machines/messages/rows/screens.ts';
import { drawTalk } from '../support/draw.tsx';

test.each(SCREEN_ROWS)('a person reads "$message": $when', async ({ message, address }) => {
  await drawTalk({}, { at: address });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(message);
});
