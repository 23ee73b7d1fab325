import type { Page } from '@playwright/test';
import * as z from 'zod';
import { CREDIT_SENTENCES } from '#catalogues/sentences/credit.ts';
import { ADMIN, rowOf } from './estate/office.ts';
import { desk } from './platform/headquarters.ts';
import { formOf } from './support/fill-in.ts';
import { isGoodOnEveryScreen } from './support/looks.ts';
import { chat, comeBack, expect, say, test, tokenShown } from './support/portal.ts';

const RESIDENT = 'resident@cedarview.example';

/** So much naira comes to the resident's own account number, and stays their credit. */
async function comes(page: Page, amount: number): Promise<void> {
  await (await desk(page, ADMIN.replace('palmcourt', 'cedarview'))).post('/api/service-admin/arrival-rule', {
    rule: 'power-only',
  });
  const opened = await (await desk(page, RESIDENT)).post('/api/account-number', {});
  const { account } = z.object({ account: z.object({ accountNumber: z.string() }) }).parse(await opened.json());
  const data = { account: account.accountNumber, amount };
  expect((await page.request.post('/sandbox/payments/transfers', { data })).status()).toBe(200);
  await comeBack(page, RESIDENT, '/account-number');
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rowOf(page, `₦${amount.toLocaleString('en')}`)).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
}

test('credit buys power in the chat and in the form, without a fee, and what is left stands', async ({ page }) => {
  await comes(page, 8200);
  await isGoodOnEveryScreen(page);
  await comeBack(page, RESIDENT, '/dashboard?face=chat');
  await say(page, 'buy power 5000');
  await expect(chat(page).getByRole('button', { name: CREDIT_SENTENCES.pay('₦8,200') })).toBeVisible();
  await expect(chat(page)).toContainText(CREDIT_SENTENCES.takes('₦5,000', '₦8,200'));
  await isGoodOnEveryScreen(page);
  await say(page, 'use my credit');
  expect(await tokenShown(page)).toMatch(/^\d{20}$/);
  await comeBack(page, RESIDENT, '/toUpPower?face=form');
  const form = formOf(page, 'Buy Power');
  await form.getByLabel('Amount').fill('1000');
  await form.getByRole('button', { name: 'Pay', exact: true }).click();
  await isGoodOnEveryScreen(page);
  await form.getByRole('button', { name: CREDIT_SENTENCES.pay('₦3,200') }).click();
  await expect(page.locator('.token-card').first()).toContainText('kWh');
  await comeBack(page, RESIDENT, '/account-number');
  await expect(page.getByText('₦2,200').first()).toBeVisible();
});
