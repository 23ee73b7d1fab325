import type { Page } from '@playwright/test';
import * as z from 'zod';
import { calls } from '#catalogues/calls/index.ts';
import { callsOf } from '../../estate/office.ts';
import { expect } from '../../support/portal.ts';

/** A home owner, who buys no power: no levy on that meter stops another test. */
export const OWNER = 'owner@cedarview.example';

const Profile = z.object({ user: z.object({ meter_number: z.string() }) });
const Owed = z.object({ devLevy: z.number() });

/** The levy of that meter as it stands now, and what sets it to that again: other tests count on it. */
export async function ownersLevy(page: Page): Promise<{ readonly meter: string; set(): Promise<void> }> {
  const owner = await callsOf(page, OWNER);
  const { meter_number } = Profile.parse(await (await owner.get(calls.profile.path)).json()).user;
  const admin = await callsOf(page, 'admin@cedarview.example');
  const asked = await admin.get(`${calls.meterName.path}?meter_number=${meter_number}`);
  const { devLevy } = Owed.parse(await asked.json());
  return {
    meter: meter_number,
    async set() {
      const data = { meter_number, amount: devLevy, servicePayment: 'devlevy' };
      expect((await admin.put(calls.updateServicePayments.path, data)).status()).toBe(200);
    },
  };
}
