import { keptBy, signOut } from '../support/accounts.ts';
import { cardWindow, chat, comeBack, expect, goOn, say, test, tokenShown, typeSignIn } from '../support/portal.ts';

const RESIDENT = 'resident@palmcourt.example';
const CHAT = '/dashboard?face=chat';
const yes = /^Yes, pay/;

test('a purchase that was begun on the phone is continued and paid on the desk, and both show its token', {
  tag: '@desk',
}, async ({ page, elsewhere }) => {
  await comeBack(page, RESIDENT, CHAT);
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await say(page, 'buy power 5000');
  await expect(chat(page).getByRole('button', { name: yes })).toBeVisible();
  await kept;

  await goOn(elsewhere, RESIDENT, CHAT);
  await expect(chat(elsewhere)).toContainText('buy power 5000');
  await chat(elsewhere).getByRole('button', { name: yes }).click();
  const delivered = elsewhere.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await cardWindow(elsewhere).locator('[data-card="4242424242424242"]').click();
  const token = await tokenShown(elsewhere);
  await delivered;

  await page.reload();
  expect(await tokenShown(page)).toBe(token);
  await expect(chat(page).getByRole('button', { name: yes })).toHaveCount(0);
});

test('a reload in the middle of paying opens the same order again', async ({ page }) => {
  await comeBack(page, RESIDENT, CHAT);
  await say(page, 'buy power 1000');
  await chat(page).getByRole('button', { name: yes }).click();
  await expect(cardWindow(page).locator('[data-card="4242424242424242"]')).toBeVisible();
  await page.reload();
  await cardWindow(page).locator('[data-card="4242424242424242"]').click();
  expect(await tokenShown(page)).toMatch(/^\d{20}$/);
});

test('airtime that a visitor has open survives the sign-in, with what was typed', async ({ page }) => {
  await page.goto('/');
  await say(page, 'mtn 500 for 08031234567');
  const readBack = chat(page).getByRole('region', { name: 'Airtime & Data, read back' });
  await expect(readBack).toContainText('08031234567');
  await typeSignIn(page, 'resident@cedarview.example');
  await page.goto(CHAT);
  await expect(chat(page)).toContainText('mtn 500 for 08031234567');
  await say(page, 'yes');
  for (const words of ['MTN', '08031234567', '₦600']) await expect(readBack).toContainText(words);
});

test('signing out on a shared phone leaves nothing, and the next person sees nothing of it', async ({ page }) => {
  await comeBack(page, RESIDENT, CHAT);
  await say(page, 'buy power 4321');
  await expect(chat(page).getByRole('button', { name: yes })).toBeVisible();
  await signOut(page);
  expect((await keptBy(page)).local).toEqual({});
  await comeBack(page, 'resident@cedarview.example', CHAT);
  await expect(page.locator('.topbar')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('4321');
});

test('a snapshot of an older machine is dropped with a sentence and begun again by a button', async ({ page }) => {
  await page.goto('/');
  await say(page, 'mtn 700 for 08031234567');
  await expect(chat(page).getByRole('region', { name: 'Airtime & Data, read back' })).toContainText('08031234567');
  // The page writes as it is left, so it is made older by a page that keeps nothing.
  await page.goto('/theme.js');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('conversation') ?? '{}');
    for (const run of kept.runs) run.version = 0;
    localStorage.setItem('conversation', JSON.stringify(kept));
  });
  await page.goto('/');
  await expect(chat(page)).toContainText('We changed "Airtime & Data" since you began');
  await expect(chat(page)).toContainText('mtn 700 for 08031234567');
  await page.getByRole('button', { name: /^Begin again:/ }).click();
  await expect(chat(page).getByRole('button', { name: 'MTN', exact: true })).toBeVisible();
});

test('a call that is under way as the page is reloaded is asked again, and is no error afterwards', async ({
  page,
}) => {
  const asked = page.waitForRequest(/provider/);
  // The first answer never comes: the browser ends the call as it leaves the page.
  await page.route(/provider/, () => undefined, { times: 1 });
  await page.goto('/');
  await say(page, 'mtn 800 for 08031234567');
  await asked;
  await page.reload();
  await expect(chat(page).getByRole('region', { name: 'Airtime & Data, read back' })).toContainText('08031234567');
  await expect(chat(page)).not.toContainText(/server error|Service Unavailable/);
});

test('what is half written in the store is passed over', async ({ page }) => {
  await page.goto('/theme.js');
  await page.evaluate(() => localStorage.setItem('conversation', '{"version":1,"messages":[{"id'));
  await page.goto('/');
  await say(page, 'hello');
  await expect(chat(page)).toContainText('hello');
});
