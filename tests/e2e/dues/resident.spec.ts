import type { Locator, Page } from '@playwright/test';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { fact, search } from '../estate/office.ts';
import { failsOnce, figure, payReadBack, powerIs, succeeds } from '../support/dues.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { chat, comeBack, expect, payWith, say, test } from '../support/portal.ts';
import { fillIn, formOf, orderShown } from '../support/shop.ts';

const SERVICES = 'Pay For Services';
const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';

const formAt = (page: Page) => page.goto('/pay-services?face=form');
const chatAt = (page: Page) => page.goto('/dashboard?face=chat');

/** What is read back, or was paid, row by row. */
const rowsOf = (card: Locator) => card.locator('.row');
const readBack = (page: Page) => rowsOf(chat(page).locator('.confirm-card').last());
const delivered = (page: Page) => chat(page).locator('.token-card').last();

test('who lives in the apartment pays months of a service by form and by chat, and a fine after a card that was declined', {
  tag: ['@desk', '@D-002'],
}, async ({ page }) => {
  test.slow();
  const form = formOf(page, SERVICES);
  await comeBack(page, 'titi.olawale@cedarview.example', '/dashboard');
  await expect(figure(page, 'Fine')).toContainText('₦2,500');
  await figure(page, 'Fine').getByRole('link', { name: 'Pay now Fine' }).click();
  await expect(page).toHaveURL(/\/pay-services/);
  await powerIs(page, 'stopped');

  await test.step('two months of Service Charge by form', async () => {
    await formAt(page);
    await fillIn(form, [{ choose: 'Service Charge', of: 'Service' }]);
    await isGoodOnEveryScreen(page);
    await fillIn(form, [{ search: '2', take: '2 months', of: 'Number of months' }]);
    await expect(form.getByLabel('Amount To Pay')).toHaveValue('36,000');
    await expect(form.getByLabel('Convenience Fee')).toHaveValue('50');
    await payReadBack(page, SERVICES, '₦36,050', GOOD);
    expect(await succeeds(page, SERVICES)).toMatch(/^SERVICES-/);
  });

  await test.step('a month of Security by chat', async () => {
    await chatAt(page);
    await say(page, 'pay for security');
    await chat(page).getByRole('button', { name: '1 month', exact: true }).click();
    await expect(readBack(page)).toHaveText([
      'ServiceSecurity',
      /^CoversGuards at the gate day and night/,
      'Months1',
      /^Meter\d{11}$/,
      'EstateCedar View',
      'Amount₦6,000',
      'Convenience fee₦50',
      'Total₦6,050',
    ]);
    await payWith(page, GOOD);
    await expect(rowsOf(delivered(page))).toContainText(['ServiceSecurity', 'Months1', 'Total paid₦6,050']);
  });

  await test.step('the fine by form, declined there, and then in the chat', async () => {
    await formAt(page);
    await fillIn(form, [{ choose: 'Fine', of: 'Service' }]);
    await expect(form.getByLabel('Amount To Pay')).toHaveValue('2,500');
    await payReadBack(page, SERVICES, '₦2,550', DECLINED);
    await failsOnce(page, SERVICES);
    await page.goto('/pay-services?face=chat');
    await payWith(page, GOOD);
    await expect(rowsOf(delivered(page))).toContainText(['ServiceFine', 'Amount₦2,500', 'Total paid₦2,550']);
    expect(await orderShown(delivered(page))).toMatch(/^SERVICES-/);
  });

  await page.goto('/dashboard');
  await expect(figure(page, 'Fine')).toContainText('No fine on this meter');
  await expect(figure(page, 'Service charge')).toContainText('₦36,000 in credit');
  await powerIs(page, 'sold');
});

test('a levy that stops power is paid by form in part and by chat in full; the dashboard, the history and power know at once', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  const email = 'debtor@cedarview.example';
  await comeBack(elsewhere, email, '/transactionHistory?product=dev-levy');
  const rows = elsewhere.getByText(/^1 to \d+ of \d+$/);
  await expect(rows).toBeVisible();
  const before = Number(/of (\d+)/.exec(await rows.innerText())?.[1]);

  await comeBack(page, email, '/pay-services?face=form');
  const form = formOf(page, SERVICES);
  await fillIn(form, [
    { choose: 'Development Levy', of: 'Service' },
    { type: '10000', into: MESSAGES.enterAmountToPay },
  ]);
  await expect(form.getByLabel(MESSAGES.amountOwed)).toHaveValue('75,000');
  await payReadBack(page, SERVICES, '₦10,050');
  const orderId = await succeeds(page, SERVICES);
  // A levy paid among the services keeps that screen's prefix.
  expect(orderId).toMatch(/^SERVICES-/);
  await elsewhere.getByRole('button', { name: 'Refresh' }).click();
  await expect(elsewhere.getByText(`1 to ${before + 1} of ${before + 1}`)).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: `Download ${orderId}` })).toBeVisible();
  await page.goto('/dashboard');
  await expect(figure(page, 'Development levy')).toContainText('₦65,000');
  await powerIs(page, 'stopped');

  await chatAt(page);
  await say(page, 'pay 65000 development levy');
  await expect(readBack(page)).toContainText(['ServiceDevelopment Levy', 'Amount₦65,000', 'Total₦65,050']);
  await payWith(page, GOOD);
  await expect(rowsOf(delivered(page))).toContainText(['Amount₦65,000', 'Total paid₦65,050']);
  await say(page, 'buy power 1000');
  await expect(chat(page).getByRole('button', { name: 'Yes, pay ₦1,050' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(figure(page, 'Development levy')).toContainText('Nothing is owed');
  await powerIs(page, 'sold');
});

test('an apartment that is not occupied pays half for its services, by form and by chat, and its levy in full', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  await comeBack(page, 'hauwa.ibrahim@cedarview.example', '/pay-services?face=form');
  const form = formOf(page, SERVICES);
  await fillIn(form, [
    { choose: 'Service Charge', of: 'Service' },
    { search: '2', take: '2 months', of: 'Number of months' },
  ]);
  // (2 x 18,000 + 50) / 2 is charged, and that less the fee is credited.
  await expect(form.getByLabel('Amount To Pay')).toHaveValue('17,975');
  await expect(form).toContainText(SENTENCES.halfPrice);
  await payReadBack(page, SERVICES, '₦18,025');
  await succeeds(page, SERVICES);
  // What a meter owes is shown to those who have confirmed their address, and to the administrator.
  await page.goto('/dashboard');
  await expect(figure(page, 'What your meter owes')).toContainText('Not shown yet');
  await comeBack(elsewhere, 'admin@cedarview.example', '/registered-residents');
  await search(elsewhere, 'Name', 'hauwa');
  await elsewhere.getByRole('button', { name: `${MESSAGES.details} of Hauwa Ibrahim` }).click();
  await expect(fact(elsewhere, 'Service charge')).toHaveText('₦17,975 in credit');

  await chatAt(page);
  await say(page, 'pay security for 3 months');
  await expect(chat(page)).toContainText(SENTENCES.halfPrice);
  await expect(readBack(page)).toContainText(['Months3', 'Full price₦18,000', 'Amount₦8,975', 'Total₦9,025']);
  await payWith(page, GOOD);
  await expect(rowsOf(delivered(page))).toContainText(['Months3', 'Amount₦8,975', 'Total paid₦9,025']);
  await say(page, 'pay 5000 levy');
  await expect(readBack(page)).toContainText(['ServiceDevelopment Levy', 'Amount₦5,000', 'Total₦5,050']);
});
