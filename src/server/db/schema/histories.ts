/**
 * How many payments of a kind a person made on a day, and in a month; triggers on `orders` keep it, nobody writes it.
 * `since` is the first day in Lagos, like 2026-11-01.
 */
export interface TransactionCountsTable {
  user_id: string;
  kind: string;
  span: 'day' | 'month';
  since: string;
  successful: number;
  successful_kobo: number;
  failed: number;
  pending: number;
}

/** The table about histories. */
export interface HistoriesTables {
  transaction_counts: TransactionCountsTable;
}
