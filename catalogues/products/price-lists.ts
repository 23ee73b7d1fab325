import type { PriceListName } from '../orders.ts';
import { CABLE_PAY_BILLS } from './cable-pay-bills.ts';
import { CABLE_WIZARD } from './cable-wizard.ts';
import { DATA_PLANS } from './data-plans.ts';
import { INTERNET } from './internet.ts';
import type { PriceList } from './price-list.ts';

/** The built-in price lists. The server's alone: a browser that imported them would load every price there is. */
export const BUILT_IN_PRICE_LISTS = {
  'data-plans': DATA_PLANS,
  internet: INTERNET,
  'cable-pay-bills': CABLE_PAY_BILLS,
  'cable-wizard': CABLE_WIZARD,
} as const satisfies Record<PriceListName, PriceList>;
