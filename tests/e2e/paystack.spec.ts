import { type StandIn, startStandIn } from '../support/stand-ins.ts';
import { test as base, chat, comeBack, expect, say, tokenShown } from './support/portal.ts';
import { type Started, startPortal } from './support/start.ts';

/** A portal that sells over Paystack's stand-in, which knows where its events go. */
const test = base.extend<object, { standIn: StandIn; portal: Started }>({
  standIn: [
    async ({ playwright: _ }, use) => {
      const standIn = await startStandIn('paystack');
      await use(standIn);
      await standIn.end();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ standIn }, use) => {
      const portal = await startPortal({
        PAYMENT_PROVIDER: 'paystack',
        PAYMENT_SECRET_KEY: standIn.keys.secret ?? '',
        PAYMENT_API_URL: standIn.url,
        PAYMENT_WIDGET_ORIGIN: standIn.url,
      });
      await standIn.ask('PUT', '/stand-in/webhook', { url: `${portal.url}/api/payments/webhook/paystack` });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test("power is bought in Paystack's popup: a declined card, then one that pays, to the token", async ({
  page,
  standIn,
}) => {
  await comeBack(page, 'resident@palmcourt.example', '/dashboard?face=chat');
  await expect(page.locator(`script[src^="${standIn.url}"]`)).toHaveCount(0);
  await say(page, 'buy power 5000');
  await chat(page)
    .getByRole('button', { name: /^Yes, pay/ })
    .click();
  const popup = page.frameLocator('iframe[title="Paystack stand-in checkout"]');
  const pay = async (card: string) => {
    await popup.getByLabel('Test card').selectOption(card);
    await popup.getByRole('button', { name: /^Pay NGN 5,050/ }).click();
  };
  await pay('4084080000005408');
  await expect(popup.getByRole('alert')).toContainText('Declined');
  await pay('4084084084084081');
  expect(await tokenShown(page)).toMatch(/^\d{20}$/);
  const { text } = await standIn.ask('GET', '/stand-in/books');
  expect(text).toContain('"capturedKobo":505000');
});

test("who chose USSD in Paystack's popup and closed it dials the code afterwards, and has the token", async ({
  page,
  standIn,
}) => {
  await comeBack(page, 'resident@palmcourt.example', '/dashboard?face=chat');
  await say(page, 'buy power 6000');
  await chat(page)
    .getByRole('button', { name: /^Yes, pay/ })
    .click();
  const popup = page.frameLocator('iframe[title="Paystack stand-in checkout"]');
  await popup.getByRole('button', { name: 'USSD' }).click();
  const dial = await popup.getByText(/^Dial \*/).textContent();
  await popup.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(chat(page).getByText('The card window was closed before').last()).toBeVisible();
  await standIn.ask('POST', '/stand-in/ussd', { ussd_code: /\*[\d*]+#/.exec(dial ?? '')?.[0] });
  expect(await tokenShown(page)).toMatch(/^\d{20}$/);
});
