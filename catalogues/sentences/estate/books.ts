import { type Published, SPENDING_HEADS, type SpendingHead } from '../../books.ts';
import { many } from '../count.ts';
import { TITLES } from './titles.ts';

/** What our own heads of spending are called. */
export const HEAD_WORDS: Readonly<Record<SpendingHead, string>> = {
  security: 'Security',
  diesel: 'Diesel',
  cleaning: 'Cleaning',
  repairs: 'Repairs',
  salaries: 'Salaries',
  other: 'Other',
};

const isOurs = (head: string): head is SpendingHead => (SPENDING_HEADS as readonly string[]).includes(head);

/** How a head is called: one of ours in words, any other as the estate has written it. */
export const headCalled = (head: string): string => (isOurs(head) ? HEAD_WORDS[head] : head);

const WHAT: Readonly<Record<Published, string>> = {
  books: 'What was collected and spent',
  energy: 'The energy balance',
};
const SEEN: Readonly<Record<Published, string>> = {
  books:
    'They see, of months that are over, what was collected by service and what was spent by head, in sums. They see no name, nobody you paid, no note, and no payment of one house: what fewer than 3 houses paid of a due in a month is left out.',
  energy:
    'They see, of months that are over, how many kWh came in and what they cost, also of one kWh, how many were sold as tokens, what was paid for these, how many purchases have no kWh, how many were lost, and how often what came in was corrected. They see no name and no purchase of one house: what fewer than 3 houses bought in a month is left out.',
};

/** What is said of what an estate collects and spends. */
export const BOOKS = {
  title: TITLES.books,
  tabs: { months: 'Months', services: 'Collected', cash: 'In cash', heads: 'Spent', spendings: 'Every spending' },
  period: 'MONTHS',
  periods: {
    year: 'The last 12 months',
    this: 'This month',
    last: 'Last month',
    three: 'The last 3 months',
    calendar: 'This year',
  },
  columns: {
    month: 'Month',
    collected: 'Collected',
    spent: 'Spent',
    left: 'Left',
    service: 'Service',
    head: 'Head',
    share: 'Share',
    day: 'Day',
    amount: 'Amount',
    payee: 'To whom',
    note: 'Note',
    by: 'Written by',
    takesBack: 'Takes back',
    id: 'Number',
  },
  total: 'Together',
  collectedBy: 'Collected by service',
  spentBy: 'Spent by head',
  rest: 'Everything else',
  portalOnly: 'Paid through this portal, without power.',
  alsoCash: (paid: string, cash: string) => `${paid} paid through this portal, without power, and ${cash} in cash.`,
  withFees: (paid: string, fees: string) => `With fees of ${fees}: ${paid}.`,
  shown: 'Shown to residents',
  shownNote: 'Sums of months that are over, and no names.',
  isShown: 'Yes',
  isNotShown: 'No',
  showIt: 'Show it',
  showNoMore: 'Show it no more',
  told: (days: string, collected: string, spent: string, left: string) =>
    `${days}: ${collected} collected, ${spent} spent, ${left} left.`,
  spentOn: (head: string, sum: string) => `${head}: ${sum}.`,
  leftOut: (houses: number) => `What fewer than ${houses} houses paid of a due in a month is left out.`,
  overOnly: 'Of months that are over.',
  none: 'Nothing was collected or spent in these months.',
  noneSpent: 'Nothing was written down as spent in these months.',
  noneCollected: 'Nothing was collected in these months.',
  notPublished: 'Your estate does not show what it collected and spent.',
  noMonths: (most: number) => `Please name months, the earlier first, ${most} at most.`,
  first: 'Write down what the estate spends, and it stands here by head.',
  /* writing down what was spent */
  spending: {
    title: TITLES.noteSpending,
    amount: 'Amount',
    amountAsk: 'How much was spent?',
    amountRequired: 'Please say how much was spent, in naira',
    amountUnclear: 'Please give the sum in naira, e.g. 250000',
    amountSmall: 'A spending is at least ₦1',
    amountLarge: 'A spending is at most ₦10,000,000,000',
    head: 'Head',
    headAsk: 'What was it spent on? Security, diesel, cleaning, repairs, salaries, other, or a word of your own.',
    headExample: 'Diesel',
    headNeeded: 'Please say what it was spent on, in 2 to 40 characters',
    day: 'Day',
    dayAsk: 'On which day?',
    dayExample: '2026-11-27',
    noDay: 'Please give a day, e.g. 2026-11-27',
    payee: 'To whom',
    payeeAsk: 'Who was paid?',
    payeeExample: 'Total filling station',
    payeeNeeded: 'Please say who was paid, in 2 to 80 characters',
    note: 'Note',
    noteAsk: 'Anything to note? It may be left out.',
    noteExample: '300 litres for the generator',
    noteLong: 'Please note it in 300 characters at most',
    send: 'Write it down',
    looking: 'Looking at that head',
    sending: 'Writing it down',
    dialog: (sum: string, head: string) => `Write down ${sum} spent on ${head}?`,
    to: (payee: string, day: string) => `Paid to ${payee} on ${day}.`,
    noteIs: (note: string) => `Note: ${note}`,
    soFar: (head: string, month: string, sum: string) => `${head} in ${month} so far: ${sum}.`,
    newHead: (head: string) => `"${head}" is a new head of your estate.`,
    never: 'It is never changed. A wrong one is taken back by a line of its own.',
    yes: (sum: string) => ({ label: `Yes, write down ${sum}`, formLabel: `Write down ${sum}` }),
    no: 'No, write nothing',
    kept: 'Nothing was written down.',
    noted: (sum: string, head: string, day: string) => `Written down: ${sum} for ${head} on ${day}.`,
    already: (sum: string, head: string, day: string) =>
      `${sum} for ${head} on ${day} stands there already. Another one like it needs another note.`,
    dayToCome: 'That day is still to come.',
    dayLongAgo: 'That day is more than three years ago.',
    manyHeads: (most: number) =>
      `An estate has ${many(most, 'head', 'heads')} of its own at most. Please use one of them.`,
    notThere: 'There is no such spending.',
    takenBack: 'Taken back',
    takesBack: (id: number) => `Takes number ${id} back`,
    number: (id: number) => `Number ${id}`,
    back: {
      label: 'Take it back',
      title: TITLES.spendingBack,
      one: (sum: string, head: string, day: string) => `${sum} for ${head} on ${day}`,
      reason: 'Reason',
      ask: 'Why is it taken back?',
      example: 'It was written down twice',
      needed: 'Please say why, in 2 to 200 characters',
      sending: 'Taking it back',
      dialog: (one: string) => `Take back ${one}?`,
      because: (reason: string) => `Reason: ${reason}`,
      after: 'Both lines stay, and the sums are as if it had not been.',
      yes: (sum: string) => ({ label: `Yes, take ${sum} back`, formLabel: `Take ${sum} back` }),
      no: 'No, leave it',
      kept: 'It stays as it is.',
      gone: 'Please choose the spending in the list.',
      done: (sum: string, head: string) => `Taken back: ${sum} for ${head}.`,
    },
  },
  /* what residents are shown */
  publishing: {
    title: TITLES.publish,
    what: WHAT,
    seen: SEEN,
    whatField: 'What',
    whatAsk: 'What is to be shown, or no more?',
    wantedField: 'Shown to residents',
    wantedAsk: 'Shall residents see it?',
    wanted: { true: 'Show it', false: 'Show it no more' },
    send: 'Change it',
    looking: 'Looking how it is',
    sending: 'Changing it',
    dialog: {
      true: (what: string) => `${what}: show it to your residents?`,
      false: (what: string) => `${what}: show it to your residents no more?`,
    },
    noMore: 'They see nothing of it from then on. You see it as before.',
    more: {
      books: ['Heads are shown by their names, those that you wrote yourselves, too.'],
      energy: [],
    },
    yes: {
      true: { label: 'Yes, show it to residents', formLabel: 'Show it to residents' },
      false: { label: 'Yes, show it no more', formLabel: 'Show it no more' },
    },
    no: 'No, leave it as it is',
    kept: 'It stays as it is.',
    already: {
      true: (what: string) => `${what}: residents see it already.`,
      false: (what: string) => `${what}: residents do not see it.`,
    },
    done: {
      true: (what: string) => `${what}: your residents see it from now on.`,
      false: (what: string) => `${what}: your residents see it no more.`,
    },
  },
} as const;
