import type { Page } from '@playwright/test';
import { MESSAGES } from '#catalogues/messages.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { keptBy, signInAt, signOut } from '../support/accounts.ts';
import { NEW_PASSWORDS } from '../support/new-passwords.ts';
import { chat, comeBack, expect, say, test } from '../support/portal.ts';
import { fillIn, formOf } from '../support/shop.ts';

const PASSWORD = 'Okra before sunrise';

/** Somebody who was signed in elsewhere is not any more, at the next thing they do; the new password is theirs. */
async function isSignedOut(elsewhere: Page, email: string) {
  await say(elsewhere, 'what do I owe');
  await expect(elsewhere.getByText('Please sign in, and the page "Dashboard" opens.')).toBeVisible();
  expect((await keptBy(elsewhere)).local).not.toHaveProperty('token');
  await elsewhere.goto('/login');
  await signInAt(elsewhere, 'login', email);
  await expect(formOf(elsewhere, 'Login to your account')).toContainText(MESSAGES.signInRefused);
  await signInAt(elsewhere, 'login', email, PASSWORD);
  await expect(elsewhere).toHaveURL((url) => url.pathname === '/toUpPower');
}

test('a password that is changed on the profile page ends every other session, and this one goes on', async ({
  page,
  elsewhere,
}) => {
  const email = NEW_PASSWORDS.byPage;
  await comeBack(elsewhere, email, '/dashboard?face=chat');
  await expect(elsewhere.locator('.topbar')).toBeVisible();
  await comeBack(page, email, '/user-page');
  await page.getByRole('button', { name: MESSAGES.changePassword }).click();
  const form = formOf(page, MESSAGES.changePassword);
  await fillIn(form, [
    { type: 'not my password', into: 'Old password' },
    { type: PASSWORD, into: 'New password' },
    { type: 'Okra after sunrise', into: 'Confirm password' },
    { press: MESSAGES.changePassword },
  ]);
  await expect(form.getByText(MESSAGES.passwordsMustMatch)).toBeVisible();
  await fillIn(form, [{ type: PASSWORD, into: 'Confirm password' }, { press: MESSAGES.changePassword }]);
  await expect(form.getByText(MESSAGES.passwordNotMatching)).toBeVisible();
  await fillIn(form, [{ type: DEMO_PASSWORD, into: 'Old password' }, { press: MESSAGES.changePassword }]);
  await expect(page.getByText(MESSAGES.passwordChanged).first()).toBeVisible();
  await isSignedOut(elsewhere, email);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await signOut(page);
});

test('by chat a password is changed with three masked answers, which are kept nowhere', async ({ page, elsewhere }) => {
  const email = NEW_PASSWORDS.byChat;
  await comeBack(elsewhere, email, '/dashboard?face=chat');
  await expect(elsewhere.locator('.topbar')).toBeVisible();
  await comeBack(page, email, '/dashboard?face=chat');
  await say(page, 'change password');
  const turns = [
    ['What is your old password?', DEMO_PASSWORD],
    ['Please choose a new password.', PASSWORD],
    ['Please type it once more.', PASSWORD],
  ] as const;
  for (const [question, answer] of turns) {
    await expect(chat(page).getByText(question)).toBeVisible();
    await expect(page.locator('.composer__field')).toHaveAttribute('type', 'password');
    await say(page, answer);
  }
  await expect(page.getByText(MESSAGES.passwordChanged).first()).toBeVisible();
  await expect(page.getByText(SENTENCES.secretsLost)).toHaveCount(0);
  const everything = await page.evaluate(() => JSON.stringify(localStorage) + document.body.innerHTML);
  expect(everything).not.toMatch(/Okra|Demo-Power/);
  await isSignedOut(elsewhere, email);
});
