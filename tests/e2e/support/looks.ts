import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/** Nothing moves for somebody who asked for that, so axe never sees a colour that is half faded in. */
export async function isAccessible(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Nothing is cut off at the side, and nobody has to scroll there. */
export async function fitsTheScreen(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

/** Both of them; on a phone-sized screen also on the narrowest one there is, 320 px. */
export async function isGoodOnEveryScreen(page: Page): Promise<void> {
  await isAccessible(page);
  await fitsTheScreen(page);
  const size = page.viewportSize();
  if (!size || size.width > 360) return;
  await page.setViewportSize({ width: 320, height: size.height });
  await fitsTheScreen(page);
  await page.setViewportSize(size);
}
