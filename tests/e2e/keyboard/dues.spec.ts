import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { goTo, isAtTheQuestion, payByKeyboard, write } from '../support/keyboard.ts';
import { chat, comeBack, expect, test } from '../support/portal.ts';

test('with the keyboard alone a resident pays a month of a service, and the card is pressed in its window', async ({
  page,
}) => {
  await comeBack(page, 'folake.adisa@palmcourt.example', '/dashboard?face=chat');
  const log = chat(page);
  await goTo(page, page.locator('.composer__field').last());
  await write(page, 'pay service charge');
  await goTo(page, log.getByRole('button', { name: '1 month', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await goTo(page, log.getByRole('button', { name: /^Yes, pay/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');

  await payByKeyboard(page);
  await expect(log.getByText(SENTENCES.deliveredDue)).toBeVisible();
  await isAtTheQuestion(page);
});
