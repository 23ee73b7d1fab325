import type { Page } from '@playwright/test';

/** What stands there only until something has arrived; a modal is empty until the machines are made, which asks for nothing meanwhile. */
const WAITING = '.skeleton, .waiting-rows, .waiting, .modal__body:empty, [aria-busy="true"]';

/** What becomes of what is waited for: it arrives, it never does, or the scene is of the wait itself. */
export type Waiting = 'goes' | 'stays' | 'may stay';

/** Waits until the page stands still: nothing loads, nothing moves, the letters are there. */
export async function settle(page: Page, waiting: Waiting): Promise<void> {
  await page.locator('main').first().waitFor();
  if (waiting === 'stays') await page.locator(WAITING).first().waitFor({ state: 'attached' });
  if (waiting === 'goes') await page.waitForFunction((what) => document.querySelector(what) === null, WAITING);
  await page.evaluate(() => document.fonts.ready);
  // What only pulses goes on for ever; what arrives does so within a second.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY),
  );
}

/** Waits until what was said has its answer, where the conversation is shown; without a line it is kept, and none comes. */
export async function answered(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const groups = document.querySelectorAll('[role="log"] .group');
    const last = groups[groups.length - 1];
    if (last === undefined || document.querySelector('.offline') !== null) return true;
    return last.matches('.group--portal') && !last.matches('.waiting');
  });
}

/** Makes the window as high as what scrolls inside of it, so that one picture holds all of it; at most 4,000 px. */
export async function unroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size) return;
  const hidden = await page.evaluate(() => {
    const places = document.querySelectorAll('html, .page__scroll, .canvas, .store__canvas, .instead');
    return Math.max(0, ...[...places].map((place) => place.scrollHeight - place.clientHeight));
  });
  if (hidden > 0) await page.setViewportSize({ width: size.width, height: Math.min(size.height + hidden, 4_000) });
}
