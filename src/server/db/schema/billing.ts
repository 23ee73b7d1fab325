import type { Generated } from 'kysely';

/** One posting; its entries sum to zero. An order has at most one posting of a kind. */
interface LedgerTransactionsTable {
  id: Generated<string>;
  order_id: string | null;
  kind: string;
  narration: string;
  at: Date;
}

/** One line of a posting, in kobo. */
interface LedgerEntriesTable {
  id: Generated<number>;
  transaction_id: string;
  account: string;
  amount_kobo: number;
}

/** The tables about what is owed. */
export interface BillingTables {
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
}
