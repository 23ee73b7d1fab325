import { METERS } from '../../support/accounts.ts';
import { comeBack, test } from '../../support/portal.ts';
import { accountRuns, DOOR_RUNS, LEVY_RUNS } from './account.ts';
import { OWNER, ownersLevy } from './owners-levy.ts';
import { AT_A_DESK, runAll } from './running.ts';

test.use(AT_A_DESK);

test('with the keyboard alone somebody opens an account, changes it, loses its password and comes in again', ({
  page,
}) => runAll(page, accountRuns(METERS.cedarView)));

test('with the keyboard alone each of the other doors lets in, and Sign out leads back', ({ page }) =>
  runAll(page, DOOR_RUNS));

test('with the keyboard alone a home owner pays a part of the levy', async ({ page }) => {
  const levy = await ownersLevy(page);
  await comeBack(page, OWNER, '/theme.js');
  await runAll(page, LEVY_RUNS);
  await levy.set();
});
