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
    expect(await heightOf(page.locator('.topbar'))).toBe(52);
    await expect(page.getByRole('group', { name: 'Show as' })).toBeInViewport({ ratio: 1 });
  }
  await pressSignOut(page);
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
});

test('a dashboard is no view of a flow: its bar leads to the chat, and back', async ({ page }) => {
  await comeBack(page, RESIDENT, '/dashboard');
  const ways = page.locator('.topbar__way');
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
  // Its line below is the log's edge.
  expect(await heightOf(page.locator('.topbar'))).toBe(45);
  for (const answer of [/^Yes, pay ₦5,050$/, 'Pay by transfer', 'Change something', 'Cancel'])
    await expect(card.getByRole('button', { name: answer })).toBeInViewport({ ratio: 1 });
  await expect(card.getByText('₦5,050').first()).toBeInViewport({ ratio: 1 });
  // Its short form: meter, amount and fee in lines of their own no more.
  expect(await heightOf(card)).toBeLessThan(260);
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
  expect(await heightOf(page.locator('.log'))).toBeGreaterThanOrEqual(150);
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

test('on a form Pay stands with its sum at the end of the screen, and the composer is one button until it is wanted', async ({
  page,
}) => {
  await readBack(page);
  await page.goto('/toUpPower?face=form');
  const bar = page.locator('.action-bar');
  const composer = page.locator('.composer__field');
  await expect(bar).toContainText('₦5,000 and ₦50 convenience fee');
  await expect(bar.getByText('₦5,050').first()).toBeInViewport({ ratio: 1 });
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const place = await bar.boundingBox();
    expect([place?.x, place?.width, (place?.y ?? 0) + (place?.height ?? 0)]).toEqual([0, width, 740]);
    await expect(composer).toBeHidden();
  }
  const chatInstead = bar.getByRole('button', { name: 'Write a message' });
  const { width, height } = (await chatInstead.boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([52, 48]);

  await test.step('it comes back over the bar, ready to be written in, and keeps what was half written', async () => {
    await chatInstead.click();
    await expect(composer).toBeFocused();
    await expect(bar).toBeHidden();
    await composer.fill('make it 70');
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await expect(bar).toBeVisible();
    await expect(composer).toBeHidden();
    await chatInstead.click();
    await expect(composer).toHaveValue('make it 70');
    await composer.fill('make it 7000');
    await composer.press('Enter');
    // What is paid now is another step: its bar stands there.
    await expect(bar.getByRole('button', { name: 'Pay ₦7,050', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText('₦7,000 and ₦50 convenience fee');
  });
});

test('a history has its filters behind one button that counts them, and its first row in the first screen', async ({
  page,
}) => {
  await comeBack(page, 'yusuf.garba@palmcourt.example', '/transactionHistory');
  const list = page.getByRole('main');
  const first = list.locator('.row-card').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(list.getByLabel('FROM')).toBeHidden();
  await list.getByRole('button', { name: 'Filter', exact: true }).click();
  await list.getByLabel('STATUS').selectOption({ index: 1 });
  await list.getByRole('button', { name: 'Filter, 1', exact: true }).click();
  await expect(list.getByLabel('FROM')).toBeHidden();
});
