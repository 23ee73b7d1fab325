import type { Page } from '@playwright/test';
import { NEWER_VERSION } from '#catalogues/sentences/controls.ts';
import { chat, comeBack, expect, say, test } from './support/portal.ts';

const bar = (page: Page) => page.getByText(NEWER_VERSION.line);
const reload = (page: Page) => page.getByRole('button', { name: NEWER_VERSION.reload, exact: true });
const draft = (page: Page) => page.locator('textarea.composer__field').first();

/** Calls are answered by a server of another build, made so many seconds after the page's; answers how the page gets that build, too. */
async function upgrade(page: Page, madeLater: number): Promise<() => void> {
  let isBehind = true;
  await page.route('**/api/**', async (route) => {
    if (!isBehind) return route.fallback();
    // What the page asked before it began anew is for nobody.
    const answer = await route.fetch().catch(() => null);
    if (answer === null) return;
    const [madeAt = '0'] = (answer.headers()['portal-build'] ?? '').split('-');
    const build = `${Number(madeAt) + madeLater}-${'f'.repeat(12)}`;
    const headers = { ...answer.headers(), ...(isBehind && { 'portal-build': build }) };
    await route.fulfill({ response: answer, headers }).catch(() => undefined);
  });
  return () => {
    isBehind = false;
  };
}

test('a newer version says so in the chat, and a half written sentence survives the reload, once', async ({ page }) => {
  await comeBack(page, 'resident@palmcourt.example', '/dashboard?face=chat');
  await expect(bar(page)).toHaveCount(0);
  const arrives = await upgrade(page, 60);
  await say(page, 'what do I owe?');
  await expect(bar(page)).toBeVisible();
  await draft(page).fill('mtn 500 for 08031234567');
  arrives();
  await reload(page).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(draft(page)).toHaveValue('mtn 500 for 08031234567');
  await expect(chat(page)).toContainText('what do I owe?');
  expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBeNull();
  await page.reload();
  await expect(draft(page)).toHaveValue('');
});

test('what is typed in a form is there after the reload, by keyboard too', async ({ page }) => {
  const arrives = await upgrade(page, 60);
  await comeBack(page, 'resident@palmcourt.example', '/toUpPower?face=form');
  const amount = page.locator('.flow-form').getByLabel('Amount');
  await expect(bar(page)).toBeVisible();
  await amount.fill('7000');
  arrives();
  await reload(page).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(amount).toHaveValue(/7,?000/);
});

test('a card and a password that are half written are put nowhere, and have to be typed again', async ({ page }) => {
  for (const secret of ['my card is 5399 4102 3345 6788', 'my password is Harmattan-Kite']) {
    const arrives = await upgrade(page, 60);
    await page.goto('/');
    await say(page, 'help');
    await expect(bar(page)).toBeVisible();
    await draft(page).fill(secret);
    arrives();
    await reload(page).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(draft(page)).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).not.toMatch(/6788|Harmattan/);
  }
});

test('an administrator is told on a page, and comes back to it as it was', { tag: '@desk' }, async ({ page }) => {
  await comeBack(page, 'platform@wattchat.example', '/platform-settings');
  const arrives = await upgrade(page, 60);
  await page.goto('/pending-transactions');
  await expect(bar(page)).toBeVisible();
  const address = page.url();
  arrives();
  await reload(page).click();
  await expect(bar(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test('an older server, while servers are changed one by one, is no news', async ({ page }) => {
  await comeBack(page, 'resident@palmcourt.example', '/dashboard?face=chat');
  await upgrade(page, -60);
  await say(page, 'what do I owe?');
  await expect(chat(page)).toContainText('what do I owe?');
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toHaveCount(0);
});
