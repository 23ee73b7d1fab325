import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SECOND_FACTOR as SAID } from '#catalogues/sentences/second-factor.ts';
import { SECOND_FACTOR_TITLES } from '#catalogues/sentences/second-factor-titles.ts';
import { signInAt, signOut } from '../support/accounts.ts';
import { byKeyboard } from '../support/by-keyboard.ts';
import { fitsTheScreen } from '../support/looks.ts';
import { chat, comeBack, expect, say, sayPassword, test } from '../support/portal.ts';

const OWNER = 'debtor@cedarview.example';

/** The code that the app shows, so many half minutes from now: each counts once, and those beside now do as well. */
const shown = (key: string, steps = 0) =>
  generateSync({ secret: key.replaceAll(' ', ''), epoch: Math.floor(Date.now() / 1000) + steps * 30 });
const linesOf = (page: Page) => page.locator('.revealed__lines code').allInnerTexts();

test('with the keyboard alone somebody sets a second factor up, signs in with it, gets new codes and takes it off', async ({
  page,
}) => {
  await comeBack(page, OWNER, '/second-factor?face=form');
  await byKeyboard(page, [{ type: DEMO_PASSWORD, into: 'Your password' }, { press: SAID.goOn }]);
  await expect(page.getByRole('img', { name: SAID.revealed.scan })).toBeVisible();
  await fitsTheScreen(page);
  const [key = ''] = await linesOf(page);
  await byKeyboard(page, [
    { type: shown(key, -1), into: SAID.code.label },
    { press: SAID.setUp.send },
    { hear: SAID.set },
  ]);
  await expect(page.locator('.revealed__lines code')).toHaveCount(10);
  const codes = await linesOf(page);
  const everything = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const secret of [key, key.replaceAll(' ', ''), ...codes]) expect(everything).not.toContain(secret);
  await byKeyboard(page, [{ press: SAID.kept }]);
  await signOut(page);
  await page.goto('/login');
  await signInAt(page, 'login', OWNER, DEMO_PASSWORD);
  await expect(page.getByText(SAID.wantedAtDoor).first()).toBeVisible();
  await byKeyboard(page, [{ type: shown(key), into: SAID.code.label }, { press: 'Submit' }]);
  await expect(page).toHaveURL((url) => url.pathname !== '/login');
  await page.goto('/dashboard?face=chat');
  await say(page, SECOND_FACTOR_TITLES.codesTyped.say);
  await sayPassword(page);
  await byKeyboard(page, [{ press: SAID.codesYes.label }, { hear: SAID.renewed }]);
  await expect(page.locator('.revealed__lines code')).toHaveCount(10);
  const renewed = await linesOf(page);
  await byKeyboard(page, [{ press: SAID.kept }]);
  await say(page, SECOND_FACTOR_TITLES.giveTyped.say);
  await expect(page.getByText(SAID.code.ask).first()).toBeVisible();
  await say(page, shown(key, 1));
  await expect(page.getByText(SAID.given).first()).toBeVisible();
  await say(page, SECOND_FACTOR_TITLES.removeTyped.say);
  await sayPassword(page);
  await byKeyboard(page, [{ press: SAID.removeYes.label }, { hear: SAID.removed }]);
  for (const code of renewed) await expect(chat(page)).not.toContainText(code);
});
