import type { Page } from '@playwright/test';
import * as z from 'zod';
import { calls } from '#catalogues/calls/index.ts';
import { callsOf } from '../../estate/office.ts';
import { METERS } from '../../support/accounts.ts';
import { comeBack, expect, test } from '../../support/portal.ts';
import { accountRuns, DOOR_RUNS, LEVY_RUNS } from './account.ts';
import { AT_A_DESK, runAll } from './running.ts';

test.use(AT_A_DESK);

const OWNER = 'owner@cedarview.example';

test('with the keyboard alone somebody opens an account, changes it, loses its password and comes in again', ({
  page,
}) => runAll(page, accountRuns(METERS.cedarView)));

test('with the keyboard alone each of the other doors lets in, and Sign out leads back', ({ page }) =>
  runAll(page, DOOR_RUNS));

test('with the keyboard alone a home owner pays a part of the levy', async ({ page }) => {
  const levy = await levyOf(page, OWNER);
  await comeBack(page, OWNER, '/theme.js');
  await runAll(page, LEVY_RUNS);
  // Other tests count on the balance.
  await levy.set();
});

const Profile = z.object({ user: z.object({ meter_number: z.string() }) });
const Owed = z.object({ devLevy: z.number() });

/** The levy of a home owner as it stands now, and what sets it to that again. */
async function levyOf(page: Page, email: string): Promise<{ set(): Promise<void> }> {
  const owner = await callsOf(page, email);
  const { meter_number } = Profile.parse(await (await owner.get(calls.profile.path)).json()).user;
  const admin = await callsOf(page, 'admin@cedarview.example');
  const { devLevy } = Owed.parse(
    await (await admin.get(`${calls.meterName.path}?meter_number=${meter_number}`)).json(),
  );
  return {
    async set() {
      const data = { meter_number, amount: devLevy, servicePayment: 'devlevy' };
      expect((await admin.put(calls.updateServicePayments.path, data)).status()).toBe(200);
    },
  };
}
