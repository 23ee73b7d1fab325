import { isGoodOnEveryScreen } from '../support/looks.ts';
import { comeBack, expect, say, test } from '../support/portal.ts';

/** One visit without a reload: a browser keeps the style sheets of every screen that it has shown. */
test('from the dashboard to the help articles and back, every screen is drawn and pressed as if it came first @desk', async ({
  page,
}) => {
  await comeBack(page, 'resident@palmcourt.example', '/dashboard');
  await expect(page.locator('.chart__picture').first()).toBeVisible();

  await test.step('the help articles stand on their page and can be pressed', async () => {
    await say(page, 'how do I load a token?');
    await page.getByRole('link', { name: 'Loading a token' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Loading a token' })).toBeVisible();
    await isGoodOnEveryScreen(page);
    await page.getByRole('link', { name: 'All help articles' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Paying safely' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paying safely' })).toBeVisible();
    const { width } = page.viewportSize() ?? { width: 0 };
    const root = await page.locator('.reading').boundingBox();
    expect(root?.width).toBe(width);
  });

  await test.step('the dashboard keeps to the screen, its composer within reach', async () => {
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.locator('.chart__picture').first()).toBeVisible();
    await expect(page.locator('.composer')).toBeInViewport({ ratio: 1 });
    const beyond = () => document.documentElement.scrollHeight - document.documentElement.clientHeight;
    expect(await page.evaluate(beyond)).toBe(0);
    const reader = page.getByRole('slider', { name: 'Spending, month' });
    await reader.focus();
    await expect(page.locator('.chart__reading')).toBeVisible();
    await page.getByRole('link', { name: 'Buy power' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Buy Power' })).toBeVisible();
  });
});
