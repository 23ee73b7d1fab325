import type { Locator, Page } from '@playwright/test';
import { expect } from './portal.ts';

/** So many stops at most lie between two controls of a screen. */
const MOST_STOPS = 60;

/** What has the focus: its role or tag, and the name that a screen reader reads; `nothing` where the keyboard is lost. */
export async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'nothing';
    const named = at.getAttribute('aria-labelledby');
    const label = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels?.[0] : null;
    const name =
      at.getAttribute('aria-label') ??
      (named && document.getElementById(named)?.textContent) ??
      label?.textContent ??
      at.getAttribute('title') ??
      at.textContent;
    return `${at.getAttribute('role') ?? at.tagName.toLowerCase()}: ${name?.replaceAll(/\s+/g, ' ').trim() ?? ''}`;
  });
}

/** Goes to a control with Tab, or back with Shift and Tab; every stop on the way has a name, and none is nothing. */
export async function goTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await control.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
    const at = await focused(page);
    // Behind the last control comes the browser's own bar, and then the page again.
    if (at !== 'nothing') expect(at, 'a control without a name').toMatch(/: \S/);
  }
  throw new Error(`${String(control)} cannot be reached with ${key}; the focus is on ${await focused(page)}`);
}

/** Types a sentence into the line that has the focus, and sends it. */
export async function write(page: Page, sentence: string): Promise<void> {
  await page.keyboard.type(sentence);
  await page.keyboard.press('Enter');
}

/** The keyboard stands where the question is answered: in the line, or on a phone in the conversation. */
export async function isAtTheQuestion(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('.composer__field, [role="log"]') ?? false))
    .toBe(true);
}
