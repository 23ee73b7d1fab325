import * as z from 'zod';
import { calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { APPROVALS as SAID } from '#catalogues/sentences/approvals.ts';
import { ADMINISTRATORS } from '#catalogues/sentences/estate/administrators.ts';
import { isGoodAtEveryWidth } from '../estate/office.ts';
import { desk } from '../platform/headquarters.ts';
import { signInAt } from '../support/accounts.ts';
import { byKeyboard } from '../support/by-keyboard.ts';
import { mailedLink } from '../support/mails.ts';
import { comeBack, expect, test } from '../support/portal.ts';
import { fillIn, formOf } from '../support/shop.ts';

const ADMIN = 'admin@cedarview.example';
const PASSWORD = 'dry-Harmattan-64';

test('with the keyboard alone two administrators agree on a balance above the limit', async ({ page, elsewhere }) => {
  test.slow();
  const office = await desk(page, ADMIN);
  const email = `tunde-${test.info().project.name}@mail.example`;
  await office.post(calls.inviteAdministrator.path, { email, first_name: 'Tunde', last_name: 'Bello' });
  await elsewhere.goto(await mailedLink(page, email, /invited to administer/i));
  await fillIn(formOf(elsewhere, 'Set a new password'), [
    { type: PASSWORD, into: 'New password' },
    { type: PASSWORD, into: 'Confirm password' },
    { press: 'Set password' },
  ]);
  await expect(elsewhere).toHaveURL(/\/admin$/);
  await signInAt(elsewhere, 'admin', email, PASSWORD);
  await expect(elsewhere.locator('.topbar')).toBeVisible();

  await comeBack(page, ADMIN, '/approvals');
  await byKeyboard(page, [
    { press: `${SAID.limit.change} ${SAID.limitLabel}` },
    { type: '20000', into: SAID.limit.label },
    { type: 'As we agreed', into: SAID.reason },
    { press: SAID.limit.save },
    { press: SAID.limit.yes.label },
    { hear: SAID.limit.set(SAID.above('₦20,000')) },
  ]);
  const signedIn = await page.request.post('/api/utility-service-account/login', {
    data: { email: 'resident@cedarview.example', password: DEMO_PASSWORD },
  });
  const { token } = z.object({ token: z.string() }).parse(await signedIn.json());
  const own = await page.request.get(calls.profile.path, { headers: { Authorization: `Bearer ${token}` } });
  const meter_number = z.string().parse(/\b45\d{9}\b/.exec(await own.text())?.[0]);
  const wish = { meter_number, servicePayment: 'fine', amount: 30_000, expected: 0, reason: 'A wall was broken' };
  expect((await office.post(calls.askBalanceApproval.path, wish)).status()).toBe(200);

  await elsewhere.goto('/approvals');
  await expect(elsewhere.getByText('A wall was broken').first()).toBeVisible();
  await isGoodAtEveryWidth(elsewhere);
  await byKeyboard(elsewhere, [
    { press: new RegExp(`^${SAID.approve} `) },
    { press: SAID.yesChange('₦30,000').label },
    { hear: /^Approved\. Fine now: ₦30,000 owed/ },
  ]);

  // Others count who administers the estate.
  await page.goto('/administrators');
  await byKeyboard(page, [
    { press: 'Remove of Tunde Bello' },
    { press: ADMINISTRATORS.remove.yes.label },
    { hear: ADMINISTRATORS.removed('Tunde Bello', 'Cedar View') },
  ]);
});
