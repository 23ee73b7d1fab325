import type { OrderKind } from './orders.ts';

/** Which estates a list holds (S2 section 2, DECISIONS 39). */
export const ESTATE_LISTS = ['all', 'active', 'inactive'] as const;

/** One of the lists of estates. */
export type EstateList = (typeof ESTATE_LISTS)[number];

/**
 * What a platform administrator sets up for an estate that its residents pay by the month: a service or a fee (S2 section
 * 2). Both are paid in Pay For Services.
 */
export const MONTHLY_KINDS = ['service', 'fee'] as const;

/** A service or a fee. */
export type MonthlyKind = (typeof MONTHLY_KINDS)[number];

/** Services that an estate begins with, by the ids that registering one sends (S2 section 9): power. */
export const FIRST_SERVICE_IDS = [1] as const;

/** What each product is called where an operator stops selling it, and where somebody is told so. */
export const SOLD_AS: Readonly<Record<OrderKind, string>> = {
  power: 'Estate power',
  'public-power': 'Public power',
  airtime: 'Airtime',
  data: 'Mobile data',
  internet: 'Internet',
  cable: 'Cable TV',
  service: 'Estate services',
  'dev-levy': 'The development levy',
  fine: 'A fine',
};

/** What people are told of who runs the portal: whose it is, when support is there, and where. */
export const OPERATOR_FACTS = ['name', 'hours', 'address'] as const;

/** One of these. */
export type OperatorFact = (typeof OPERATOR_FACTS)[number];

/** What of an estate can be changed: its name, and what its residents are told of where it is and how its office is reached. */
export const ESTATE_DETAILS = ['name', 'address', 'phone', 'email'] as const;

/** One of these. */
export type EstateDetail = (typeof ESTATE_DETAILS)[number];

/** Those that an estate's own administrator changes; the name is the platform's. */
export const OFFICE_DETAILS = ['address', 'phone', 'email'] as const satisfies readonly EstateDetail[];

/** One of these. */
export type OfficeDetail = (typeof OFFICE_DETAILS)[number];

/** What an administrator asks the platform for (S2 section 2, Request pages). */
export const REQUEST_KINDS = ['new-fee', 'enable-service', 'new-service', 'new-estate'] as const;

/** One kind of request. */
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** What becomes of a request. */
export const REQUEST_STATES = ['open', 'done', 'declined'] as const;

/** How a request stands. */
export type RequestState = (typeof REQUEST_STATES)[number];

/** What a reconciliation compares (MONEY, I20): our orders and ledger with the provider's and the vendor's own books. */
export const DIFFERENCES = [
  'captured-unknown-here',
  'not-captured-there',
  'amount-differs',
  'refunded-there-only',
  'refunded-here-only',
  'delivered-here-only',
  'vended-there-only',
  'vend-amount-differs',
  'vended-twice',
  'ledger-differs',
  'paid-out-unknown-here',
  'paid-out-amount-differs',
  'paid-out-twice',
  'payout-does-not-add-up',
  'payout-failed',
  'not-paid-out',
  'capture-unreadable',
  'vend-unreadable',
  'payout-unreadable',
] as const;

/** One kind of difference between two books. */
export type DifferenceKind = (typeof DIFFERENCES)[number];

/** The books of others that ours are compared with: captures and refunds, what was vended, and what was paid out to us. */
export const BOOKS = ['payments', 'vends', 'payouts'] as const;

/** One of these books. */
export type BookName = (typeof BOOKS)[number];

/** How a payout of a payment provider stands. */
export const PAYOUT_STATES = ['paid', 'under-way', 'failed'] as const;

/** Which book a difference is of. */
export const BOOK_OF: Readonly<Record<DifferenceKind, BookName>> = {
  'captured-unknown-here': 'payments',
  'not-captured-there': 'payments',
  'amount-differs': 'payments',
  'refunded-there-only': 'payments',
  'refunded-here-only': 'payments',
  'ledger-differs': 'payments',
  'delivered-here-only': 'vends',
  'vended-there-only': 'vends',
  'vend-amount-differs': 'vends',
  'vended-twice': 'vends',
  'paid-out-unknown-here': 'payouts',
  'paid-out-amount-differs': 'payouts',
  'paid-out-twice': 'payouts',
  'payout-does-not-add-up': 'payouts',
  'payout-failed': 'payouts',
  'not-paid-out': 'payouts',
  'capture-unreadable': 'payments',
  'vend-unreadable': 'vends',
  'payout-unreadable': 'payouts',
};

/** Days that a reconciliation, or a report of top-ups, covers at most. */
export const MOST_REPORT_DAYS = 92;

/** Top-ups that a report lists at most; the file has all of them. */
export const MOST_REPORT_ROWS = 20_000;
