import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { isRoot, METERS } from '../support/accounts.ts';
import { goTo, isAtTheQuestion, write } from '../support/keyboard.ts';
import { chat, expect, test } from '../support/portal.ts';

const PASSWORD = 'Egusi on Thursdays 31';

test('with the keyboard alone a visitor signs up, and takes another meter', async ({ page }) => {
  const log = chat(page);
  await page.goto('/?face=chat');
  await goTo(page, page.locator('.composer__field').last());

  await test.step('sign-up, to a yes that is pressed', async () => {
    const turns = [
      ['sign up', 'do you own a home there'],
      ['tenant', 'What is your first name?'],
      ['Ngozi', 'And your last name?'],
      ['Obi', 'What is your e-mail address?'],
      ['keys@cedarview.example', 'What is your meter number?'],
      [METERS.cedarView, 'Please choose a password.'],
      [PASSWORD, 'Please type it once more.'],
      [PASSWORD, 'What is your phone number?'],
      ['08031234567', 'This meter number belongs to Cedar View.'],
    ] as const;
    for (const [sentence, reply] of turns) {
      await write(page, sentence);
      await expect(log.getByText(reply).last()).toBeVisible();
      await isAtTheQuestion(page);
    }
    await goTo(page, log.getByRole('button', { name: 'Yes, continue' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/confirmEmail$/);
  });

  await test.step('another meter, confirmed by a button', async () => {
    await page.goto('/dashboard?face=chat');
    await goTo(page, page.locator('.composer__field').last());
    await write(page, `update my meter to ${METERS.palmCourt}`);
    await write(page, PASSWORD);
    await expect(log.getByText(SENTENCES.meterBelongsTo('Palm Court'))).toBeVisible();
    await isAtTheQuestion(page);
    await goTo(page, log.getByRole('button', { name: 'Confirm' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(isRoot);
    await expect(page.getByText(SENTENCES.meterUpdated).first()).toBeVisible();
  });
});
