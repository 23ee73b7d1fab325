import type { Page } from '@playwright/test';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { mailedLink } from '../support/mails.ts';
import { chat, comeBack, expect, say, sayPassword, test } from '../support/portal.ts';
import { fillIn, formOf } from '../support/shop.ts';

const shown = (page: Page, label: string) =>
  page
    .locator('.facts__row')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

test('the profile page shows the own data, says that nothing was changed, and saves what is filled in', {
  tag: ['@C-121', '@C-126'],
}, async ({ page }) => {
  await comeBack(page, 'yusuf.garba@palmcourt.example', '/user-page');
  await expect(shown(page, 'First name')).toHaveText('Yusuf');
  await expect(shown(page, 'Last name')).toHaveText('Garba');
  await expect(shown(page, 'Email')).toHaveText('yusuf.garba@palmcourt.example');
  const phone = await shown(page, 'Phone').innerText();
  for (const name of [MESSAGES.updateProfile, MESSAGES.changePassword, MESSAGES.updateMeter]) {
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  await isGoodOnEveryScreen(page);

  await page.getByRole('button', { name: MESSAGES.updateProfile }).click();
  const form = formOf(page, MESSAGES.updateProfile);
  await fillIn(form, [{ press: 'Save changes' }]);
  await expect(form.getByText(MESSAGES.noChanges)).toBeVisible();
  await isGoodOnEveryScreen(page);
  await fillIn(form, [{ type: '0805 123 4567 x', into: 'Phone' }, { press: 'Save changes' }]);
  await expect(form.getByText(MESSAGES.phoneLetters)).toBeVisible();
  await fillIn(form, [
    { type: 'Yusuf Ali', into: 'First name' },
    { type: '', into: 'Phone' },
    { press: 'Save changes' },
  ]);
  await expect(page.getByText(SENTENCES.profileUpdated).first()).toBeVisible();
  await expect(shown(page, 'First name')).toHaveText('Yusuf Ali');
  await expect(shown(page, 'Phone')).toHaveText(phone);
  await page.reload();
  await expect(shown(page, 'First name')).toHaveText('Yusuf Ali');
});

test('by chat a phone number is read back before it is saved, and a new e-mail address is to be confirmed', async ({
  page,
}) => {
  await comeBack(page, 'ebele.umeh@palmcourt.example', '/dashboard?face=chat');
  await say(page, 'change my phone to 0805 123 4567');
  await expect(chat(page).getByText(SENTENCES.savesThis)).toBeVisible();
  await expect(chat(page).locator('.confirm-card')).toContainText('08051234567');
  await say(page, 'yes');
  await expect(page.getByText(SENTENCES.profileUpdated).first()).toBeVisible();
  await page.goto('/dashboard?face=chat');
  await say(page, 'my email is now ebele@palmcourt.example');
  await sayPassword(page);
  await expect(chat(page).getByText(SENTENCES.savesThis).last()).toBeVisible();
  await say(page, 'yes');
  await expect(
    page.getByText(SENTENCES.profileNewEmail('ebele@palmcourt.example', 'ebele.umeh@palmcourt.example')).first(),
  ).toBeVisible();

  await page.goto('/user-page');
  await expect(shown(page, 'Phone')).toHaveText('08051234567');
  await expect(shown(page, 'Email')).toHaveText('ebele.umeh@palmcourt.example');
  await expect(shown(page, SENTENCES.emailWaiting)).toHaveText('ebele@palmcourt.example');
  await page.goto(await mailedLink(page, 'ebele@palmcourt.example', /confirm|verif/i));
  await expect(page.getByText(SENTENCES.emailChanged('ebele@palmcourt.example'))).toBeVisible();
  await page.goto('/user-page');
  await expect(shown(page, 'Email')).toHaveText('ebele@palmcourt.example');
  await expect(page.getByText(SENTENCES.confirmReminder)).toHaveCount(0);
});
