import type { Row } from '../rows.ts';

const BILL_WIZARD = 'tests/machines/flows/storefront/bills/bill-wizard.test.ts';
const BILL_WIZARD_POWER = 'tests/machines/flows/storefront/bills/bill-wizard-power.test.ts';
const PAY_BILLS = 'tests/machines/flows/storefront/bills/pay-bills.test.ts';
const PAY_BILLS_PAYING = 'tests/machines/flows/storefront/bills/pay-bills-paying.test.ts';

/** Section B of the checklist, Pay Bills and the wizard: each row in short, and its proof. */
export const BILLS_ROWS: readonly Row[] = [
  {
    id: 'B-114',
    says: '/pay-bills is for cable TV and travel bills',
    proof: [PAY_BILLS, 'asks for the biller: DSTV, GOTV, STARTIMES, and travel among them'],
  },
  { id: 'B-115', says: 'Step 1 asks the biller', proof: [PAY_BILLS, 'cannot be left without a biller'] },
  {
    id: 'B-116',
    says: 'Step 2 asks biller, package, smartcard and e-mail, with the fee and CONTINUE',
    proof: [PAY_BILLS, 'asks biller, package, smartcard number and e-mail, with the convenience fee and CONTINUE'],
  },
  {
    id: 'B-117',
    says: 'It verifies the smartcard; a 400 is an invalid number',
    proof: [PAY_BILLS, 'a number that the biller does not know is an Invalid Number, at its field'],
  },
  {
    id: 'B-118',
    says: 'Step 3 shows name, smartcard and e-mail read-only, the fee, PAY',
    proof: [PAY_BILLS_PAYING, 'shows account name, smartcard number and e-mail read-only, the fee, PAY and BACK'],
  },
  {
    id: 'B-119',
    says: 'Payment leads to success or failure',
    proof: [PAY_BILLS_PAYING, 'or to failure: Oops! Transaction Failed, Please Try Again Later'],
  },
  {
    id: 'B-120',
    says: 'An empty name is Please Check Card Number',
    proof: [PAY_BILLS, 'a card that nobody is named for says Please Check Card Number'],
  },
  {
    id: 'B-121',
    says: 'The wizard asks category and product; without one Please Fill Form',
    proof: [BILL_WIZARD, 'says Please Fill Form when %s is missing'],
  },
  {
    id: 'B-122',
    says: 'Its power form asks full name, e-mail, meter number and amount',
    proof: [BILL_WIZARD_POWER, 'step 2 asks full name, e-mail, meter number and amount'],
  },
  {
    id: 'B-123',
    says: 'Its cable details ask e-mail, phone and package',
    proof: [BILL_WIZARD, 'skips the power form: step 3 asks e-mail, phone and package, with BACK and CONTINUE'],
  },
  {
    id: 'B-124',
    says: 'A phone that is not 11 characters is Check Phone Number',
    proof: [BILL_WIZARD, 'the phone %j is no 11 characters: Check Phone Number'],
  },
  {
    id: 'B-125',
    says: 'No package is Please Choose a Package',
    proof: [BILL_WIZARD, 'without a package it says Please Choose a Package'],
  },
  {
    id: 'B-126',
    says: 'Its last cable form has e-mail, smartcard, account name and amount',
    proof: [BILL_WIZARD, 'step 4 asks e-mail and smartcard number, and shows account name and amount'],
  },
  {
    id: 'B-127',
    says: 'Cable skips the power form, and BACK moves two steps',
    proof: [BILL_WIZARD, 'BACK moves two steps, over the power form, to category and product'],
  },
  {
    id: 'B-128',
    says: 'Its fee is 100 by default',
    proof: [BILL_WIZARD, 'is a fixed 100 until the answer of the server stands'],
  },
];
