import { MESSAGES } from '#catalogues/messages.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { DEMO_ESTATES } from '#src/server/demo/estates.ts';
import { meterNumber } from '#src/server/demo/people.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { mailedLink } from '../support/mails.ts';
import { NEW_PASSWORDS } from '../support/new-passwords.ts';
import { expect, test } from '../support/portal.ts';
import { fillIn, formOf } from '../support/shop.ts';

const [PALM_COURT] = DEMO_ESTATES;
const METER = meterNumber(PALM_COURT?.firstSerial ?? 0);
const PASSWORD = 'wet-Harmattan-81';

test('what is wrong with a sign-up has one look, whether it is typed or chosen', async ({ page }) => {
  await page.goto('/?modal=sign-up');
  const form = formOf(page, "Let's create your account");
  await form.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(form.getByText(MESSAGES.firstNameRequired)).toBeVisible();
  const edges = await form
    .locator('.field--bad :is(.box, .chip)')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderBlockStartColor));
  expect(edges.length).toBeGreaterThan(8);
  expect(new Set(edges).size).toBe(1);
});

test('the sign-up form asks whose meter it is, over itself, and the mailed link confirms the address', {
  tag: ['@C-027'],
}, async ({ page }) => {
  const email = `new-${test.info().project.name}@palmcourt.example`;
  await page.goto('/?modal=sign-up');
  const form = formOf(page, "Let's create your account");
  await fillIn(form, [
    { press: 'RESIDENT' },
    { type: 'Ngozi', into: 'First name' },
    { type: 'Obi', into: 'Last name' },
    { type: email, into: 'Email' },
    { type: METER, into: 'Meter number' },
    { type: PASSWORD, into: 'Password' },
    { type: PASSWORD, into: 'Confirm password' },
    { type: '08031234567', into: 'Phone' },
    { press: 'Sign up' },
  ]);
  const question = page.getByRole('dialog', { name: 'This meter number belongs to Palm Court.' });
  await expect(question.getByRole('button', { name: 'No, try another' })).toBeFocused();
  await isGoodOnEveryScreen(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(form.getByLabel('Meter number')).toBeFocused();
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await form.getByRole('button', { name: 'Sign up', exact: true }).click();
  await question.getByRole('button', { name: 'Yes, continue' }).click();
  await expect(page).toHaveURL(/\/confirmEmail$/);
  await expect(page.getByRole('main')).toContainText('Registration successful. A verification link was e-mailed');
  await isGoodOnEveryScreen(page);

  await page.goto(await mailedLink(page, email, /confirm|verif/i));
  await expect(page.getByText('Thank you, your e-mail address is confirmed.')).toBeVisible();
  await expect(page).toHaveURL(/\/confirmEmail$/);
});

test('who forgot the password sets a new one with the mailed link, which works once', { tag: ['@C-058'] }, async ({
  page,
}) => {
  const email = NEW_PASSWORDS.forgotten;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password? Reset' }).click();
  await page.getByRole('form').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`A reset link was e-mailed to ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByRole('form').getByLabel('Email')).toHaveValue(email);

  const link = await mailedLink(page, email, /your new password/i);
  await page.goto(link);
  const form = formOf(page, 'Set a new password');
  await fillIn(form, [
    { type: PASSWORD, into: 'New password' },
    { type: PASSWORD, into: 'Confirm password' },
  ]);
  await expect(page).toHaveURL(/\/reset-password$/);
  await form.getByRole('button', { name: 'Set password' }).click();
  await expect(page.locator('.alert--success')).toBeVisible();
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);

  await page.goto('/login');
  const login = formOf(page, 'Login to your account');
  await fillIn(login, [{ type: email, into: 'Email' }, { type: DEMO_PASSWORD, into: 'Password' }, { press: 'Submit' }]);
  await expect(login).toContainText('Email or password incorrect');
  await fillIn(login, [{ type: PASSWORD, into: 'Password' }, { press: 'Submit' }]);
  await expect(page).toHaveURL(/\/toUpPower$/);
});

test('a protected address signed out is the landing page, and the page itself after signing in', {
  tag: ['@C-071', '@C-072'],
}, async ({ page }) => {
  await page.goto('/#registered-residents');
  await expect(page).toHaveURL(/\/registered-residents$/);
  await expect(page.getByRole('navigation', { name: 'What you can pay for' })).toBeVisible();
  await page.locator('.landing__note').getByRole('link', { name: 'Sign in' }).click();
  await fillIn(formOf(page, 'Login to your account'), [
    { type: 'admin@palmcourt.example', into: 'Email' },
    { type: DEMO_PASSWORD, into: 'Password' },
    { press: 'Submit' },
  ]);
  await expect(page).toHaveURL(/\/registered-residents$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Registered residents' })).toBeVisible();
});
