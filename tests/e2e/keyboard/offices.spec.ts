import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { rowOf } from '../estate/office.ts';
import { desk, PLATFORM } from '../platform/headquarters.ts';
import { byKeyboard, hearsFileWindows } from '../support/by-keyboard.ts';
import { goTo } from '../support/keyboard.ts';
import { comeBack, expect, test } from '../support/portal.ts';
import { csv, METERS, meterLines } from '../uploads/files.ts';

test('with the keyboard alone an administrator uploads meters: choose the file, upload, look, confirm', async ({
  page,
}) => {
  hearsFileWindows(page);
  await comeBack(page, 'admin@palmcourt.example', '/upload-meter-number');
  // What the form has learned of the estate is drawn before a key is pressed in it.
  await expect(page.getByLabel('Estate', { exact: true }).locator('option:checked')).toHaveText('Palm Court');
  await goTo(page, page.getByLabel('Meter list (.csv)'));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (await chooser).setFiles({ ...csv('keys.csv', METERS, ...meterLines(3, 45_033_300_000)) });
  await expect(page.getByText('keys.csv').first()).toBeVisible();
  await goTo(page, page.getByRole('button', { name: 'Upload', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  await goTo(page, page.getByRole('button', { name: 'Confirm update' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 meters added.').first()).toBeVisible();
});

test('with the keyboard alone the platform finds a stuck payment and asks its vendor again', async ({ page }) => {
  const order = await (await desk(page, 'lost@palmcourt.example')).paid(1500);
  await comeBack(page, PLATFORM, '/pending-transactions');
  await goTo(page, page.getByLabel(MESSAGES.transactionReference));
  await page.keyboard.type(order);
  await page.keyboard.press('Enter');
  await expect(async () => {
    await goTo(page, page.getByRole('button', { name: 'Refresh' }));
    await page.keyboard.press('Enter');
    await expect(rowOf(page, order)).toContainText('no answer', { timeout: 2_000 });
  }).toPass();
  await goTo(page, page.getByRole('button', { name: `Retry ${order}` }));
  await page.keyboard.press('Enter');
  // A vendor that was asked this very second is not asked again, and that is said as well.
  const told = page.getByText(new RegExp(`^${order}: `)).or(page.getByText(PLATFORM_SENTENCES.beingLookedAt));
  await expect(told.first()).toBeVisible();
});

test('with the keyboard alone the platform marks a stuck payment for refund, once it has said why', async ({
  page,
}) => {
  const order = await (await desk(page, 'lost@palmcourt.example')).paid(1700);
  await comeBack(page, PLATFORM, `/pending-transactions?reference=${order}`);
  await byKeyboard(page, [
    { press: `Mark for refund ${order}` },
    { type: 'the meter was replaced', into: 'Reason' },
    { press: 'Mark for refund' },
    { hear: PLATFORM_FLOW.refundFor('the meter was replaced') },
    { press: 'Yes, mark ₦1,750 for refund' },
    { hear: PLATFORM_SENTENCES.refundMarked },
  ]);
});
