import type { Row } from '../rows.ts';

const AIRTIME_PAYING = 'tests/machines/flows/storefront/airtime-paying.test.ts';
const CALLS = 'tests/catalogues/calls.test.ts';
const CARD_WIDGET = 'tests/portal/chat/card-widget.test.ts';
const INTERNET_PAYING = 'tests/machines/flows/storefront/internet-paying.test.ts';
const MAILBOX = 'tests/server/receipts/mailbox.test.ts';
const OPEN_BILL = 'tests/server/orders/open-bill.test.ts';
const PAY_BILL = 'tests/server/orders/pay-bill.test.ts';
const PAY_BILLS_PAYING = 'tests/machines/flows/storefront/bills/pay-bills-paying.test.ts';
const PRICE_LISTS_CALLS = 'tests/server/price-lists/calls.test.ts';
const PUBLIC_POWER_CHECKS = 'tests/machines/flows/storefront/public-power-checks.test.ts';
const PUBLIC_POWER_PAYING = 'tests/machines/flows/storefront/public-power-paying.test.ts';
const SESSION_FEES = 'tests/portal/accounts/session-fees.test.ts';
const STOREFRONT_TROUBLE = 'tests/e2e/storefront-trouble.spec.ts';

const TOTAL = 'the total of %s is its amount plus the fee of its provider';
const NOT_LOADED = 'where the card script cannot be loaded, airtime and Pay Bills say so each in its own words';

/** Section B of the checklist, fees and the card widget: each row in short, and its proof. */
export const PAYING_ROWS: readonly Row[] = [
  {
    id: 'B-018',
    says: 'After a captured payment our own server delivers',
    proof: [PAY_BILL, '%s that was paid for is delivered by the portal itself, and answered again the same'],
  },
  {
    id: 'B-019',
    says: 'The receipt, for power with its token, goes to the buyer by mail',
    proof: [MAILBOX, "a visitor buys %s, and the receipt arrives in the buyer's mailbox with a PDF"],
  },
  {
    id: 'B-020',
    says: 'The success screen of power shows the token',
    proof: [
      PUBLIC_POWER_PAYING,
      'success shows the token, says that a receipt was e-mailed, and offers to send it again and to go home',
    ],
  },
  {
    id: 'B-021',
    says: 'Choosing a provider starts the look-up of its fee',
    proof: [PUBLIC_POWER_CHECKS, 'choosing a provider looks up its fee, and another provider has its own looked up'],
  },
  {
    id: 'B-022',
    says: 'Fee and provider are kept in session storage as Fee and Service',
    proof: [SESSION_FEES, 'it stands under the names Fee and Service, in naira'],
  },
  {
    id: 'B-023',
    says: 'The fee look-up is GET /api/bills/single_provider_fees',
    proof: [CALLS, '%s is %s %s, open to anybody'],
  },
  {
    id: 'B-024',
    says: 'A fee look-up that is not 200 is Service Unavailable',
    proof: [PRICE_LISTS_CALLS, 'a provider that has no fee set, and one that there is not, are Service Unavailable'],
  },
  {
    id: 'B-025',
    says: 'No fee set is Service Unavailable at payment, free of charge is not',
    proof: [OPEN_BILL, 'a provider without a fee is unavailable, and one that is free of charge is not'],
  },
  { id: 'B-026', says: 'The fee comes from the server, by provider', proof: [OPEN_BILL, TOTAL] },
  { id: 'B-027', says: 'The total is amount plus fee', proof: [OPEN_BILL, TOTAL] },
  {
    id: 'B-028',
    says: "Paying opens the card widget from the provider's script",
    proof: [STOREFRONT_TROUBLE, NOT_LOADED],
  },
  {
    id: 'B-029',
    says: 'The widget is given merchant, name, e-mail, amount, NGN, order id and callbacks',
    proof: [OPEN_BILL, 'an order says what is bought, for whom, what it costs, and begins the widget with the total'],
  },
  {
    id: 'B-030',
    says: 'The widget reports CAPTURED or FAILED, with trans_id or transId',
    proof: [CARD_WIDGET, 'a card that was refused is reported as FAILED, its transaction under either of its names'],
  },
  {
    id: 'B-031',
    says: 'A script that is not ready: Oops! Server or Network Error',
    proof: [STOREFRONT_TROUBLE, NOT_LOADED],
  },
  {
    id: 'B-032',
    says: 'The same for airtime: Opps! Server or network error',
    proof: [AIRTIME_PAYING, 'a card script that did not load says so in the words of airtime'],
  },
  {
    id: 'B-033',
    says: 'CAPTURED leads to the purchase call',
    proof: [AIRTIME_PAYING, 'a capture leads to the purchase call with the service code of airtime'],
  },
  {
    id: 'B-034',
    says: 'FAILED shows Transaction Failed, or the failure step',
    proof: [
      INTERNET_PAYING,
      'FAILED says Transaction Failed in the message area with what becomes of the money, and can be tried again',
    ],
  },
  {
    id: 'B-035',
    says: 'A window closed without a result says Error for airtime and the wizard',
    proof: [AIRTIME_PAYING, 'a widget that was closed without a result says Error, and that nothing was charged'],
  },
  {
    id: 'B-036',
    says: 'On Pay Bills only the waiting ends',
    proof: [
      PAY_BILLS_PAYING,
      'a card window that is closed without a result only ends the waiting: no Error, and nothing was charged',
    ],
  },
];
