import type { Page } from '@playwright/test';
import { HISTORY_VIEW_NAMES, HISTORY_VIEWS } from '#catalogues/orders.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { DIFFERENCE_WORDS } from '#catalogues/sentences/platform/pages.ts';
import { isGoodAtEveryWidth, rowOf, search } from '../estate/office.ts';
import { figure } from '../support/dues.ts';
import { exported, isRead, openFilters, pageFrom } from '../support/history.ts';
import { comeBack, expect, test } from '../support/portal.ts';
import { desk, PLATFORM } from './headquarters.ts';

/** The order ids on the page that is shown. */
const orders = (page: Page) => page.locator('.row-card .mono, .data tbody .mono').filter({ hasText: /^[A-Z]+-/ });

test('the books agree, and each difference that another book tells of is found, shown and kept as a file', async ({
  page,
}) => {
  const orderId = await (await desk(page, 'resident@palmcourt.example')).paid(4000);
  await comeBack(page, PLATFORM, '/reconciliation');
  const nothing = page.getByText(PLATFORM_SENTENCES.noDifferences);
  const refresh = page.getByRole('button', { name: 'Refresh' });
  // It agrees as soon as what was charged a moment ago is delivered.
  await expect(async () => {
    await refresh.click();
    await expect(figure(page, 'Our orders')).toContainText(/[1-9]\d* payments?/, { timeout: 1_000 });
    await expect(nothing).toBeVisible({ timeout: 1_000 });
  }).toPass();
  for (const book of ['Payment provider', 'Ledger', 'Vendor']) await expect(figure(page, book)).toContainText('Agrees');
  await isGoodAtEveryWidth(page);

  const put = await page.request.post('/sandbox/differences', { data: { kind: 'amount-differs', orderId } });
  expect(put.status()).toBe(200);
  await page.request.post('/sandbox/differences', { data: { kind: 'vended-twice', orderId } });
  await refresh.click();
  await expect(rowOf(page, orderId)).toHaveCount(2);
  await expect(rowOf(page, DIFFERENCE_WORDS['amount-differs'])).toContainText(orderId);
  await expect(rowOf(page, DIFFERENCE_WORDS['vended-twice'])).toContainText(orderId);
  await expect(figure(page, 'Payment provider')).toContainText('Differs');
  await isGoodAtEveryWidth(page);
  const { name, rows } = await exported(page);
  expect(name).toMatch(/^reconciliation_.+\.csv$/);
  expect(rows.map((row) => row['Transaction ID'])).toEqual([orderId, orderId]);

  await page.request.delete('/sandbox/differences');
  await refresh.click();
  await expect(nothing).toBeVisible();
  await openFilters(page);
  const days = page.getByRole('form', { name: 'Narrow the list' });
  await days.getByLabel('FROM').fill('2026-02-10');
  await days.getByLabel('To', { exact: true }).fill('2026-02-01');
  await days.getByRole('button', { name: 'SEARCH' }).click();
  await expect(days.getByRole('alert')).not.toBeEmpty();
});

test('a resident of any estate is found on the dashboard, and all of the payments are kept as Transactions.csv', {
  tag: ['@F-048'],
}, async ({ page }) => {
  await comeBack(page, PLATFORM, '/dashboard');
  await search(page, 'Name or email', 'tunde');
  await expect(rowOf(page, 'fined@palmcourt.example')).toBeVisible();
  await isGoodAtEveryWidth(page);
  await page.getByRole('link', { name: 'History of Tunde Balogun' }).click();
  await expect(page).toHaveURL(/\/transactionHistory\?resident=/);
  await expect(page.getByRole('heading', { name: /^Tunde Balogun, meter \d{11}$/ })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'ALL',
    ...HISTORY_VIEW_NAMES.map((view) => HISTORY_VIEWS[view].label),
  ]);
  const total = await pageFrom(page, 1);
  await isGoodAtEveryWidth(page);
  const { name, rows } = await exported(page);
  expect([name, rows.length]).toEqual(['Transactions.csv', total]);
  const ids = rows.map((row) => row['Transaction ID'] ?? '');
  await expect(orders(page)).toHaveText(ids.slice(0, 10));
  await page.getByRole('button', { name: 'The next page' }).click();
  await pageFrom(page, 11);
  await expect(orders(page)).toHaveText(ids.slice(10, 20));
  expect(new Set(rows.map((row) => row.Name))).toEqual(new Set(['Tunde Balogun']));

  await page.getByRole('tab', { name: 'POWER VENDING' }).click();
  await isRead(page);
  const power = await pageFrom(page, 1);
  expect(power).toBe(ids.filter((id) => id.startsWith('POWER-')).length);
  expect((await exported(page)).name).toBe('electricity_bill_transactions.csv');
});
