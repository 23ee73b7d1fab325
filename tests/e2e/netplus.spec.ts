import { type StandIn, startStandIn } from '../support/stand-ins.ts';
import { test as base, chat, comeBack, expect, say, tokenShown } from './support/portal.ts';
import { type Started, startPortal } from './support/start.ts';

/** A portal that sells over NetPlusPay's stand-in, which tells nobody anything. */
const test = base.extend<object, { standIn: StandIn; portal: Started }>({
  standIn: [
    async ({ playwright: _ }, use) => {
      const standIn = await startStandIn('netplus');
      await use(standIn);
      await standIn.end();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ standIn }, use) => {
      const portal = await startPortal({
        PAYMENT_PROVIDER: 'netplus',
        PAYMENT_MERCHANT_ID: standIn.keys.merchant ?? '',
        PAYMENT_API_URL: standIn.url,
        PAYMENT_WIDGET_ORIGIN: standIn.url,
      });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test("power is bought in NetPlusPay's widget: closed, a declined card, then one that pays, to the token", async ({
  page,
  standIn,
}) => {
  await comeBack(page, 'resident@palmcourt.example', '/dashboard?face=chat');
  await say(page, 'buy power 5000');
  const frame = page.frameLocator('iframe[title="NetPlusPay"]');
  const yes = () =>
    chat(page)
      .getByRole('button', { name: /^Yes, pay/ })
      .last()
      .click();
  const pay = async (expiry: string) => {
    await frame.getByLabel('Card number').fill('5123 4500 0000 0008');
    await frame.getByLabel('Expiry').fill(expiry);
    await frame.getByLabel('CVV').fill('100');
    await frame.getByRole('button', { name: /^Pay NGN 5,050/ }).click();
  };
  await yes();
  await frame.getByRole('button', { name: 'Close' }).click();
  await expect(chat(page).getByText('The card window was closed before').last()).toBeVisible();
  await yes();
  await pay('05/39');
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await yes();
  await pay('01/39');
  expect(await tokenShown(page)).toMatch(/^\d{20}$/);
  const { text } = await standIn.ask('GET', '/stand-in/books');
  expect(text).toContain('"capturedKobo":505000');
});
