import type { Page } from '@playwright/test';
import { cardWindow, chat, comeBack, expect, say, test, tokenShown } from '../support/portal.ts';

// Everything else is looked at by somebody whom motion bothers: what moves there is nothing.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const RESIDENT = 'resident@palmcourt.example';

/** What the page's policy forbade, and what was written as an error. */
async function troubles(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  page.on('console', (line) => {
    // A picture or an answer that there is not is said by the browser itself.
    if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) seen.push(line.text());
  });
  page.on('pageerror', (error) => seen.push(String(error)));
  await page.exposeFunction('forbidden', (what: string) => seen.push(what));
  await page.addInitScript(() => {
    const { forbidden } = window as Window & { forbidden?: (what: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      forbidden?.(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return seen;
}

/** Waits until what moves things was fetched: until then everything is in its place at once. */
async function comeBackMoving(page: Page, to: string): Promise<void> {
  const fetched = page.waitForResponse(/\/assets\/parts-[^/]+\.js$/);
  await comeBack(page, RESIDENT, to);
  await (await fetched).finished();
}

/** Nothing moves any more, and nothing is left of what moved. */
async function atRest(page: Page): Promise<void> {
  await expect(page.locator('dialog:popover-open, [inert]')).toHaveCount(0);
  await expect(page.locator('.log [style*="opacity"]:not([style*="opacity: 1"])')).toHaveCount(0);
  await expect(page.locator('.log [style*="translate"]')).toHaveCount(0);
}

test('with motion a pressed answer is the turn, a purchase ends in its receipt, and nothing is left behind @desk', async ({
  page,
}) => {
  const seen = await troubles(page);
  await comeBackMoving(page, '/toUpPower');
  await chat(page).getByRole('button', { name: '₦5,000' }).click();
  await expect(chat(page).locator('.turn--person')).toHaveText(['₦5,000']);
  await chat(page)
    .getByRole('button', { name: /^Yes, pay/ })
    .click();
  await cardWindow(page).locator('[data-card="4242424242424242"]').click();
  expect(await tokenShown(page)).toMatch(/^\d{20}$/);
  await chat(page).getByRole('button', { name: 'Copy token' }).click();
  await expect(page.locator('.toast')).toHaveCount(1);
  // What was pressed, and the line to write on, stand above it.
  const top = (of: string) => page.locator(of).evaluate((one) => one.getBoundingClientRect().top);
  const bottom = (of: string) => page.locator(of).evaluate((one) => one.getBoundingClientRect().bottom);
  expect(await bottom('.dock')).toBeLessThanOrEqual(await top('.toast'));
  // It goes by itself, and is seen going.
  await expect(page.locator('.toast')).toHaveCount(0);
  await atRest(page);
  expect(seen).toEqual([]);
});

test('with motion a drawer is closed at once: the keyboard is back, and the page can be pressed @desk', async ({
  page,
}) => {
  const seen = await troubles(page);
  await comeBackMoving(page, '/toUpPower');
  const help = page.getByRole('banner').getByRole('button', { name: 'Help', exact: true });
  await help.click();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();
  // Opened and closed again while the first one may still be leaving.
  await help.click();
  await page.getByRole('button', { name: 'Close help' }).click();
  await help.click();
  await expect(page.locator('dialog.chatbot')).toHaveCount(1);
  await expect(page.locator('dialog.chatbot:modal')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Form', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('dialog')).toHaveCount(0);
  await atRest(page);
  expect(seen).toEqual([]);
});

test('with motion the menu leads on, and leaves the page to who came', async ({ page }) => {
  const seen = await troubles(page);
  await comeBackMoving(page, '/toUpPower');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/user-page$/);
  await expect(page.locator('dialog')).toHaveCount(0);
  await atRest(page);
  expect(seen).toEqual([]);
});

test('with motion a key in the composer moves nothing that is read', async ({ page }) => {
  await comeBackMoving(page, '/toUpPower');
  await say(page, 'hello');
  await expect(chat(page).locator('.turn--person')).toHaveText(['hello']);
  await atRest(page);
  const place = () => chat(page).locator('.turn--person').boundingBox();
  const before = await place();
  await page.getByRole('textbox', { name: /Amount|Type what you need/ }).pressSequentially('buy');
  expect(await place()).toEqual(before);
});
