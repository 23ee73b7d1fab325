import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';

const PAPER = { light: '#fafaf6', dark: '#0f1512' } as const;

/** What a browser colours its own bar with: the first that holds (HTML, 4.2.5.1). */
const barOf = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test('the bar of the browser has the colours of the portal, of the system’s choice or somebody’s own', async ({
  page,
}) => {
  for (const system of ['light', 'dark'] as const) {
    const own = system === 'light' ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/contact');
    await page.evaluate(() => localStorage.removeItem('theme'));
    await page.reload();
    expect(await barOf(page)).toBe(PAPER[system]);
    await page.getByRole('button', { name: `${own} colours` }).click();
    expect(await barOf(page)).toBe(PAPER[own]);
    await page.reload();
    await expect(page.getByRole('button', { name: `${system} colours` })).toBeVisible();
    expect(await barOf(page)).toBe(PAPER[own]);
    await page.getByRole('button', { name: `${system} colours` }).click();
    expect(await barOf(page)).toBe(PAPER[system]);
  }
});
