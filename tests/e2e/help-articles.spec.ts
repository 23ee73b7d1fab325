import { isGoodOnEveryScreen } from './support/looks.ts';
import { chat, expect, say, test } from './support/portal.ts';

test('a question is answered in the chat, and leads to its article @desk', async ({ page }) => {
  await page.goto('/');
  await say(page, 'how do I load a token?');
  const log = chat(page);
  await expect(log.getByText(/^Type the 20 digits on the keypad/)).toBeVisible();
  await isGoodOnEveryScreen(page);
  await log.getByRole('link', { name: 'Loading a token' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loading a token' })).toBeVisible();
  await isGoodOnEveryScreen(page);
});

test('a question in the middle of a purchase is answered beside it, and the purchase goes on', async ({ page }) => {
  await page.goto('/');
  await say(page, 'airtime 500 for 08031234567');
  const log = chat(page);
  await expect(log.getByText(/network/i).last()).toBeVisible();
  await say(page, 'is it safe?');
  await expect(log.getByRole('link', { name: 'Paying safely' })).toBeVisible();
  await say(page, 'mtn');
  await expect(page.getByRole('button', { name: 'CONFIRM' })).toBeVisible();
});

test('the help page is searched with a keyboard, and says where nothing is found @desk', async ({ page }) => {
  await page.goto('/help');
  const main = page.getByRole('main');
  const search = main.getByRole('searchbox', { name: 'Search the help articles' });
  await search.fill('why was my card declined');
  await expect(main.getByText(/^Your bank said no, and nothing was taken/)).toBeVisible();
  await isGoodOnEveryScreen(page);
  await search.fill('zebra');
  await expect(main.getByText('Nothing here about that yet')).toBeVisible();
  await isGoodOnEveryScreen(page);
  await search.fill('kct');
  await search.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Key change tokens (KCT)' })).toBeVisible();
});

test('on paper the help articles are what is read, and nothing that is pressed @desk', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('searchbox', { name: 'Search the help articles' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: /^Loading a token/ })).toBeVisible();
  // The ways past the menus are seen by nobody, wherever it is drawn.
  await expect(page.locator('button:not(.skip), input, textarea').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('navigation').getByRole('link').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link').filter({ visible: true })).toHaveCount(0);
});
