import type { Row } from '../rows.ts';

const AIRTIME = 'tests/machines/flows/storefront/airtime.test.ts';
const AIRTIME_DATA = 'tests/machines/flows/storefront/airtime-data.test.ts';
const AIRTIME_PAYING = 'tests/machines/flows/storefront/airtime-paying.test.ts';
const CALLS = 'tests/server/price-lists/calls.test.ts';

const INVALID_FORM = 'PAY over an empty form says Invalid Form, and Required Field at each field';
const CONFIRM = 'shows network, phone number and amount with the fee, and has BACK and CONFIRM';
const SUCCESS = 'success is the last step; without an address it does not say that a receipt was sent';
const NUMBER = 'the number %s is answered with: %s';
const AGAIN = 'the number again, as %s, is answered with: %s';
const DATA = 'MOBILE DATA opens the data form, and MOBILE AIRTIME leads back to the first';

/** Section B of the checklist, airtime and data: each row in short, and its proof. */
export const AIRTIME_ROWS: readonly Row[] = [
  {
    id: 'B-078',
    says: '/airtime asks network, number twice and amount, with PAY',
    proof: [AIRTIME, 'asks for network, number twice and amount, calls ETISALAT by its name, and its button is PAY'],
  },
  { id: 'B-079', says: 'There an empty amount is Required Field', proof: [AIRTIME, INVALID_FORM] },
  {
    id: 'B-080',
    says: 'Numbers that differ are Check Phone Number',
    proof: [AIRTIME, 'two numbers that differ say Check Phone Number, and PAY says Invalid Form until they match'],
  },
  { id: 'B-081', says: 'A form with an error is Invalid Form', proof: [AIRTIME, INVALID_FORM] },
  {
    id: 'B-082',
    says: 'On the landing page the form is BUY AIRTIME & DATA',
    proof: [AIRTIME, 'asks for category, network, number twice and amount, and e-mail may be left out'],
  },
  {
    id: 'B-083',
    says: 'Please Confirm Details shows network, number and amount, with BACK and CONFIRM',
    proof: [AIRTIME, CONFIRM],
  },
  { id: 'B-084', says: 'Success and failure are its last steps', proof: [AIRTIME_PAYING, SUCCESS] },
  { id: 'B-085', says: 'A number is 0, 7/8/9, 0/1 and 8 digits', proof: [AIRTIME, NUMBER] },
  { id: 'B-086', says: 'Another number to confirm is Phone Number does not match', proof: [AIRTIME, AGAIN] },
  { id: 'B-087', says: 'A number below 11 digits is Invalid Phone Number', proof: [AIRTIME, NUMBER] },
  { id: 'B-088', says: 'A confirmation below 11 digits is Phone Number Mismatch', proof: [AIRTIME, AGAIN] },
  {
    id: 'B-089',
    says: 'A prefix on no list is accepted',
    proof: [AIRTIME, 'a prefix that is on no list is accepted without a word'],
  },
  { id: 'B-090', says: 'A form that is right leads to step 2', proof: [AIRTIME, CONFIRM] },
  { id: 'B-091', says: 'CAPTURED leads to the purchase call, and success to step 3', proof: [AIRTIME_PAYING, SUCCESS] },
  {
    id: 'B-092',
    says: 'FAILED leads to step 4',
    proof: [AIRTIME_PAYING, 'a failed payment advances to the failure page'],
  },
  {
    id: 'B-093',
    says: 'BACK returns one step and clears the message',
    proof: [AIRTIME, 'BACK returns to the form and clears the message'],
  },
  { id: 'B-094', says: 'BUY DATA asks category, network, plan and number twice', proof: [AIRTIME_DATA, DATA] },
  { id: 'B-095', says: 'MOBILE DATA opens the data form, any other category step 1', proof: [AIRTIME_DATA, DATA] },
  { id: 'B-096', says: 'The other category is MOBILE AIRTIME', proof: [AIRTIME_DATA, DATA] },
  {
    id: 'B-097',
    says: 'The codes are airtel, mtn, glo and etisalat, shown as 9MOBILE',
    proof: [AIRTIME, 'offers airtel, mtn, glo and etisalat, which is called 9MOBILE'],
  },
  {
    id: 'B-098',
    says: 'What a plan keeps goes into its order and its call',
    proof: [AIRTIME_DATA, 'a plan is charged to the kobo, and goes to the server with its name'],
  },
  {
    id: 'B-099',
    says: 'Data providers have a name and plans with name and amount',
    proof: [CALLS, 'the data plans name their networks, 9MOBILE for etisalat, and keep their kobo'],
  },
];
