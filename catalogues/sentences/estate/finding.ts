import type { PaymentSought } from '../../payments-sought.ts';
import { many } from '../count.ts';

/** What payments are looked for by, in words. */
const BY: Readonly<Record<PaymentSought, string>> = {
  reference: 'Order or reference',
  token: 'Token',
  phone: 'Phone number',
  account: 'Meter or account',
  amount: 'Amount',
};

const UNREADABLE: Readonly<Record<PaymentSought, string>> = {
  reference: 'Please give an order id or a reference.',
  token: 'A token has 20 digits.',
  phone: 'That is no phone number.',
  account: 'A meter or account is a number.',
  amount: 'That is no amount of naira.',
};

/** What is said where payments are looked for. */
export const FINDING = {
  by: BY,
  unreadable: UNREADABLE,
  byLabel: 'SEARCH AS',
  asItLooks: 'As it looks',
  search: 'Reference, token, phone or amount',
  searchNeeds: 'Please give an order id, a reference, a token, a phone number, a meter or an amount.',
  soughtAs: {
    reference: (sought: string) => `Payments with the order id or reference ${sought}`,
    token: (ending: string) => `The payment of the token that ends in ${ending}`,
    phone: (sought: string) => `Payments of whoever has the phone number ${sought}, and for that number`,
    account: (sought: string) => `Payments for the meter or account ${sought}`,
    amount: (sought: string, days: string) => `Payments of ${sought}${days}, with the fee or without it`,
  },
  /* What is formed like a card's number is hidden before anything sees it, and nothing is found by dots. */
  hidden:
    'I do not look for what is formed like a card number. Please give the order id, the phone number, or the amount and the day.',
  leftOut: (what: string) => `I look for one thing at a time, and did not look for ${what}.`,
  noneHere: 'No payment of your estate is like that.',
  noneAnywhere: 'No payment is like that.',
  more: (shown: number) => `Only the newest ${shown} are shown. Say the days for older ones.`,
  listed: (count: number) => `I found ${many(count, 'payment', 'payments')}.`,
  asReference: (sought: string) => `Look for ${sought} as a reference`,
  asAmount: (sought: string) => `Look for ${sought} as an amount`,
} as const;
