import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SENSITIVE } from '#catalogues/sentences/sensitive.ts';
import { HIDDEN_CARD } from '#machines/kit/sensitive/hidden.ts';
import { browserKeep } from '#src/portal/keep.ts';
import { drawTalk } from '../support/draw.tsx';

const CARD = '4242 4242 4242 4242';
const DIGITS = /4242/;

/** What the browser keeps. */
const kept = () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage });

test('a card that is typed in the chat stands nowhere on the page', async () => {
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

test('a card that is typed in a form is hidden as the field is left', async () => {
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
