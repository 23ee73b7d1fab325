import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '../support/draw.tsx';
import { asking } from '../support/scenes/conversations.ts';

/** Presses an answer of the open question, with a mouse or with a finger. */
async function answers(by: 'mouse' | 'finger') {
  const { user, conversation } = await draw(asking);
  const asked = window.matchMedia;
  window.matchMedia = (query) =>
    query === '(pointer: fine)' ? Object.assign(asked(query), { matches: by === 'mouse' }) : asked(query);
  await user.click(screen.getByRole('button', { name: '₦5,000' }));
  expect(conversation.said).toEqual(['₦5,000']);
}

test('after an answer the keyboard stands in the line where the next one is written', async () => {
  await answers('mouse');
  expect(screen.getByRole('textbox', { name: 'Amount in naira, e.g. 5000' })).toHaveFocus();
});

test('on a phone it stands in the conversation: the keys of the screen would cover the next question', async () => {
  await answers('finger');
  expect(screen.getByRole('log')).toHaveFocus();
});
