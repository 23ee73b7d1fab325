import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { isGoodOnEveryScreen } from './support/looks.ts';
import { chat, expect, test } from './support/portal.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Sign in' });
const estateForm = (page: Page) => page.getByRole('form', { name: 'Buy power, private estates' });

test('BUY at /home asks to sign in, leads a resident to their door, and the conversation goes on with the amount', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/home');
  const form = estateForm(page);
  await form.getByLabel('Meter Number').fill('45012345678');
  await form.getByLabel('Amount').fill('5000');
  await expect(form.getByLabel('Meter Number')).toHaveValue('•••••••5678');
  await form.getByRole('button', { name: 'BUY' }).click();
  await modal(page).getByLabel('Email').fill('resident@palmcourt.example');
  await modal(page).getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await modal(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(modal(page)).toContainText('Server Error, please contact Administrator');
  await modal(page).getByRole('link', { name: '/login' }).click();
  const login = page.getByRole('form', { name: 'Login to your account' });
  await login.getByLabel('Email').fill('resident@palmcourt.example');
  await login.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await login.getByRole('button', { name: 'Submit' }).click();
  await expect(chat(page).locator('.confirm-card')).toContainText('5,050');
  await expect(page).toHaveURL(/\/toUpPower$/);
});

test('the modal is closed by its own button only, which gives the keyboard back', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Sign in' }).first();
  await opener.click();
  await expect(modal(page).getByLabel('Email')).toBeVisible();
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
  await page.mouse.click(4, 4);
  await expect(modal(page)).toBeVisible();
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await expect(modal(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: /What would you like to pay for/ })).toBeVisible();
});

const ADDRESSES = [
  '/',
  '/home',
  '/help',
  '/help/tokens',
  '/about',
  '/privacy',
  '/?modal=sign-in',
  '/?modal=sign-up',
  '/?modal=forgot-password',
  '/admin',
  '/forgot-password',
  '/reset-password/no-such-link',
  '/confirmEmail',
  '/user-page',
  '/no-such-page',
];

test('every address of a visitor can be used by everybody, and fits the screen, in light and dark', {
  tag: '@desk',
}, async ({ page }) => {
  test.slow();
  for (const path of ADDRESSES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeAttached();
      if (path.includes('modal')) await expect(page.locator('dialog.modal')).toBeVisible();
      await isGoodOnEveryScreen(page);
    });
  }
});
