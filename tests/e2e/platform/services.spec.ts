import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { isGoodAtEveryWidth, rowOf, search } from '../estate/office.ts';
import { payReadBack, succeeds } from '../support/dues.ts';
import { comeBack, expect, test } from '../support/portal.ts';
import { fillIn, formOf } from '../support/shop.ts';
import { answer, choose, openEntry, PLATFORM, said } from './headquarters.ts';

const PAYING = 'Pay For Services';

test('a service that is created, and one that is enabled, are paid by who lives there; disabled it is offered no more', async ({
  page,
  elsewhere,
}) => {
  const creating = formOf(page, MESSAGES.createNewService);
  const paying = formOf(elsewhere, PAYING);
  await comeBack(page, PLATFORM, '/new-service');
  await isGoodAtEveryWidth(page);

  await test.step('made once it was read back, and no name twice', async () => {
    await openEntry(page, MESSAGES.createNewService);
    await creating.getByRole('button', { name: 'Create' }).click();
    await expect(creating.getByText(MESSAGES.serviceNameRequired)).toBeVisible();
    await expect(creating.getByText(MESSAGES.amountRequired)).toBeVisible();
    await isGoodAtEveryWidth(page);
    const write = async (name: string) => {
      await choose(creating, 'Estate', 'Cedar View');
      await fillIn(creating, [
        { type: name, into: 'Service name' },
        { type: '3500', into: 'Monthly amount' },
        { type: 'A bus after ten.', into: 'What it covers (optional)' },
        { press: 'Create' },
      ]);
    };
    await write('Night Bus');
    const covers = SENTENCES.covers('A bus after ten.');
    const lines = [PLATFORM_FLOW.amountAMonth('₦3,500'), covers, PLATFORM_FLOW.everyResident('Cedar View')];
    await answer(
      page,
      PLATFORM_FLOW.newMonthly('Night Bus', 'Cedar View'),
      lines,
      PLATFORM_FLOW.createAt('₦3,500').label,
    );
    await expect(said(page, MESSAGES.serviceCreated)).toBeVisible();
    await expect(creating.getByLabel('Service name')).toHaveValue('');
    await expect(rowOf(page, 'Night Bus')).toContainText('Cedar View');
    await write('night bus');
    await answer(
      page,
      PLATFORM_FLOW.newMonthly('night bus', 'Cedar View'),
      lines,
      PLATFORM_FLOW.createAt('₦3,500').label,
    );
    await expect(creating.getByText(MESSAGES.serviceExists)).toBeVisible();
  });
  await test.step('what another estate has is enabled at its price', async () => {
    const enabling = formOf(page, MESSAGES.enableAService);
    await page.goto('/new-service?view=enable');
    await choose(enabling, 'Estate', 'Cedar View');
    await choose(enabling, 'Service', 'Waste Disposal');
    await enabling.getByRole('button', { name: 'Enable' }).click();
    const price = PLATFORM_FLOW.amountAMonth('₦2,500');
    const lines = [price, PLATFORM_FLOW.coversUnsaid, PLATFORM_FLOW.everyResident('Cedar View')];
    await answer(
      page,
      PLATFORM_FLOW.enable('Waste Disposal', 'Cedar View'),
      lines,
      PLATFORM_FLOW.enableAt('₦2,500').label,
    );
    await expect(said(page, PLATFORM_SENTENCES.serviceEnabled('Waste Disposal', 'Cedar View'))).toBeVisible();
  });
  await test.step('the resident pays a month of each', async () => {
    await comeBack(elsewhere, 'aisha.lawal@cedarview.example', '/pay-services?face=form');
    for (const [service, total] of [
      ['Night Bus', '₦3,550'],
      ['Waste Disposal', '₦2,550'],
    ] as const) {
      await choose(paying, 'Service', service);
      const covers = paying.getByText(SENTENCES.covers('A bus after ten.'));
      await expect(covers).toHaveCount(service === 'Night Bus' ? 1 : 0);
      await choose(paying, 'Number of months', '1 month');
      await payReadBack(elsewhere, PAYING, total);
      await succeeds(elsewhere, PAYING);
      await elsewhere.goto('/pay-services?face=form');
    }
  });
  await test.step('disabled by its row', async () => {
    await choose(paying, 'Service', 'Night Bus');
    await choose(paying, 'Number of months', '1 month');
    await paying.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(paying.getByRole('button', { name: 'Pay ₦3,550' })).toBeVisible();
    await search(page, 'Service or estate', 'night bus');
    await page.getByRole('button', { name: 'Disable of Night Bus' }).click();
    const title = PLATFORM_FLOW.disable('Night Bus', 'Cedar View');
    await answer(page, title, [PLATFORM_FLOW.disabledThen], 'Yes, disable it');
    await expect(rowOf(page, 'Night Bus')).toContainText('Disabled');
    // Who had it on the form already is told so before anything is charged.
    await paying.getByRole('button', { name: 'Pay ₦3,550' }).click();
    await expect(paying.getByRole('button', { name: 'Night Bus' })).toHaveCount(0);
    await expect(paying.getByRole('button', { name: 'Waste Disposal' })).toBeVisible();
  });
});

test('a fee of an estate is created, and what a provider costs is what the next visitor pays', async ({
  page,
  elsewhere,
}) => {
  const creating = formOf(page, MESSAGES.createNewFee);
  const buying = formOf(elsewhere, 'Airtime & Data');
  await comeBack(page, PLATFORM, '/new-fee');
  await choose(creating, 'Estate', 'Palm Court');
  await fillIn(creating, [
    { type: 'Estate Guards', into: 'Fee name' },
    { type: '1200', into: 'Monthly amount' },
    { press: MESSAGES.create },
  ]);
  const lines = [PLATFORM_FLOW.amountAMonth('₦1,200')];
  await answer(
    page,
    PLATFORM_FLOW.newMonthly('Estate Guards', 'Palm Court'),
    lines,
    PLATFORM_FLOW.createAt('₦1,200').label,
  );
  await expect(rowOf(page, 'Estate Guards')).toContainText('₦1,200');
  await isGoodAtEveryWidth(page);

  const set = async (fee: string, change: string) => {
    await page.getByRole('button', { name: /^(Change|Set) fee of Glo$/ }).click();
    const form = formOf(page, 'Set a convenience fee');
    await form.getByLabel('Convenience fee').fill(fee);
    if (fee === 'none') await isGoodAtEveryWidth(page);
    await form.getByRole('button', { name: 'Save' }).click();
    const yes = fee === 'none' ? 'Yes, set it' : PLATFORM_FLOW.feeTo(`₦${fee}`).label;
    await answer(page, PLATFORM_FLOW.feeDialog('Glo'), [change], yes);
  };
  const price = async () => {
    await elsewhere.goto('/airtime');
    await choose(buying, 'Network', 'Glo');
    await fillIn(buying, [
      { type: '08051234567', into: 'Mobile Number' },
      { type: '08051234567', into: 'Confirm Mobile Number' },
      { type: '500', into: 'Amount' },
      { press: 'PAY' },
    ]);
  };
  await set('140', PLATFORM_FLOW.feeChange('₦100', '₦140'));
  await expect(rowOf(page, 'Glo')).toContainText('₦140');
  await price();
  await expect(buying.getByRole('button', { name: 'CONFIRM ₦640' })).toBeVisible();
  await buying.getByRole('button', { name: 'Cancel', exact: true }).click();
  await set('none', PLATFORM_FLOW.feeChange('₦140', PLATFORM_FLOW.noFee));
  await expect(rowOf(page, 'Glo')).toContainText(MESSAGES.serviceUnavailable);
  // Who was shown the fee that there was is told so before anything is charged.
  await price();
  await buying.getByRole('button', { name: 'CONFIRM' }).click();
  await expect(said(elsewhere, MESSAGES.serviceUnavailable)).toBeVisible();
  await set('100', PLATFORM_FLOW.feeChange(PLATFORM_FLOW.noFee, '₦100'));
});
