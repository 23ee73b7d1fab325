import type { Page } from '@playwright/test';
import { chat, expect, goOnInTheChat, payWith, say, signIn, test, tokenShown } from '../support/portal.ts';

/** How many pages there are on paper. Printing ends then, as it does for a person. */
async function pagesOf(page: Page): Promise<number> {
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Nothing comes out of a printer here: what would is looked at before it is let go. */
const holdThePrinter = (page: Page) =>
  page.evaluate(() => {
    window.print = () => undefined;
  });

test('Print puts the card of a purchase on one page, however long the conversation @desk', async ({ page }) => {
  await signIn(page, 'resident@palmcourt.example');
  await holdThePrinter(page);
  await say(page, 'buy power 5000');
  await goOnInTheChat(page);
  await payWith(page, '4242424242424242');
  await tokenShown(page);
  for (const question of ['how do I load a token?', 'is it safe?', 'how do I read my meter', 'what is a kct']) {
    const turns = await chat(page).locator('.turn--person').count();
    await say(page, question);
    await expect(chat(page).locator('.turn--person')).toHaveCount(turns + 1);
  }
  const card = chat(page).locator('.token-card');
  await card.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(card.locator('.token-zone__group').first()).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.turn, .composer, .rail, .topbar').filter({ visible: true })).toHaveCount(0);
  expect(await pagesOf(page)).toBe(1);
  await expect(card).not.toHaveAttribute('data-print');
});
