import * as z from 'zod';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { METERS as SAID } from '#catalogues/sentences/meters.ts';
import { rowOf } from '../estate/office.ts';
import { byKeyboard } from '../support/by-keyboard.ts';
import { fitsTheScreen } from '../support/looks.ts';
import { comeBack, expect, test } from '../support/portal.ts';

const EMAIL = 'aisha.lawal@cedarview.example';

/** The meter of a demonstration account. */
async function meterOf(page: import('@playwright/test').Page, email: string): Promise<string> {
  const login = await page.request.post('/api/utility-service-account/login', {
    data: { email, password: DEMO_PASSWORD },
  });
  const { token } = z.object({ token: z.string() }).parse(await login.json());
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return z.object({ meter_number: z.string() }).parse(claims).meter_number;
}

test('with the keyboard alone a resident adds a meter, names it, uses it, and gives one up', async ({ page }) => {
  const home = await meterOf(page, EMAIL);
  const shop = await meterOf(page, 'late@cedarview.example');
  await comeBack(page, EMAIL, '/my-meters');
  await expect(rowOf(page, home)).toContainText(SAID.list.inUse);
  await fitsTheScreen(page);
  await byKeyboard(page, [
    { press: `${SAID.add.title} ${SAID.list.count}` },
    { type: shop, into: 'Meter number' },
    { type: DEMO_PASSWORD, into: 'Your password' },
    { press: SAID.add.send },
    { hear: SAID.add.after },
    { press: SAID.add.send },
    { hear: SAID.added(shop) },
  ]);
  await page.goto('/my-meters');
  await byKeyboard(page, [
    { press: `${SAID.list.nameLabel} of ${shop}` },
    { type: 'shop', into: SAID.add.name },
    { press: SAID.call.send },
    { hear: SAID.named(shop, 'shop') },
  ]);
  await page.goto('/my-meters');
  await byKeyboard(page, [
    { press: `${SAID.list.useLabel} of ${shop}` },
    { hear: SAID.inUseNow(SAID.called(shop, 'shop'), 'Cedar View') },
  ]);
  await page.goto('/my-meters');
  await expect(rowOf(page, shop)).toContainText(SAID.list.inUse);
  await byKeyboard(page, [
    { press: `${SAID.list.giveUpLabel} of ${home}` },
    { hear: SAID.giveUp.stays },
    { press: SAID.giveUp.yes(home).label },
    { hear: SAID.givenUp(home) },
  ]);
});
