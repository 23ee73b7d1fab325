import { readFile } from 'node:fs/promises';
import { SANDBOX_CODE } from '#catalogues/sandbox.ts';
import { pdfText } from '../support/pdf/pdf-text.ts';
import {
  cardWindow,
  chat,
  comeBack,
  expect,
  goOnInTheChat,
  payWith,
  say,
  signIn,
  test,
  tokenShown,
} from './support/portal.ts';

const RESIDENT = 'resident@palmcourt.example';
const CHAT = '/dashboard?face=chat';

test('a resident signs in by typing, buys power, and has the token, the receipt and the mail', {
  tag: ['@desk', '@A-003', '@A-011'],
}, async ({ page }) => {
  await signIn(page, RESIDENT);
  await say(page, 'buy power 5000');
  await goOnInTheChat(page);
  const card = chat(page).locator('.confirm-card');
  for (const words of ['Palm Court', '5,000', '50', '5,050']) await expect(card).toContainText(words);

  await payWith(page, '4242424242424242');
  const token = await tokenShown(page);
  const delivered = chat(page).locator('.token-card');
  await expect(delivered).toContainText('27.78 kWh');
  const [, orderId = ''] = /Order (POWER-[0-9A-Z]+)/.exec(await delivered.innerText()) ?? [];
  expect(orderId).not.toBe('');

  const download = page.waitForEvent('download');
  await delivered.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Receipt.+\.pdf$/);
  const receipt = pdfText(await readFile(await file.path()));
  expect(receipt).toEqual(expect.arrayContaining(['Approved', '₦5,050', '27.78 kWh', orderId]));
  expect(receipt.map((line) => line.replaceAll(' ', ''))).toContain(token);

  await expect(async () => {
    await page.goto(`/sandbox/mail?to=${RESIDENT}`);
    await page.getByRole('link', { name: orderId }).click({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator('.mail')).toContainText(token.replaceAll(/(\d{4})(?=\d)/g, '$1 '));
  await expect(page.getByRole('link', { name: /^Receipt.+\.pdf$/ })).toBeVisible();
});

test('a declined card shows PAYMENT FAILED, nothing was charged, and another card can be tried', async ({ page }) => {
  await comeBack(page, RESIDENT, CHAT);
  await say(page, 'buy power 1000');
  await payWith(page, '4000000000000002');
  await expect(page.getByText('PAYMENT FAILED').first()).toBeVisible();
  await expect(page.getByText('Your payment has failed and your transaction was not processed').first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again?' }).first().click();
  await payWith(page, '4242424242424242');
  expect(await tokenShown(page)).toMatch(/^\d{20}$/);
});

test('on a slow line a card cannot be pressed before its window hears it; one without enough money is declined as well', async ({
  page,
}) => {
  const line = Promise.withResolvers<void>();
  await page.route('**/frame.js', async (route) => {
    await line.promise;
    await route.continue();
  });
  await comeBack(page, RESIDENT, CHAT);
  await say(page, 'buy power 1000');
  await chat(page)
    .getByRole('button', { name: /^Yes, pay/ })
    .click();
  const card = cardWindow(page).locator('[data-card="4000000000009995"]');
  await expect(card).toBeDisabled();
  line.resolve();
  await card.click();
  await expect(page.getByText('PAYMENT FAILED').first()).toBeVisible();
});

test('a card that asks for a one-time code refuses a wrong one and takes the right one', async ({ page }) => {
  await comeBack(page, RESIDENT, CHAT);
  await say(page, 'buy power 2000');
  await payWith(page, '4000000000003220');
  const card = cardWindow(page);
  await card.getByLabel('One-time code').fill('000000');
  await card.getByRole('button', { name: 'Confirm' }).click();
  await expect(card.getByRole('status')).toContainText('wrong');
  await card.getByLabel('One-time code').fill(SANDBOX_CODE);
  await card.getByRole('button', { name: 'Confirm' }).click();
  expect(await tokenShown(page)).toMatch(/^\d{20}$/);
});

test('a payment that the browser never hears of, and a vendor that vended after all, bring the token by themselves', async ({
  page,
  elsewhere,
}) => {
  await comeBack(page, RESIDENT, CHAT);
  await say(page, 'buy power 3000');
  await payWith(page, '4000000000000119');
  // The portal looks after both at the same time, so neither waits for the other.
  await comeBack(elsewhere, 'late@palmcourt.example', CHAT);
  await say(elsewhere, 'buy power 1000');
  await payWith(elsewhere, '4242424242424242');
  expect(await tokenShown(page)).toMatch(/^\d{20}$/);
  expect(await tokenShown(elsewhere)).toMatch(/^\d{20}$/);
});

test('closing the card window charges nothing and keeps the purchase open', async ({ page }) => {
  await comeBack(page, RESIDENT, CHAT);
  await say(page, 'buy power 1500');
  await chat(page)
    .getByRole('button', { name: /^Yes, pay/ })
    .click();
  await cardWindow(page).getByRole('button', { name: 'Close the card window' }).click();
  await expect(chat(page)).toContainText('Nothing was charged');
  await payWith(page, '4242424242424242');
  expect(await tokenShown(page)).toMatch(/^\d{20}$/);
});

test('a vendor that refuses: the money goes back and the screen says so', async ({ page }) => {
  await comeBack(page, 'refused@palmcourt.example', CHAT);
  await say(page, 'buy power 1000');
  await payWith(page, '4242424242424242');
  await expect(page.getByText('PAYMENT FAILED').first()).toBeVisible();
  await expect(page.getByText(/return|back to your card/).first()).toBeVisible();
});

test('somebody who owes sees why and cannot pay', async ({ page }) => {
  await comeBack(page, 'debtor@palmcourt.example', CHAT);
  await say(page, 'buy power 5000');
  await expect(page.getByText('Please make outstanding payments.').first()).toBeVisible();
  await expect(page.getByText('Please Kindly make Outstanding Service Charge Payments').first()).toBeVisible();
  await page.goto('/toUpPower?face=form');
  await expect(page.getByRole('button', { name: 'Pay ₦45,000' }).first()).toBeVisible();
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await expect(pay).toBeVisible();
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
});

test('while the card window is open nothing else is in reach, and afterwards all is', {
  tag: '@desk',
}, async ({ page }) => {
  await comeBack(page, RESIDENT, '/dashboard?face=chat');
  await say(page, 'buy power 4000');
  await chat(page)
    .getByRole('button', { name: /^Yes, pay/ })
    .click();
  const close = cardWindow(page).getByRole('button', { name: 'Close the card window' });
  await expect(close).toBeVisible();
  await expect(page.locator('#portal')).toHaveAttribute('inert');
  for (let pressed = 0; pressed < 30; pressed += 1) {
    await page.keyboard.press('Tab');
    const within = await page.evaluate(() => document.activeElement?.closest('#portal') !== null);
    expect(within).toBe(false);
  }
  await close.click();
  await expect(page.locator('#portal')).not.toHaveAttribute('inert');
  // On a phone the keyboard would come up over what is said of it.
  const types = await page.evaluate(() => matchMedia('(pointer: fine)').matches);
  if (types) await expect(page.locator('.composer__field')).toBeFocused();
});
