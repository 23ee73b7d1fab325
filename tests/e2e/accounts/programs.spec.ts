import type { Page } from '@playwright/test';
import { calls } from '#catalogues/calls/index.ts';
import { PROGRAM_TOKEN } from '#catalogues/programs.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { PROGRAM_FLOWS } from '#catalogues/sentences/program-flows.ts';
import { PROGRAMS_SAID as SAID } from '#catalogues/sentences/programs.ts';
import { byKeyboard } from '../support/by-keyboard.ts';
import { fitsTheScreen, isGoodOnEveryScreen } from '../support/looks.ts';
import { chat, comeBack, expect, say, sayPassword, test } from '../support/portal.ts';

const ADMIN = 'admin@cedarview.example';

/** How a program with a token is answered. */
async function asProgram(page: Page, call: 'debtors' | 'spendings' | 'profile', token: string) {
  const answer = await page.request.get(calls[call].path, { headers: { Authorization: `Bearer ${token}` } });
  return [answer.status(), (await answer.json()).code];
}

test('with the keyboard alone an administrator gives a program a token, which reads what it may, and ends it', async ({
  page,
}) => {
  await comeBack(page, ADMIN, '/programs');
  await expect(page.getByText(SAID.list.none).first()).toBeVisible();
  await byKeyboard(page, [
    { press: `${PROGRAM_FLOWS.make} ${SAID.list.count}` },
    { type: 'Accounting', into: SAID.make.nameLabel },
    { tick: `${SAID.scopes['dues:read'].label} ${SAID.scopes['dues:read'].detail}` },
    { choose: '30 days', of: SAID.make.daysLabel },
    { type: DEMO_PASSWORD, into: 'Your password' },
  ]);
  await isGoodOnEveryScreen(page);
  await byKeyboard(page, [{ press: PROGRAM_FLOWS.make }, { hear: SAID.make.may(['Read what is owed']) }]);
  await byKeyboard(page, [{ press: SAID.make.yes.label }, { hear: SAID.make.keep }]);
  const token = (await page.locator('.revealed__lines code').innerText()).trim();
  expect(token).toMatch(PROGRAM_TOKEN);
  await fitsTheScreen(page);
  const everything = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(everything).not.toContain(token);
  expect(await asProgram(page, 'debtors', token)).toEqual([200, undefined]);
  expect(await asProgram(page, 'spendings', token)).toEqual([403, 'scope-missing']);
  expect(await asProgram(page, 'profile', token)).toEqual([403, 'not-for-programs']);
  await byKeyboard(page, [{ press: SAID.make.kept }]);
  await page.goto('/programs');
  await expect(page.getByText('Accounting').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText(token);
  await isGoodOnEveryScreen(page);
  await byKeyboard(page, [
    { press: `${SAID.list.endLabel} of Accounting` },
    { hear: SAID.end.line },
    { press: SAID.end.yes.label },
    { hear: SAID.ended('Accounting') },
  ]);
  expect(await asProgram(page, 'debtors', token)).toEqual([401, 'program-token-over']);
});

test('by chat a program is given a token, it is said which have one, and the one that is named is ended', async ({
  page,
}) => {
  await comeBack(page, 'admin@palmcourt.example', '/dashboard?face=chat');
  await say(page, 'make a token for my accounting program');
  await say(page, 'read payments and the books');
  await sayPassword(page);
  await expect(chat(page)).toContainText(SAID.make.may(['Read payments', 'Read the books']));
  await chat(page).getByRole('button', { name: SAID.make.yes.label }).click();
  await expect(chat(page)).toContainText(SAID.make.keep);
  const token = (await page.locator('.revealed__lines code').last().innerText()).trim();
  expect(token).toMatch(PROGRAM_TOKEN);
  await chat(page).getByRole('button', { name: SAID.make.kept }).last().click();
  await expect(page.locator('body')).not.toContainText(token);
  await say(page, 'which programs have a token');
  await expect(chat(page)).toContainText('accounting program');
  await say(page, 'end the token of my accounting program');
  await chat(page).getByRole('button', { name: SAID.end.yes.label }).click();
  await expect(chat(page)).toContainText(SAID.ended('accounting program'));
});
