import type { PriceListName } from '#catalogues/orders.ts';

/** The environment variable that names the file which replaces each price list. */
export const PRICE_LIST_VARIABLES = {
  'data-plans': 'PRICE_LIST_DATA_PLANS',
  internet: 'PRICE_LIST_INTERNET',
  'cable-pay-bills': 'PRICE_LIST_CABLE_PAY_BILLS',
  'cable-wizard': 'PRICE_LIST_CABLE_WIZARD',
} as const satisfies Record<PriceListName, string>;
