import { stripVTControlCharacters } from 'node:util';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { drawMessage } from '#src/terminal/draw.ts';
import { drawTalk } from '../support/draw.tsx';

/** What was said last to a person, as the terminal writes it. */
const inTerminal = (message: Parameters<typeof drawMessage>[0] | undefined): string =>
  message ? stripVTControlCharacters(drawMessage(message)) : '';

test('a message reads the same in the chat, in the form beside it and in the terminal: the machine says it once', {
  tags: ['G-027'],
}, async () => {
  const { conversation, user, settled } = await drawTalk({}, { at: '/toUpPower', width: 1440, options: {} });
  const composer = document.querySelector<HTMLTextAreaElement>('.composer__field');
  if (composer) await user.type(composer, '100{Enter}');
  await settled();
  const { messages, view } = conversation.getSnapshot();
  const said = MESSAGES.amountTooSmall;
  expect(view?.fields.find(({ name }) => name === 'amount')?.problem).toBe(said);
  expect(within(screen.getByRole('log')).getByText(said)).toBeVisible();
  expect(within(await screen.findByRole('form', { name: 'Buy Power' })).getByText(said)).toBeVisible();
  expect(messages.map(inTerminal).some((line) => line.includes(said))).toBe(true);
});
