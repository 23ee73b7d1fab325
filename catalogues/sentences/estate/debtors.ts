import type { DebtAge } from '../../debtors.ts';
import { many } from '../count.ts';
import { TITLES } from './titles.ts';

const AGES: Readonly<Record<DebtAge, string>> = {
  to30: '0 to 30 days',
  to60: '31 to 60 days',
  to90: '61 to 90 days',
  over90: 'Over 90 days',
};

/** What is said of who owes an estate, and for how long. */
export const DEBTORS = {
  title: TITLES.debtors,
  ages: AGES,
  owed: 'Owed in all',
  meters: (count: number) => many(count, 'meter', 'meters'),
  told: (amount: string, count: number) => `${many(count, 'meter', 'meters')}: ${amount} owed in all.`,
  ofAge: (age: string, amount: string) => `${age}: ${amount}.`,
  columns: {
    house: 'House',
    resident: 'Resident',
    meter: 'Meter',
    phone: 'Phone',
    owed: 'Owed',
    since: 'Oldest since',
    payBy: 'Pay by',
  },
  debt: 'WHICH DEBT',
  debts: { all: 'Everything', 'service-charge': 'Service charge', 'dev-levy': 'Development levy', fine: 'Fine' },
  over: 'OWED FOR',
  anyTime: 'Any time',
  overs: { 30: 'Over 30 days', 60: 'Over 60 days', 90: 'Over 90 days' },
  since: (day: string) => `Since ${day} or before`,
  sum: 'HOW MUCH',
  from: (owed: string) => `${owed} or more`,
  upTo: (owed: string) => `${owed} or less`,
  between: (least: string, most: string) => `${least} to ${most}`,
  anySum: 'Any sum',
  search: 'Meter, name or house',
  whom: 'Please give a meter number, a name or a house.',
  nobodyFound: 'Nobody like that owes anything.',
  nobody: 'Nobody owes anything.',
  nobodySo: 'Nobody owes such a sum, or for so long.',
  nobodyOf: (due: string) => `Nobody owes any ${due}.`,
  /** Of which due it is, where it is not of all. */
  onlyOf: (due: string) => `${due} alone.`,
  onlySum: (sum: string) => `Those alone who owe ${sum}.`,
  onlyOver: (days: string) => `Those alone who have owed something for more than ${days} days.`,
  onlySince: (day: string) => `Those alone who have owed something since ${day} or before.`,
  noAccount: (holder: string) => `${holder} (no account)`,
  whoOwes: (due: string) => `Who owes ${due.toLowerCase()}`,
  othersOweNothing: 'Whoever is not among these owes nothing.',
  sinceWhen: 'Each row says since when its oldest part is owed.',
  statement: 'Statement',
} as const;
