import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { ownDatabase } from '../../support/server/own-database.ts';
import { comeInWith, forgetFor } from './own-browser.ts';
import { type Started, startPortal } from './start.ts';

/**
 * One portal for all tests of a worker, and pages that open on it: `page`, and `elsewhere` in a browser that shares nothing with
 * it. A page error fails the test that met it, and so does whatever the page's own policy refuses. Phones meet a portal on PostgreSQL where there is one, desks and whoever starts
 * a portal by hand the embedded data base: the same jobs are done in a real browser on both.
 */
export const test = base.extend<{ faults: string[]; elsewhere: Page }, { portal: Started }>({
  portal: [
    async ({ playwright: _ }, use, { project }) => {
      const server = project.name === 'phone' ? process.env.TEST_DATABASE_URL : undefined;
      const database = server === undefined ? null : await ownDatabase(server);
      const portal = await startPortal(database === null ? {} : { DATABASE_URL: database.url });
      await use(portal);
      await portal.stop();
      await database?.drop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await page.exposeFunction('refusedByPolicy', (what: string) => faults.push(`${REFUSED}${what}`));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          window.refusedByPolicy?.(`${effectiveDirective} ${blockedURI} ${sample}`.trim());
        });
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  elsewhere: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
});
export { expect };

declare global {
  interface Window {
    /** Tells the test that the policy of a page refused something. */
    refusedByPolicy?: (what: string) => void;
  }
}

/** How a fault begins that is something which the policy of the page refused: what, and from where. */
export const REFUSED = 'refused by the policy: ';

/** Types a sentence into the chat. */
export async function say(page: Page, sentence: string): Promise<void> {
  const composer = page.locator('.composer__field');
  await composer.fill(sentence);
  await composer.press('Enter');
}

/** Types the password of the demonstration once it is asked for: what is typed before the masked line is there is no answer to it. */
export async function sayPassword(page: Page): Promise<void> {
  await expect(page.locator('input.composer__field')).toHaveAttribute('type', 'password');
  await expect(page.getByRole('button', { name: 'Show what I type' })).toBeVisible();
  await say(page, DEMO_PASSWORD);
}

/** Goes on in the chat with what was typed on a page and answered there. */
export async function goOnInTheChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go on in the chat' }).click();
  await expect(chat(page)).toBeVisible();
}

/** Signs in by typing, as the account with that address; whose account keeps no conversation of another test. */
export async function signIn(page: Page, email: string): Promise<void> {
  await forgets(page, email);
  await typeSignIn(page, email);
}

/** Presses Sign out: in the top bar, or in the menu of a phone. */
export async function pressSignOut(page: Page): Promise<void> {
  const leave = page.getByRole('button', { name: 'Sign out', exact: true });
  await expect(page.locator('.topbar')).toBeVisible();
  if (!(await leave.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await leave.click();
}

/** Whose account keeps no conversation of another test. */
export const forgets = forgetFor;

/** Signs in by typing, and goes on with whatever the account keeps. */
export async function typeSignIn(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await say(page, 'sign in');
  await expect(page.getByPlaceholder('e.g. name@example.com').first()).toBeVisible();
  await say(page, email);
  await sayPassword(page);
  await expect(page.locator('.topbar')).toBeVisible();
}

/**
 * Comes back to an address as somebody who has signed in here before: this browser keeps the token already, which is bound to its own key. Their account
 * keeps no conversation of another test.
 */
export async function comeBack(page: Page, email: string, to: string): Promise<void> {
  await comeInWith(page, email, { keeps: false });
  await page.goto(to);
}

/** The same on another device of theirs: what the account keeps is gone on with. */
export async function goOn(page: Page, email: string, to: string): Promise<void> {
  await comeInWith(page, email, { keeps: true });
  await page.goto(to);
}

/** The conversation: on a wide screen the canvas shows the same beside it. */
export const chat = (page: Page): Locator => page.getByRole('log');

/** The provider's card window. */
export const cardWindow = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card payment"]');

/** Says yes to what was read back and presses one of the test cards. */
export async function payWith(page: Page, card: string): Promise<void> {
  await chat(page)
    .getByRole('button', { name: /^Yes, pay/ })
    .click();
  await cardWindow(page).locator(`[data-card="${card}"]`).click();
}

/** The 20 digits on the token card of the conversation. */
export async function tokenShown(page: Page): Promise<string> {
  const groups = chat(page).locator('.token-zone__group');
  await expect(groups).toHaveText([/^\d{4}$/, /^\d{4}$/, /^\d{4}$/, /^\d{4}$/, /^\d{4}$/]);
  return (await groups.allTextContents()).join('');
}
