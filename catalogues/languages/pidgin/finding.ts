import type { Phrases } from '../language.ts';

/** What is said of payments that are looked for. */
export const FINDING: Phrases = {
  'Find a payment': 'Find one payment',
  'find a payment': 'find one payment',
  'Find a payment{0}[ by its token]{1}{2}': 'Find one payment{0}[ with the token]{1}{2}',
  'Any payment by its order id, a reference, a token, a phone number, a meter, or an amount and a day.':
    'Any payment, by the order id, reference, token, phone number, meter, or the amount and the day.',
  'Looked for payments': 'Find payments',
  'Order or reference': 'Order abi reference',
  'Meter or account': 'Meter abi account',
  'Please give an order id or a reference.': 'Abeg give the order id or reference.',
  'A token has 20 digits.': 'Token dey get 20 digits.',
  'That is no phone number.': 'That one no be phone number.',
  'A meter or account is a number.': 'Meter or account na number.',
  'That is no amount of naira.': 'That one no be naira amount.',
  'SEARCH AS': 'FIND AM AS',
  'As it looks': 'As e dey look',
  'Reference, token, phone or amount': 'Reference, token, phone abi amount',
  'Please give an order id, a reference, a token, a phone number, a meter or an amount.':
    'Abeg give order id, reference, token, phone number, meter or amount.',
  'Payments with the order id or reference {0}': 'Payments wey get the order id or reference {0}',
  'The payment of the token that ends in {0}': 'The payment of the token wey end with {0}',
  'Payments of whoever has the phone number {0}, and for that number':
    'Payments of who get the phone number {0}, and for that number',
  'Payments for the meter or account {0}': 'Payments for the meter abi account {0}',
  'Payments of {0}{1}, with the fee or without it': 'Payments of {0}{1}, with the fee or without am',
  'I do not look for what is formed like a card number. Please give the order id, the phone number, or the amount and the day.':
    'I no dey find wetin look like card number. Abeg give the order id, the phone number, or the amount and the day.',
  'I look for one thing at a time, and did not look for {0}.': 'Na one thing I dey find at a time, so I no find {0}.',
  'No payment of your estate is like that.': 'No payment for your estate dey like that.',
  'No payment is like that.': 'No payment dey like that.',
  'Only the newest {0} are shown. Say the days for older ones.':
    'Na only the newest {0} I show. Talk the days if you want old ones.',
  'I found {0}.': 'I find {0}.',
  'Look for {0} as a reference': 'Find {0} as reference',
  'Look for {0} as an amount': 'Find {0} as amount',
};
