import type { Page } from '@playwright/test';
import { calls } from '#catalogues/calls/index.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { STUCK_ORDER_SENTENCES } from '#catalogues/sentences/platform/stuck-orders.ts';
import { pendingTopup } from '../../support/calls/platform-rows.ts';
import { isGoodAtEveryWidth, rowOf, search } from '../estate/office.ts';
import { openFilters } from '../support/history.ts';
import { comeBack, expect, test } from '../support/portal.ts';
import { formOf } from '../support/shop.ts';
import { answer, desk, PLATFORM, said } from './headquarters.ts';

/** As S2 section 2 has them. */
const COLUMNS = [
  'Name',
  'Transaction Amount',
  'Meter Number',
  'Transaction ID',
  'Retry Ref',
  'Date',
  'Initial Status',
  'Retry Status',
  'Message',
  'Pending',
];

/** Finds a payment by its reference, asking again until its vendor has been asked and gave no answer. */
async function stuck(page: Parameters<typeof rowOf>[0], orderId: string) {
  await search(page, MESSAGES.transactionReference, orderId);
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rowOf(page, orderId)).toContainText('1 attempt', { timeout: 1_000 });
    await expect(rowOf(page, orderId)).toContainText('no answer', { timeout: 1_000 });
  }).toPass();
}

test('a stuck payment is marked for refund and paid back, and another one is retried and brings its token', async ({
  page,
}) => {
  const payer = await desk(page, 'lost@palmcourt.example');
  const lost = await payer.paid(3000);
  await comeBack(page, PLATFORM, '/pending-transactions');

  await test.step('what is marked for refund, with a reason, is never sent again', async () => {
    await stuck(page, lost);
    await page.getByRole('button', { name: `Mark for refund ${lost}` }).click();
    const form = formOf(page, 'Mark a top-up for refund');
    await form.getByRole('button', { name: 'Mark for refund' }).click();
    await expect(form.getByText(PLATFORM_FLOW.reasonRequired)).toBeVisible();
    await form.getByLabel('Reason').fill('the meter was replaced');
    await form.getByRole('button', { name: 'Mark for refund' }).click();
    const lines = [PLATFORM_FLOW.refundOf('Sani Danjuma', '₦3,050'), PLATFORM_FLOW.refundFor('the meter was replaced')];
    await answer(page, PLATFORM_FLOW.refundDialog(lost), lines, PLATFORM_FLOW.markSum('₦3,050').label);
    await expect(rowOf(page, lost)).toContainText('the meter was replaced');
  });

  const late = await (await desk(page, 'late@palmcourt.example')).paid(2000);
  await test.step('the newest first, with all that is known of it, on every screen', async () => {
    await page.goto('/pending-transactions');
    await expect(rowOf(page, /POWER-/).first()).toContainText(late);
    await expect(rowOf(page, late)).toContainText('Ifeoma Nwosu');
    await expect(rowOf(page, late)).toContainText('₦2,050');
    await isGoodAtEveryWidth(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('columnheader')).toHaveText(COLUMNS);
    await page.setViewportSize({ width: 360, height: 740 });
  });
  await test.step('by days, and by a reference that there is not', async () => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(Date.now());
    const days = page.getByRole('form', { name: 'Narrow the list' });
    await openFilters(page);
    const searchDays = async (from: string, to: string) => {
      await days.getByLabel('FROM').fill(from);
      await days.getByLabel('To', { exact: true }).fill(to);
      await days.getByRole('button', { name: 'SEARCH' }).click();
    };
    await searchDays('2020-01-01', '2020-01-31');
    await expect(page.getByText(MESSAGES.noTransaction)).toBeVisible();
    const fresh = await payer.paid(1500);
    await searchDays(day, day);
    await expect(rowOf(page, fresh)).toBeVisible();
    await page.goto('/pending-transactions?reference=POWER-NOBODYS');
    await expect(page.getByText(MESSAGES.noTransaction)).toBeVisible();
  });
  await test.step('a retry spins until the vendor has answered, and shows the token', async () => {
    const other = await (await desk(page, 'late@cedarview.example')).paid(2500);
    await page.goto('/pending-transactions');
    await stuck(page, other);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/api/utility-admin/retry-topup*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: `Retry ${other}` }).click();
    const retrying = page.getByRole('button', { name: `Retrying ${other}` });
    await expect(retrying).toHaveAttribute('aria-busy', 'true');
    await expect(retrying.locator('.spinner')).toBeAttached();
    goOn();
    await expect(retrying).toHaveCount(0);
    await untilSaid(page, /is delivered\. Its token is \d{4}( \d{4}){4}\./, other);
    await page.unroute('**/api/utility-admin/retry-topup*');
  });
  await test.step('what was marked is paid back, by itself or with the next look, and waits no more', async () => {
    await expect.poll(() => payer.stateOf(lost), { timeout: 90_000 }).toBe('refunded');
    await page.goto(`/pending-transactions?reference=${lost}`);
    await expect(page.getByText(MESSAGES.noTransaction)).toBeVisible();
  });
});

test('a retry that cannot be made says why', async ({ page }) => {
  const waiting = pendingTopup();
  const order = waiting.payment_transaction_id;
  await page.route(`**${calls.pendingTopups.path}*`, (route) =>
    route.fulfill({ json: { pendingTransactions: [waiting], total: 1, page: 1 } }),
  );
  await page.route(`**${calls.retryTopup.path}*`, (route) => route.abort());
  await comeBack(page, PLATFORM, '/pending-transactions');
  await page.getByRole('button', { name: `Retry ${order}` }).click();
  await expect(said(page, MESSAGES.networkFailure)).toBeVisible();
});

test('what a step keeps failing with is read in whole on every screen, though it has no place to break', async ({
  page,
}) => {
  const reason = `delivering it failed 3 times, and is tried again: connect ECONNREFUSED https://${'vendorofpower.'.repeat(9)}example`;
  const failing = pendingTopup({ power_message: STUCK_ORDER_SENTENCES.forAPerson(reason) });
  await page.route(`**${calls.pendingTopups.path}*`, (route) =>
    route.fulfill({ json: { pendingTransactions: [failing], total: 1, page: 1 } }),
  );
  await comeBack(page, PLATFORM, '/pending-transactions');
  await expect(rowOf(page, failing.payment_transaction_id)).toContainText(STUCK_ORDER_SENTENCES.forAPerson(reason));
  await isGoodAtEveryWidth(page);
});

/** Presses the Retry of an order until that is said of it: a vendor that was asked this very second is not asked again. */
async function untilSaid(page: Page, words: string | RegExp, order: string): Promise<void> {
  const retry = page.getByRole('button', { name: `Retry ${order}` });
  await expect(async () => {
    // It may have been said after the last look, and its row be gone with it.
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(said(page, words)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
