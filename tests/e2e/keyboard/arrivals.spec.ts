import * as z from 'zod';
import { ARRIVALS } from '#catalogues/sentences/own-account.ts';
import { ADMIN, rowOf } from '../estate/office.ts';
import { desk } from '../platform/headquarters.ts';
import { byKeyboard } from '../support/by-keyboard.ts';
import { comeBack, expect, test } from '../support/portal.ts';

const RESIDENT = 'resident@palmcourt.example';

test('with the keyboard alone an administrator matches a transfer that waits, and sends another one back', async ({
  page,
}) => {
  await (await desk(page, ADMIN)).post('/api/service-admin/arrival-rule', { rule: 'ask-me' });
  const opened = await (await desk(page, RESIDENT)).post('/api/account-number', {});
  const { account } = z.object({ account: z.object({ accountNumber: z.string() }) }).parse(await opened.json());
  for (const amount of [311, 322]) {
    const data = { account: account.accountNumber, amount };
    expect((await page.request.post('/sandbox/payments/transfers', { data })).status()).toBe(200);
  }
  await comeBack(page, ADMIN, '/money-that-came');
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rowOf(page, '₦322')).toHaveCount(1, { timeout: 2_000 });
    await expect(rowOf(page, '₦311')).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  const meter = z.string().parse(/\d{11}/.exec(await rowOf(page, '₦311').innerText())?.[0]);
  await byKeyboard(page, [
    { press: new RegExp(`^${ARRIVALS.match} `) },
    { type: meter, into: ARRIVALS.meter.label },
    { press: ARRIVALS.match },
    { press: ARRIVALS.yesMatch.label },
    { hear: / is the credit of / },
    // The rows are read again: the first that waits is the other one.
    { hear: /^Matched$/ },
    { press: new RegExp(`^${ARRIVALS.return} `) },
    { press: ARRIVALS.yesReturn.label },
    { hear: /It takes the bank a few days/ },
  ]);
});
