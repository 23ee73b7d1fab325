import { readFile } from 'node:fs/promises';
import { METERS as KNOWN } from '../support/accounts.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { comeBack, expect, say, test } from '../support/portal.ts';
import { choose, csv, drop, LEVIES, METERS, meterLines, PAYMENTS } from './files.ts';

const ADMIN = 'admin@palmcourt.example';

test(
  'meters from a file: the good ones are added, the others are handed out with why @desk',
  { tag: ['@C-090'] },
  async ({ page }, { project }) => {
    const first = project.name === 'desk' ? 45_011_100_000 : 45_022_200_000;
    const lines = meterLines(12, first);
    await comeBack(page, ADMIN, '/upload-meter-number');
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('Please Select A File')).toBeVisible();
    await choose(page, 'Meter list (.csv)', csv('meters.csv', METERS, ...lines, 'Ngozi Eze,450,12 Palm Avenue'));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByText('Page 1 / 2 of 13 entries')).toBeVisible();
    await expect(preview.getByText(/^Upload Failed! Your file contains invalid meter numbers/)).toBeVisible();
    await isGoodOnEveryScreen(page);
    const [failed] = await Promise.all([
      page.waitForEvent('download'),
      preview.getByRole('button', { name: 'failed_meter_numbers.csv' }).click(),
    ]);
    expect(failed.suggestedFilename()).toBe('failed_meter_numbers.csv');
    expect(await readFile(await failed.path(), 'utf8')).toContain('Ngozi Eze,450,12 Palm Avenue,14,');
    await preview.getByRole('button', { name: 'Page 2' }).click();
    await expect(preview.getByText('Row 14: Digits must be between 11 and 14 characters long')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm update' }).click();
    await expect(page.getByText('Upload Successful...').first()).toBeVisible();
    await expect(page.getByText('12 meters added.').first()).toBeVisible();

    await page.getByRole('tab', { name: 'Uploaded Meter Numbers' }).click();
    await expect(page.getByLabel('Estate')).toHaveValue('Palm Court');
    await expect(page.getByText(/^Page 1 \/ \d+ of [\d,]+ entries$/)).toBeVisible();
    await isGoodOnEveryScreen(page);
  },
);

test('a file of many rows is looked at page by page, and asked for again after a reload', async ({ page }) => {
  await comeBack(page, ADMIN, '/upload-meter-number');
  await choose(page, 'Meter list (.csv)', csv('many.csv', METERS, ...meterLines(50_000, 46_000_000_000)));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('Page 1 / 5,000 of 50,000 entries')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm update' })).toBeVisible();
  await page.getByRole('button', { name: 'Page 5000' }).click();
  await expect(page.getByText('Page 5,000 / 5,000 of 50,000 entries')).toBeVisible();
  await page.reload();
  await expect(page.getByText('We do not keep a file before you send it').first()).toBeVisible();
});

test('payments from before the portal: one that is wrong stays out, and the same file credits nothing twice', {
  tag: ['@C-093'],
}, async ({ page }) => {
  const file = csv(
    'before.csv',
    PAYMENTS,
    `${KNOWN.palmCourt},devlevy,500,2026-02-01`,
    '45099999999,fine,500,2026-02-01',
  );
  const send = () => page.getByRole('button', { name: 'Upload!' }).click();
  await comeBack(page, ADMIN, '/upload-existing-service-payments');
  await choose(page, 'Service payments (.csv)', file);
  await expect(page.getByText('Last modified')).toBeVisible();
  await expect(page.getByText('Row 3: Your estate has no such meter')).toBeVisible();
  await isGoodOnEveryScreen(page);
  await send();
  await expect(page.getByText('1 payment credited.').first()).toBeVisible();
  await expect(page.getByText('Attach a .csv file').first()).toBeVisible();
  await choose(page, 'Service payments (.csv)', csv('again.csv', file.buffer.toString().replace(/\n[^\n]*$/, '')));
  await expect(page.getByText('This payment was credited before. It is not credited again.')).toBeVisible();
  await send();
  await expect(page.getByText('0 payments credited, 1 not credited again.').first()).toBeVisible();
});

test('a file of levies that is dropped on another page begins its upload, and a yes charges them', async ({ page }) => {
  await comeBack(page, ADMIN, '/dashboard');
  await expect(page.getByRole('button', { name: 'Attach a file' })).toBeVisible();
  await drop(page, csv('levies.csv', LEVIES, `${KNOWN.palmCourt},60000`));
  await expect(page).toHaveURL(/\/development-levies$/);
  await expect(page.getByText('Charges 1 levy, ₦60,000 in all.').first()).toBeVisible();
  await say(page, 'yes');
  await expect(page.getByText('1 meter charged.').first()).toBeVisible();
  await page.goto('/development-levies?view=uploaded');
  await expect(page.getByText('Page 1 / 1 of 1 entries')).toBeVisible();
  await isGoodOnEveryScreen(page);
});
