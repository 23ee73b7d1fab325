import { formatCount } from '../count.ts';

/** Sentences of our own on the pages of a platform administrator; what is done there is worded in PLATFORM_SENTENCES. */
export const PLATFORM_PAGES = {
  /** The first thing that the platform's dashboard says. */
  pendingNow: (topups: number) =>
    topups === 1 ? '1 top-up is paid and not delivered' : `${formatCount(topups)} top-ups are paid and not delivered`,
  paidFor: (naira: string) => `${naira} paid for them.`,
  noFaults: 'No fault of the portal was reported.',
  firstFault: 'What goes wrong in the portal itself is reported here, under the reference that the person was shown.',
  faultNeeded: 'Please enter the reference that the person was shown.',
  noSuchFault: 'No fault was reported under this reference.',
  estateNeeded: 'Please give the name of an estate',
  noEstatesYet: 'There are no estates yet',
  invited: (names: string) => `Invited: ${names}`,
  invitedInVain: (names: string) => `Link expired: ${names}`,
  firstEstate: 'Register the first one under REGISTER NEW ESTATES ADMIN.',
  noneActive: 'No estate is active.',
  noneInactive: 'Every estate is active.',
  serviceNeeded: 'Please give the name of a service, a fee or an estate',
  noServicesYet: 'There are no services yet',
  firstService: 'Create the first one under Create New Service.',
  noFeesYet: 'There are no fees yet',
  firstFee: 'Create the first one under Create New Fee.',
  serviceNotFound: 'There is no such service, fee or estate.',
  noProviders: 'There are no providers.',
  ofEstate: (estate: string) => `Of ${estate}`,
  noRequestsYet: 'There are no requests yet',
  firstRequest: 'What administrators ask for will appear here.',
  noOwnRequests: 'You have made no requests yet',
  firstOwnRequest: 'Choose above what you would like to ask for.',
  noRequestsSo: 'No request matches that.',
  referenceNeeded: 'Please give a transaction reference',
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  notSent: 'Not sent yet',
  lastAnswer: (answer: string) => `Last answer: ${answer}`,
  age: (time: string) => `${time} ago`,
  inCase: (since: string, last: string | null, next: string | null) =>
    `Open for ${since}${last === null ? '' : `, last tried ${last}`}${next === null ? '' : `, next try ${next}`}`,
  markedForRefund: (reason: string, by: string | null) => `For refund${by === null ? '' : ` by ${by}`}: ${reason}`,
  tokenCame: (order: string, token: string) => `${order} is delivered. Its token is ${token}.`,
  delivered: (order: string) => `${order} is delivered.`,
  refunded: (order: string) => `${order} is paid back.`,
  dayNeeded: 'Please choose a real day. Leave To empty for one day',
  tooManyDays: (most: number) => `At most ${most} days at once, please`,
  comparedOn: (days: string, when: string) => `${days}, compared ${when}`,
  booksAgree: 'Agrees',
  booksDiffer: 'Differs',
  noNotice: 'There is no notice.',
  tables: 'Every table that you may open.',
} as const;

/** What a difference between two books is called. */
export const DIFFERENCE_WORDS = {
  'captured-unknown-here': 'Captured there, unknown here',
  'not-captured-there': 'Captured here only',
  'amount-differs': 'Amounts differ',
  'refunded-there-only': 'Refunded there only',
  'refunded-here-only': 'Refunded here only',
  'delivered-here-only': 'Delivered here only',
  'vended-there-only': 'Vended there only',
  'vend-amount-differs': 'Vend amounts differ',
  'vended-twice': 'Vended twice',
  'ledger-differs': 'The ledger differs',
  'paid-out-unknown-here': 'Paid out, unknown here',
  'paid-out-amount-differs': 'Paid out otherwise',
  'paid-out-twice': 'Paid out twice',
  'payout-does-not-add-up': 'The payout does not add up',
  'payout-failed': 'The payout failed',
  'not-paid-out': 'Not paid out',
  'capture-unreadable': 'A payment there cannot be read',
  'vend-unreadable': 'A vend there cannot be read',
  'payout-unreadable': 'A payout cannot be read',
} as const;

/** How a request stands, in a row. */
export const REQUEST_STATE_WORDS = { open: 'Open', done: 'Done', declined: 'Declined' } as const;
