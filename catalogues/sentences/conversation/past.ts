import { many } from '../count.ts';
import { MONEY_BACK } from '../money-back.ts';
import { spanOf } from '../span.ts';

/** What is said of payments that were made before. */
export const PAST_SENTENCES = {
  /** `from` and `to` count rows from 1. */
  listed: (what: string, when: string, from: number, to: number, total: number) =>
    `${what}${when}: ${from === 1 && to === total ? many(total, 'payment', 'payments') : spanOf(from, to, total)}.`,
  wentThrough: (many: string, naira: string) =>
    many === '0' ? 'None of them went through.' : `${many} went through, ${naira} in all.`,
  failed: (many: string) => `${many} failed.`,
  last: (day: string) => `The last was on ${day}.`,
  nothing: (what: string, when: string) => `There is nothing under "${what}"${when}.`,
  /** A payment as an administrator is told it, without its token. */
  found: (orderId: string, amount: string, customer: string, account: string) =>
    `${orderId}: ${amount} by ${customer} for ${account}`,
  inEstate: (estate: string) => ` in ${estate}`,
  topup: (status: string) => `Token: ${status}`,
  untried: 'Not paid',
  toTable: 'Here it is as a table of the portal.',
  end: 'There are no more.',
  beginning: 'These are the first already.',
  /** To who names a place of a list that it does not have. */
  notSoMany: (rows: number) => `The list that stands there has only ${rows}.`,
  tooDeep: 'I cannot list so many together. Say which kind you want to see, or "show as table".',
  levyOnly: 'Your account pays only the development levy, so I list that.',
  elsewhere:
    'Here is what you pay to your estate: power, service charge, development levy and fines. For anything else you buy, look in your e-mail for the receipt.',
  withoutAccount:
    'Bought without an account? Say "payment issues". I send what became of it to the e-mail address of the order.',
  elsewhereThanEstate: 'Here is what is paid to your estate: power, service charge, development levy and fines.',
  all: 'All payments',
  allExport: 'EXPORT ALL PAYMENTS',
  whichFile: 'Each kind of payment has its own file. Which one would you like?',
  file: (name: string) => `Here is ${name}.`,
  onlyYours: 'What somebody else paid I show to them alone. These are the payments of your own account.',
  onlyYourDebt: 'What somebody else owes I tell them alone. This is what you owe.',
  bySum:
    'Payments are not chosen by the least or the most that was paid. These are of any sum; one is found by its own.',
  onlyCsv: 'This list is to be had as CSV alone.',
  noSuchOrder: 'I cannot find a payment of yours with that order number. Please check it, or say "my last payments".',
  nothingBought: 'You have not paid for anything yet.',
  noSuchPayment: 'There is no payment of that kind yet.',
  receipt: (name: string) => `Here is your payment. The receipt is ${name}.`,
  receiptFile: (name: string) => `The receipt is ${name}.`,
  noAddress: 'No e-mail address was given for it, so I cannot e-mail it.',
  payment: 'This is your payment.',
  token: 'This is your token again.',
  noToken: 'No token has come for this payment yet. I keep asking, and e-mail it to you.',
  returned: MONEY_BACK.ofThis,
  mailed: (address: string) => `I have e-mailed it again to ${address}. Please also look in the spam folder.`,
  again: (what: string) => `Last time you paid for this: ${what}. Nothing is charged until you say yes.`,
  onlyToOrder:
    'I have not sent it to anybody else: I e-mail a receipt or a token only to the address of its order. What I do is below, and you can send that on yourself.',
  whichAddress:
    'Nothing was sent, because I do not know that address. Say it, for example "receipt to ada@example.com", and the receipt of this purchase goes there.',
  notAgain: 'You cannot pay for that again from this account.',
  paidFor: (months: string) => `Service is paid for ${months}.`,
  owesNone: (what: string) => `You owe no ${what}.`,
  paidForNone: 'No month of service is paid for in advance.',
  advance: (what: string) => `Paid in advance: ${what}.`,
} as const;
