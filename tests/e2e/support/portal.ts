import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import * as z from 'zod';
import { puzzle } from '#catalogues/calls/common.shapes.ts';
import { calls } from '#catalogues/calls/index.ts';
import { PROOF_HEADER } from '#catalogues/calls/proof.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { proveHuman } from '#src/client/prove-human.ts';
import { ownDatabase } from '../../support/server/own-database.ts';
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
export async function forgets(page: Page, email: string): Promise<void> {
  await keepsNothing(page, await tokenOf(page, email));
}

/** Signs in by typing, and goes on with whatever the account keeps. */
export async function typeSignIn(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await say(page, 'sign in');
  await expect(page.getByPlaceholder('e.g. name@example.com').first()).toBeVisible();
  await say(page, email);
  const password = page.locator('input.composer__field');
  await expect(password).toHaveAttribute('type', 'password');
  await say(page, DEMO_PASSWORD);
  await expect(page.locator('.topbar')).toBeVisible();
}

/**
 * Comes back to an address as somebody who has signed in here before: the token is kept in this browser already. Their account
 * keeps no conversation of another test.
 */
export async function comeBack(page: Page, email: string, to: string): Promise<void> {
  const token = await tokenOf(page, email);
  await keepsNothing(page, token);
  await openWith(page, token, to);
}

/** The same on another device of theirs: what the account keeps is gone on with. */
export async function goOn(page: Page, email: string, to: string): Promise<void> {
  await openWith(page, await tokenOf(page, email), to);
}

async function tokenOf(page: Page, email: string): Promise<string> {
  const signIn = (proof = '') =>
    page.request.post('/api/utility-service-account/login', {
      data: { email, password: DEMO_PASSWORD },
      headers: proof === '' ? {} : { [PROOF_HEADER]: proof },
    });
  let answer = await signIn();
  // Another test may have guessed at this account.
  if (answer.status() === 429) answer = await signIn(await solved(await answer.json()));
  expect(answer.status(), `${email} signs in with the password of the demonstration`).toBe(200);
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}

/** What a refusal asks to be computed. */
const solved = (refusal: unknown): Promise<string> =>
  proveHuman(z.object({ puzzle }).parse(refusal).puzzle, AbortSignal.timeout(60_000));

async function openWith(page: Page, token: string, to: string): Promise<void> {
  // Any small file of the portal will do: the storage belongs to its address.
  await page.goto('/theme.js');
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
  await page.goto(to);
}

/** All tests share one portal and its accounts: what one said must not be gone on with in the next. */
async function keepsNothing(page: Page, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(CONVERSATION, { headers });
  const turns = z.array(z.object({ id: z.string() }));
  const { revision, messages } = z.object({ revision: z.number(), messages: turns }).parse(await answer.json());
  const withdrawn = messages.map(({ id }) => ({ id, message: null }));
  const data = { revision, messages: withdrawn, kept: { version: 1 } };
  if (revision > 0) await page.request.put(CONVERSATION, { headers, data });
}

const CONVERSATION = calls.keepConversation.path;

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
