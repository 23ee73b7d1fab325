import { TITLES } from './titles.ts';

const all = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What is said of moving out of a house and into one. */
export const MOVES = {
  title: TITLES.moveOut,
  label: 'Move out',
  whoAsk: 'Who moves out? Give the meter number, the name or the house.',
  day: 'Day of moving out',
  dayAsk: 'On which day? Say "today", or the day, e.g. 2026-11-21.',
  dayExample: 'today',
  noDay: 'Please say "today" or a day, e.g. 2026-11-21',
  today: 'today',
  reason: 'Reason to write off what is owed',
  reasonAsk: 'Why is what is owed written off? It stands in the ledger and in the statement.',
  reasonExample: 'Leave it empty, and the debt stays with the house',
  reasonMissing: 'Please say why it is written off',
  reasonLong: 'Please say it in 200 characters at most',
  looking: 'Looking who lives there',
  sending: 'Noting the move',
  send: 'Look who moves out',
  dialog: (names: readonly string[]) => `Move ${all(names)} out?`,
  house: (address: string, meter: string, day: string) => `${address}, meter ${meter}. Day of moving out: ${day}.`,
  owedStays: (owed: string) => `${owed} is owed. It stays with the house.`,
  owedGoes: (owed: string, why: string) => `${owed} is owed. All of it is written off: ${why}.`,
  restOwed: (rest: string) => `${rest} is owed from after that day. It stays with the house.`,
  nothingOwed: 'Nothing is owed.',
  creditStays: (credit: string) => `${credit} is paid ahead. It stays with the house.`,
  others: (names: readonly string[]) => `Who stays there: ${all(names)}.`,
  since: (name: string, day: string) => `${name} (moved in on ${day})`,
  after:
    'The account and its own purchases stay theirs. The meter is no longer theirs, and they are asked for nothing on it.',
  yes: (names: readonly string[]) => ({
    label: `Yes, move ${all(names)} out`,
    formLabel: `Move ${all(names)} out`,
  }),
  yesGoes: (names: readonly string[], owed: string) => ({
    label: `Yes, move ${all(names)} out and write off ${owed}`,
    formLabel: `Move ${all(names)} out and write off ${owed}`,
  }),
  writeOff: 'Write off what is owed',
  done: (names: readonly string[], address: string, day: string) => `${all(names)} moved out of ${address} on ${day}.`,
  stays: (owed: string) => `${owed} owed stays with the house.`,
  gone: (owed: string) => `${owed} owed was written off.`,
  restStays: (rest: string) => `${rest} owed from after that day stays with the house.`,
  already: (names: readonly string[], day: string) => `That has been done: ${all(names)} moved out on ${day}.`,
  nobody: (address: string) => `Nobody who lives in ${address} has an account.`,
  moved: 'Who lives there has changed meanwhile. Please look at it again.',
  debtMoved: (owed: string) => `What is owed has changed meanwhile: it is ${owed} now. Please look at it again.`,
  debtComing: (coming: string) =>
    `${coming} is being paid for this house just now. Please look at it again in a minute.`,
  needsTwo: (sum: string, limit: string) =>
    `${sum} is more than one person may write off here: two are needed ${limit}. Leave the reason empty, and the debt stays with the house; then ask for it under Update Payment.`,
  toCome: 'That day is still to come. Please note the move once it is there.',
  beforeLast: {
    in: (name: string, day: string) => `${name} moved in on ${day}. Please give that day or a later one.`,
    out: (name: string, day: string) => `${name} moved out on ${day} before. Please give that day or a later one.`,
  },
  owner: 'This is the home owner, who does not live there by this account.',
  noHouse: (words: string) => `No house here is called "${words}". Please give the meter number or the name.`,
  houses: (found: readonly string[]) => `Several houses fit: ${found.join('; ')}. Please give the meter number.`,
  writtenOff: (reason: string) => `Written off at moving out: ${reason}`,
  logStays: (names: readonly string[], owed: string, day: string) =>
    `${all(names)}, on ${day}; ${owed} owed stays with the house`,
  logGone: (names: readonly string[], owed: string, day: string, reason: string) =>
    `${all(names)}, on ${day}; ${owed} owed written off: ${reason}`,
  logPartGone: (names: readonly string[], gone: string, owed: string, day: string, reason: string) =>
    `${all(names)}, on ${day}; ${gone} of ${owed} owed was written off: ${reason}`,
  houseOwes: (address: string, owed: string) => `${address} owes ${owed} from before.`,
  /* lines of a statement */
  line: {
    out: (name: string) => `${name} moved out`,
    takenOut: (name: string) => `${name} was taken out of the household`,
    in: (name: string) => `${name} moved in`,
    youOut: 'You moved out',
    youIn: 'You moved in',
    owedBefore: 'Owed by the house before you moved in',
    aheadBefore: 'Paid ahead by the house before you moved in',
    paidBefore: 'Paid for the house by somebody who lived there before',
    goneBefore: 'Written off: owed by the house from before',
    lessSince: 'Paid or taken off by others after you moved out',
    stays: (owed: string) => `${owed} owed stays with the house`,
    gone: (owed: string, why: string) => `${owed} owed was written off: ${why}`,
    ahead: (credit: string) => `${credit} paid ahead stays with the house`,
  },
} as const;
