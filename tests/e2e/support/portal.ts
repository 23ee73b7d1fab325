import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { type Started, startPortal } from './start.ts';

/** One portal for all tests of a worker, and pages that open on it. A page error fails the test that met it. */
export const test = base.extend<{ faults: string[] }, { portal: Started }>({
  portal: [
    async ({ playwright: _ }, use) => {
      const portal = await startPortal();
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Types a sentence into the chat. */
export async function say(page: Page, sentence: string): Promise<void> {
  const composer = page.locator('.composer__field');
  await composer.fill(sentence);
  await composer.press('Enter');
}

/** Signs in by typing, as the account with that address. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await say(page, 'sign in');
  await expect(page.getByText('e-mail', { exact: false }).last()).toBeVisible();
  await say(page, email);
  await expect(page.locator('input.composer__field[type=password]')).toBeVisible();
  await say(page, DEMO_PASSWORD);
  await expect(page.locator('textarea.composer__field')).toBeVisible();
}

/** The provider's card window. */
export const cardWindow = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card payment"]');
