import type { Page } from '@playwright/test';
import { OFFLINE } from '#catalogues/sentences/offline.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { chat, comeBack, expect, payWith, pressSignOut, say, test, tokenShown } from '../support/portal.ts';

const RESIDENT = 'resident@palmcourt.example';
const CHAT = '/dashboard?face=chat';

test.use({ serviceWorkers: 'allow' });

/** The worker has the page, and all files of the portal. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const [name] = await caches.keys();
        return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
      }),
    )
    .toBeGreaterThan(40);
}

test('without a network the portal opens with the last conversation and the last token, and says that it is offline', async ({
  page,
  context,
}) => {
  await comeBack(page, RESIDENT, CHAT);
  await say(page, 'buy power 1000');
  await payWith(page, '4242424242424242');
  const token = await tokenShown(page);
  await isKept(page);
  await context.setOffline(true);
  await page.goto(CHAT);
  await expect(page.getByText(OFFLINE.line)).toBeVisible();
  await expect(chat(page)).toContainText('buy power 1000');
  expect(await tokenShown(page)).toBe(token);
  await page.getByText(OFFLINE.tokens).click();
  const inFours = token.replace(/(\d{4})(?=\d)/g, '$1 ');
  await expect(page.getByRole('button', { name: `Copy token ${inFours}` })).toBeVisible();
  await isGoodOnEveryScreen(page);
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE.line)).toBeHidden();
});

test('what is typed without a line is sent on its return, over a reload; a yes is not', async ({ page, context }) => {
  await comeBack(page, RESIDENT, CHAT);
  await say(page, 'buy power 1000');
  await expect(chat(page).getByRole('button', { name: /^Yes, pay/ })).toBeVisible();
  await isKept(page);
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE.line)).toBeVisible();
  await chat(page)
    .getByRole('button', { name: /^Yes, pay/ })
    .click();
  await expect(chat(page)).toContainText(OFFLINE.notPaid);
  await say(page, 'what do I owe?');
  await expect(page.getByText(OFFLINE.kept(1))).toBeVisible();
  await page.reload();
  await expect(page.getByText(OFFLINE.kept(1))).toBeVisible();
  await context.setOffline(false);
  await expect(chat(page)).toContainText(OFFLINE.sent);
  await expect(page.getByText(OFFLINE.kept(1))).toBeHidden();
  await expect(page.locator('iframe[title="Card payment"]')).toHaveCount(0);
});

test('after a sign-out nothing of the person opens without a network', async ({ page, context }) => {
  await comeBack(page, RESIDENT, CHAT);
  await say(page, 'buy power 1000');
  await payWith(page, '4242424242424242');
  const token = await tokenShown(page);
  await isKept(page);
  await pressSignOut(page);
  await expect(page.locator('.topbar')).toHaveCount(0);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText(OFFLINE.line)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(token.slice(0, 4));
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain(token);
});

test('a page that was never opened opens without a network, and the conversation stays', async ({ page, context }) => {
  await comeBack(page, RESIDENT, CHAT);
  await isKept(page);
  await context.setOffline(true);
  await page.goto('/transactionHistory');
  await expect(page.locator('.composer__field')).toBeVisible();
  await expect(page.getByText(OFFLINE.line)).toBeVisible();
});

test('the portal can be installed: manifest, icons and a worker of its own', async ({ page }) => {
  await page.goto('/');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  for (const { src, sizes } of manifest.icons) {
    const side = await page.evaluate(async (from) => {
      const icon = await createImageBitmap(await (await fetch(from)).blob());
      return `${icon.width}x${icon.height}`;
    }, src);
    expect(side).toBe(sizes);
  }
  // Who only looks at the first screen is sent no more than that.
  await page.locator('.composer__field').focus();
  await isKept(page);
});
