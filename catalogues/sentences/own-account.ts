import type { ArrivalRule, WaitingReason } from '../arrivals.ts';
import { TITLES } from './estate/titles.ts';

/** What is said of residents' own account numbers, and of money that comes to them. */
export const OWN_ACCOUNT = {
  title: TITLES.accountNumber,
  open: 'Get my account number',
  checking: 'Looking for your account number',
  sending: 'Having your account number opened',
  dialog: {
    title: 'Open an account number of your own?',
    lines: [
      'Whatever is sent to it from any bank app is yours, and pays what you owe as your estate has it. The rest is your credit.',
      'The payment provider gets your name, e-mail address and phone number for it.',
    ],
  },
  yes: { label: 'Yes, open it', formLabel: 'Open it' },
  no: 'Not now',
  kept: 'No account number was opened.',
  opened: (number: string, bank: string, name: string) =>
    `Your account number is ${number} at ${bank}, in the name of ${name}. Whatever is sent to it is yours.`,
  already: (number: string, bank: string) => `Your account number is ${number} at ${bank}.`,
  impossible: 'The payment provider of this portal opens no account numbers.',
  refused:
    'The bank opened no account number for your name, e-mail address and phone number. Please check your profile.',
  notNow: 'No account number can be opened just now. Please try again later.',
  noMeter: 'Your account has no meter, so that there is nothing to pay.',
  none: 'Nothing has come to your account number yet.',
  first: 'You have no account number of your own yet. With one you can pay from any bank app, at any time.',
  cards: { number: 'Account number', credit: 'Your credit' },
  credit: (naira: string) => `Your credit is ${naira}.`,
  states: { waiting: 'Waits', matched: 'Yours', returning: 'Goes back', returned: 'Went back' },
} as const;

/** What an administrator is told of money that came to account numbers: of their estate, or of no estate at all. */
export const ARRIVALS = {
  title: TITLES.arrivals,
  none: 'No money has come to account numbers of your residents.',
  noneOfNobody: 'No money has come to an account number that nobody was given.',
  holds: TITLES.holdsArrivals,
  gone: 'There is no such transfer.',
  decided: 'That was decided already.',
  match: 'Match',
  matchTitle: 'Match a transfer',
  return: 'Send back',
  returnTitle: 'Send a transfer back',
  meter: { label: 'Meter number', ask: 'Whose is it? Please give the meter number.' },
  strange: 'No resident of your estate has this meter number.',
  strangeAnywhere: 'No resident has this meter number.',
  transfer: 'Transfer',
  looking: 'Looking at the transfer',
  matching: 'Matching the transfer',
  sending: 'Sending it back',
  states: { waiting: 'Waits for you', matched: 'Matched', returning: 'Goes back', returned: 'Went back' },
  by: (name: string) => `Decided by ${name}`,
  matchDialog: (amount: string, meter: string) => ({
    title: `Give ${amount} to the resident of meter ${meter}?`,
    lines: ['It becomes their credit, and pays what they owe, the oldest first.', 'It cannot be sent back afterwards.'],
  }),
  returnDialog: (amount: string) => ({
    title: `Send ${amount} back?`,
    lines: ['It goes back to the bank account that it came from.'],
  }),
  matched: (amount: string, name: string) => `${amount} is the credit of ${name}.`,
  returning: (amount: string) => `${amount} goes back. It takes the bank a few days.`,
  yesMatch: (sum: string) => ({ label: `Yes, match ${sum}`, formLabel: `Match ${sum}` }),
  yesReturn: (sum: string) => ({ label: `Yes, send ${sum} back`, formLabel: `Send ${sum} back` }),
  no: 'Leave it',
  kept: 'It still waits.',
  /** Of what does not go back by itself; `since` is a time. */
  stuck: (since: string) => `It does not go back by itself, since ${since}.`,
  stuckWith: (since: string, reason: string) => `It does not go back by itself, since ${since}: ${reason}.`,
  paidBy: (name: string) => `${name} pays it back by hand.`,
  byHand: {
    title: 'Pay a transfer back by hand',
    take: 'Pay by hand',
    takeDialog: (amount: string) => ({
      title: `Pay ${amount} back by hand?`,
      lines: [
        'The payment provider is not asked to send it back any more, so that it goes back once.',
        'Record it here once it is paid.',
      ],
    }),
    yesTake: (sum: string) => ({ label: `Yes, pay ${sum} by hand`, formLabel: `Pay ${sum} by hand` }),
    taken: (amount: string) => `The provider sends ${amount} back no more. Pay it, then record its reference here.`,
    paid: 'It is paid back',
    record: 'Record that it is paid',
    recordDialog: (amount: string, reference: string) => ({
      title: `Record that ${amount} was paid back by hand?`,
      lines: [`Reference: ${reference}.`, 'The transfer ends as gone back. That cannot be taken back.'],
    }),
    yesRecord: (sum: string) => ({ label: `Yes, ${sum} was paid`, formLabel: `${sum} was paid` }),
    recorded: 'Recorded. The transfer is paid back.',
    notWanted: 'No such transfer is to be paid back by hand.',
    underWay:
      'The provider may be sending it this moment. Paid by hand, it would go twice. Try again in a few minutes.',
    notTaken: 'Say first that you pay it by hand, so that the provider does not send it as well.',
    saving: 'Saving',
    kept: 'It is left as it is.',
  },
} as const;

/** What is said of the rule of an estate. */
export const ARRIVAL_RULE = {
  title: 'Money to account numbers',
  label: 'When money comes',
  ask: 'What happens when money comes to the account number of a resident?',
  dialog: (rule: string) => ({
    title: `When money comes: ${rule}?`,
    lines: ['It holds from the next transfer and the next charge on. What was decided before stays as it is.'],
  }),
  already: (rule: string) => `It is so already: ${rule}.`,
  set: (rule: string) => `When money comes: ${rule}.`,
  change: 'Change what happens',
  yes: { label: 'Yes, change it', formLabel: 'Change it' },
  no: 'Leave it as it is',
  kept: 'It stays as it was.',
} as const;

/** What each rule does with money that comes. */
export const RULE_WORDS: Readonly<Record<ArrivalRule, string>> = {
  'oldest-debt-first': 'It pays what they owe, the oldest first',
  'power-only': 'It stays their credit',
  'ask-me': 'It waits for you to decide',
};

/** Why money waits. */
export const WAITING_WORDS: Readonly<Record<WaitingReason, string>> = {
  'unknown-number': 'It came to a number that we did not give to anybody.',
  'not-ours': 'It was paid to another merchant, or not in naira.',
  moved: 'The resident has left the estate, or their account is closed.',
  'ask-me': 'The estate decides about each payment.',
  forgotten: 'It is what of a top-up was for the debt of its meter. Whose top-up it was the data base has forgotten.',
};
