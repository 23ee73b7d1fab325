import type { Page } from '@playwright/test';
import { calls } from '#catalogues/calls/index.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { OFFLINE } from '#catalogues/sentences/offline.ts';
import { cardWindow, chat, expect, test } from './support/portal.ts';
import { fillIn, formOf, openEntry, payByCard } from './support/shop.ts';

const NUMBER = '08031234567';
const DECLINED = '4000000000000002';

/** Airtime of 500 naira at /airtime, read back. */
async function airtimeReadBack(page: Page, email = '') {
  await page.goto('/airtime');
  const form = formOf(page, 'Airtime & Data');
  await fillIn(form, [
    { choose: 'MTN', of: 'Network' },
    { type: NUMBER, into: 'Mobile Number' },
    { type: NUMBER, into: 'Confirm Mobile Number' },
    { type: '500', into: 'Amount' },
    { type: email, into: 'Email (optional)' },
    { press: 'PAY' },
  ]);
  await expect(form.getByRole('button', { name: 'CONFIRM' })).toBeVisible();
  return form;
}

/** A cable package with that smartcard number at /pay-bills, up to the check of the number. */
async function cableChecked(page: Page, smartcard: string) {
  await page.goto('/pay-bills');
  const form = formOf(page, 'PAY BILLS');
  await fillIn(form, [
    { choose: 'GOtv', of: 'Biller' },
    { press: 'CONTINUE' },
    { choose: 'JINJA', of: 'Package' },
    { type: smartcard, into: 'Smartcard Number' },
    { type: 'trouble@buyers.example', into: 'Email' },
    { press: 'CONTINUE' },
  ]);
  return form;
}

/** Power for that meter from the landing page, up to the check of the number. */
async function powerChecked(page: Page, meter: string) {
  await openEntry(page, /EKEDC/);
  const form = formOf(page, 'BUY POWER');
  await fillIn(form, [
    { choose: 'EKEDC', of: 'Provider' },
    { type: meter, into: 'Meter Number' },
    { type: 'trouble@buyers.example', into: 'Email' },
    { type: '5000', into: 'Amount' },
    { press: 'CONTINUE' },
  ]);
  return form;
}

test('a declined card leads to the failure page, from which another try or the way home can be taken', async ({
  page,
}) => {
  const form = await airtimeReadBack(page);
  const canvas = page.getByRole('region', { name: 'Airtime & Data', exact: true });
  const decline = async () => {
    await fillIn(form, [{ press: 'CONFIRM' }]);
    await payByCard(page, DECLINED);
    await expect(canvas.getByText(MESSAGES.storefrontFailure, { exact: true })).toBeVisible();
  };
  await decline();
  await expect(canvas.getByText(MESSAGES.tryAgainLater, { exact: true })).toBeVisible();
  await expect(canvas.getByText(/Transaction Failed\. /)).toBeVisible();
  await canvas.getByRole('button', { name: MESSAGES.tryAgain }).click();
  await decline();
  await canvas.getByRole('button', { name: MESSAGES.backToHome }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(canvas).toHaveCount(0);
});

test('a closed card window says Error for airtime, nothing is charged, and the same order can be paid', async ({
  page,
}) => {
  const email = `closed-${test.info().project.name}@buyers.example`;
  const form = await airtimeReadBack(page, email);
  await fillIn(form, [{ press: 'CONFIRM' }]);
  await cardWindow(page).getByRole('button', { name: 'Close the card window' }).click();
  await expect(form.getByText(MESSAGES.widgetClosed, { exact: true })).toBeVisible();
  await expect(form.getByText(SENTENCES.closed)).toBeVisible();
  const mail = await page.request.get(`/sandbox/mail?to=${email}`);
  expect(await mail.text()).not.toContain('AIRTIME-');
  await fillIn(form, [{ press: 'CONFIRM' }]);
  await payByCard(page);
  await expect(page.getByText(MESSAGES.storefrontSuccess).first()).toBeVisible();
});

test('a closed card window on Pay Bills only ends the waiting', async ({ page }) => {
  const form = await cableChecked(page, '7023456789');
  await fillIn(form, [{ press: 'PAY' }]);
  await cardWindow(page).getByRole('button', { name: 'Close the card window' }).click();
  await expect(form.getByText(SENTENCES.closed)).toBeVisible();
  await expect(form.getByText(MESSAGES.widgetClosed, { exact: true })).toHaveCount(0);
});

test('where the card script cannot be loaded, airtime and Pay Bills say so each in its own words', {
  tag: ['@B-028', '@B-031'],
}, async ({ page }) => {
  await page.route('**/sandbox/**/*.js', (route) => route.abort());
  const airtime = await airtimeReadBack(page);
  await fillIn(airtime, [{ press: 'CONFIRM' }]);
  await expect(airtime.getByText(MESSAGES.airtimeWidgetNotLoaded, { exact: true })).toBeVisible();
  const cable = await cableChecked(page, '7023456789');
  await fillIn(cable, [{ press: 'PAY' }]);
  await expect(cable.getByText(MESSAGES.widgetNotLoaded, { exact: true })).toBeVisible();
  await page.unroute('**/sandbox/**/*.js');
  await fillIn(cable, [{ press: 'PAY' }]);
  await payByCard(page);
  await expect(page.getByText(MESSAGES.storefrontSuccess).first()).toBeVisible();
});

test('a meter that nobody knows is an Invalid Number, and a smartcard without a name is to be checked', async ({
  page,
}) => {
  const power = await powerChecked(page, '45012340000');
  await expect(power.getByRole('alert').filter({ hasText: MESSAGES.invalidNumber })).toBeVisible();
  await expect(power.getByLabel('Meter Number', { exact: true })).toHaveValue('45012340000');
  const cable = await cableChecked(page, '7023451111');
  await expect(cable.getByRole('alert').filter({ hasText: MESSAGES.checkCardNumber })).toBeVisible();
});

test('while nobody can look a meter up, Service Unavailable stands at the confirmation and PAY is disabled', async ({
  page,
}) => {
  const form = await powerChecked(page, '45012342222');
  await expect(form.getByText(MESSAGES.serviceUnavailable).first()).toBeVisible();
  await expect(form.getByRole('button', { name: 'PAY' })).toHaveAttribute('aria-disabled', 'true');
  await form.getByRole('button', { name: 'Check again' }).click();
  await expect(form.getByText(MESSAGES.serviceUnavailable).first()).toBeVisible();
});

test('an order that gets no answer says so at the confirmation, nothing is lost, and it can be paid', async ({
  page,
}) => {
  const form = await airtimeReadBack(page);
  await page.route(`**${calls.openBill.path}`, (route) => route.abort(), { times: 1 });
  await fillIn(form, [{ press: 'CONFIRM' }]);
  await expect(form.getByText(MESSAGES.networkFailure)).toBeVisible();
  await expect(form.getByLabel('Mobile Number', { exact: true })).toHaveValue(NUMBER);
  await fillIn(form, [{ press: 'CONFIRM' }]);
  await payByCard(page);
  await expect(page.getByText(MESSAGES.storefrontSuccess).first()).toBeVisible();
});

test('without a line a confirmation pays nothing and says so, nothing is lost, and paying goes on with the line', async ({
  page,
}) => {
  const form = await airtimeReadBack(page);
  await page.context().setOffline(true);
  await expect(page.getByText(OFFLINE.line)).toBeVisible();
  await fillIn(form, [{ press: 'CONFIRM' }]);
  await expect(page.getByText(OFFLINE.notPaid).filter({ visible: true })).toHaveCount(1);
  await expect(form.getByLabel('Mobile Number', { exact: true })).toHaveValue(NUMBER);
  await page.context().setOffline(false);
  await expect(page.getByText(OFFLINE.line)).toBeHidden();
  await fillIn(form, [{ press: 'CONFIRM' }]);
  await payByCard(page);
  await expect(page.getByText(MESSAGES.storefrontSuccess).first()).toBeVisible();
});

test('a page that is loaded anew in the middle still has what was typed, and what was said', async ({ page }) => {
  await page.goto('/airtime');
  const form = formOf(page, 'Airtime & Data');
  await fillIn(form, [
    { choose: 'Glo', of: 'Network' },
    { type: '08051234567', into: 'Mobile Number' },
    { type: '08051234567', into: 'Confirm Mobile Number' },
  ]);
  await form.getByLabel('Confirm Mobile Number', { exact: true }).blur();
  await page.reload();
  await expect(form.getByRole('button', { name: 'Glo' })).toHaveAttribute('aria-pressed', 'true');
  await expect(form.getByLabel('Mobile Number', { exact: true })).toHaveValue('08051234567');
  await expect(form.getByLabel('Confirm Mobile Number', { exact: true })).toHaveValue('08051234567');
  await page.goto('/airtime?face=chat');
  await expect(chat(page)).toContainText('How much airtime?');
});

test('the fee that was looked up is kept for the session under Fee and Service', async ({ page }) => {
  await page.goto('/airtime');
  await fillIn(formOf(page, 'Airtime & Data'), [{ choose: 'MTN', of: 'Network' }]);
  await expect
    .poll(() => page.evaluate(() => [sessionStorage.getItem('Fee'), sessionStorage.getItem('Service')]))
    .toEqual(['100', 'mtn']);
});
