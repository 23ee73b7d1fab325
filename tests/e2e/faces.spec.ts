import type { Page } from '@playwright/test';
import { isGoodOnEveryScreen } from './support/looks.ts';
import { chat, comeBack, expect, goOnInTheChat, payWith, say, signIn, test, tokenShown } from './support/portal.ts';

const RESIDENT = 'resident@cedarview.example';

async function face(page: Page, name: 'Chat' | 'Form' | 'Table') {
  await page.getByRole('group', { name: 'Show as' }).getByRole('button', { name }).click();
}

test('the form shows what was typed in the chat, and the chat what was typed in the form', { tag: '@desk' }, async ({
  page,
}) => {
  await comeBack(page, RESIDENT, '/dashboard?face=chat');
  await say(page, 'buy power 5000');
  await expect(chat(page).locator('.confirm-card')).toContainText('5,050');

  await face(page, 'Form');
  const form = page.getByRole('form', { name: 'Buy Power' });
  await expect(form.getByLabel('Amount')).toHaveValue('5,000');
  await expect(form.getByLabel('Meter Number')).toHaveAttribute('readonly', '');
  await expect(form.getByLabel('Convenience Fee')).toHaveValue('50');
  await expect(form.getByLabel('Convenience Fee')).toHaveAttribute('readonly', '');

  await form.getByLabel('Amount').fill('6000');
  await form.getByLabel('Amount').blur();
  await expect(form).toContainText('6,050');
  await face(page, 'Chat');
  await expect(chat(page).locator('.confirm-card')).toContainText('6,050');
});

test('the classic page alone takes an amount, says what is wrong with it, and pays', { tag: '@desk' }, async ({
  page,
}) => {
  await comeBack(page, RESIDENT, '/toUpPower?face=form');
  const form = page.getByRole('form', { name: 'Buy Power' });
  // What is filled in while the account is still being read goes on to be read back by itself.
  await expect(form.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  const amount = form.getByLabel('Amount');
  await amount.fill('299');
  await amount.blur();
  await expect(form.getByRole('alert')).toHaveText('Amount is less than 300');
  await amount.fill('300');
  await amount.blur();
  await expect(form.getByText('Amount is less than 300')).toHaveCount(0);
  await form.getByRole('button', { name: /^Pay/ }).click();
  await form.getByRole('button', { name: /^Pay ₦350/ }).click();
  await page.frameLocator('iframe[title="Card payment"]').locator('[data-card="4242424242424242"]').click();
  await expect(page.locator('.token-card .token-zone__group').first()).toHaveText(/^\d{4}$/);
});

test('a purchase is where it was after the page is loaded anew', { tag: '@desk' }, async ({ page }) => {
  await comeBack(page, RESIDENT, '/dashboard?face=chat');
  await say(page, 'buy power 4000');
  await expect(chat(page).locator('.confirm-card')).toContainText('4,050');
  await page.reload();
  await expect(chat(page).locator('.confirm-card')).toContainText('4,050');
});

test('every screen of the main job can be used by everybody, in light and dark', { tag: '@desk' }, async ({ page }) => {
  test.slow();
  await page.goto('/login');
  await expect(page.getByRole('form').getByLabel('Password', { exact: true })).toBeVisible();
  await isGoodOnEveryScreen(page);

  await signIn(page, RESIDENT);
  await say(page, 'buy power 200');
  await goOnInTheChat(page);
  await expect(chat(page)).toContainText('Amount is less than 300');
  await isGoodOnEveryScreen(page);
  await say(page, '700');
  await expect(chat(page).locator('.confirm-card')).toContainText('750');
  await isGoodOnEveryScreen(page);
  await payWith(page, '4242424242424242');
  await tokenShown(page);
  await isGoodOnEveryScreen(page);
});
