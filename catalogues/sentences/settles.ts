import { formatCount } from './count.ts';

/** What is said of the debts that a payment settles, before it is paid. */
export const SETTLES = {
  whole: (names: string) => `The oldest debt is paid first: ${names} in full.`,
  some: (amount: string, name: string) => `The oldest debt is paid first: ${amount} of ${name}.`,
  both: (names: string, amount: string, name: string) =>
    `The oldest debt is paid first: ${names} in full, and ${amount} of ${name}.`,
  /** `more`: so many others besides those that are named. */
  others: (names: string, more: number) => `${names} and ${formatCount(more)} more`,
  since: (day: string) => `the charge of ${day}`,
  stays: (amount: string) => `${amount} stays on your account for what comes.`,
  nothing: 'Nothing of it is owed now: all of it stays on your account for what comes.',
} as const;
