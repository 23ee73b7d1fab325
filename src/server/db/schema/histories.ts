interface Counts {
  kind: string;
  span: 'day' | 'month';
  since: string;
  successful: number;
  successful_kobo: number;
  failed: number;
  pending: number;
}

/**
 * How many payments of a kind a person made in an estate (0: in none) on a day, and in a month; triggers on `orders` keep
 * it, nobody writes it. `since` is the first day in Lagos, like 2026-11-01.
 */
export interface TransactionCountsTable extends Counts {
  user_id: string;
  estate_id: number;
}

/** The same of a whole estate; several rows, `part`, make up each. */
export interface EstateTransactionCountsTable extends Counts {
  estate_id: number;
  part: number;
}

/** The tables about histories. */
export interface HistoriesTables {
  transaction_counts: TransactionCountsTable;
  estate_transaction_counts: EstateTransactionCountsTable;
}
