import { comeBack, test } from '../../support/portal.ts';
import { AT_A_DESK, runAll } from './running.ts';
import { OWN_TROUBLE_RUNS, TROUBLE_RUNS } from './trouble.ts';

test.use(AT_A_DESK);

for (const run of TROUBLE_RUNS)
  test(`with the keyboard alone a visitor runs ${run.flow} to its end`, ({ page }) => runAll(page, [run]));

test('with the keyboard alone a resident has a token looked after that the meter refuses', async ({ page }) => {
  await comeBack(page, 'resident@cedarview.example', '/theme.js');
  await runAll(page, OWN_TROUBLE_RUNS);
});
