import { MESSAGES } from '#catalogues/messages.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { comeBack, expect, test } from '../support/portal.ts';

test('an administrator finds a resident by name or by meter number, and sees DETAILS', {
  tag: ['@C-105', '@C-107'],
}, async ({ page }) => {
  await comeBack(page, 'admin@palmcourt.example', '/dashboard');
  await page
    .getByRole('button', { name: 'View Registered residents' })
    .or(page.getByRole('link', { name: 'View Registered residents' }))
    .click();
  await expect(page).toHaveURL(/\/registered-residents$/);
  await expect(page.getByRole('tab', { name: 'TOTAL REGISTERED' })).toHaveAttribute('aria-selected', 'true');
  const finder = page.getByRole('form', { name: 'Search the list' });
  const find = async (name: string, meterNumber: string) => {
    await finder.getByLabel('Name').fill(name);
    await finder.getByLabel('Meter number').fill(meterNumber);
    await finder.getByRole('button', { name: 'SEARCH', exact: true }).click();
  };
  await isGoodOnEveryScreen(page);
  await find('', '');
  await expect(finder.getByRole('alert')).toHaveText(MESSAGES.searchNeedsTerm);
  // Somebody of another estate is nobody here.
  await find('zainab', '');
  await expect(page.getByText(MESSAGES.residentNotFound)).toBeVisible();
  await isGoodOnEveryScreen(page);

  await find('balogun', '');
  const details = page.getByRole('button', { name: 'DETAILS of Tunde Balogun' });
  await expect(page.getByRole('button', { name: /^DETAILS of/ })).toHaveCount(1);
  await details.click();
  await expect(page.getByRole('heading', { name: 'RESIDENT INFO' })).toBeVisible();
  const facts = page.locator('.facts');
  await expect(facts).toContainText('fined@palmcourt.example');
  await expect(facts).toContainText('₦10,000 owed');
  await expect(page.locator('.chart')).toContainText('Spending');
  await isGoodOnEveryScreen(page);
  const meter = await facts.locator('.facts__row').filter({ hasText: 'Meter number' }).locator('dd').innerText();
  await page.getByRole('button', { name: 'Back to the list' }).click();

  // The meter number goes before the name.
  await find('eze', meter);
  await expect(page.getByRole('button', { name: /^DETAILS of/ })).toHaveCount(1);
  await expect(details).toBeVisible();
  await page.getByRole('tab', { name: 'UNVERIFIED' }).click();
  await expect(page.getByRole('button', { name: 'DETAILS of Folake Adisa' })).toBeVisible();
});
