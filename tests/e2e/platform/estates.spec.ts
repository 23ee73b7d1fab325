import { readFile } from 'node:fs/promises';
import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATORS } from '#catalogues/sentences/estate/administrators.ts';
import { ESTATE_DASHBOARD } from '#catalogues/sentences/estate/dashboard.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { isGoodAtEveryWidth, rowOf, search } from '../estate/office.ts';
import { signInAt } from '../support/accounts.ts';
import { figure } from '../support/dues.ts';
import { pageFrom } from '../support/history.ts';
import { mailedLink } from '../support/mails.ts';
import { comeBack, expect, test } from '../support/portal.ts';
import { type Doing, fillIn, formOf, payByCard } from '../support/shop.ts';
import { answer, desk, openEntry, PLATFORM, said } from './headquarters.ts';

const LOGO = new URL('../../../src/server/demo/logos/cedar-view.png', import.meta.url);
const REGISTER = MESSAGES.registerEstateAdmin;
const PASSWORD = 'dry-Harmattan-82';

/** An administrator's form, filled in. */
const written = (estate: string, firstName: string, email: string): readonly Doing[] => [
  { type: estate, into: 'Estate name' },
  { type: firstName, into: 'Contact first name' },
  { type: 'Bakare', into: 'Contact last name' },
  { type: '08031234567', into: 'Phone' },
  { type: '4 Ring Road, Ibadan', into: 'Contact address' },
  { type: email, into: 'Email' },
];

test(
  'a new estate is registered, its administrator chooses a password by the mailed link and runs it; another one joins it',
  { tag: ['@desk', '@F-006'] },
  async ({ page, elsewhere }, { project }) => {
    const estate = `Ring Road ${project.name === 'desk' ? 'Gardens' : 'Towers'}`;
    const email = `bisi@${project.name}.example`;
    await comeBack(page, PLATFORM, '/estates');
    const total = Number(await figure(page, 'Total estates').locator('strong').innerText());
    await isGoodAtEveryWidth(page);

    const form = formOf(page, REGISTER);
    await test.step('what is missing or wrong is said at its field', async () => {
      await openEntry(page, REGISTER);
      await form.getByRole('button', { name: 'Register' }).click();
      await expect(form.getByText(MESSAGES.estateNameRequired)).toBeVisible();
      await expect(form.getByText(MESSAGES.contactAddressRequired)).toBeVisible();
      await fillIn(form, written('4', 'B', 'bisi'));
      await form.getByRole('button', { name: 'Register' }).click();
      await expect(form.getByText(MESSAGES.namePattern)).toHaveCount(2);
      await expect(form.getByText(MESSAGES.emailInvalid)).toBeVisible();
      await isGoodAtEveryWidth(page);
    });
    await test.step('the estate is made once it was read back', async () => {
      await fillIn(form, written(estate, 'Bisi', email));
      const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await readFile(LOGO) };
      await form.getByLabel('Logo (optional)').setInputFiles(logo);
      await form.getByRole('button', { name: 'Register' }).click();
      const readBack = page.getByRole('dialog', { name: REGISTER });
      await expect(readBack).toContainText(`Bisi Bakare, ${email}, 08031234567`);
      await isGoodAtEveryWidth(page);
      const lines = [PLATFORM_FLOW.estateNew(estate), '4 Ring Road, Ibadan', 'Logo: logo.png'];
      await answer(page, REGISTER, lines, 'Yes, register');
      await expect(said(page, MESSAGES.adminCreated)).toBeVisible();
      await expect(said(page, PLATFORM_SENTENCES.estateMade(estate))).toBeVisible();
      await expect(said(page, ADMINISTRATORS.invited(email))).toBeVisible();
      await expect(form.getByLabel('Estate name')).toHaveValue('');
    });
    await test.step('who has the name in other letters joins it', async () => {
      await fillIn(form, [
        ...written(estate.toUpperCase(), 'Sade', `sade@${project.name}.example`),
        { press: 'Register' },
      ]);
      await answer(page, REGISTER, [PLATFORM_FLOW.estateThere(estate)], 'Yes, register');
      await expect(said(page, PLATFORM_SENTENCES.estateJoined(estate))).toBeVisible();
    });
    await test.step('the list has it with both, and finds it by a part of its name', async () => {
      await openEntry(page, MESSAGES.viewEstates);
      await expect(figure(page, 'Total estates').locator('strong')).toHaveText(String(total + 1));
      await search(page, 'Estate name', estate.slice(3, 12));
      await expect(rowOf(page, /./)).toHaveCount(1);
      await expect(rowOf(page, estate)).toContainText(PLATFORM_PAGES.invited('Bisi Bakare, Sade Bakare'));
      await search(page, 'Estate name', 'nowhere');
      await expect(page.getByText(PLATFORM_SENTENCES.noEstates)).toBeVisible();
    });

    await elsewhere.goto(await mailedLink(page, email, /invited to administer/i));
    await fillIn(formOf(elsewhere, 'Set a new password'), [
      { type: PASSWORD, into: 'New password' },
      { type: PASSWORD, into: 'Confirm password' },
      { press: 'Set password' },
    ]);
    await expect(elsewhere).toHaveURL(/\/admin$/);
    await signInAt(elsewhere, 'admin', email, PASSWORD);
    await expect(elsewhere.getByText(ESTATE_DASHBOARD.place(estate, 0))).toBeVisible();
    await expect(figure(elsewhere, 'Registered meters')).toContainText('0');
  },
);

test('nobody of a deactivated estate can pay until it is active again', async ({ page, elsewhere }) => {
  const buying = formOf(elsewhere, 'Buy Power');
  await comeBack(page, PLATFORM, '/estates?name=cedar');
  await page.getByRole('button', { name: 'Deactivate of Cedar View' }).click();
  await isGoodAtEveryWidth(page);
  await answer(
    page,
    PLATFORM_FLOW.deactivate('Cedar View'),
    [/All of its \d+ residents cannot pay/],
    PLATFORM_FLOW.keepActive,
  );
  await page.getByRole('button', { name: 'Deactivate of Cedar View' }).click();
  await answer(page, PLATFORM_FLOW.deactivate('Cedar View'), [], PLATFORM_FLOW.deactivateIt);
  await expect(rowOf(page, 'Cedar View')).toContainText('Inactive');

  await comeBack(elsewhere, 'bassey.effiong@cedarview.example', '/toUpPower?face=form');
  await fillIn(buying, [{ type: '2000', into: 'Amount' }]);
  await buying.getByRole('button', { name: 'Pay', exact: true }).click();
  await buying.getByRole('button', { name: 'Pay ₦2,050' }).click();
  await expect(buying.getByText('Your estate cannot pay here at the moment.')).toBeVisible();

  await page.getByLabel('STATUS').selectOption('Inactive');
  await page.getByRole('button', { name: 'Activate of Cedar View' }).click();
  await answer(page, PLATFORM_FLOW.activate('Cedar View'), [PLATFORM_FLOW.everybodyPays], PLATFORM_FLOW.activateIt);
  await expect(rowOf(page, 'Cedar View')).toHaveCount(0);
  await buying.getByRole('button', { name: 'Pay ₦2,050' }).click();
  await payByCard(elsewhere);
  await expect(elsewhere.locator('.token-zone__group').first()).toBeVisible();
});

test('estates have pages of ten', async ({ page }) => {
  const { post } = await desk(page, PLATFORM);
  for (let nth = 1; nth <= 9; nth += 1) {
    const made = await post('/api/utility-admin/register-estate', {
      service_ids: [1],
      estate_name: `Zinnia Close ${String.fromCharCode(64 + nth)}`,
      email: `zinnia-${nth}@zinnia.example`,
      first_name: 'Funke',
      last_name: 'Cole',
      phone: '08031234567',
      contact_address: '1 Zinnia Close',
    });
    expect(made.status()).toBe(200);
  }
  await comeBack(page, PLATFORM, '/estates');
  const total = await pageFrom(page, 1);
  await expect(rowOf(page, /./)).toHaveCount(10);
  await page.getByRole('button', { name: 'The next page' }).click();
  expect(await pageFrom(page, 11)).toBe(total);
  await expect(rowOf(page, /./)).toHaveCount(total - 10);
});
