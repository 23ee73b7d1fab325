import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { isGoodAtEveryWidth, rowOf, search } from '../estate/office.ts';
import { isRead } from '../support/history.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { cardWindow, chat, comeBack, expect, say, test } from '../support/portal.ts';
import { fillIn, formOf } from '../support/shop.ts';
import { answer, choose, PLATFORM, said } from './headquarters.ts';

const NOTICE = 'Cable TV rests on Sunday from 01:00 to 03:00.';

test('everybody reads a notice while it is up, and nobody buys what is not sold just now; the log tells who did it', async ({
  page,
  elsewhere,
}) => {
  const banner = elsewhere.getByRole('status').filter({ hasText: NOTICE });
  const buying = formOf(elsewhere, 'Airtime & Data');
  await comeBack(page, PLATFORM, '/platform-settings');
  // What is looked at is the page, and not the shape of it that stands until it is read.
  await expect(page.getByRole('button', { name: 'Put up a notice' })).toBeVisible();
  await isGoodAtEveryWidth(page);

  await test.step('a notice', async () => {
    await page.getByRole('button', { name: 'Put up a notice' }).click();
    const form = formOf(page, 'Notice to everybody');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText(PLATFORM_FLOW.noticeRequired)).toBeVisible();
    await fillIn(form, [{ type: NOTICE, into: 'Text' }]);
    await isGoodAtEveryWidth(page);
    await fillIn(form, [{ press: 'Save' }]);
    await answer(page, PLATFORM_FLOW.noticeDialog, [NOTICE], 'Yes, save it');
    await expect(page.getByRole('button', { name: 'Take it down' })).toBeVisible();
    await elsewhere.goto('/');
    await expect(banner).toBeVisible();
    await isGoodOnEveryScreen(elsewhere);
  });
  await test.step('a product that is not sold', async () => {
    await page.getByRole('button', { name: 'Stop selling Airtime' }).click();
    await answer(page, PLATFORM_FLOW.stopSelling('Airtime'), [PLATFORM_FLOW.stoppedThen], PLATFORM_FLOW.stopIt);
    await expect(page.getByRole('button', { name: 'Sell again Airtime' })).toBeVisible();
    await elsewhere.goto('/airtime');
    await choose(buying, 'Network', 'MTN');
    await fillIn(buying, [
      { type: '08031234567', into: 'Mobile Number' },
      { type: '08031234567', into: 'Confirm Mobile Number' },
      { type: '500', into: 'Amount' },
      { press: 'PAY' },
      { press: 'CONFIRM' },
    ]);
    await expect(said(elsewhere, PLATFORM_SENTENCES.notSold('Airtime'))).toBeVisible();
  });
  await test.step('both end by a sentence', async () => {
    await page.goto('/dashboard?face=chat');
    const log = chat(page);
    await say(page, 'take the notice down');
    await expect(log.getByText(PLATFORM_FLOW.noticeAway)).toBeVisible();
    await say(page, 'yes');
    await expect(log.getByText(PLATFORM_FLOW.noticeDown)).toBeVisible();
    await say(page, 'resume sales of airtime');
    await expect(log.getByText(PLATFORM_FLOW.sellAgain('Airtime'))).toBeVisible();
    await say(page, 'yes');
    await expect(log.getByText(PLATFORM_FLOW.salesResumed('Airtime'))).toBeVisible();
    await elsewhere.reload();
    await fillIn(buying, [{ press: 'CONFIRM' }]);
    await expect(cardWindow(elsewhere).locator('[data-card]').first()).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  await page.goto('/audit-log');
  await isRead(page);
  const deeds = rowOf(page, 'Changed the settings');
  await expect(deeds.first()).toContainText('Ifeanyi Okonkwo');
  await expect(deeds.filter({ hasText: NOTICE })).not.toHaveCount(0);
  await isGoodAtEveryWidth(page);
  await search(page, 'Estate name', 'cedar');
  await expect(page.getByRole('heading', { name: PLATFORM_PAGES.ofEstate('Cedar View') })).toBeVisible();
  await expect(rowOf(page, /./)).not.toHaveCount(0);
  await expect(rowOf(page, /Changed the settings|Palm Court/)).toHaveCount(0);
});

test('More leads to every table, and the map has its page', async ({ page }) => {
  await comeBack(page, PLATFORM, '/tables');
  const tables = page.locator('.tables').getByRole('link');
  await expect(tables.locator('strong')).toHaveText([
    'Transaction history',
    'Tickets',
    'Passkeys',
    'Where you are signed in',
    'Money that came',
    'Find a payment',
    'Administrators',
    'Activity log',
    'Operations',
    'Estates',
    'New service',
    'Convenience fee',
    'Pending transactions',
    'Cases',
    'Reconciliation',
    'Statements',
    'Requests',
    'Outages and wallets',
    'Faults',
    'Not understood',
    'Fees and limits',
  ]);
  await isGoodAtEveryWidth(page);
  await tables.filter({ hasText: /^Estates/ }).click();
  await expect(page.getByRole('tab', { name: MESSAGES.viewEstates })).toHaveAttribute('aria-selected', 'true');
  await expect(rowOf(page, 'Palm Court')).toBeVisible();
  await page.goto('/maps');
  await expect(page.getByRole('heading', { level: 1, name: 'Google Maps' })).toBeVisible();
  await isGoodAtEveryWidth(page);
  // The map is for everybody who is signed in, the tables of the platform are not.
  await comeBack(page, 'resident@palmcourt.example', '/tables');
  await expect(page).toHaveURL(/\/dashboard$/);
});
