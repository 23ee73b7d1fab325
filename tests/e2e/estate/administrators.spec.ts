import { ACCOUNT_PAGES } from '#catalogues/sentences/controls.ts';
import { ADMINISTRATORS as SAID } from '#catalogues/sentences/estate/administrators.ts';
import { signInAt } from '../support/accounts.ts';
import { mailedLink } from '../support/mails.ts';
import { comeBack, expect, test } from '../support/portal.ts';
import { fillIn, formOf } from '../support/shop.ts';
import { ADMIN, isGoodAtEveryWidth, rowOf } from './office.ts';

const PASSWORD = 'dry-Harmattan-64';

test('an administrator is invited, chooses a password with the mailed link, signs in, and is removed', async ({
  page,
  elsewhere,
}) => {
  const email = `bola-${test.info().project.name}@mail.example`;
  await comeBack(page, ADMIN, '/administrators');
  await page.getByRole('button', { name: `${SAID.invite.title} ${SAID.list.count}` }).click();
  await fillIn(formOf(page, SAID.invite.title), [
    { type: email, into: SAID.invite.email.label },
    { type: 'Bola', into: SAID.invite.firstName.label },
    { type: 'Ade', into: SAID.invite.lastName.label },
    { press: SAID.invite.send },
  ]);
  await page.getByRole('button', { name: SAID.invite.yes.label, exact: true }).last().click();
  await expect(page.getByText(SAID.invited(email)).first()).toBeVisible();
  await page.goto('/administrators');
  await expect(rowOf(page, email)).toContainText('Invited');
  await isGoodAtEveryWidth(page);

  const link = await mailedLink(page, email, /invited to administer/i);
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1, name: ACCOUNT_PAGES.invitation })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Ask for a new link' })).toHaveCount(0);
  await isGoodAtEveryWidth(elsewhere);
  const form = formOf(elsewhere, 'Set a new password');
  await fillIn(form, [
    { type: PASSWORD, into: 'New password' },
    { type: PASSWORD, into: 'Confirm password' },
    { press: 'Set password' },
  ]);
  await expect(elsewhere.getByText(SAID.joined('Palm Court')).first()).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/admin$/);
  await signInAt(elsewhere, 'admin', email, PASSWORD);
  await expect(elsewhere.locator('.topbar')).toBeVisible();
  await elsewhere.goto('/administrators');
  await expect(rowOf(elsewhere, email)).toContainText(SAID.list.you);

  await page.goto('/administrators');
  await rowOf(page, email)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('button', { name: SAID.remove.yes.label, exact: true }).last().click();
  await expect(page.getByText(SAID.removed('Bola Ade', 'Palm Court')).first()).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.locator('.topbar')).toHaveCount(0);
});
