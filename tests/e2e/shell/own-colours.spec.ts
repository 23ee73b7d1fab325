import type { Locator } from '@playwright/test';
import { openFilters } from '../support/history.ts';
import { comeBack, expect, test } from '../support/portal.ts';

const outlineOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).outlineStyle);

test('in somebody’s own few colours what is chosen and where the keyboard is can be told', { tag: '@desk' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await comeBack(page, 'admin@palmcourt.example', '/transactionHistory');
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(await outlineOf(page.getByRole('tab', { selected: true }))).toBe('solid');
  expect(await outlineOf(page.getByRole('tab', { selected: false }).first())).toBe('none');
  expect(await outlineOf(page.locator('.switch [aria-pressed="true"]').first())).toBe('solid');
  expect(await outlineOf(page.locator('.switch [aria-pressed="false"]').first())).toBe('none');
  await openFilters(page);
  for (const field of [page.locator('.toolbar select').first(), page.locator('.composer__field')]) {
    await field.focus();
    expect(await outlineOf(field)).toBe('solid');
  }
  // A chosen one that has the keyboard looks like neither of the two.
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  expect(await outlineOf(page.getByRole('tab', { selected: true }))).toBe('double');
});

test('a chosen answer of a form has a tick', async ({ page }) => {
  await page.goto('/airtime');
  const mtn = page.getByRole('main').getByRole('button', { name: 'MTN', exact: true }).first();
  await mtn.click();
  await expect(mtn).toHaveAttribute('aria-pressed', 'true');
  await expect(mtn.locator('.icon')).toHaveCount(1);
  await expect(page.locator('.chip[aria-pressed="false"] .icon')).toHaveCount(0);
});
