import type { Page } from '@playwright/test';
import { MESSAGES } from '#catalogues/messages.ts';
import { HISTORY_VIEW_NAMES, HISTORY_VIEWS } from '#catalogues/orders.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { figure } from '../support/dues.ts';
import { exported, isRead, openFilters, pageFrom } from '../support/history.ts';
import { comeBack, expect, test } from '../support/portal.ts';
import { ADMIN, isGoodAtEveryWidth, openTab, rowOf, search } from './office.ts';

const HISTORY = '/transactionHistory';
const SEARCH_CALL = '**/api/utility-admin/search-service-user*';
const idsOf = (page: Page) => page.locator('.row-card .mono, .data tbody .mono').filter({ hasText: /^[A-Z]+-/ });
const named = (page: Page) => page.locator('.pages__page');

test('the history of the estate is summed up, sorted, searched by days, gone through and kept as a file', {
  tag: '@desk',
}, async ({ page }) => {
  await comeBack(page, ADMIN, HISTORY);
  await expect(page.getByRole('tab')).toHaveText(HISTORY_VIEW_NAMES.map((name) => HISTORY_VIEWS[name].label));
  await pageFrom(page, 1);
  await isGoodAtEveryWidth(page);

  await openTab(page, 'SERVICE CHARGE');
  const total = await pageFrom(page, 1);
  const all = await exported(page);
  expect([all.name, all.rows.length]).toEqual(['service_charge.csv', total]);
  const ids = all.rows.map((row) => row['Transaction ID'] ?? '');
  await expect(idsOf(page)).toHaveText(ids.slice(0, 10));
  const paid = all.rows.filter((row) => row.Status === 'Successful');
  const value = paid.reduce((sum, row) => sum + Math.round(Number(row.Amount) * 100), 0);
  await expect(figure(page, 'Successful transactions')).toContainText(String(paid.length));
  await expect(figure(page, 'Successful value')).toContainText(formatNaira(value));
  await expect(figure(page, 'Failed transactions')).toContainText(String(total - paid.length));
  await expect(figure(page, 'Last transaction')).toContainText(/\d\d \w{3} \d{4}/);

  await test.step('pages are named with one neighbour on each side', async () => {
    const last = Math.ceil(total / 10);
    await expect(named(page)).toHaveText(['1', '2', String(last)]);
    await page.getByRole('button', { name: `Page ${last}`, exact: true }).click();
    await pageFrom(page, (last - 1) * 10 + 1);
    for (const at of [last - 1, last - 2, last - 3, last - 4]) {
      await page.getByRole('button', { name: 'The page before' }).click();
      await pageFrom(page, (at - 1) * 10 + 1);
    }
    await expect(named(page)).toHaveText([1, last - 5, last - 4, last - 3, last].map(String));
  });
  await test.step('the oldest first, and one month', async () => {
    await openFilters(page);
    await page.getByLabel('SORT BY').selectOption('OLDEST');
    await expect(idsOf(page)).toHaveText(ids.slice(-10).toReversed());
    const [date = ''] = /^\d+ \w+ \d+/.exec(all.rows[0]?.Date ?? '') ?? [];
    const day = new Date(`${date} UTC`).toISOString().slice(0, 10);
    await page.getByLabel('FROM').fill(day);
    await page.getByLabel('To', { exact: true }).fill(day);
    await page.getByRole('button', { name: 'SEARCH' }).click();
    const ofDay = all.rows.filter((row) => row.Date?.startsWith(date));
    await expect(page.locator('.pages__where')).toHaveText(`1 to ${ofDay.length} of ${ofDay.length}`);
    expect((await exported(page)).rows).toEqual(ofDay.toReversed());
    await page.getByRole('button', { name: 'Clear dates' }).click();
    expect(await pageFrom(page, 1)).toBe(total);
  });
  await test.step('Refresh asks again', async () => {
    const asked = page.waitForResponse(/estate-admin-service-payment-history/);
    await page.getByRole('button', { name: 'Refresh' }).click();
    expect((await asked).status()).toBe(200);
  });
});

test('the history of one resident is found by name or e-mail, in each of the four views', async ({ page }) => {
  await comeBack(page, ADMIN, HISTORY);
  await page.getByRole('button', { name: 'Resident', exact: true }).click();
  await expect(page.getByText(MESSAGES.enterSearchTerm)).toBeVisible();
  await search(page, 'Name or email', '');
  await expect(page.getByText(MESSAGES.searchNeedsNameOrEmail)).toBeVisible();
  await isGoodAtEveryWidth(page);
  // Somebody of another estate is nobody here.
  await search(page, 'Name or email', 'resident@cedarview.example');
  await expect(page.getByText(MESSAGES.residentNotFound)).toBeVisible();
  await page.route(SEARCH_CALL, (route) => route.fulfill({ status: 503, json: {} }));
  await search(page, 'Name or email', 'tunde');
  await expect(page.getByText(MESSAGES.networkFailure)).toBeVisible();
  await page.unroute(SEARCH_CALL);

  await search(page, 'Name or email', 'fined@palmcourt.example');
  await expect(page.getByRole('heading', { name: /^Tunde Balogun, meter \d{11}$/ })).toBeVisible();
  const total = await pageFrom(page, 1);
  await expect(rowOf(page, 'Tunde Balogun')).toHaveCount(Math.min(total, 10));
  const { rows } = await exported(page);
  expect(new Set(rows.map((row) => row.Name))).toEqual(new Set(['Tunde Balogun']));
  expect(rows).toHaveLength(total);
  await isGoodAtEveryWidth(page);
  for (const { label } of HISTORY_VIEW_NAMES.slice(1).map((name) => HISTORY_VIEWS[name])) {
    await openTab(page, label);
    await expect(page.getByRole('heading', { name: /^Tunde Balogun/ })).toBeVisible();
    const found = rowOf(page, 'Tunde Balogun').first().or(page.getByText(MESSAGES.noTransaction));
    await expect(found).toBeVisible();
  }
  await page.getByRole('button', { name: 'Estate', exact: true }).click();
  await isRead(page);
  await expect(page.getByRole('heading', { name: /^Tunde Balogun/ })).toHaveCount(0);
});
