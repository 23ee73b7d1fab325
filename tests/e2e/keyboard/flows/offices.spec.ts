import { PLATFORM } from '../../platform/headquarters.ts';
import { comeBack, test } from '../../support/portal.ts';
import { equip } from './equipped.ts';
import { estateRuns } from './estate.ts';
import { ownersLevy } from './owners-levy.ts';
import { ESTATE_CARE_RUNS, PLATFORM_RUNS } from './platform.ts';
import { AT_A_DESK, runAll } from './running.ts';

test.use(AT_A_DESK);

/** Any small file: the token is kept, and each run opens its own page. */
const NOWHERE = '/theme.js';

test('with the keyboard alone an administrator of an estate finds, sets, verifies and uploads', async ({ page }) => {
  const levy = await ownersLevy(page);
  await equip(page, 'obinna.okeke@cedarview.example');
  await comeBack(page, 'admin@cedarview.example', NOWHERE);
  await runAll(page, estateRuns(levy.meter));
  await levy.set();
});

test('with the keyboard alone the platform registers an estate and sets what is paid there', async ({ page }) => {
  await comeBack(page, PLATFORM, NOWHERE);
  await runAll(page, ESTATE_CARE_RUNS);
});

test('with the keyboard alone the platform sets what is sold and said, and answers what is asked', async ({ page }) => {
  await comeBack(page, PLATFORM, NOWHERE);
  await runAll(page, PLATFORM_RUNS);
});
