import type { Page } from '@playwright/test';
import { OFFLINE } from '#catalogues/sentences/offline.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { chat, comeBack, expect, say, test } from '../support/portal.ts';

test.use({ serviceWorkers: 'allow' });

const field = (page: Page) => page.locator('.composer__field').filter({ visible: true });

test('what a phone shares is a draft in the composer, which the person sends themselves', async ({ page }) => {
  await page.goto('/shared?title=From%20Tunde&text=buy%20power%205000');
  await expect(field(page)).toHaveValue('From Tunde buy power 5000');
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Wattchat');
  await isGoodOnEveryScreen(page);
  await page.reload();
  await expect(field(page)).toHaveValue('');
});

test('a yes that is shared while a purchase waits for one pays nothing', async ({ page }) => {
  await comeBack(page, 'resident@palmcourt.example', '/dashboard?face=chat');
  await say(page, 'buy power 1000');
  await expect(chat(page).getByRole('button', { name: /^Yes, pay/ })).toBeVisible();
  await page.goto('/shared?text=yes');
  await expect(page).toHaveURL('/dashboard');
  await expect(field(page)).toHaveValue('yes');
  await page.goto('/dashboard?face=chat');
  await expect(chat(page).getByRole('button', { name: /^Yes, pay/ })).toBeVisible();
  await expect(page.locator('iframe[title="Card payment"]')).toHaveCount(0);
});

test('without a line something can be shared all the same, and the server never hears of it', async ({
  page,
  context,
}) => {
  await comeBack(page, 'resident@palmcourt.example', '/dashboard');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker() !== null) asked.push(request.url());
  });
  await page.goto('/shared?text=first');
  await expect(field(page)).toHaveValue('first');
  expect(asked.filter((url) => url.includes('first'))).toEqual([]);
  await context.setOffline(true);
  await page.goto('/shared?text=my+meter+is+off');
  await expect(page.getByText(OFFLINE.line)).toBeVisible();
  await expect(field(page)).toHaveValue('my meter is off');
});
