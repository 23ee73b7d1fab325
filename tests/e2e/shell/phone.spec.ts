import type { Locator, Page } from '@playwright/test';
import { chat, comeBack, expect, pressSignOut, say, test } from '../support/portal.ts';

const RESIDENT = 'bassey.effiong@cedarview.example';

const heightOf = (one: Locator): Promise<number> => one.evaluate((element) => element.getBoundingClientRect().height);

/** What the keys of a phone leave of its screen: the page gets as much lower. */
const keysUp = (page: Page) => page.setViewportSize({ width: 360, height: 400 });

async function readBack(page: Page): Promise<Locator> {
  await comeBack(page, RESIDENT, '/toUpPower?face=chat');
  await say(page, 'buy power 5000');
  const card = chat(page).getByRole('region', { name: 'Buy Power, read back' });
  await expect(card).toBeVisible();
  return card;
}

test('a phone has one slim bar, and Sign out stands in its menu', async ({ page }) => {
  await readBack(page);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await heightOf(page.locator('.topbar'))).toBeLessThanOrEqual(53);
    await expect(page.getByRole('group', { name: 'Show as' })).toBeInViewport({ ratio: 1 });
  }
  await pressSignOut(page);
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
});

test('a dashboard is no view of a flow: its bar leads to the chat, and back', async ({ page }) => {
  await comeBack(page, RESIDENT, '/dashboard');
  const ways = page.getByRole('group', { name: 'Show as' }).getByRole('button');
  await expect(ways).toHaveText(['Chat']);
  await ways.click();
  await expect(chat(page)).toBeVisible();
  await expect(ways).toHaveText(['Dashboard']);
});

test('with the keys of a phone up most of the height is conversation, and every answer is in sight', async ({
  page,
}) => {
  const card = await readBack(page);
  await page.locator('.composer__field').focus();
  await keysUp(page);
  await expect(page.getByRole('group', { name: 'Show as' })).toBeHidden();
  expect(await heightOf(page.locator('.log'))).toBeGreaterThan(200);
  for (const answer of [/^Yes, pay ₦5,050$/, 'Pay by transfer', 'Change something', 'Cancel'])
    await expect(card.getByRole('button', { name: answer })).toBeInViewport({ ratio: 1 });
  await expect(card.getByText('₦5,050').first()).toBeInViewport({ ratio: 1 });
});

test('a window of 320 x 256 shows a conversation, and whoever writes there has no bar above it', async ({ page }) => {
  const card = await readBack(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.locator('.composer__field').focus();
  await expect(page.locator('.topbar')).toBeHidden();
  expect(await heightOf(page.locator('.log'))).toBeGreaterThanOrEqual(190);
  await expect(card.getByRole('button', { name: /^Yes, pay/ })).toBeInViewport({ ratio: 1 });
  await page.locator('.composer__field').blur();
  await expect(page.locator('.topbar')).toBeVisible();
  expect(await heightOf(page.locator('.log'))).toBeGreaterThanOrEqual(128);
});

test('the button that pays stays in sight on a form, with its amount, while a field is written in as well', async ({
  page,
}) => {
  await readBack(page);
  await page.goto('/toUpPower?face=form');
  const pay = page.getByRole('main').getByRole('button', { name: 'Pay ₦5,050', exact: true });
  await expect(pay).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Amount', { exact: true }).focus();
  await keysUp(page);
  await expect(pay).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Amount', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.composer')).toBeHidden();
});
