import { MOBILE_BELOW_PX } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { fitsTheScreen } from '../support/looks.ts';
import { comeBack, expect, test } from '../support/portal.ts';

test('below 993 px the navigation is a drawer, from there on it stands beside the page', { tag: ['@C-103'] }, async ({
  page,
}) => {
  await comeBack(page, 'resident@palmcourt.example', '/dashboard');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const rail = page.locator('.rail');
  const resize = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await fitsTheScreen(page);
  };
  await resize(MOBILE_BELOW_PX);
  await expect(rail.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(rail.getByRole('link', { name: 'Registered residents' })).toHaveCount(0);
  await resize(MOBILE_BELOW_PX - 1);
  await expect(rail).toBeHidden();
  await menu.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/user-page$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByText('Good', { exact: false }).filter({ hasText: 'Amaka' })).toBeVisible();
  await expect(
    page
      .getByText(/^© \d{4} Wattchat$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('who lives in an estate or runs it sees its logo, anybody else the portal’s own mark', {
  tag: ['@C-077'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const drawn = () => page.locator('.rail .brand__logo').evaluate((image: HTMLImageElement) => image.naturalWidth);
  for (const email of ['resident@palmcourt.example', 'admin@palmcourt.example']) {
    await comeBack(page, email, '/dashboard');
    await expect.poll(drawn).toBeGreaterThan(0);
    await expect(page.locator('.rail .brand')).toContainText('Palm Court');
  }
  for (const email of ['owner@cedarview.example', 'platform@wattchat.example']) {
    await comeBack(page, email, '/dashboard');
    await expect(page.locator('.rail .mark')).toBeVisible();
    await expect(page.locator('.figure').first()).toBeVisible();
    await expect(page.locator('.brand__logo')).toHaveCount(0);
  }
});

test('fragments of older pages and of mails lead to their page', { tag: ['@C-094'] }, async ({ page }) => {
  const signedOut = [
    ['/#forgot-password', '/forgot-password', 'Forgot password'],
    ['/#reset-password/no-such-link', '/reset-password', 'Set a new password'],
    ['/#confirmEmail/no-such-link', '/confirmEmail', 'Confirm your address'],
  ] as const;
  for (const [from, to, heading] of signedOut) {
    await page.goto(from);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === to);
  }
  await comeBack(page, 'admin@palmcourt.example', '/#registered-residents');
  await expect(page).toHaveURL(/\/registered-residents$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Registered residents' })).toBeVisible();
  await comeBack(page, 'resident@palmcourt.example', '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#transactionHistory';
  });
  await expect(page).toHaveURL((url) => url.pathname + url.hash === '/transactionHistory');
  await expect(page.getByRole('heading', { level: 1, name: 'Transaction history' })).toBeVisible();
});

test('an address that is no page says so and leads back, and one of another role leads home', {
  tag: ['@C-095'],
}, async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: MESSAGES.pageNotFound })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page.getByRole('navigation', { name: 'What you can pay for' })).toBeVisible();
  await comeBack(page, 'admin@palmcourt.example', '/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: MESSAGES.pageNotFound })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/user-page');
  await expect(page).toHaveURL(/\/dashboard$/);
  await comeBack(page, 'resident@palmcourt.example', '/registered-residents');
  await expect(page).toHaveURL(/\/dashboard$/);
});
