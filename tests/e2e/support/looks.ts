import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/** Of axe's two files the small one: it is handed to the page as a string. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/** Nothing moves for somebody who asked for that, so axe never sees a colour that is half faded in. */
export async function isAccessible(page: Page): Promise<void> {
  await nothingMoves(page);
  await passes(page, (axe) => axe.withTags(RULES));
}

/** Nothing is cut off at the side, and nobody has to scroll there. */
export async function fitsTheScreen(page: Page): Promise<void> {
  const [beyond = 0, ...inside] = await page.evaluate(async () => {
    // Between a new width and its first painted frame the page still has the parts of the former one, and nobody sees that.
    for (const _frame of ['drawn', 'painted']) await new Promise(requestAnimationFrame);
    // What goes on at the side of a page that scrolls by itself is cut off: nobody comes there.
    return [document.documentElement, ...document.querySelectorAll('.page__scroll')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
  });
  expect(beyond).toBeLessThanOrEqual(0);
  // Inside, a part of a pixel is told as a whole one.
  expect(Math.max(0, ...inside)).toBeLessThanOrEqual(1);
}

/** Everybody can use what is shown, in light and dark, down to a screen of 320 px. In the dark only the colours differ. */
export async function isGoodOnEveryScreen(page: Page): Promise<void> {
  await isAccessible(page);
  await fitsTheScreen(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await nothingMoves(page);
  await passes(page, (axe) => axe.withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: 'light' });
  const size = page.viewportSize();
  if (!size || size.width > 360) return;
  await page.setViewportSize({ width: 320, height: size.height });
  await fitsTheScreen(page);
  await page.setViewportSize(size);
}

async function nothingMoves(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
}

async function passes(page: Page, by: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  const there = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in globalThis)));
  const axeSource = there.every(Boolean) ? ';' : AXE;
  // Only what is wrong is told, and in the page itself: a blank page to put it together in costs more than the looking.
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await by(axe).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
