import { METERS } from '../../support/accounts.ts';
import { comeBack, test } from '../../support/portal.ts';
import { accountRuns, DOOR_RUNS, OWNER_RUNS } from './account.ts';
import { AT_A_DESK, runAll } from './running.ts';

test.use(AT_A_DESK);

test('with the keyboard alone somebody opens an account, changes it, loses its password and comes in again', ({
  page,
}) => runAll(page, accountRuns(METERS.cedarView)));

test('with the keyboard alone each of the other doors lets in, and Sign out leads back', ({ page }) =>
  runAll(page, DOOR_RUNS));

test('with the keyboard alone a home owner pays a part of the levy', async ({ page }) => {
  await comeBack(page, 'owner@cedarview.example', '/theme.js');
  await runAll(page, OWNER_RUNS);
});
