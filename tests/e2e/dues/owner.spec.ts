import { MESSAGES } from '#catalogues/messages.ts';
import { figure, payReadBack, succeeds } from '../support/dues.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { chat, comeBack, expect, payWith, say, test } from '../support/portal.ts';
import { fillIn, formOf, orderShown } from '../support/shop.ts';

const LEVY = 'Pay For Development Levy';

test('a home owner pays the Amount Owed and more by form, and the Advance Payment grows by chat', {
  tag: ['@D-020'],
}, async ({ page }) => {
  test.slow();
  await comeBack(page, 'owner@palmcourt.example', '/dashboard');
  await figure(page, 'Development levy')
    .getByRole('link', { name: /^Pay now/ })
    .click();
  await expect(page).toHaveURL(/\/pay-devLevy/);

  await page.goto('/pay-devLevy?face=form');
  const form = formOf(page, LEVY);
  await expect(form.getByLabel(MESSAGES.amountOwed)).toHaveValue('35,000');
  await isGoodOnEveryScreen(page);
  await fillIn(form, [{ type: '40000', into: MESSAGES.enterAmountToPay }]);
  await expect(form.getByLabel('Convenience Fee')).toHaveValue('50');
  // The apartment is not occupied; a levy is never halved.
  await payReadBack(page, LEVY, '₦40,050');
  expect(await succeeds(page, LEVY)).toMatch(/^DEVLEVY-/);
  await page.goto('/dashboard');
  await expect(figure(page, 'Development levy')).toContainText('₦5,000 in credit');

  await page.goto('/pay-devLevy?face=form');
  await expect(form.getByLabel(MESSAGES.advancePayment)).toHaveValue('5,000');
  await page.goto('/pay-devLevy?face=chat');
  await say(page, '2000');
  await payWith(page, '4242424242424242');
  const card = chat(page).locator('.token-card').last();
  await expect(card.locator('.row')).toContainText(['Amount₦2,000', 'Convenience fee₦50', 'Total paid₦2,050']);
  expect(await orderShown(card)).toMatch(/^DEVLEVY-/);
  await page.goto('/dashboard');
  await expect(figure(page, 'Development levy')).toContainText('₦7,000 in credit');

  // What residents pay for is not theirs.
  await page.goto('/pay-services');
  await expect(page).toHaveURL(/\/dashboard$/);
});
