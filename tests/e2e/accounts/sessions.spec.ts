import type { Page } from '@playwright/test';
import { SESSION_KEYS } from '#catalogues/doors.ts';
import { isRoot, keptBy } from '../support/accounts.ts';
import { comeBack, expect, pressSignOut, test } from '../support/portal.ts';

const RESIDENT = 'resident@cedarview.example';
const menu = (page: Page) => page.getByRole('navigation', { name: 'What you can pay for' });

/** A token as the portal's, whose time has passed; nobody looks at its signature before that. */
function expiredToken(): string {
  const part = (what: unknown) => Buffer.from(JSON.stringify(what)).toString('base64url');
  const claims = { sub: crypto.randomUUID(), role: 'service-user', first_name: 'Zainab', email: RESIDENT, exp: 1 };
  return [part({ alg: 'HS256', typ: 'JWT' }), part(claims), 'signature'].join('.');
}

/** Opens an address with something kept from before. */
async function openWith(page: Page, kept: Record<string, string>, to: string) {
  await page.goto('/theme.js');
  await page.evaluate((names) => {
    for (const [name, value] of Object.entries(names)) localStorage.setItem(name, value);
  }, kept);
  await page.goto(to);
}

test('a token whose time has passed is removed on load with all beside it, and leads to the root', {
  tag: ['@C-069'],
}, async ({ page }) => {
  const kept = Object.fromEntries(SESSION_KEYS.map((name) => [name, 'before']));
  await openWith(page, { ...kept, token: expiredToken() }, '/user-page');
  await expect(page).toHaveURL(isRoot);
  await expect(menu(page)).toBeVisible();
  expect((await keptBy(page)).local).toEqual({});
});

test('a token that the server refuses ends the session where it stands, and says so', async ({ page }) => {
  await comeBack(page, RESIDENT, '/theme.js');
  const { local } = await keptBy(page);
  await openWith(page, { token: `${local.token?.slice(0, -6)}AAAAAA` }, '/dashboard');
  await expect(menu(page)).toBeVisible();
  await expect(page.getByText('Please sign in, and the page "Dashboard" opens.')).toBeVisible();
  expect((await keptBy(page)).local).not.toHaveProperty('token');
});

test('/ and /home of somebody who is signed in are the dashboard, in another tab as well', { tag: ['@C-073'] }, async ({
  page,
}) => {
  await comeBack(page, RESIDENT, '/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: /^House 1, Cedar Crescent/ })).toBeVisible();

  const tab = await page.context().newPage();
  await tab.goto('/');
  await expect(tab).toHaveURL(/\/dashboard$/);
  await pressSignOut(tab);
  await expect(tab).toHaveURL(isRoot);
  await expect(menu(page)).toBeVisible();
  await expect(page).toHaveURL(isRoot);
});
