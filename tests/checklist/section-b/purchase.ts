import type { Row } from '../rows.ts';

const CALLS = 'tests/catalogues/calls.test.ts';
const INTERNET_PAYING = 'tests/machines/flows/storefront/internet-paying.test.ts';
const OPEN_BILL = 'tests/server/orders/open-bill.test.ts';
const PAY_BILL = 'tests/server/orders/pay-bill.test.ts';
const PAY_BILLS = 'tests/machines/flows/storefront/bills/pay-bills.test.ts';
const PUBLIC_POWER_PAYING = 'tests/machines/flows/storefront/public-power-paying.test.ts';
const PURCHASE_CALL = 'tests/machines/flows/storefront/purchase-call.test.ts';
const VALIDATE_BILL = 'tests/server/vending/validate-bill.test.ts';

const OPEN_CALL = '%s is %s %s, open to anybody';
const CODES = 'the codes that go with a purchase: vtu, pay_bill and internet, electricity and cable_tv';
const PREFIX = 'on the screen %s, the id of an order of %s begins with %s';

/** Section B of the checklist, the purchase call, verification, codes and order ids: each row in short, and its proof. */
export const PURCHASE_ROWS: readonly Row[] = [
  { id: 'B-037', says: 'The purchase is POST /api/bills/pay_bill', proof: [CALLS, OPEN_CALL] },
  {
    id: 'B-038',
    says: 'It carries account, amount, service, provider and transaction',
    proof: [PAY_BILL, 'a report of %s for %s is refused, and what was paid is looked up all the same'],
  },
  {
    id: 'B-039',
    says: 'And the e-mail for data and bills, the service type for cable, both for power',
    proof: [PURCHASE_CALL, 'of %s with %o carries %o, and nothing more beside what is bought'],
  },
  {
    id: 'B-040',
    says: 'For power its amount is amount plus fee',
    proof: [PUBLIC_POWER_PAYING, 'opens the card widget for amount and fee, and a capture leads to the purchase call'],
  },
  {
    id: 'B-041',
    says: 'Its answer is read for status and, for power, the token',
    proof: [PAY_BILL, '%s that was paid for is delivered by the portal itself, and answered again the same'],
  },
  {
    id: 'B-042',
    says: '200 is success, inline Transaction Successful',
    proof: [INTERNET_PAYING, 'it is a single screen: no steps, and its result stands in the message area'],
  },
  {
    id: 'B-043',
    says: '400 is Transaction Failed',
    proof: [PAY_BILL, '%s that the vendor refuses is paid back in full, and its buyer is told so'],
  },
  {
    id: 'B-044',
    says: 'Any other status is Server Error',
    proof: [
      PUBLIC_POWER_PAYING,
      'while nobody knows what became of it (%s), Server Error stands with the money, the order, and never a failure',
    ],
  },
  { id: 'B-045', says: 'An account is verified by POST /api/bills/validate_bill', proof: [CALLS, OPEN_CALL] },
  {
    id: 'B-046',
    says: 'Its answer names the account holder',
    proof: [VALIDATE_BILL, 'the holder of a %s is named, the same each time'],
  },
  {
    id: 'B-047',
    says: 'An unknown number is 400, Invalid Number',
    proof: [VALIDATE_BILL, 'a %s that the provider does not know is an Invalid Number'],
  },
  {
    id: 'B-048',
    says: 'An empty name is Please Check Card Number',
    proof: [PAY_BILLS, 'a card that nobody is named for says Please Check Card Number'],
  },
  { id: 'B-049', says: 'Service codes are vtu, pay_bill and internet', proof: [PAY_BILL, CODES] },
  { id: 'B-050', says: 'Service types are electricity and cable_tv', proof: [PAY_BILL, CODES] },
  { id: 'B-051', says: 'Orders of airtime and of the wizard begin with AIRTIME', proof: [OPEN_BILL, PREFIX] },
  {
    id: 'B-052',
    says: 'Orders of power begin with POWER, as in one variant do internet and Pay Bills',
    proof: [OPEN_BILL, PREFIX],
  },
  { id: 'B-053', says: 'Orders of internet on the landing page begin with DATA', proof: [OPEN_BILL, PREFIX] },
];
