import { TICKET_PAGE } from '#catalogues/sentences/support/ticket-page.ts';
import { byKeyboard } from '../support/by-keyboard.ts';
import { goTo, write } from '../support/keyboard.ts';
import { chat, comeBack, expect, test } from '../support/portal.ts';

const MORE = 'It began after the rain.';

test('with the keyboard alone a resident opens a ticket, finds it on the list, writes on it and closes it', async ({
  page,
}) => {
  await comeBack(page, 'folake.adisa@palmcourt.example', '/dashboard?face=chat');
  await goTo(page, page.locator('.composer__field').last());
  for (const sentence of ['open a ticket', 'My meter shows a red light.', 'skip']) await write(page, sentence);
  const opened = chat(page)
    .getByText(/Your ticket is T-\d{6}/)
    .first();
  await expect(opened).toBeVisible();
  const number = /T-\d{6}/.exec(await opened.innerText())?.[0] ?? '';

  await page.goto('/tickets');
  await goTo(page, page.getByRole('link', { name: `Open of ${number}` }));
  await page.keyboard.press('Enter');
  await goTo(page, page.getByRole('button', { name: 'Reply', exact: true }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('region', { name: 'Reply' });
  const send = form.getByRole('button', { name: 'Send reply' });
  await goTo(page, send);
  await page.keyboard.press('Enter');
  await expect(form.getByText(TICKET_PAGE.replyRequired)).toBeVisible();
  await goTo(page, form.getByRole('textbox', { name: 'Message' }), 'Shift+Tab');
  await page.keyboard.type(MORE);
  await goTo(page, send);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Messages' }).getByText(MORE)).toBeVisible();
  await byKeyboard(page, [{ press: 'Close ticket' }, { hear: TICKET_PAGE.opensAgain }]);
});
