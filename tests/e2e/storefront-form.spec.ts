import type { Page } from '@playwright/test';
import { expect, test } from './support/portal.ts';
import { type Doing, fillIn, formOf, openEntry, orderShown, payByCard, readReceipt } from './support/shop.ts';

interface Purchase {
  /** What is bought and where, as the name of the test. */
  readonly what: string;
  /** A page of the storefront, or an entry of the landing page. */
  readonly at: `/${string}` | RegExp;
  readonly title: string;
  /** What the buyer does before the card window; `EMAIL` stands for the own address. */
  readonly doings: readonly Doing[];
  readonly orderId: RegExp;
  readonly says: string;
  readonly token?: true;
  /** Bought at a desk too. */
  readonly desk?: true;
}

const YAY = 'Yay! Transaction Successful';
const EMAIL = 'EMAIL';
const NUMBER: readonly Doing[] = [
  { type: '08031234567', into: 'Mobile Number' },
  { type: '08031234567', into: 'Confirm Mobile Number' },
];
const INTERNET: readonly Doing[] = [
  { choose: 'Spectranet', of: 'Service Provider' },
  { search: '56820', take: '56,820', of: 'Package' },
  { type: 'Ada Obi', into: 'Full name' },
  { type: EMAIL, into: 'Email' },
  { type: '1002003001', into: 'Account or user ID (card number)' },
  { press: 'PAY' },
  { press: 'PAY' },
];

const PURCHASES: readonly Purchase[] = [
  {
    what: 'airtime at /airtime',
    at: '/airtime',
    title: 'Airtime & Data',
    doings: [
      { choose: 'MTN', of: 'Network' },
      ...NUMBER,
      { type: '500', into: 'Amount' },
      { type: EMAIL, into: 'Email (optional)' },
      { press: 'PAY' },
      { press: 'CONFIRM' },
    ],
    orderId: /^AIRTIME-/,
    says: YAY,
  },
  {
    what: 'mobile data on the landing page',
    at: /Airtime & Data/,
    title: 'Airtime & Data',
    doings: [
      { choose: 'MOBILE DATA', of: 'Category' },
      { choose: 'Glo', of: 'Network' },
      { search: '32MB', take: '32MB', of: 'Plan' },
      ...NUMBER,
      { type: EMAIL, into: 'Email (optional)' },
      { press: 'CONTINUE' },
      { press: 'CONFIRM' },
    ],
    orderId: /^AIRTIME-/,
    says: YAY,
  },
  {
    what: 'internet on the landing page',
    at: /Buy Internet/,
    title: 'BUY INTERNET',
    doings: INTERNET,
    orderId: /^DATA-/,
    says: 'Transaction Successful',
  },
  {
    what: 'internet at /data',
    at: '/data',
    title: 'BUY INTERNET',
    doings: INTERNET,
    orderId: /^POWER-/,
    says: YAY,
  },
  {
    what: 'cable TV at /pay-bills',
    at: '/pay-bills',
    title: 'PAY BILLS',
    doings: [
      { choose: 'GOtv', of: 'Biller' },
      { press: 'CONTINUE' },
      { choose: 'JINJA', of: 'Package' },
      { type: '7023456789', into: 'Smartcard Number' },
      { type: EMAIL, into: 'Email' },
      { press: 'CONTINUE' },
      { press: 'PAY' },
    ],
    orderId: /^POWER-/,
    says: YAY,
  },
  {
    what: 'cable TV in the wizard',
    at: '/pay-bills/wizard',
    title: 'CABLE TV AND POWER',
    doings: [
      { choose: 'CABLE-TV', of: 'Category' },
      { choose: 'DStv', of: 'Product' },
      { press: 'CONTINUE' },
      { type: EMAIL, into: 'Email' },
      { type: '08031234567', into: 'Phone Number' },
      { search: 'yanga', take: '2,500', of: 'Package' },
      { press: 'CONTINUE' },
      { type: '7023456789', into: 'Smartcard Number' },
      { press: 'CONTINUE' },
      { press: 'PAY' },
    ],
    orderId: /^AIRTIME-/,
    says: YAY,
  },
  {
    what: 'public power on the landing page',
    at: /EKEDC/,
    title: 'BUY POWER',
    doings: [
      { choose: 'EKEDC', of: 'Provider' },
      { type: '45012345678', into: 'Meter Number' },
      { type: EMAIL, into: 'Email' },
      { type: '5000', into: 'Amount' },
      { press: 'CONTINUE' },
      { press: 'PAY' },
    ],
    orderId: /^POWER-/,
    says: YAY,
    token: true,
    desk: true,
  },
];

async function open(page: Page, at: Purchase['at']) {
  if (typeof at === 'string') await page.goto(at);
  else await openEntry(page, at);
}

for (const [at, purchase] of PURCHASES.entries()) {
  const tag = purchase.desk ? ['@desk'] : [];
  test(`a visitor buys ${purchase.what} by the form, and has the receipt in the mail`, { tag }, async ({ page }) => {
    const address = `form-${at}-${test.info().project.name}@buyers.example`;
    await open(page, purchase.at);
    const doings = purchase.doings.map((one) =>
      'type' in one && one.type === EMAIL ? { ...one, type: address } : one,
    );
    await fillIn(formOf(page, purchase.title), doings);
    await payByCard(page);

    const canvas = page.getByRole('region', { name: purchase.title, exact: true });
    await expect(canvas.getByText(purchase.says, { exact: true })).toBeVisible();
    const orderId = await orderShown(canvas);
    expect(orderId).toMatch(purchase.orderId);
    const groups = canvas.locator('.token-zone__group');
    await expect(groups).toHaveCount(purchase.token ? 5 : 0);
    const token = (await groups.allTextContents()).join(' ');
    if (purchase.says === YAY) {
      await canvas.getByRole('button', { name: 'BACK TO HOME' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(canvas).toHaveCount(0);
    }
    await expect(await readReceipt(page, address, orderId)).toContainText(token);
  });
}
