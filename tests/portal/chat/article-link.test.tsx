import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '../support/draw.tsx';
import { asking } from '../support/scenes/conversations.ts';
import { portal } from '../support/scenes/messages.ts';

test('the number of an order is one piece of its sentence, and can be read as before', async () => {
  const said = 'It looks like POWER-0123ABCD. Your e-mail address will do too.';
  await draw({ ...asking, messages: [...asking.messages, portal(said)] });
  const number = screen.getByText('POWER-0123ABCD');
  expect(number).toHaveClass('piece');
  expect(number.closest('p')).toHaveTextContent(said);
  expect(document.querySelectorAll('.piece')).toHaveLength(1);
});

test('a help article that the chat names is a link in words, and an address stays one', async () => {
  const named = [portal('More: /help/paying-safely'), portal('Write to us on /contact.')];
  await draw({ ...asking, messages: [...asking.messages, ...named] });
  expect(screen.getByRole('link', { name: 'Paying safely' })).toHaveAttribute('href', '/help/paying-safely');
  expect(screen.getByRole('link', { name: '/contact' })).toHaveAttribute('href', '/contact');
});
