import type { Locator, Page } from '@playwright/test';
import { cardWindow, expect } from './portal.ts';

export { type Doing, fillIn, formOf } from './fill-in.ts';

/** Opens the form of an entry of the landing page: beside the menu, or from where the entry unfolds. */
export async function openEntry(page: Page, entry: RegExp): Promise<void> {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'What you can pay for' });
  const listed = menu.getByRole('listitem').filter({ hasText: entry });
  await expect(listed).toBeVisible();
  const folded = listed.locator('summary');
  if ((await folded.count()) === 0) return listed.getByRole('button').click();
  await folded.click();
  await listed.getByRole('button', { name: 'Open the form' }).click();
}

/** Presses one of the test cards in the card window. */
export async function payByCard(page: Page, card = '4242424242424242'): Promise<void> {
  await cardWindow(page).locator(`[data-card="${card}"]`).click();
}

/** The order id on the card of what was delivered. */
export async function orderShown(card: Locator): Promise<string> {
  await expect(card.locator('.token-card__order')).toContainText(/Order [A-Z]+-[0-9A-Z]+/);
  const [, orderId = ''] = /Order ([A-Z]+-[0-9A-Z]+)/.exec(await card.innerText()) ?? [];
  return orderId;
}

/** Opens the mail about an order in the sandbox mailbox: the receipt with its PDF. */
export async function readReceipt(page: Page, address: string, orderId: string): Promise<Locator> {
  await expect(async () => {
    await page.goto(`/sandbox/mail?to=${encodeURIComponent(address)}`);
    await page.getByRole('link', { name: orderId }).click({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('link', { name: /^Receipt.+\.pdf$/ })).toBeVisible();
  return page.locator('.mail');
}
