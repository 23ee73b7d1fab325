import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SENSITIVE } from '#catalogues/sentences/sensitive.ts';
import { HIDDEN_CARD } from '#machines/kit/sensitive/hidden.ts';
import { browserKeep } from '#src/portal/browser/keep.ts';
import { drawTalk } from '../support/draw.tsx';

const CARD = '4242 4242 4242 4242';
const DIGITS = /4242/;

/** What the browser keeps. */
const kept = () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage });

test('a card that is typed in the chat stands nowhere on the page', { tags: ['G-005'] }, async () => {
  const keep = browserKeep(localStorage, sessionStorage);
  const { user, settled, script } = await drawTalk({}, { at: '/', width: 1440, options: { visitor: true, keep } });
  document.querySelector<HTMLElement>('.composer__field')?.focus();
  await user.keyboard(`my card is ${CARD} cvv 123, mtn 500 for 08031234567{Enter}`);
  await settled();
  expect(screen.getByText(SENSITIVE.both)).toBeVisible();
  expect(screen.getByText(/^my card is •{4} /)).toBeVisible();
  expect(document.body.innerHTML).not.toMatch(DIGITS);
  expect(kept()).toContain(HIDDEN_CARD);
  expect(kept()).not.toMatch(DIGITS);
  expect(location.href).not.toMatch(DIGITS);
  expect(JSON.stringify(script.calls)).not.toMatch(DIGITS);
  // What was said besides is heard.
  expect(document.body).toHaveTextContent('08031234567');
});

test('a card that is typed in a form is hidden as the field is left', { tags: ['G-005'] }, async () => {
  const keep = browserKeep(localStorage, sessionStorage);
  const { user, settled, script } = await drawTalk({}, { at: '/contact', options: { visitor: true, keep } });
  const message = await screen.findByRole('textbox', { name: /message/i });
  await user.type(message, `Please charge ${CARD}`);
  await user.tab();
  await settled();
  expect(message).toHaveValue(`Please charge ${HIDDEN_CARD}`);
  expect(message).toHaveDescription(SENSITIVE.field);
  expect(kept()).not.toMatch(DIGITS);
  expect(JSON.stringify(script.calls)).not.toMatch(DIGITS);
});

test('a card in a conversation that was kept before such numbers were hidden is hidden as it is read', async () => {
  const said = { id: 1, from: 'person', at: '2026-11-01T09:00:00.000Z', text: `my card is ${CARD}`, tone: 'plain' };
  localStorage.setItem('conversation', JSON.stringify({ version: 1, messages: [said], stack: [], runs: [] }));
  const keep = browserKeep(localStorage, sessionStorage);
  const { user, settled } = await drawTalk({}, { at: '/', width: 1440, options: { visitor: true, keep } });
  expect(await screen.findByText(`my card is ${HIDDEN_CARD}`)).toBeVisible();
  document.querySelector<HTMLElement>('.composer__field')?.focus();
  await user.keyboard('help{Enter}');
  await settled();
  expect(document.body.innerHTML).not.toMatch(DIGITS);
  expect(kept()).toContain(HIDDEN_CARD);
  expect(kept()).not.toMatch(DIGITS);
});
