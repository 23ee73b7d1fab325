import type { StandingName } from '../arrears.ts';
import type { StatementKind } from '../meter-statements.ts';
import { TITLES } from './estate/titles.ts';

/** What the kinds of lines of a statement are called. */
export const STATEMENT_KIND_WORDS: Readonly<Record<StatementKind, string>> = {
  charge: 'Charges',
  payment: 'Payments',
  upload: 'Paid before, uploaded',
  cash: 'Cash',
  correction: 'Corrections',
  move: 'Moves',
  standing: 'How the house stands',
  reminder: 'Reminders',
};

/** How a house stands from a line on. */
export const STANDING_LINES: Readonly<Record<StandingName, string>> = {
  clear: 'Nothing is reminded of any more',
  // That it is so mails nobody: a reminder is somebody's deed, or a day's.
  reminded: 'Something is owed, and power is sold',
  grace: 'Power will stop if it is not paid',
  blocked: 'Power stopped',
  excepted: 'Power is sold by an exception',
  released: 'Power is sold again',
};

/** What is said of the statement of account of a meter. */
export const METER_STATEMENT = {
  title: TITLES.statement,
  holds: TITLES.holdsStatement,
  of: (holder: string, address: string, meter: string, days: string) =>
    `${holder}, ${address}. Meter ${meter}, ${days}.`,
  opening: 'Opening balance',
  carried: 'Carried over',
  closing: 'Closing balance',
  owed: 'Owed',
  inAdvance: 'In advance',
  even: 'Nothing owed',
  columns: {
    date: 'Date',
    what: 'What',
    who: 'Who and why',
    charged: 'Charged',
    paid: 'Paid',
    after: 'Owed after',
    due: 'For',
  },
  ways: { credit: 'From credit', card: 'Card or transfer' },
  order: (orderId: string) => `Order ${orderId}`,
  uploaded: (day: string) => `Paid on ${day}, uploaded`,
  reminded: (sum: string) => `Reminded by mail of ${sum}`,
  remindedPeople: (people: number) => `${people} people`,
  remindedByItself: 'By itself, around the day to be paid by',
  leviesUploaded: 'Development levy, by file',
  byItself: 'Charged by itself',
  payBy: (day: string) => `to be paid by ${day}`,
  meter: 'Meter number',
  whichMeter: 'Which meter? Give its number.',
  choose: 'Give the meter number, and its statement stands here.',
  none: 'Nothing was charged or paid on these days.',
  daysTurned: 'The first day is after the last one.',
  tooLong: 'A statement is of three years at most.',
  same: (owed: string) =>
    `${owed}: the same stands on the dashboard, in the list of who owes and in what the resident sees.`,
  split: (parts: readonly string[]) => parts.join(', '),
  part: (due: string, balance: string) => `${due} ${balance}`,
  paidOldestFirst: 'Payments settle the oldest debt first.',
  pdf: 'PDF',
  left: (day: string) => `You moved out on ${day}. What the house owes since then is not yours.`,
  told: (opening: string, closing: string) => `It opened with ${opening}, and closes with ${closing}.`,
} as const;
