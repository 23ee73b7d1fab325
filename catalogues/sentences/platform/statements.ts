import { many } from '../count.ts';

/** The heads of statements, on pages and in files. */
export const STATEMENT_WORDS = {
  day: 'Day',
  captured: 'Captured',
  back: 'Given back',
  fees: 'Provider fees',
  revenue: 'Our fees',
  estates: 'For estates',
  out: 'Paid out to us',
  left: 'Held by providers',
  differences: 'Differences',
  estate: 'Estate',
  cameIn: 'Came in',
  ourFees: 'Convenience fees',
  handedOn: 'Paid to the estate',
  owed: 'Owed to the estate',
  payout: 'Payout',
  provider: 'Provider',
  bankDay: 'Bank day',
  state: 'State',
  payments: 'Payments',
  deducted: 'Taken off',
  paid: 'Paid out',
} as const;

/** How a payout stands. */
export const PAYOUT_STATE_WORDS = { paid: 'Paid', 'under-way': 'Under way', failed: 'Failed' } as const;

/** What statements say. */
export const STATEMENT_SENTENCES = {
  title: 'Statements',
  daysCalled: 'Days',
  tabs: { days: 'Days', estates: 'Estates', payouts: 'Payouts' },
  notCompared: 'Not compared yet',
  noDays: 'Nothing has happened on these days yet.',
  noEstates: 'There are no estates yet.',
  noPayouts: 'No payment provider paid out on these days, as far as we have read its books.',
  of: (days: string) => `Statement of ${days}`,
  reconciled: (day: string, when: string, differences: number) =>
    `Last reconciled ${when}, for ${day}: ${differences === 0 ? 'nothing differs' : many(differences, 'difference', 'differences')}`,
  neverReconciled: 'Not reconciled by itself yet',
  notRead: (books: readonly string[]) => `Not read: ${books.join(', ')}`,
  books: { payments: 'payments', vends: 'vends', payouts: 'payouts' },
  owedInAll: (amount: string) => `${amount} owed to estates in all`,
} as const;
