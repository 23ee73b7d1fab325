import { MESSAGES } from '#catalogues/messages.ts';
import { figure, powerIs } from '../support/dues.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { comeBack, expect, test } from '../support/portal.ts';
import { formOf } from '../support/shop.ts';
import { ADMIN, fact, isGoodAtEveryWidth, rowOf, search } from './office.ts';

const METER_NAME = '**/api/service-admin/meter-name*';

test('what a resident owes is set after Confirm Meter, the resident sees it, and the log says who, before and after', {
  tag: '@desk',
}, async ({ page, elsewhere }) => {
  test.slow();
  await comeBack(page, ADMIN, '/registered-residents');
  await search(page, 'Name', 'ifeoma');
  await page.getByRole('button', { name: 'DETAILS of Ifeoma Nwosu' }).click();
  const meter = await fact(page, 'Meter number').innerText();
  await expect(fact(page, 'Service charge')).toHaveText('Nothing owed');
  await page.getByRole('button', { name: MESSAGES.updateServicePayments }).click();

  const modal = page.getByRole('dialog', { name: MESSAGES.updateServicePayments });
  const submit = modal.getByRole('button', { name: 'Submit' });
  const buying = formOf(elsewhere, 'Buy Power');
  const confirm = page.getByRole('dialog', { name: 'Confirm Meter' });
  await expect(modal.getByLabel('Meter number')).toHaveValue(meter);
  await expect(modal.getByText('from your message')).toHaveCount(0);
  await submit.click();
  await expect(modal.getByText(MESSAGES.selectServicePayment)).toBeVisible();
  await isGoodOnEveryScreen(page);
  const set = async (amount: string) => {
    await modal.getByRole('button', { name: 'Service Charge' }).click();
    await modal.getByLabel('Amount').fill(amount);
    await submit.click();
  };

  await test.step('a meter that cannot be asked about', async () => {
    await page.route(METER_NAME, (route) => route.fulfill({ status: 503, json: {} }));
    await set('-15000');
    await expect(modal.getByText(MESSAGES.meterConfirmFailed)).toBeVisible();
    await page.unroute(METER_NAME);
  });
  await test.step('Confirm Meter says whose it is and what it becomes; a no changes nothing', async () => {
    await submit.click();
    await expect(confirm).toContainText('This meter number belongs to Palm Court.');
    await expect(confirm).toContainText('Ifeoma Nwosu');
    await expect(confirm).toContainText('Service Charge now: Nothing owed. It becomes: ₦15,000 owed.');
    await isGoodOnEveryScreen(page);
    await confirm.getByRole('button', { name: MESSAGES.doNotUpdate }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('The balance stays as it is.')).toBeVisible();
  });
  await test.step('a yes sets it, for the resident too', async () => {
    await page.getByRole('button', { name: MESSAGES.updateServicePayments }).click();
    await set('-15000');
    await confirm.getByRole('button', { name: MESSAGES.confirm }).click();
    await expect(fact(page, 'Service charge')).toHaveText('₦15,000 owed');
    await isGoodAtEveryWidth(page);
    await comeBack(elsewhere, 'late@palmcourt.example', '/dashboard');
    await expect(figure(elsewhere, 'Service charge')).toContainText('₦15,000');
    await powerIs(elsewhere, 'stopped');
  });
  await test.step('and so does paying it off', async () => {
    await page.getByRole('button', { name: MESSAGES.updateServicePayments }).click();
    await set('0');
    await expect(confirm).toContainText('Service Charge now: ₦15,000 owed. It becomes: Nothing owed.');
    await confirm.getByRole('button', { name: MESSAGES.confirm }).click();
    await expect(fact(page, 'Service charge')).toHaveText('Nothing owed');
    await buying.getByRole('button', { name: 'Check again' }).click();
    await expect(buying.getByRole('button', { name: 'Pay', exact: true })).not.toHaveAttribute('aria-disabled', 'true');
  });

  await page.goto('/audit-log');
  const lines = rowOf(page, meter).filter({ hasText: 'Set a balance' });
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('Ngozi Adeyemi');
  await expect(lines.first()).toContainText('₦15,000');
  await isGoodAtEveryWidth(page);
});
