import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { written } from '#machines/assistant/lines.ts';
import { draw, drawTalk } from '../support/draw.tsx';
import { asking } from '../support/scenes/conversations.ts';
import { person, portal } from '../support/scenes/messages.ts';

const MARKS = '**bold** `code` <img src=x onerror="alert(1)"> [pay](javascript:alert(1)) [help](/help/fees)\n\n- item';
const FORBIDDEN = 'strong, code, img, li, a[href^="javascript"], [onerror]';

const log = () => screen.getByRole('log');

test('what the portal wrote as Markdown is drawn so, and its links are pages of the portal', async () => {
  const { text, markdown } = written(
    'Type a code.\n\n- **07**: units left\n- **65**: number\n\nMore: [Fees](/help/fees)',
  );
  await draw({ ...asking, messages: [...asking.messages, portal(text, { markdown: markdown ?? '' })] });
  const list = await within(log()).findByText('07');
  expect(list.tagName).toBe('STRONG');
  expect(list.closest('li')).toHaveTextContent('07: units left');
  expect(within(log()).getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '/help/fees');
  expect(within(log()).queryByText(/\*\*/)).toBeNull();
});

test('what a person typed, and what the portal passes on, stays the text that it is', async () => {
  const said = [person(MARKS), portal(MARKS), portal(MARKS, { aside: true }), portal(MARKS, { tone: 'danger' })];
  await draw({ ...asking, messages: [...asking.messages, ...said] });
  await import('#src/portal/ui/markdown-reader.tsx');
  const turns = within(log()).getAllByText(/\*\*bold\*\*/);
  expect(turns).toHaveLength(said.length);
  for (const turn of turns) {
    expect(turn.closest('.group')?.querySelectorAll(FORBIDDEN)).toHaveLength(0);
    expect(turn).toHaveTextContent('<img src=x onerror="alert(1)"> [pay](javascript:alert(1))');
  }
});

test('nothing in Markdown of the portal can script, or lead elsewhere', async () => {
  const { text, markdown } = written(`${MARKS}\n- [out](https://evil.example)`);
  await draw({ ...asking, messages: [...asking.messages, portal(text, { markdown: markdown ?? '' })] });
  await within(log()).findByText('bold');
  expect(log().querySelectorAll('img, [onerror]')).toHaveLength(0);
  const links = within(log()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/help/fees']);
});

test('a help answer is a list in the chat, and marks that are typed stay typed', async () => {
  const { conversation, settled } = await drawTalk();
  act(() => conversation.say('what does error 30 mean? **now**'));
  await settled();
  expect((await within(log()).findByText('30 or E-5')).tagName).toBe('STRONG');
  expect(within(log()).getByRole('link', { name: 'What your meter says' })).toHaveAttribute(
    'href',
    '/help/meter-messages',
  );
  expect(within(log()).getByText('what does error 30 mean? **now**')).toBeVisible();
});
