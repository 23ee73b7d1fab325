import type { Page } from '@playwright/test';
import * as z from 'zod';
import { SANDBOX_CLOSED_KOBO } from '#catalogues/sandbox.ts';
import { ARRIVALS } from '#catalogues/sentences/own-account.ts';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import { ADMIN, rowOf } from '../estate/office.ts';
import { desk, PLATFORM } from '../platform/headquarters.ts';
import { byKeyboard } from '../support/by-keyboard.ts';
import { comeBack, expect, test } from '../support/portal.ts';

const RESIDENT = 'resident@palmcourt.example';

/** Naira come to the resident's own number, and wait for their estate. */
async function came(page: Page, ...amounts: readonly number[]): Promise<void> {
  await (await desk(page, ADMIN)).post('/api/service-admin/arrival-rule', { rule: 'ask-me' });
  const opened = await (await desk(page, RESIDENT)).post('/api/account-number', {});
  const { account } = z.object({ account: z.object({ accountNumber: z.string() }) }).parse(await opened.json());
  for (const amount of amounts) {
    const data = { account: account.accountNumber, amount };
    expect((await page.request.post('/sandbox/payments/transfers', { data })).status()).toBe(200);
  }
}

/** Reads the list again until it has a row. */
const listed = (page: Page, name: string) =>
  expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rowOf(page, name)).toHaveCount(1, { timeout: 2_000 });
  }).toPass();

test('with the keyboard alone an administrator matches a transfer that waits, and sends another one back', async ({
  page,
}) => {
  await came(page, 311, 322);
  await comeBack(page, ADMIN, '/money-that-came');
  for (const sum of ['₦322', '₦311']) await listed(page, sum);
  const meter = z.string().parse(/\d{11}/.exec(await rowOf(page, '₦311').innerText())?.[0]);
  await byKeyboard(page, [
    { press: new RegExp(`^${ARRIVALS.match} `) },
    { type: meter, into: ARRIVALS.meter.label },
    { press: ARRIVALS.match },
    { press: /^Yes, match ₦3/ },
    { hear: / is the credit of / },
    // The rows are read again: the first that waits is the other one.
    { hear: /^Matched$/ },
    { press: new RegExp(`^${ARRIVALS.return} `) },
    { press: /^Yes, send ₦3/ },
    { hear: /It takes the bank a few days/ },
  ]);
});

test('with the keyboard alone the platform pays by hand what does not go back, and records it', async ({ page }) => {
  await came(page, 333 + SANDBOX_CLOSED_KOBO / 100);
  await comeBack(page, ADMIN, '/money-that-came');
  await listed(page, '₦333.13');
  await byKeyboard(page, [
    { press: new RegExp(`^${ARRIVALS.return} `) },
    { press: ARRIVALS.yesReturn('₦333.13').label },
    { hear: /It takes the bank a few days/ },
  ]);
  const { byHand } = ARRIVALS;
  await comeBack(page, PLATFORM, '/money-that-came');
  await listed(page, '₦333.13');
  await byKeyboard(page, [
    { press: new RegExp(`^${byHand.take} `) },
    { press: byHand.yesTake('₦333.13').label },
    { hear: /then record its reference here/ },
    { press: new RegExp(`^${byHand.paid} `) },
    { choose: REFUND_ACCOUNT.admin.ourBank, of: REFUND_ACCOUNT.admin.from },
    { type: 'FT2611240001', into: REFUND_ACCOUNT.admin.reference },
    { press: byHand.paid },
    { press: byHand.yesRecord('₦333.13').label },
    { hear: byHand.recorded },
  ]);
});
