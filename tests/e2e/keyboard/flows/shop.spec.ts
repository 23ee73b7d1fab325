import { test } from '../../support/portal.ts';
import { AT_A_DESK, runAll } from './running.ts';
import { SHOP_RUNS } from './shop.ts';

test.use(AT_A_DESK);

for (const run of SHOP_RUNS)
  test(`with the keyboard alone a visitor runs ${run.flow} to its end`, ({ page }) => runAll(page, [run]));
