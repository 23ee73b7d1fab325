import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { drawnFlows } from '#machines/flows/drawn-flows.ts';
import { draw, drawTalk } from '../support/draw.tsx';
import { asking, confirming, visitor } from '../support/scenes/conversations.ts';

const at = '/styleguide/flows';
const lit = () => document.querySelector('[aria-current="step"] h3')?.textContent ?? null;
const items = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the charts of the flows', () => {
  test('show the open run where it stands, and what may happen next', async () => {
    await draw(asking, { at });
    await screen.findByRole('list', { name: 'states of buy-power' });
    expect(lit()).toBe('asking');
    const next = screen.getByRole('region', { name: 'what may happen next' });
    expect(items(next)).toEqual([
      'FILL stays',
      'NEXT if isComplete to checking',
      'NEXT stays',
      'EDIT stays',
      'CANCEL to cancelled',
      expect.stringMatching(/^at once if .*isStopped.* to blocked$/),
    ]);
  });

  test('follow the open run as it goes on', async () => {
    const { show } = await draw(asking, { at });
    await screen.findByRole('list', { name: 'states of buy-power' });
    await show(confirming);
    expect(lit()).toBe('confirming');
    expect(document.querySelectorAll('.state--next').length).toBeGreaterThan(1);
  });

  test('show any flow that is picked, and go back to the open run', async () => {
    const { user } = await draw(asking, { at });
    const choice = await screen.findByRole('combobox', { name: 'Flow' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(Object.keys(drawnFlows()));
    await user.selectOptions(choice, 'sign-up');
    expect(screen.getByRole('list', { name: 'states of sign-up' })).toBeVisible();
    expect(lit()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Follow the open run' }));
    expect(lit()).toBe('asking');
  });

  test('say so where nothing is open', async () => {
    await draw(visitor, { at });
    expect(await screen.findByText('Nothing is open.')).toBeVisible();
    expect(lit()).toBeNull();
  });

  test('take a real run on by what is said', async () => {
    const { user, settled } = await drawTalk({}, { at });
    await user.type(await screen.findByRole('textbox', { name: 'Say' }), 'airtime{Enter}');
    await settled();
    expect(await screen.findByRole('list', { name: 'states of airtime' })).toBeVisible();
    expect(lit()).toBe('asking');
  });
});
