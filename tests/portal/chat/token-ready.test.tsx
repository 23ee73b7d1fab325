import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '../support/draw.tsx';
import { newKey, paid, settling } from '../support/scenes/conversations.ts';

const READY = 'Token ready: 6047 3918 2250 7764 1183';
const log = () => screen.getByRole('log');

test('who does not see the card hears once that the token is ready, with its digits in fours, and not all that is on the card', async () => {
  const { show } = await draw(settling);
  await show(paid);
  expect(await within(log()).findAllByText(READY)).toHaveLength(1);
  expect(log()).toHaveAttribute('aria-live', 'polite');
  expect(within(log()).getByRole('article', { name: 'Power token' })).toHaveAttribute('aria-live', 'off');
  await show({ ...paid });
  expect(within(log()).getAllByText(READY)).toHaveLength(1);
});

test('a token that was in the log as the page was loaded is not said as if it had just come', async () => {
  await draw(paid);
  await screen.findByRole('article', { name: 'Power token' });
  expect(screen.queryByText(READY)).toBeNull();
});

test('on a form its own status says it, and several tokens are said in the order of loading', async () => {
  const { show } = await draw(settling, { at: '/toUpPower?face=form' });
  await show(paid);
  expect((await screen.findByText(READY)).closest('[role="status"]')).not.toBeNull();
  await show(newKey);
  expect(
    await screen.findByText(
      'Token ready: Key change, 1 of 2: 0142 8837 5516 9020 4471. Key change, 2 of 2: 6835 1209 7743 0186 2295. Power, 27.78 kWh: 6047 3918 2250 7764 1183',
    ),
  ).toBeInstanceOf(HTMLElement);
});
