import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { isRoot, keptBy, METERS, signInAt, signOut } from '../support/accounts.ts';
import { mailedLink } from '../support/mails.ts';
import { chat, expect, say, test } from '../support/portal.ts';

const PASSWORD = 'Egusi on Thursdays 31';

test('a visitor signs up by chat, takes another meter, confirms the address by the mailed link, and signs in', {
  tag: ['@C-020', '@C-025'],
}, async ({ page }) => {
  const email = `chat-${test.info().project.name}@palmcourt.example`;
  await page.goto('/');
  const log = chat(page);
  const composer = page.locator('.composer__field');
  const turns = [
    ['sign up', 'do you own a home there'],
    ['tenant', 'What is your first name?'],
    ['Ngozi', 'And your last name?'],
    ['Obi', 'What is your e-mail address?'],
    [email, 'What is your meter number?'],
    [METERS.palmCourt, 'Please choose a password.'],
  ] as const;
  for (const [sentence, reply] of turns) {
    await say(page, sentence);
    await expect(log.getByText(reply).last()).toBeVisible();
  }
  await expect(composer).toHaveAttribute('type', 'password');
  await say(page, PASSWORD);
  await expect(log.getByText('Please type it once more.')).toBeVisible();
  await say(page, PASSWORD);
  await expect(log.getByText('What is your phone number?')).toBeVisible();
  await expect(composer).not.toHaveAttribute('type', 'password');
  await say(page, '08031234567');

  await expect(log.getByText('This meter number belongs to Palm Court.')).toBeVisible();
  await log.getByRole('button', { name: 'No, try another' }).click();
  await expect(log.getByText('What is your meter number?').nth(1)).toBeVisible();
  await say(page, METERS.cedarView);
  await expect(log.getByText('This meter number belongs to Cedar View.')).toBeVisible();
  await log.getByRole('button', { name: 'Yes, continue' }).click();
  await expect(page).toHaveURL(/\/confirmEmail$/);
  await expect(page.getByRole('main')).toContainText(`A verification link was e-mailed to ${email}`);
  await expect
    .poll(async () => (await keptBy(page)).local)
    .toMatchObject({
      isLoggedIn: 'true',
      firstSignup: 'true',
      redirect: 'false',
      email,
    });
  const everything = await page.evaluate(() => JSON.stringify(localStorage) + document.body.innerHTML);
  expect(everything).not.toContain(PASSWORD);

  await page.goto('/dashboard');
  await expect(page.getByText(SENTENCES.confirmReminder)).toBeVisible();
  await expect(page.getByText('Not shown yet')).toBeVisible();
  await page.goto(await mailedLink(page, email, /confirm|verif/i));
  await expect(page.getByText('Thank you, your e-mail address is confirmed.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Cedar Crescent/ })).toBeVisible();
  await expect(page.getByText('Please confirm your e-mail address')).toHaveCount(0);
  await signOut(page);

  await page.goto('/login');
  await signInAt(page, 'login', email, PASSWORD);
  await expect(page).toHaveURL((url) => url.pathname === '/toUpPower');
  await say(page, 'who am i?');
  await expect(log.getByText(`You are signed in as Ngozi (${email}), resident.`)).toBeVisible();
  await say(page, 'sign out');
  await expect(page).toHaveURL(isRoot);
});
