import type { Row } from '../rows.ts';

const INTERNET = 'tests/machines/flows/storefront/internet.test.ts';
const INTERNET_PAYING = 'tests/machines/flows/storefront/internet-paying.test.ts';
const PRODUCTS = 'tests/catalogues/products.test.ts';
const PURCHASE_CALL = 'tests/machines/flows/storefront/purchase-call.test.ts';
const STORE_PAGE = 'tests/portal/landing/store-page.test.tsx';

const FORM = 'has provider, package, full name, e-mail, account or user ID, a read-only amount, the fee and PAY';
const SINGLE = 'it is a single screen: no steps, and its result stands in the message area';

/** Section B of the checklist, internet: each row in short, and its proof. */
export const INTERNET_ROWS: readonly Row[] = [
  {
    id: 'B-100',
    says: '/data is BUY INTERNET',
    proof: [STORE_PAGE, '%s is headed %s and opens its purchase by itself'],
  },
  { id: 'B-101', says: 'It asks provider, package, full name and e-mail, with the fee', proof: [INTERNET, FORM] },
  {
    id: 'B-102',
    says: 'And account or user id and amount, with PAY and an image',
    proof: [STORE_PAGE, 'the internet page shows an image, in words too'],
  },
  { id: 'B-103', says: 'Its button can be pressed', proof: [INTERNET, FORM] },
  {
    id: 'B-104',
    says: 'Everything is required, and the e-mail address must be one',
    proof: [INTERNET, 'every field is required, and the e-mail address has to be one'],
  },
  {
    id: 'B-105',
    says: 'A product fetches its fee, a package fills in the amount',
    proof: [INTERNET, 'choosing a product fetches its fee, and choosing a package fills in the amount'],
  },
  { id: 'B-106', says: 'The landing form is a single screen with a message area', proof: [INTERNET_PAYING, SINGLE] },
  { id: 'B-107', says: 'CAPTURED leads to the purchase call and a message', proof: [INTERNET_PAYING, SINGLE] },
  {
    id: 'B-108',
    says: 'FAILED is Transaction Failed',
    proof: [
      INTERNET_PAYING,
      'FAILED says Transaction Failed in the message area with what becomes of the money, and can be tried again',
    ],
  },
  {
    id: 'B-109',
    says: 'A window closed otherwise is Error',
    proof: [
      INTERNET_PAYING,
      'a card window that is closed without a result says Error, and the same order can still be paid',
    ],
  },
  {
    id: 'B-110',
    says: 'The page has form, success and failure; FAILED skips to failure',
    proof: [INTERNET_PAYING, 'a FAILED result skips to the failure step'],
  },
  {
    id: 'B-111',
    says: 'What the purchase keeps goes into its order and its call',
    proof: [INTERNET_PAYING, 'PAY opens the card widget, and CAPTURED leads to the purchase with service internet'],
  },
  {
    id: 'B-112',
    says: 'It is a virtual topup, and 100 stands as its fee at first',
    proof: [PURCHASE_CALL, '%s is a virtual topup, with a fee of 100 until the server has answered'],
  },
  {
    id: 'B-113',
    says: 'Providers have a name and packages with name and amount',
    proof: [PRODUCTS, '%s has every provider of its product, each with packages of a name and an amount'],
  },
];
