import type { Locator, Page } from '@playwright/test';
import { LOOKUP_SENTENCES } from '#catalogues/sentences/lookup.ts';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import { desk } from '../platform/headquarters.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { comeBack, expect, test } from '../support/portal.ts';
import { fillIn, formOf, orderShown, payByCard } from '../support/shop.ts';

const NUMBER = '08031234567';
const OPTIONS = ['Token Issues', 'Payment Issues', 'No Meter Number', 'Token Not Received'];

/** The smallest PNG there is, one pixel of it. */
const PNG = {
  name: 'debit alert.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const PDF = {
  name: 'statement.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};
const FAKE = { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('this is text') };

/** Opens the help chatbot of a pay page with the keyboard. */
async function helpOn(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Help', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByRole('button', { name: 'Token Issues' })).toBeFocused();
  return help;
}

/** Types a sentence there. */
async function write(help: Locator, sentence: string): Promise<void> {
  const composer = help.locator('.composer__field');
  await composer.fill(sentence);
  await composer.press('Enter');
}

/** Reads the newest mail to an address whose subject is about `about`. */
async function mailTo(page: Page, address: string, about: string): Promise<Locator> {
  await expect(async () => {
    await page.goto(`/sandbox/mail?to=${encodeURIComponent(address)}`);
    await page.getByRole('link', { name: about }).first().click({ timeout: 1_000 });
  }).toPass();
  return page.locator('pre.mail');
}

test('a visitor opens the chatbot on a pay page and has what became of a purchase mailed @desk', async ({ page }) => {
  const email = 'chatbot@buyers.example';
  await page.goto('/airtime');
  const form = formOf(page, 'Airtime & Data');
  await fillIn(form, [
    { choose: 'MTN', of: 'Network' },
    { type: NUMBER, into: 'Mobile Number' },
    { type: NUMBER, into: 'Confirm Mobile Number' },
    { type: '500', into: 'Amount' },
    { type: email, into: 'Email (optional)' },
    { press: 'PAY' },
    { press: 'CONFIRM' },
  ]);
  await payByCard(page);
  const orderId = await orderShown(page.locator('.token-card').first());
  await page.goto('/airtime');

  const help = await helpOn(page);
  for (const name of OPTIONS) await expect(help.getByRole('button', { name })).toBeVisible();
  await isGoodOnEveryScreen(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeFocused();

  await helpOn(page);
  await write(help, 'debit');
  await expect(help.getByText(SAID.whichReference)).toBeVisible();
  await write(help, orderId);
  await expect(help.getByText(LOOKUP_SENTENCES.found)).toBeVisible();
  await expect(help.getByText(SAID.settlesIt)).toBeVisible();
  await help.getByRole('button', { name: 'That worked' }).click();
  await expect(help.getByText(SAID.settled)).toBeVisible();
  await expect(await mailTo(page, email, `How your order ${orderId} stands`)).toContainText(NUMBER);
});

test('a stuck token of a resident is looked for, and becomes a ticket with proof of payment', async ({ page }) => {
  const person = 'lost@palmcourt.example';
  const orderId = await (await desk(page, person)).paid(2500);
  await comeBack(page, person, '/toUpPower');
  const help = await helpOn(page);
  await help.getByRole('button', { name: 'Token Not Received' }).click();
  await help.getByRole('button', { name: /₦2,550/ }).click();
  await expect(help.getByText(orderId).first()).toBeVisible();
  await write(help, 'open a ticket');
  await expect(help.getByText(SAID.handsOver)).toBeVisible();

  const files = help.locator('input[type="file"]');
  await files.setInputFiles([PNG, FAKE]);
  await expect(help.getByText(SAID.attached('debit alert.png, fake.png', 'one more'))).toBeVisible();
  await isGoodOnEveryScreen(page);
  await help.getByRole('button', { name: SAID.thatIsAll }).click();
  await expect(help.getByText(SAID.whatElse)).toBeVisible();
  await write(help, 'Two hours now and the meter has no token');
  await expect(help.getByText('fake.png is not an image or a PDF.')).toBeVisible();

  // That this is all was said already: with a good file in its place the ticket is complete.
  await files.setInputFiles(PDF);
  const opened = help.getByText(/Your ticket is T-\d{6}/);
  await expect(opened).toBeVisible();
  const [number = ''] = /T-\d{6}/.exec(await opened.innerText()) ?? [];

  const letter = await mailTo(page, 'support@wattchat.example', `Ticket ${number}: Token Not Received`);
  await expect(letter).toContainText(`Order: ${orderId}`);
  await expect(letter).toContainText('Attached: debit alert.png, statement.pdf');
  await expect(letter).toContainText('Two hours now and the meter has no token');
  await expect(await mailTo(page, person, `Your ticket ${number}`)).toContainText(orderId);
});
