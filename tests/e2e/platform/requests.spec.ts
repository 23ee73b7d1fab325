import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { PLATFORM_PAGES } from '#catalogues/sentences/platform/pages.ts';
import { ADMIN, isGoodAtEveryWidth, rowOf } from '../estate/office.ts';
import { comeBack, expect, test } from '../support/portal.ts';
import { fillIn, formOf } from '../support/shop.ts';
import { answer, openEntry, PLATFORM, said } from './headquarters.ts';

const MAKING = 'Make a request';
const ANSWERING = 'Answer a request';

test('an administrator asks for a service, a fee and an estate; the platform answers, and the answer comes by mail', async ({
  page,
  elsewhere,
}) => {
  const making = formOf(elsewhere, MAKING);
  await comeBack(elsewhere, ADMIN, '/requests');
  await expect(rowOf(elsewhere, 'Gate Intercom')).toBeVisible();
  await expect(rowOf(elsewhere, 'Waste Disposal')).toHaveCount(0);

  await test.step('each short form says that somebody will be in touch', async () => {
    await openEntry(elsewhere, MESSAGES.requestNewService);
    await making.getByRole('button', { name: 'Send' }).click();
    await expect(making.getByText(MESSAGES.serviceNameRequired)).toBeVisible();
    await isGoodAtEveryWidth(elsewhere);
    await fillIn(making, [{ type: 'Shuttle Bus', into: 'Service name' }, { press: 'Send' }]);
    await answer(elsewhere, PLATFORM_FLOW.sendRequest('New service', 'Shuttle Bus'), [], 'Yes, send it');
    await expect(said(elsewhere, PLATFORM_SENTENCES.inTouch)).toBeVisible();
    await openEntry(elsewhere, MESSAGES.requestNewFee);
    await fillIn(making, [
      { choose: 'New fee', of: 'Request' },
      { type: 'Borehole', into: 'Fee name' },
      { type: '800', into: 'Monthly amount (optional)' },
      { press: 'Send' },
    ]);
    const asked = PLATFORM_FLOW.sendRequest('New fee', 'Borehole');
    await answer(elsewhere, asked, [PLATFORM_FLOW.amountAMonth('₦800')], 'Yes, send it');
    await openEntry(elsewhere, MESSAGES.requestNewEstate);
    await fillIn(making, [{ type: 'Teak Close', into: 'Estate name' }, { press: 'Send' }]);
    await answer(elsewhere, PLATFORM_FLOW.sendRequest('New estate', 'Teak Close'), [], 'Yes, send it');
    await openEntry(elsewhere, 'Requests');
    for (const name of ['Shuttle Bus', 'Borehole', 'Teak Close']) {
      await expect(rowOf(elsewhere, name)).toContainText('Open');
    }
  });
  await test.step('the platform sees who asked, and answers with a note', async () => {
    await comeBack(page, PLATFORM, '/requests?state=open');
    await expect(rowOf(page, 'Borehole')).toContainText('Ngozi Adeyemi');
    await isGoodAtEveryWidth(page);
    const form = formOf(page, ANSWERING);
    await page.getByRole('button', { name: 'Answer of Shuttle Bus' }).click();
    await fillIn(form, [
      { choose: 'Declined', of: 'Answer' },
      { type: 'Not before January.', into: 'Note (optional)' },
    ]);
    await isGoodAtEveryWidth(page);
    await fillIn(form, [{ press: 'Answer' }]);
    const title = PLATFORM_FLOW.answerDialog('New service: Shuttle Bus', 'declined');
    await answer(page, title, [PLATFORM_FLOW.withNote('Not before January.')], 'Yes, answer it');
    await expect(rowOf(page, 'Shuttle Bus')).toHaveCount(0);
    await page.getByLabel('STATUS').selectOption('Declined');
    await expect(rowOf(page, 'Shuttle Bus')).toContainText('Not before January.');
    await expect(page.getByText(PLATFORM_PAGES.noRequestsSo)).toHaveCount(0);
  });

  await expect(async () => {
    await page.goto(`/sandbox/mail?to=${encodeURIComponent(ADMIN)}`);
    await page
      .getByRole('link', { name: /Shuttle Bus/ })
      .first()
      .click({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator('.mail')).toContainText('Not before January.');
});
