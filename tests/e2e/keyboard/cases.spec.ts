import * as z from 'zod';
import { CASES } from '#catalogues/sentences/platform/cases.ts';
import { DIFFERENCE_WORDS } from '#catalogues/sentences/platform/pages.ts';
import { rowOf } from '../estate/office.ts';
import { desk, PLATFORM } from '../platform/headquarters.ts';
import { byKeyboard } from '../support/by-keyboard.ts';
import { comeBack, expect, test } from '../support/portal.ts';

test('with the keyboard alone the platform takes the case of a difference, and closes it with why it may stay', async ({
  page,
}) => {
  const orderId = await (await desk(page, 'resident@palmcourt.example')).paid(4100);
  await page.request.post('/sandbox/differences', { data: { kind: 'amount-differs', orderId } });
  await comeBack(page, PLATFORM, '/cases');
  // It is compared once the server has heard that it was paid.
  await expect(async () => {
    expect((await page.request.post('/sandbox/nights')).status()).toBe(200);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rowOf(page, orderId)).toContainText(DIFFERENCE_WORDS['amount-differs'], { timeout: 2_000 });
  }).toPass();
  await page.request.delete('/sandbox/differences');
  const label = await rowOf(page, orderId).getByRole('button', { name: CASES.close }).innerText();
  const number = z.string().parse(/\d+/.exec(label)?.[0]);
  await byKeyboard(page, [
    { press: `${CASES.take} of ${number}` },
    { hear: CASES.taken(Number(number)) },
    { press: `${CASES.close} of ${number}` },
    { type: 'Both books are right', into: CASES.reason },
    { press: CASES.closeIt },
    { hear: CASES.closedNow(Number(number)) },
  ]);
  await expect(rowOf(page, orderId)).toHaveCount(0);
});
