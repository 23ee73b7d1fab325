/** What of cash that an estate took itself can be written down. */
export const CASH_LIMITS = {
  /** Kobo of one payment. */
  amount: { least: 100, most: 10_000_000_000 },
  /** Characters of who paid, of what is noted, and of why one is taken back. */
  payer: { least: 2, most: 80 },
  note: 300,
  reason: { least: 2, most: 200 },
  /** Nothing is written down that was paid longer ago, days. */
  daysBack: 1_100,
} as const;
