import { TICKET_PAGE } from '#catalogues/sentences/support/ticket-page.ts';
import { ADMIN, isGoodAtEveryWidth, rowOf } from '../estate/office.ts';
import { isRead } from '../support/history.ts';
import { chat, comeBack, expect, say, test } from '../support/portal.ts';

const RESIDENT = 'resident@palmcourt.example';
const PLATFORM = 'platform@wattchat.example';
const PROBLEM = 'My meter shows a red light since the rain.';
const ANSWER = 'Please press 09 and tell us what it shows.';
const SHOWS = 'It shows 12.';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a resident opens a ticket by chat, the estate answers on the page, and both go on until it is closed @desk', async ({
  page,
  elsewhere,
}) => {
  let number = '';
  await test.step('the resident opens it', async () => {
    await comeBack(page, RESIDENT, '/toUpPower?face=chat');
    await say(page, 'open a ticket');
    await say(page, PROBLEM);
    await say(page, 'skip');
    const opened = chat(page)
      .getByText(/Your ticket is T-\d{6}/)
      .first();
    await expect(opened).toBeVisible();
    number = /T-\d{6}/.exec(await opened.innerText())?.[0] ?? '';
  });

  await test.step('the administrator of the estate sees it as new, reads and answers it with a picture', async () => {
    await comeBack(elsewhere, ADMIN, '/tickets');
    await expect(rowOf(elsewhere, number)).toContainText(TICKET_PAGE.unread);
    await isRead(elsewhere);
    await isGoodAtEveryWidth(elsewhere);
    await elsewhere.getByRole('link', { name: `Open of ${number}` }).click();
    // The news of it, which comes when it comes, has its words as well.
    await expect(elsewhere.getByRole('list', { name: 'Messages' }).getByText(PROBLEM)).toBeVisible();
    await isGoodAtEveryWidth(elsewhere);
    // The news of it stands above the line, with a button of its own.
    await elsewhere.getByRole('region').getByRole('button', { name: 'Reply', exact: true }).click();
    const form = elsewhere.getByRole('region', { name: 'Reply' });
    await form.getByRole('button', { name: 'Send reply' }).click();
    await expect(form.getByText(TICKET_PAGE.replyRequired)).toBeVisible();
    await form.getByLabel('File (optional)', { exact: true }).setInputFiles({
      name: 'keypad.png',
      mimeType: 'image/png',
      buffer: PNG,
    });
    await form.getByRole('textbox', { name: 'Message' }).fill(ANSWER);
    await isGoodAtEveryWidth(elsewhere);
    await form.getByRole('button', { name: 'Send reply' }).click();
    await expect(elsewhere.getByRole('list', { name: 'Messages' }).getByText(ANSWER)).toBeVisible();
    await expect(elsewhere.getByText('Answered')).toBeVisible();
  });

  await test.step('the resident is told in the chat as they come back, once, and by mail', async () => {
    const told = chat(page).getByText(`Support answered your ticket ${number}: ${ANSWER}`);
    await page.reload();
    await expect(told).toBeVisible();
    await page.reload();
    await expect(page.locator('.topbar')).toBeVisible();
    await expect(told).toHaveCount(1);
    const mail = await page.context().newPage();
    await mail.goto(`/sandbox/mail?to=${encodeURIComponent(RESIDENT)}`);
    await mail
      .getByRole('link', { name: `Answer to your ticket ${number}` })
      .first()
      .click();
    await expect(mail.locator('pre.mail')).toContainText(`/tickets?ticket=${number}`);
    await mail.close();
  });

  await test.step('they see the picture on the page of the ticket, which the mail leads to, and answer by chat', async () => {
    await page.goto(`/tickets?ticket=${number}`);
    await page.getByRole('button', { name: 'View keypad.png' }).click();
    await expect(page.getByRole('dialog', { name: 'keypad.png' }).getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download keypad.png' }).click();
    expect((await download).suggestedFilename()).toBe('keypad.png');
    await say(page, `reply to ${number}: ${SHOWS}`);
    await expect(page.getByRole('list', { name: 'Messages' }).getByText(SHOWS)).toBeVisible();
  });

  await test.step('the administrator is told of it, and closes the ticket', async () => {
    await elsewhere.goto('/dashboard?face=chat');
    await expect(elsewhere.getByText(`wrote on ticket ${number}: ${SHOWS}`).first()).toBeVisible();
    await elsewhere.goto(`/tickets?ticket=${number}`);
    await elsewhere.getByRole('button', { name: 'Close ticket' }).click();
    await expect(elsewhere.getByRole('button', { name: 'Open again' })).toBeVisible();
    await expect(elsewhere.getByText(TICKET_PAGE.opensAgain)).toBeVisible();
    await isGoodAtEveryWidth(elsewhere);
  });
});

test('a ticket of one estate is not there for the administrator of another, and all are for the platform’s', async ({
  page,
  elsewhere,
}) => {
  await comeBack(page, RESIDENT, '/toUpPower?face=chat');
  await say(page, 'open a ticket');
  await say(page, 'The generator of Palm Court is loud.');
  await say(page, 'skip');
  const opened = chat(page)
    .getByText(/Your ticket is T-\d{6}/)
    .last();
  await expect(opened).toBeVisible();
  const number = /T-\d{6}/.exec(await opened.innerText())?.[0] ?? '';
  await comeBack(elsewhere, 'admin@cedarview.example', `/tickets?ticket=${number}`);
  await expect(elsewhere.getByText('There is no such ticket.')).toBeVisible();
  await isGoodAtEveryWidth(elsewhere);
  await elsewhere.getByRole('link', { name: 'All tickets' }).click();
  await isRead(elsewhere);
  await expect(rowOf(elsewhere, number)).toHaveCount(0);
  await comeBack(elsewhere, PLATFORM, '/tickets');
  await expect(rowOf(elsewhere, number)).toBeVisible();
});
