import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LANGUAGE_SENTENCES } from '#catalogues/sentences/conversation/languages.ts';
import { drawAs } from '../support/draw-as.ts';

test.each([
  ['resident', '/user-page'],
  ['owner', '/dashboard'],
  ['estate administrator', '/Settings'],
  ['platform administrator', '/platform-settings'],
] as const)('the language of the answers is chosen by the %s at %s', async (who, at) => {
  const { user, settled } = await drawAs(who, { at });
  const card = within(await screen.findByRole('region', { name: LANGUAGE_SENTENCES.title }));
  expect(card.getByRole('button', { name: 'Speak English' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(card.getByRole('button', { name: 'Speak Pidgin' }));
  await settled();
  expect(card.getByRole('button', { name: 'Speak Pidgin' })).toHaveAttribute('aria-pressed', 'true');
});
