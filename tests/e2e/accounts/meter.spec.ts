import type { Page } from '@playwright/test';
import { MESSAGES } from '#catalogues/messages.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { isRoot, keptBy, METERS, signInAt } from '../support/accounts.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { chat, comeBack, expect, say, sayPassword, test } from '../support/portal.ts';
import { fillIn, formOf } from '../support/shop.ts';

/** The token is gone, the screen says why, and the account comes back with the other meter. */
async function signsInAgain(page: Page, email: string, meter: { number: string; at: string }) {
  await expect(page).toHaveURL(isRoot);
  await expect(page.getByRole('navigation', { name: 'What you can pay for' })).toBeVisible();
  expect((await keptBy(page)).local).not.toHaveProperty('token');
  await expect(page.getByText(SENTENCES.meterUpdated).first()).toBeVisible();
  await page.goto('/login?redirect=%2Fdashboard');
  await signInAt(page, 'login', email);
  await expect(page.getByRole('heading', { name: meter.at })).toBeVisible();
  await expect(page.getByText(`Meter ${meter.number}`)).toBeVisible();
}

test('a new meter names its estate in a dialog, and once it is confirmed one signs in again', {
  tag: ['@C-140'],
}, async ({ page }) => {
  const email = 'obinna.okeke@cedarview.example';
  await comeBack(page, email, '/user-page');
  await page.getByRole('button', { name: MESSAGES.updateMeter }).click();
  const form = formOf(page, MESSAGES.updateMeter);
  const field = form.getByLabel('Meter number');
  await expect(field).toHaveAttribute('placeholder', '00000000000');
  await expect(form.getByText(MESSAGES.meterHint)).toBeVisible();
  const send = (number: string) =>
    fillIn(form, [
      { type: number, into: 'Meter number' },
      { type: DEMO_PASSWORD, into: 'Your password' },
      { press: MESSAGES.updateMeter },
    ]);
  await send('4501234567');
  await expect(form.getByText(MESSAGES.meterLength)).toBeVisible();
  await send('45999999990');
  await expect(form.getByText(MESSAGES.meterInvalid)).toBeVisible();

  const question = page.getByRole('dialog', { name: SENTENCES.meterBelongsTo('Palm Court') });
  await send(METERS.palmCourt);
  await expect(question).toContainText(SENTENCES.meterSignsOut);
  await isGoodOnEveryScreen(page);
  await question.getByRole('button', { name: MESSAGES.doNotUpdate }).click();
  await expect(page.getByText(SENTENCES.meterKept)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();

  await page.getByRole('button', { name: MESSAGES.updateMeter }).click();
  await send(METERS.palmCourt);
  await question.getByRole('button', { name: MESSAGES.confirm }).click();
  await signsInAgain(page, email, { number: METERS.palmCourt, at: 'Obinna' });
});

test('by chat a new meter names its estate, and once it is confirmed one signs in again', async ({ page }) => {
  const email = 'bassey.effiong@cedarview.example';
  await comeBack(page, email, '/dashboard?face=chat');
  await say(page, `update my meter to ${METERS.cedarView}`);
  await sayPassword(page);
  const log = chat(page);
  await expect(log.getByText(SENTENCES.meterBelongsTo('Cedar View'))).toBeVisible();
  await expect(log.getByText(SENTENCES.meterSignsOut)).toBeVisible();
  await log.getByRole('button', { name: MESSAGES.confirm }).click();
  await signsInAgain(page, email, { number: METERS.cedarView, at: 'Bassey' });
});
