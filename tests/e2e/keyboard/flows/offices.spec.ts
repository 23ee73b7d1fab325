import * as z from 'zod';
import { calls } from '#catalogues/calls/index.ts';
import { callsOf } from '../../estate/office.ts';
import { PLATFORM } from '../../platform/headquarters.ts';
import { comeBack, test } from '../../support/portal.ts';
import { estateRuns } from './estate.ts';
import { ESTATE_CARE_RUNS, PLATFORM_RUNS } from './platform.ts';
import { AT_A_DESK, runAll } from './running.ts';

test.use(AT_A_DESK);

/** Any small file: the token is kept, and each run opens its own page. */
const NOWHERE = '/theme.js';

const Profile = z.object({ user: z.object({ meter_number: z.string() }) });

test('with the keyboard alone an administrator of an estate finds, sets, verifies and uploads', async ({ page }) => {
  // A home owner buys no power, so no levy on this meter stops another test.
  const owner = await callsOf(page, 'owner@cedarview.example');
  const { user } = Profile.parse(await (await owner.get(calls.profile.path)).json());
  await comeBack(page, 'admin@cedarview.example', NOWHERE);
  await runAll(page, estateRuns(user.meter_number));
});

test('with the keyboard alone the platform registers an estate and sets what is paid there', async ({ page }) => {
  await comeBack(page, PLATFORM, NOWHERE);
  await runAll(page, ESTATE_CARE_RUNS);
});

test('with the keyboard alone the platform sets what is sold and said, and answers what is asked', async ({ page }) => {
  await comeBack(page, PLATFORM, NOWHERE);
  await runAll(page, PLATFORM_RUNS);
});
