import * as z from 'zod';
import { MESSAGES } from '#catalogues/messages.ts';
import { METERS } from '../support/accounts.ts';
import { chat, comeBack, expect, say, test } from '../support/portal.ts';
import { ADMIN, callsOf, countIn, search } from './office.ts';

const THEIRS = 'resident@cedarview.example';
const Users = z.object({ users: z.array(z.object({ id: z.string(), email: z.string() })) });

test('nothing of another estate is found, shown or changed: by address, search, chat or call', async ({
  page,
  elsewhere,
}) => {
  const cedar = await callsOf(page, 'admin@cedarview.example');
  const theirs = async () => (await cedar.get('/api/electricity-service/get-resident-summary')).json();
  const before = await theirs();
  const { users } = Users.parse(await (await cedar.get('/api/service-admin/estate-users')).json());
  const id = users.find(({ email }) => email === THEIRS)?.id ?? '';

  await test.step('calls of another program', async () => {
    const palm = await callsOf(page, ADMIN);
    const unknown = '00000000-0000-4000-8000-000000000000';
    const info = (of: string) => palm.get(`/api/users/service-admin/user-dashboard-metrics?user_id=${of}`);
    const told = async (of: string) => {
      const answer = await info(of);
      const { requestId: _, ...said } = z.looseObject({}).parse(await answer.json());
      return [answer.status(), said];
    };
    // One of another estate is the same as one that there is not.
    expect(await told(id)).toEqual(await told(unknown));
    expect((await info(id)).ok()).toBe(false);
    const status = { meter_number: METERS.cedarView, status: 'unoccupied' };
    expect((await palm.put('/api/service-admin/update-status', status)).status()).toBe(400);
    expect((await palm.put('/api/service-admin/verify-resident', { user_id: id })).status()).toBe(400);
  });
  await test.step('addresses and searches', async () => {
    await comeBack(page, ADMIN, `/transactionHistory?resident=${THEIRS}`);
    await expect(page.getByText(MESSAGES.residentNotFound)).toBeVisible();
    await page.goto('/registered-residents');
    await countIn(page, 'MANAGE');
    await search(page, 'Meter number', METERS.cedarView);
    await expect(page.getByText(MESSAGES.residentNotFound)).toBeVisible();
  });
  await test.step('the chat', async () => {
    const log = chat(page);
    await page.goto('/dashboard?face=chat');
    await say(page, `find resident ${METERS.cedarView}`);
    await expect(log.getByText(MESSAGES.residentNotFound)).toBeVisible();
    await say(page, `mark ${METERS.cedarView} unoccupied`);
    await expect(log.getByText(MESSAGES.meterNotFound)).toBeVisible();
    await expect(page.getByText('Zainab')).toHaveCount(0);
  });
  expect(await theirs()).toEqual(before);
  await comeBack(elsewhere, THEIRS, '/dashboard');
  await expect(elsewhere.locator('.dashboard__who')).toContainText('Occupied');
});
