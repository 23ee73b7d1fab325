import type { Row } from '../rows.ts';

const LANDING_MENU = 'tests/e2e/landing-menu.spec.ts';
const OPEN_BILL = 'tests/server/orders/open-bill.test.ts';
const PRODUCTS = 'tests/catalogues/products.test.ts';
const PUBLIC_POWER = 'tests/machines/flows/storefront/public-power.test.ts';
const PUBLIC_POWER_CHECKS = 'tests/machines/flows/storefront/public-power-checks.test.ts';
const PUBLIC_POWER_PAYING = 'tests/machines/flows/storefront/public-power-paying.test.ts';
const PURCHASE_CALL = 'tests/machines/flows/storefront/purchase-call.test.ts';
const STOREFRONT_QUESTIONS = 'tests/machines/assistant/storefront/storefront-questions.test.ts';

const VERIFIED = 'a verified meter moves to confirm, with its number and the name on it read-only, BACK and PAY';
const EMPTY = 'its button is there to be pressed, and an empty form says what is missing';
const UNCHECKED = 'a check without an answer (%s) moves on and says so, and paying waits until the check has succeeded';
const OPENS = 'opens the card widget for amount and fee, and a capture leads to the purchase call';
const FAILURE = 'a failed payment shows the failure page at once, with what becomes of the money and the order';
const SUCCESS = 'success shows the token, says that a receipt was e-mailed, and offers to send it again and to go home';

/** Section B of the checklist, public power: each row in short, and its proof. */
export const PUBLIC_POWER_ROWS: readonly Row[] = [
  {
    id: 'B-054',
    says: 'Six distribution companies sell power',
    proof: [PRODUCTS, 'power comes from the six distribution companies'],
  },
  {
    id: 'B-055',
    says: 'Their codes are lower case when sent',
    proof: [OPEN_BILL, 'every provider of public power is taken by its code in small letters, and no other'],
  },
  {
    id: 'B-056',
    says: 'The landing page still says IKEDC',
    proof: [LANDING_MENU, 'each of the five entries of the landing page opens its own form, and FAQ the help articles'],
  },
  {
    id: 'B-057',
    says: 'Who asks for a company that is not served is told, and shown the six',
    proof: [STOREFRONT_QUESTIONS, '%s: it is told so plainly and shown the six, and the amount is kept'],
  },
  {
    id: 'B-058',
    says: 'Form, confirm, success, failure',
    proof: [PURCHASE_CALL, 'public power has a form, a confirmation and an end page: %s'],
  },
  {
    id: 'B-059',
    says: 'The form asks provider, meter number, e-mail and amount, with the fee',
    proof: [PUBLIC_POWER, 'asks for provider, meter number, e-mail and amount, with the convenience fee below'],
  },
  {
    id: 'B-060',
    says: 'Confirm has meter number and name read-only, BACK and PAY',
    proof: [PUBLIC_POWER_CHECKS, VERIFIED],
  },
  { id: 'B-061', says: 'The form can be submitted on the landing page', proof: [PUBLIC_POWER, EMPTY] },
  {
    id: 'B-062',
    says: 'All four are required; empty provider or amount is Required Field',
    proof: [PUBLIC_POWER, EMPTY],
  },
  {
    id: 'B-063',
    says: 'The amount is a number, and not 0',
    proof: [PUBLIC_POWER, 'an amount of %s is answered with: %s'],
  },
  {
    id: 'B-064',
    says: "A provider's own least amount applies",
    proof: [PUBLIC_POWER, 'the least amount is that of the provider where it has one of its own'],
  },
  {
    id: 'B-065',
    says: 'Choosing a provider fetches its fee',
    proof: [PUBLIC_POWER_CHECKS, 'choosing a provider looks up its fee, and another provider has its own looked up'],
  },
  {
    id: 'B-066',
    says: 'A verified meter moves to confirm with the name on it',
    proof: [PUBLIC_POWER_CHECKS, VERIFIED],
  },
  {
    id: 'B-067',
    says: 'A 400 of the check is Invalid Number',
    proof: [PUBLIC_POWER_CHECKS, 'a meter number that is %s is asked for again: %s'],
  },
  {
    id: 'B-068',
    says: 'Any other failure of it is Service Unavailable, said at confirm',
    proof: [PUBLIC_POWER_CHECKS, UNCHECKED],
  },
  {
    id: 'B-069',
    says: 'Paying then waits for the check, which can be repeated there',
    proof: [PUBLIC_POWER_CHECKS, UNCHECKED],
  },
  {
    id: 'B-070',
    says: 'PAY opens the widget, CAPTURED leads to the purchase call',
    proof: [PUBLIC_POWER_PAYING, OPENS],
  },
  { id: 'B-071', says: 'FAILED jumps to the failure page', proof: [PUBLIC_POWER_PAYING, FAILURE] },
  {
    id: 'B-072',
    says: 'Cancelling the widget ends the waiting',
    proof: [
      PUBLIC_POWER_PAYING,
      'closing the widget only ends the waiting: nothing is called an error, and the same order opens again',
    ],
  },
  {
    id: 'B-073',
    says: 'Success shows the token and that a receipt was e-mailed',
    proof: [PUBLIC_POWER_PAYING, SUCCESS],
  },
  {
    id: 'B-074',
    says: "Success asks Didn't get a receipt? and offers to send it again",
    proof: [PUBLIC_POWER_PAYING, SUCCESS],
  },
  {
    id: 'B-075',
    says: 'Failure says Oops! Transaction Failed, Please Try Again Later',
    proof: [PUBLIC_POWER_PAYING, FAILURE],
  },
  {
    id: 'B-076',
    says: 'Both end screens have BACK TO HOME, which begins anew',
    proof: [PURCHASE_CALL, 'BACK TO HOME on the end page (%s) begins anew'],
  },
  {
    id: 'B-077',
    says: 'What the purchase keeps goes into its order and its call',
    proof: [PUBLIC_POWER_PAYING, OPENS],
  },
];
