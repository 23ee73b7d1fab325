import { MESSAGES } from '#catalogues/messages.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { VERIFYING } from '#catalogues/sentences/estate/verifying.ts';
import { exported } from '../support/history.ts';
import { comeBack, expect, test } from '../support/portal.ts';
import { ADMIN, callsOf, countIn, fact, isGoodAtEveryWidth, openTab, rowOf, search, signUp } from './office.ts';

const RESIDENTS = '/registered-residents';
const VERIFY = '**/api/service-admin/verify-resident';
const STATUS = '**/api/service-admin/update-status';

test('each list of residents has who belongs there, and who is verified goes from one to the other', async ({
  page,
}) => {
  await signUp(page, 'Ireti', 'Cole');
  await signUp(page, 'Uche', 'Ani');
  await comeBack(page, ADMIN, RESIDENTS);
  const total = await countIn(page, 'TOTAL REGISTERED');
  expect(await countIn(page, 'ALL RESIDENTS')).toBe(total);
  expect((await countIn(page, 'ACTIVE RESIDENTS')) + (await countIn(page, 'INACTIVE RESIDENTS'))).toBe(total);
  await expect(rowOf(page, 'Folake Adisa')).toContainText('Unoccupied');
  expect(await countIn(page, 'REGISTERED METERS')).toBeLessThanOrEqual(total);
  const verified = await countIn(page, 'VERIFIED');
  await expect(rowOf(page, 'Kemi Alade')).toContainText(/\d\d \w{3} \d{4}/);
  await expect(rowOf(page, 'Kemi Alade')).toContainText('Occupied');
  expect(await countIn(page, 'UNVERIFIED')).toBe(total - verified);
  await expect(rowOf(page, 'Ireti Cole')).toContainText(/\d\d \w{3} \d{4}/);
  await expect(rowOf(page, 'Ireti Cole')).not.toContainText('ccupied');
  await isGoodAtEveryWidth(page);

  await test.step('from the list of the unverified', async () => {
    await page.getByRole('button', { name: 'Verify of Uche Ani' }).click();
    await expect(rowOf(page, 'Uche Ani')).toHaveCount(0);
    await expect(page.getByText(ESTATE_SENTENCES.isVerified('Uche Ani'))).toBeVisible();
  });
  await test.step('from RESIDENT INFO, which says so where it is refused', async () => {
    await openTab(page, 'TOTAL REGISTERED');
    await page.getByRole('button', { name: 'DETAILS of Ireti Cole' }).click();
    await expect(page.getByRole('heading', { name: 'RESIDENT INFO' })).toBeVisible();
    await expect(fact(page, 'Email')).toHaveText('ireti.cole@palmcourt.example');
    await page.route(VERIFY, (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('button', { name: 'Verify resident' }).click();
    const yes = page.getByRole('button', { name: VERIFYING.yes('Ireti Cole').formLabel });
    await yes.click();
    const refused = page.getByRole('dialog', { name: 'Verify resident' });
    await expect(refused).toContainText(MESSAGES.networkFailure);
    await expect(page).toHaveURL(new RegExp(`${RESIDENTS}$`));
    await page.unroute(VERIFY);
    await refused.getByRole('button', { name: 'Try again' }).click();
    await yes.click();
    await expect(page.getByText('The resident is verified.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verify resident' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the list' }).click();
  });
  expect(await countIn(page, 'VERIFIED')).toBe(verified + 2);
  await expect(rowOf(page, 'Ireti Cole')).toBeVisible();
});

test('the list that is managed finds one meter, switches who is in and back where that fails, and makes a file', {
  tag: '@desk',
}, async ({ page }) => {
  await comeBack(page, ADMIN, RESIDENTS);
  const total = await countIn(page, 'MANAGE');
  await isGoodAtEveryWidth(page);
  const kemi = rowOf(page, 'Kemi Alade');
  const [meter = ''] = /\d{11}/.exec(await kemi.innerText()) ?? [];

  await search(page, 'Meter number', '');
  await expect(page.getByText(MESSAGES.meterRequired)).toBeVisible();
  await search(page, 'Meter number', meter.slice(0, 8));
  await expect(page.getByText(MESSAGES.residentNotFound)).toBeVisible();
  await search(page, 'Meter number', meter);
  await expect(page.getByRole('switch')).toHaveCount(1);

  const inside = kemi.getByRole('switch', { name: 'Occupied of Kemi Alade' });
  await test.step('a switch shows what it will be, and goes back where that is not taken', async () => {
    const held = Promise.withResolvers<void>();
    await page.route(STATUS, async (route) => {
      await held.promise;
      await route.fulfill({ status: 503, json: {} });
    });
    await expect(inside).toBeChecked();
    await inside.click();
    await expect(inside).not.toBeChecked();
    held.resolve();
    await expect(page.getByRole('alert').filter({ hasText: MESSAGES.networkFailure })).toBeVisible();
    await expect(inside).toBeChecked();
    await page.unroute(STATUS);
  });
  await test.step('a switch that is taken stays, and Refresh reads what others changed', async () => {
    await inside.click();
    await expect(inside).not.toBeChecked();
    await expect(inside).not.toHaveAttribute('aria-busy', 'true');
    await expect(kemi).toContainText('Unoccupied');
    const calls = await callsOf(page, ADMIN);
    const back = await calls.put('/api/service-admin/update-status', { meter_number: meter, status: 'occupied' });
    expect(back.status()).toBe(200);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(inside).toBeChecked();
  });
  await page.getByRole('button', { name: 'View of Kemi Alade' }).click();
  await expect(fact(page, 'Meter number')).toHaveText(meter);
  await isGoodAtEveryWidth(page);
  await page.getByRole('button', { name: 'Back to the list' }).click();

  const { name, rows } = await exported(page);
  expect([name, rows.length]).toEqual(['resident_summary.csv', total]);
  expect(rows.find((row) => row['Meter Number'] === meter)).toMatchObject({
    'First Name': 'Kemi',
    'Last Name': 'Alade',
    Status: 'Occupied',
    Email: 'refused@palmcourt.example',
  });
});
