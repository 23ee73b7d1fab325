import type { Page } from '@playwright/test';
import { formOf } from './support/fill-in.ts';
import { cardWindow, chat, comeBack, expect, say, test, tokenShown } from './support/portal.ts';

const RESIDENT = 'resident@palmcourt.example';

/** Somebody sends naira to the account number that is shown, from the bank of the demonstration. */
async function sendTo(page: Page, amount: number): Promise<void> {
  const account = await page.locator('.transfer-card__figure').first().innerText();
  expect(account).toMatch(/^\d{10}$/);
  const answer = await page.request.post('/sandbox/payments/transfers', { data: { account, amount } });
  expect(answer.ok()).toBe(true);
}

test('power is paid by transfer in the chat: another sum goes back and is told, a reload changes nothing', async ({
  page,
}) => {
  await comeBack(page, RESIDENT, '/dashboard?face=chat');
  await say(page, 'buy power 5000');
  // What is said before the read-back stands there is no yes to it.
  await expect(chat(page).getByRole('button', { name: 'Pay by transfer' })).toBeVisible();
  await say(page, 'I will transfer');
  const card = chat(page).locator('.transfer-card');
  for (const words of ['5,050', 'Sandbox Bank', '30 min left', 'Another sum goes back to you'])
    await expect(card).toContainText(words);
  await page.reload();
  await expect(card).toContainText('min left');
  await sendTo(page, 5000);
  await expect(chat(page)).toContainText('₦50 is missing');
  await sendTo(page, 5050);
  expect(await tokenShown(page)).toMatch(/^\d{20}$/);
});

test('the form pays by transfer as well, and goes over to the card for the same order', async ({ page }) => {
  await comeBack(page, RESIDENT, '/toUpPower?face=form');
  const form = formOf(page, 'Buy Power');
  await form.getByLabel('Amount').fill('1000');
  await form.getByRole('button', { name: 'Pay', exact: true }).click();
  await form.getByRole('button', { name: 'Pay by transfer' }).click();
  const card = form.locator('.transfer-card');
  await expect(card).toContainText('1,050');
  await expect(card.getByRole('link', { name: 'Open the test bank' })).toBeVisible();
  await form.getByRole('button', { name: 'I have sent it' }).click();
  await expect(form).toContainText('Not here yet');
  await form.getByRole('button', { name: 'Pay by card' }).click();
  await cardWindow(page).getByRole('button', { name: 'Close the card window' }).click();
  await form.getByRole('button', { name: 'Pay by transfer' }).click();
  await sendTo(page, 1050);
  await expect(page.locator('.token-card').first()).toContainText('kWh');
});
