import type { Locator } from '@playwright/test';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { chat, comeBack, expect, goOnInTheChat, say, test } from '../support/portal.ts';

const box = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('a history stays where power is asked for on it: the answer stands above the composer, and covers no row @desk', async ({
  page,
}) => {
  await comeBack(page, 'resident@palmcourt.example', '/transactionHistory');
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows.nth(3)).toBeVisible();
  const address = page.url();
  const strip = page.locator('.reply__card');

  await say(page, 'buy power 5000');
  for (const words of ['buy power 5000', 'Amount₦5,000', 'Convenience fee₦50', 'Total₦5,050'])
    await expect(strip).toContainText(words);
  expect(page.url()).toBe(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Transaction history' })).toBeVisible();
  const away = await box(page.getByRole('button', { name: 'Put the answer away' }));
  expect([away.width, away.height]).toEqual([44, 44]);
  await isGoodOnEveryScreen(page);

  await test.step('the last of the page is never under the strip', async () => {
    const scroll = page.locator('.page__scroll');
    await scroll.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const end = await box(scroll);
    expect(end.y + end.height).toBeLessThanOrEqual((await box(strip)).y);
  });

  await test.step('the next answer takes its place, in three lines at most', async () => {
    await say(page, 'how much is the fee');
    await expect(strip).toContainText('how much is the fee');
    await expect(strip).not.toContainText('buy power 5000');
    expect((await box(strip.locator('.reply__words').first())).height).toBeLessThanOrEqual(66);
    expect(page.url()).toBe(address);
  });

  await test.step('it goes with the page, the composer speaks of the next one, and the log keeps it', async () => {
    await page.goto('/my-tokens');
    await expect(strip).toHaveCount(0);
    await expect(page.locator('.composer__field')).toHaveAttribute('placeholder', /e\.g\. resend my token$/);
    await say(page, 'make it 6000');
    await expect(strip).toContainText('Total₦6,050');
    await goOnInTheChat(page);
    await expect(page).toHaveURL(/\/toUpPower$/);
    await expect(chat(page)).toContainText('how much is the fee');
    await expect(chat(page).getByRole('button', { name: 'Yes, pay ₦6,050' })).toBeVisible();
  });
});
