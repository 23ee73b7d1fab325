import type { NotReminded } from '../../reminders.ts';
import { many } from '../count.ts';
import { TITLES } from './titles.ts';

const people = (count: number) => many(count, 'person', 'people');

const WHY: Readonly<Record<NotReminded, (count: number) => string>> = {
  'no-account': (count) => `No account to write to: ${many(count, 'meter', 'meters')}.`,
  unconfirmed: (count) => `Not confirmed yet, so not told what is owed: ${people(count)}.`,
  chose: (count) => `Chose to get no reminders: ${people(count)}.`,
  lately: (count) => `Reminded within the last 3 days: ${people(count)}.`,
};

/** What is said of reminding people who owe. */
export const REMINDERS = {
  title: TITLES.remind,
  // Not as the list calls it: both stand on one screen.
  over: 'How long it is owed',
  overAsk: 'For how long is it owed?',
  least: 'How much is owed at least (optional)',
  most: 'How much is owed at most (optional)',
  since: 'Owed since which day at the latest (optional)',
  sinceAsk: 'Since which day at the latest is it owed?',
  sinceExample: 'e.g. last month',
  sinceUnclear: 'Please give a day, such as 30 September.',
  leastAsk: 'How much is owed at least, in naira?',
  mostAsk: 'How much is owed at most, in naira?',
  sumSmall: 'The sum has to be more than 0.',
  sumLarge: 'That is more than any house owes.',
  sumUnclear: 'Please give a sum in naira, such as 50000.',
  /** A list of one due has others in it, and other sums. */
  ofAll: 'A reminder is of all that somebody owes, and not of one due.',
  onlyOver: (days: string) => `Only houses that have owed something for more than ${days} days.`,
  onlySince: (day: string) => `Only houses that have owed something since ${day} or before.`,
  onlySum: (sum: string) => `Only houses that owe ${sum}.`,
  nobodyExcepted: 'Nobody can be left out of it by name or house: it is for all who owe such a sum for so long.',
  looking: 'Looking who owes',
  sending: 'Writing down the reminders',
  send: 'Look who is reminded',
  dialog: (count: number, owed: string) => `Remind ${people(count)} who owe ${owed}?`,
  /** The first of them, and how many more. */
  whom: (names: readonly string[], more: number) =>
    more > 0 ? `${names.join(', ')} and ${more} more.` : `${names.join(', ')}.`,
  mail: 'Each gets one mail, between 8 in the morning and 7 in the evening, with what their own meter owes.',
  why: WHY,
  yes: (count: number) => ({ label: `Yes, remind ${people(count)}`, formLabel: `Remind ${people(count)}` }),
  no: 'No, remind nobody',
  kept: 'Nobody was reminded.',
  nobody: 'Nobody is there to remind.',
  running: 'Reminders that were asked for are still to be mailed. Please look again when they are.',
  moved: (count: number, owed: string) =>
    `It has changed meanwhile: it would be ${people(count)} who owe ${owed}. Please look at it again.`,
  started: (count: number) =>
    `${people(count)} will be reminded in a moment. How far it is stands under Who owes, Reminders sent.`,
  later: (count: number) =>
    `${people(count)} will be reminded after 8 in the morning. How far it is stands under Who owes, Reminders sent.`,
  log: (count: number, owed: string) => `${people(count)}, ${owed} owed`,
  column: 'Reminded on',
  reminded: (day: string, count: number) =>
    count === 1 ? `Reminded on ${day}` : `Reminded ${count} times, last on ${day}`,
} as const;
