import type { Page } from '@playwright/test';
import { type StandIn, startStandIn } from '../support/stand-ins.ts';
import { test as base, chat, comeBack, expect, say, tokenShown } from './support/portal.ts';
import { fillIn, formOf, openEntry } from './support/shop.ts';
import { type Started, startPortal } from './support/start.ts';

/** A portal that sells over Flutterwave's stand-in, which knows where its events go. */
const test = base.extend<object, { standIn: StandIn; portal: Started }>({
  standIn: [
    async ({ playwright: _ }, use) => {
      const standIn = await startStandIn('flutterwave');
      await use(standIn);
      await standIn.end();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ standIn }, use) => {
      const portal = await startPortal({
        PAYMENT_PROVIDER: 'flutterwave',
        PAYMENT_SECRET_KEY: standIn.keys.secret ?? '',
        PAYMENT_WEBHOOK_SECRET: standIn.keys.hash ?? '',
        PAYMENT_ACCOUNT_ID: '73362',
        PAYMENT_API_URL: standIn.url,
      });
      await standIn.ask('PUT', '/stand-in/webhook', { url: `${portal.url}/api/payments/webhook/flutterwave` });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const HERE = '/dashboard?face=chat';
const GOOD = { number: '5061 4601 6697 6054 667', expiry: '09/32', cvv: '564' };

/** Says yes to what was read back, which leads to the provider's page. */
async function leave(page: Page, standIn: StandIn): Promise<void> {
  await chat(page)
    .getByRole('button', { name: /^Yes, pay/ })
    .last()
    .click();
  await page.waitForURL(`${standIn.url}/**`);
}
async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill(GOOD.expiry);
  await page.getByLabel('CVV').fill(GOOD.cvv);
  await page.getByRole('button', { name: /^Pay NGN/ }).click();
}

test("power is bought on Flutterwave's page: back without paying, a declined card, then one that pays, to the token", async ({
  page,
  portal,
  standIn,
}) => {
  await comeBack(page, 'resident@palmcourt.example', HERE);
  await say(page, 'buy power 5000');
  await leave(page, standIn);
  await page.goBack();
  await expect(chat(page).getByText('The card window was closed before').last()).toBeVisible();
  expect(page.url()).toBe(`${portal.url}${HERE}`);
  await leave(page, standIn);
  await typeCard(page, '5551 6581 5765 3822');
  await expect(page.getByRole('alert')).toContainText('Invalid transaction');
  await page.getByRole('link', { name: 'Try again' }).click();
  await typeCard(page, GOOD.number);
  await page.waitForURL(`${portal.url}${HERE}`);
  const token = await tokenShown(page);
  expect(token).toMatch(/^\d{20}$/);
  await page.reload();
  expect(await tokenShown(page)).toBe(token);
  const { text } = await standIn.ask('GET', '/stand-in/books');
  expect(text).toContain('"capturedKobo":505000');
});

test('a tab that was closed on the page costs nothing: the token is there when the portal is opened again', async ({
  page,
  context,
  portal,
  standIn,
}) => {
  await comeBack(page, 'resident@palmcourt.example', HERE);
  await say(page, 'buy power 5000');
  await leave(page, standIn);
  const path = new URL(page.url()).pathname;
  await page.close();
  await standIn.ask('POST', `${path}/card`, String(new URLSearchParams(GOOD)), {
    'content-type': 'application/x-www-form-urlencoded',
  });
  const another = await context.newPage();
  await another.goto(HERE);
  expect(await tokenShown(another)).toMatch(/^\d{20}$/);
  expect(another.url()).toBe(`${portal.url}${HERE}`);
});

for (const [where, next, open] of [
  ['its own page', 'PAY', (page: Page) => page.goto('/airtime')],
  ['the landing page', 'CONTINUE', (page: Page) => openEntry(page, /Airtime & Data/)],
] as const) {
  test(`a visitor who pays from the form of ${where} comes back to it`, async ({ page, portal, standIn }) => {
    await open(page);
    const here = new URL(page.url()).pathname;
    await fillIn(formOf(page, 'Airtime & Data'), [
      { choose: 'MTN', of: 'Network' },
      { type: '08031234567', into: 'Mobile Number' },
      { type: '08031234567', into: 'Confirm Mobile Number' },
      { type: '500', into: 'Amount' },
      { press: next },
      { press: 'CONFIRM' },
    ]);
    await page.waitForURL(`${standIn.url}/**`);
    await typeCard(page, GOOD.number);
    await page.waitForURL(({ origin, pathname }) => origin === portal.url && pathname === here);
    const canvas = page.getByRole('region', { name: 'Airtime & Data', exact: true });
    await expect(canvas.getByText('Yay! Transaction Successful', { exact: true })).toBeVisible();
  });
}
