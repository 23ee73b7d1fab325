import { readFile } from 'node:fs/promises';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { MASKED } from '#catalogues/sentences/masked.ts';
import { pdfText } from '../support/pdf/pdf-text.ts';
import { goTo, isAtTheQuestion, payByKeyboard, write } from './support/keyboard.ts';
import { chat, expect, forgets, test, tokenShown } from './support/portal.ts';

const RESIDENT = 'bassey.effiong@cedarview.example';

test('with the keyboard alone a resident signs in, buys power, pays, copies the token and has the receipt @desk', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await forgets(page, RESIDENT);
  await page.goto('/?face=chat');
  const line = page.locator('.composer__field').last();
  await goTo(page, line);
  await write(page, 'sign in');
  await expect(line).toHaveAccessibleName('e.g. name@example.com');
  await isAtTheQuestion(page);
  await write(page, RESIDENT);
  await expect(line).toHaveAttribute('type', 'password');
  await isAtTheQuestion(page);
  await expect(line).toHaveAccessibleDescription(MASKED);
  await write(page, DEMO_PASSWORD);
  await expect(page.locator('.topbar')).toBeVisible();
  await goTo(page, page.getByRole('button', { name: 'Chat', exact: true }));
  await page.keyboard.press('Enter');
  await expect(chat(page)).toBeVisible();
  await goTo(page, line);

  await write(page, 'buy power');
  await expect(chat(page).getByText('How much power would you like to buy?')).toBeVisible();
  await isAtTheQuestion(page);
  await goTo(page, chat(page).getByRole('button', { name: '₦2,000' }).last(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const card = chat(page).getByRole('region', { name: 'Buy Power, read back' });
  await expect(card).toContainText('₦2,050');
  await isAtTheQuestion(page);

  await goTo(page, card.getByRole('button', { name: 'Yes, pay ₦2,050' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await payByKeyboard(page);

  const token = await tokenShown(page);
  await isAtTheQuestion(page);
  const delivered = chat(page).getByRole('article');
  await goTo(page, delivered.getByRole('button', { name: 'Copy token' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Token copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);

  await goTo(page, delivered.getByRole('button', { name: 'Download' }));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const receipt = pdfText(await readFile(await (await download).path()));
  expect(receipt.map((text) => text.replaceAll(' ', ''))).toContain(token);
});

test('a screen reader hears what the portal says, and not what the person typed', async ({ page }) => {
  await page.goto('/airtime?face=chat');
  const line = page.locator('.composer__field').last();
  await goTo(page, line);
  await write(page, 'is it safe?');
  const log = chat(page);
  await expect(log).toHaveAccessibleName('Conversation');
  await expect(log).toHaveAttribute('aria-live', 'polite');
  const own = log.locator('.group--person').last();
  await expect(own).toHaveText(/You said:\s*is it safe\?/);
  await expect(own).toHaveAttribute('aria-live', 'off');
  await expect(log.locator('.group--portal').last()).not.toHaveAttribute('aria-live');
});
