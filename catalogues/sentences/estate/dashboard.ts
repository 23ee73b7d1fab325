import { many } from '../count.ts';

/** What is said on the dashboard of an estate. */
export const ESTATE_DASHBOARD = {
  /** How many things wait for whoever administers it; what waits is at most accounts, debts, a run and approvals. */
  needs: [
    ...['Nothing needs you', 'One thing needs you', 'Two things need you', 'Three things need you'],
    'Four things need you',
  ],
  place: (estate: string, meters: number) => `${estate}, ${many(meters, 'meter', 'meters')}`,
  owed: 'Owed to the estate',
  together: 'By all meters together.',
  owedBy: (meters: number) => `Owed by ${many(meters, 'meter', 'meters')}.`,
  owedLong: (meters: number, long: string) =>
    `Owed by ${many(meters, 'meter', 'meters')}, ${long} of it for more than 90 days.`,
  by: (meters: number) => `owed by ${many(meters, 'meter', 'meters')}`,
  whoOwes: 'See who owes',
  nextCharge: 'Charged next',
  byItself: (amount: string, service: string) => `${service}, ${amount}, by itself.`,
  byHand: (service: string, day: number) => `${service}, owed from day ${day} on. Nothing is charged by itself.`,
  underWay: 'Being charged',
  done: (charged: number, lines: number) => `${charged} of ${lines}`,
  seeRun: 'See the run',
  collected: 'Paid of what was charged',
  of: (charged: string, month: string, share: string) => `of ${charged} for ${month}, ${share}%`,
  notCharged: (month: string) => `nothing is charged for ${month} yet`,
  paid: 'Paid',
  open: 'Still open',
  noCharges: 'Nothing was charged in these months',
  ages: 'Ages of debts',
  nothingOwed: 'Nobody owes anything',
  days: 'Days',
  owedIn: 'Owed',
  spans: { to30: '0-30', to60: '31-60', to90: '61-90', over90: '90+' },
  most: 'Who owes most',
  all: (meters: number) => (meters === 1 ? 'The one who owes' : `All ${meters} who owe`),
  for: 'For',
  reminded: 'Last reminded',
  never: 'Never',
  nobody: 'Nobody to remind',
} as const;
