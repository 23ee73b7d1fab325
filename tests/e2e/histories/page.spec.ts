import { MESSAGES } from '#catalogues/messages.ts';
import { HISTORY_VIEWS } from '#catalogues/orders.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { pdftotext } from '../../support/pdf/pdftotext.ts';
import { figure } from '../support/dues.ts';
import { exported, idsOnAllPages, kept, openFilters, pageFrom } from '../support/history.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { comeBack, expect, test } from '../support/portal.ts';

const NOTHING = MESSAGES.noTransaction;

test('a resident narrows and sorts the own history, and its files are what it shows', {
  tag: ['@desk', '@A-050', '@D-034', '@D-035', '@D-036'],
}, async ({ page }) => {
  test.slow();
  await comeBack(page, 'resident@palmcourt.example', '/transactionHistory');
  await test.step('the first row is in the first screen', () =>
    expect(page.locator('.row-card, .data tbody tr').first()).toBeInViewport());
  const ids = await idsOnAllPages(page);
  expect(ids.length).toBeGreaterThan(10);
  await isGoodOnEveryScreen(page);

  const all = await exported(page);
  expect(all.name).toBe('electricity_bill_transactions.csv');
  expect(all.rows.map((row) => row['Transaction ID'])).toEqual(ids);
  const paid = all.rows.filter((row) => row.Status === 'Successful');
  const value = paid.reduce((sum, row) => sum + Math.round(Number(row.Amount) * 100), 0);
  await expect(figure(page, 'Successful transactions')).toContainText(String(paid.length));
  await expect(figure(page, 'Successful value')).toContainText(formatNaira(value));

  await test.step('a receipt says what its row says', async () => {
    await openFilters(page);
    await page.getByLabel('SORT BY').selectOption('OLDEST');
    const [oldest] = all.rows.toReversed();
    await expect(page.getByRole('button', { name: /^Download [A-Z]+-/ }).first()).toContainText(ids.at(-1) ?? '-');
    const { name, bytes } = await kept(page, () =>
      page.getByRole('button', { name: `Download ${oldest?.['Transaction ID']}` }).click(),
    );
    expect(name).toMatch(/^Receipt.+\.pdf$/);
    const receipt = pdftotext(bytes);
    expect(receipt.join('\n')).toContain('Approved');
    expect(receipt).toEqual(
      expect.arrayContaining([
        `Order | ${oldest?.['Transaction ID']}`,
        `Meter number | ${oldest?.['Meter Number']}`,
        `Total | ${formatNaira(Number(oldest?.Amount) * 100)}`,
        `Date | ${oldest?.Date}`,
      ]),
    );
  });

  await test.step('a card that was declined has no receipt', async () => {
    await page.getByLabel('STATUS').selectOption('Failed');
    await expect(page.locator('.pages__where')).toHaveText(new RegExp(` of ${all.rows.length - paid.length}$`));
    await page
      .getByRole('button', { name: /^Download [A-Z]+-/ })
      .first()
      .click();
    await expect(page.getByRole('alert').filter({ hasText: MESSAGES.receiptNotAvailable })).toBeVisible();
    await page.getByLabel('STATUS').selectOption('All');
  });

  await test.step('one day of it', async () => {
    const [date = ''] = /^\d+ \w+ \d+/.exec(all.rows.at(-1)?.Date ?? '') ?? [];
    const day = new Date(`${date} UTC`).toISOString().slice(0, 10);
    await page.getByLabel('FROM').fill(day);
    await page.getByRole('button', { name: 'SEARCH' }).click();
    await expect(page.getByText(SENTENCES.bothDates)).toBeVisible();
    await page.getByLabel('To', { exact: true }).fill(day);
    await page.getByRole('button', { name: 'SEARCH' }).click();
    const of = all.rows.filter((row) => row.Date?.startsWith(date));
    await expect(page.locator('.pages__where')).toHaveText(`1 to ${of.length} of ${of.length}`);
    expect((await exported(page)).rows).toEqual(of.toReversed());
    await page.getByRole('button', { name: 'Clear dates' }).click();
    expect(await pageFrom(page, 1)).toBe(all.rows.length);
  });

  for (const { label, file } of Object.values(HISTORY_VIEWS).slice(1)) {
    await test.step(label, async () => {
      await page.getByRole('tab', { name: label }).click();
      const found = page.locator('.row-card, .data tbody tr').first().or(page.getByText(NOTHING));
      await expect(page.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true');
      await expect(found).toBeVisible();
      expect((await exported(page)).name).toBe(file);
    });
  }
  // The last view, FINE, has nothing in it; the views are a menu, and the address stays.
  await expect(page.getByText(NOTHING)).toBeVisible();
  await expect(page).toHaveURL(/\/transactionHistory$/);
});

test('a home owner has the development levy alone, whatever the address asks', async ({ page }) => {
  await comeBack(page, 'owner@cedarview.example', '/transactionHistory?product=power&sort=dsc');
  await expect(page.getByRole('tab')).toHaveText(['DEVELOPMENT LEVY']);
  await expect(page.getByLabel('SORT BY')).toHaveValue('dsc');
  const ids = await idsOnAllPages(page);
  for (const id of ids) expect(id).toMatch(/^DEVLEVY-/);
  const { name, rows } = await exported(page);
  expect([name, rows.map((row) => row['Transaction ID'])]).toEqual(['development_levy.csv', ids]);
});
