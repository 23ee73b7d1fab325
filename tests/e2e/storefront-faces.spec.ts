import type { Page } from '@playwright/test';
import { isGoodOnEveryScreen } from './support/looks.ts';
import { chat, expect, say, test } from './support/portal.ts';
import { type Doing, fillIn, formOf, openEntry, payByCard } from './support/shop.ts';

const NUMBER: readonly Doing[] = [
  { type: '08031234567', into: 'Mobile Number' },
  { type: '08031234567', into: 'Confirm Mobile Number' },
];

/** Does one thing after another on the form, and looks at every screen on the way. */
async function lookingAt(page: Page, title: string, screens: readonly (readonly Doing[])[]) {
  const form = formOf(page, title);
  for (const doings of screens) {
    await fillIn(form, doings);
    await expect(page.locator('.canvas-card[aria-busy]')).toHaveCount(0);
    await isGoodOnEveryScreen(page);
  }
}

test('airtime and data can be used by everybody from the form to its end', async ({ page }) => {
  await openEntry(page, /Airtime & Data/);
  await lookingAt(page, 'Airtime & Data', [
    [],
    [{ press: 'CONTINUE' }],
    [
      { choose: 'MOBILE DATA', of: 'Category' },
      { choose: 'MTN', of: 'Network' },
    ],
    [{ choose: 'MOBILE AIRTIME', of: 'Category' }, ...NUMBER, { type: '500', into: 'Amount' }, { press: 'CONTINUE' }],
  ]);
  await fillIn(formOf(page, 'Airtime & Data'), [{ press: 'CONFIRM' }]);
  await payByCard(page);
  await expect(page.getByText('Yay! Transaction Successful').first()).toBeVisible();
  await isGoodOnEveryScreen(page);
});

test('internet can be used by everybody on its page and where it fails', async ({ page }) => {
  await page.goto('/data');
  await lookingAt(page, 'BUY INTERNET', [
    [{ press: 'PAY' }],
    [
      { choose: 'Swift', of: 'Service Provider' },
      { choose: '1,230', of: 'Package' },
      { type: 'Ada Obi', into: 'Full name' },
      { type: 'looks@buyers.example', into: 'Email' },
      { type: '1002003001', into: 'Account or user ID (card number)' },
      { press: 'PAY' },
    ],
  ]);
  await fillIn(formOf(page, 'BUY INTERNET'), [{ press: 'PAY' }]);
  await payByCard(page, '4000000000000002');
  await expect(page.getByText('Oops! Transaction Failed').first()).toBeVisible();
  await isGoodOnEveryScreen(page);
});

test('Pay Bills and the wizard can be used by everybody', async ({ page }) => {
  await page.goto('/pay-bills');
  await lookingAt(page, 'PAY BILLS', [
    [{ press: 'CONTINUE' }],
    [{ choose: 'DStv', of: 'Biller' }, { press: 'CONTINUE' }],
    [
      { search: 'compact', take: '7,900', of: 'Package' },
      { type: '7023456789', into: 'Smartcard Number' },
      { type: 'looks@buyers.example', into: 'Email' },
      { press: 'CONTINUE' },
    ],
  ]);
  await expect(formOf(page, 'PAY BILLS').getByRole('button', { name: /^PAY ₦/ })).toBeVisible();
  await isGoodOnEveryScreen(page);
  await page.goto('/pay-bills/wizard');
  await lookingAt(page, 'CABLE TV AND POWER', [
    [{ press: 'CONTINUE' }],
    [{ choose: 'CABLE-TV', of: 'Category' }, { choose: 'GOtv', of: 'Product' }, { press: 'CONTINUE' }],
    [
      { press: 'BACK' },
      { choose: 'BUY POWER', of: 'Category' },
      { choose: 'KEDCO', of: 'Product' },
      { press: 'CONTINUE' },
    ],
  ]);
});

test('public power and what is read back in the chat can be used by everybody', async ({ page }) => {
  await openEntry(page, /EKEDC/);
  await lookingAt(page, 'BUY POWER', [
    [{ press: 'CONTINUE' }],
    [
      { choose: 'EKEDC', of: 'Provider' },
      { type: '45012342222', into: 'Meter Number' },
      { type: 'looks@buyers.example', into: 'Email' },
      { type: '5000', into: 'Amount' },
      { press: 'CONTINUE' },
    ],
  ]);
  await expect(page.getByText('Service Unavailable').first()).toBeVisible();
  await isGoodOnEveryScreen(page);
  await page.goto('/?face=chat');
  await say(page, 'dstv prices');
  await expect(chat(page).getByRole('table')).toBeVisible();
  await isGoodOnEveryScreen(page);
});

test('the contact page can be used by everybody', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('form').getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Please enter your name').first()).toBeVisible();
  await isGoodOnEveryScreen(page);
});
