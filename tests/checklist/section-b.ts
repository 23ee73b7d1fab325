import type { Row } from './rows.ts';
import { AIRTIME_ROWS } from './section-b/airtime.ts';
import { BILLS_ROWS } from './section-b/bills.ts';
import { CONTACT_ROWS } from './section-b/contact.ts';
import { INTERNET_ROWS } from './section-b/internet.ts';
import { LANDING_ROWS } from './section-b/landing.ts';
import { PAYING_ROWS } from './section-b/paying.ts';
import { PRICE_LIST_ROWS } from './section-b/price-lists.ts';
import { PUBLIC_POWER_ROWS } from './section-b/public-power.ts';
import { PURCHASE_ROWS } from './section-b/purchase.ts';

/** Section B of the specification's checklist, the public storefront, in its order. */
export const SECTION_B: readonly Row[] = [
  ...LANDING_ROWS,
  ...PAYING_ROWS,
  ...PURCHASE_ROWS,
  ...PUBLIC_POWER_ROWS,
  ...AIRTIME_ROWS,
  ...INTERNET_ROWS,
  ...BILLS_ROWS,
  ...CONTACT_ROWS,
  ...PRICE_LIST_ROWS,
];
