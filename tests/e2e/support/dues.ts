import type { Locator, Page } from '@playwright/test';
import { MOBILE_BELOW_PX } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { OWING } from '#catalogues/sentences/owing.ts';
import { expect } from './portal.ts';
import { formOf, orderShown, payByCard } from './shop.ts';

/** A card of the dashboard, by what it is called. */
export const figure = (page: Page, label: string): Locator =>
  page.locator('.figure').filter({ has: page.getByText(label, { exact: true }) });

/** Presses Pay on a form, then pays the total that was read back. */
export async function payReadBack(page: Page, title: string, total: string, card?: string): Promise<void> {
  const form = formOf(page, title);
  await form.getByRole('button', { name: 'Pay', exact: true }).click();
  await form.getByRole('button', { name: `Pay ${total}`, exact: true }).click();
  await payByCard(page, card);
}

/** Beside the chat there is room for the receipt alone; on a phone the outcome stands over the form. */
const standsAlone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < MOBILE_BELOW_PX;

/** PAYMENT SUCCESSFUL over a form in the specified words, and the receipt below it; answers its order id (S2 section 8). */
export async function succeeds(page: Page, title: string): Promise<string> {
  if (standsAlone(page)) {
    const modal = page.getByRole('dialog', { name: MESSAGES.paymentSuccessful });
    await expect(modal).toContainText(MESSAGES.servicePaid);
    await modal.getByRole('button', { name: 'Done' }).click();
    await expect(modal).toHaveCount(0);
  }
  return orderShown(page.getByRole('region', { name: title, exact: true }).locator('.token-card'));
}

/** PAYMENT FAILED in the specified words over a form, or on it beside the chat, and another try (S2 section 8). */
export async function failsOnce(page: Page, title: string): Promise<void> {
  const alone = standsAlone(page);
  const said = alone ? page.getByRole('dialog') : page.getByRole('region', { name: title, exact: true });
  await expect(said).toContainText(MESSAGES.paymentFailed);
  await expect(said).toContainText(MESSAGES.serviceNotPaid);
  await said.getByRole('button', { name: MESSAGES.tryAgain }).click();
}

/** Whether power is sold: while something owed stops it, that stands in place of all that buys it; where the purchase is read back already its button says the sum. */
export async function powerIs(page: Page, state: 'stopped' | 'sold'): Promise<void> {
  await page.goto('/toUpPower?face=form');
  const form = formOf(page, 'Buy Power');
  const owed = form.getByRole('region', { name: OWING.what, exact: true });
  const buys = form.getByRole('button', { name: /^Pay(?! by)/ });
  if (state === 'stopped') {
    await expect(owed).toBeVisible();
    await expect(form.getByRole('button', { name: 'Pay', exact: true })).toHaveAttribute('aria-disabled', 'true');
  } else {
    await expect(buys).not.toHaveAttribute('aria-disabled', 'true');
    await expect(owed).toHaveCount(0);
  }
}
