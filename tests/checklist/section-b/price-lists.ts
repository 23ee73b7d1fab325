import type { Row } from '../rows.ts';

const OPEN_BILL = 'tests/server/orders/open-bill.test.ts';
const PRODUCTS = 'tests/catalogues/products.test.ts';

/** Section B of the checklist, the price lists: each row in short, and its proof. */
export const PRICE_LIST_ROWS: readonly Row[] = [
  {
    id: 'B-140',
    says: 'Categories have providers, these have packages with name and amount',
    proof: [PRODUCTS, '%s has every provider of its product, each with packages of a name and an amount'],
  },
  {
    id: 'B-141',
    says: 'The wizard and Pay Bills have a cable list each',
    proof: [PRODUCTS, 'cable has two price lists, one of the wizard and one of the Pay Bills page'],
  },
  {
    id: 'B-142',
    says: 'An order names its list and pays only a price on it',
    proof: [OPEN_BILL, 'a package %s is refused, and no order is left'],
  },
  { id: 'B-143', says: 'Wizard: 25 DSTV packages', proof: [PRODUCTS, 'the wizard has 25 DSTV packages'] },
  {
    id: 'B-144',
    says: 'Wizard: the named DSTV prices',
    proof: [
      PRODUCTS,
      'the wizard sells DSTV PREMIUM at 15800, COMPACT PLUS 10650, COMPACT 6800, CONFAM 4500, YANGA 2500, PADI 1800',
    ],
  },
  { id: 'B-145', says: 'Wizard: DSTV combos up to 24400', proof: [PRODUCTS, 'the wizard has DSTV combos up to 24400'] },
  {
    id: 'B-146',
    says: 'Wizard: the six GOTV prices',
    proof: [
      PRODUCTS,
      'the wizard sells GOTV MAX at 3200, JOLLI 2400, JINJA 1600, LITE 400, LITE quarterly 1050, LITE annual 3100',
    ],
  },
  {
    id: 'B-147',
    says: 'Wizard: 24 STARTIMES plans, 90 to 3800',
    proof: [PRODUCTS, 'the wizard has 24 STARTIMES plans, daily, weekly and monthly, from 90 to 3800'],
  },
  {
    id: 'B-148',
    says: 'Pay Bills: the named DSTV prices',
    proof: [
      PRODUCTS,
      'Pay Bills sells DSTV PREMIUM at 18400, COMPACT PLUS 12400, COMPACT 7900, CONFAM 4615, YANGA 2565, PADI 1850',
    ],
  },
  {
    id: 'B-149',
    says: 'Pay Bills: DSTV up to 28000',
    proof: [PRODUCTS, 'Pay Bills has more DSTV packages, up to 28000'],
  },
  {
    id: 'B-150',
    says: 'Pay Bills: the six GOTV prices',
    proof: [
      PRODUCTS,
      'Pay Bills sells GOTV MAX at 3600, JOLLI 2460, JINJA 1640, LITE 410, quarterly 1080, annual 3180',
    ],
  },
  {
    id: 'B-151',
    says: 'Pay Bills: STARTIMES from 90 to 4200',
    proof: [PRODUCTS, 'Pay Bills has STARTIMES plans from 90 to 4200'],
  },
  { id: 'B-152', says: 'SMILE: 13 plans, 350 to 40000', proof: [PRODUCTS, 'SMILE has 13 plans from 350 to 40000'] },
  { id: 'B-153', says: 'SWIFT: one plan, N/A at 1230', proof: [PRODUCTS, 'SWIFT has one plan, N/A at 1230'] },
  {
    id: 'B-154',
    says: 'SPECTRANET: 27 plans, 3070 to 56820',
    proof: [PRODUCTS, 'SPECTRANET has 27 plans from 3070 to 56820'],
  },
  {
    id: 'B-155',
    says: 'A data plan is a label with its price',
    proof: [PRODUCTS, 'each data plan is a label that names its price'],
  },
  {
    id: 'B-156',
    says: '9MOBILE: 15 plans',
    proof: [PRODUCTS, '9MOBILE has 15 data plans, N50 (24 hrs, 25MB) up to N110,000 (365 days, 120GB)'],
  },
  {
    id: 'B-157',
    says: 'AIRTEL: 16 plans',
    proof: [PRODUCTS, 'AIRTEL has 16 data plans, N99 (1 day, 100MB) to N19,999.02 (30 days, 110GB)'],
  },
  {
    id: 'B-158',
    says: 'GLO: 15 plans',
    proof: [PRODUCTS, 'GLO has 15 data plans, N50 (1 day, 32MB) to N18,000 (30 days, 119GB)'],
  },
  {
    id: 'B-159',
    says: 'MTN: 18 plans',
    proof: [PRODUCTS, 'MTN has 18 data plans, N25 (1 day, 20MB) to N450,000 (365 days, 1500GB)'],
  },
];
