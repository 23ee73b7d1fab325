import type { FrameLocator, Locator, Page } from '@playwright/test';
import { cardWindow, expect } from './portal.ts';

/** So many stops at most lie between two controls of a screen. */
const MOST_STOPS = 60;

/** So far out of a control stands the ring that shows it: a box, and the row of boxes around it. */
const RING_WITHIN = 4;

type Key = 'Tab' | 'Shift+Tab' | 'ArrowRight';

/** What has the focus: its role or tag, and the name that a screen reader reads; `nothing` where the keyboard is lost. */
export async function focused(page: Page): Promise<string> {
  return (await stop(page)).at;
}

/** What has the focus, as `focused` says it, and whether a ring shows where that is. */
async function stop(page: Page): Promise<{ at: string; ringed: boolean }> {
  return page.evaluate((within) => {
    const at = document.activeElement;
    if (!at || at === document.body) return { at: 'nothing', ringed: true };
    const named = at.getAttribute('aria-labelledby');
    const label = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels?.[0] : null;
    const name =
      at.getAttribute('aria-label') ??
      (named && document.getElementById(named)?.textContent) ??
      label?.textContent ??
      at.getAttribute('title') ??
      at.textContent;
    // What has the focus within a frame, or within a control of the browser's own, has its ring there.
    let ringed = at instanceof HTMLIFrameElement || !at.matches(':focus');
    for (let one: Element | null = at, out = 0; one && out < within && !ringed; one = one.parentElement, out += 1) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      ringed = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes('inset');
    }
    return {
      at: `${at.getAttribute('role') ?? at.tagName.toLowerCase()}: ${name?.replaceAll(/\s+/g, ' ').trim() ?? ''}`,
      ringed,
    };
  }, RING_WITHIN);
}

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluateAll((found) => found.some((one) => one === document.activeElement));

/**
 * Goes to a control with Tab, or back with Shift and Tab; where several are named so, to the one that is reached first. Every
 * stop on the way has a name and a ring that shows it, and none is nothing.
 */
export async function goTo(page: Page, control: Locator, key: Key = 'Tab'): Promise<void> {
  await expect(control.filter({ visible: true }).first()).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await hasFocus(control)) return;
    await page.keyboard.press(key);
    const { at, ringed } = await stop(page);
    // Behind the last control comes the browser's own bar, and then the page again.
    if (at === 'nothing') continue;
    expect(at, 'a control without a name').toMatch(/: \S/);
    expect(ringed, `nothing shows that the focus is on ${at}`).toBe(true);
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

/** The keyboard was not lost: something of the page has the focus. */
export async function isSomewhere(page: Page): Promise<void> {
  await expect.poll(() => focused(page)).not.toBe('nothing');
}

/** Goes into the card window, which is open, and presses one of the test cards there. */
export async function payByKeyboard(page: Page, card = '4242424242424242'): Promise<void> {
  const pressed = cardWindow(page).locator(`[data-card="${card}"]`);
  await expect(pressed).toBeEnabled();
  await isSomewhere(page);
  await goTo(page, page.locator('iframe[title="Card payment"]'));
  await goToInside(page, cardWindow(page), pressed);
  await page.keyboard.press('Enter');
}

async function goToInside(page: Page, frame: FrameLocator, control: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS && !(await hasFocus(control)); stops++) {
    await page.keyboard.press('Tab');
    await expect(frame.locator(':focus-visible')).toHaveCount(1);
  }
  await expect(control).toBeFocused();
}
