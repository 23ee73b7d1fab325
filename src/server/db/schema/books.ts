import type { Generated } from 'kysely';
import type { Published } from '#catalogues/books.ts';
import type { StatementDue } from '#catalogues/meter-statements.ts';

/** What an estate spent, or what takes that back. Rows are only added. */
interface SpendingsTable {
  id: Generated<number>;
  estate_id: number;
  /** One of ours by its name, or the words of the estate. */
  head: string;
  /** Below 0 where it takes another one back. */
  amount_kobo: number;
  /** In Lagos, `YYYY-MM-DD`. */
  day: string;
  payee: string;
  note: string;
  /** Which one it takes back; null: none. */
  takes_back: number | null;
  /** What makes a repeat of the same yes harmless; null: written without one. */
  key: string | null;
  made_by: string;
  made_at: Date;
}

/** What an estate was paid in cash, or what takes that back. Rows are only added. */
export interface CashPaymentsTable {
  /** The number of its receipt. */
  id: Generated<number>;
  estate_id: number;
  meter_number: string;
  due: StatementDue;
  /** Below 0 where it takes another one back. */
  amount_kobo: number;
  /** On which it was paid, in Lagos, `YYYY-MM-DD`. */
  day: string;
  payer: string;
  /** Why, where it takes another one back. */
  note: string;
  /** Which one it takes back; null: none. */
  takes_back: number | null;
  /** What makes a repeat of the same yes harmless; null: written without one. */
  key: string | null;
  transaction_id: string;
  made_by: string;
  made_at: Date;
}

/** What came into an estate in a month; of several versions the last one holds. Rows are only added. */
interface EnergyBillsTable {
  id: Generated<number>;
  estate_id: number;
  /** In Lagos, `YYYY-MM`. */
  month: string;
  version: number;
  /** Of a kWh. */
  hundredths: number;
  cost_kobo: number;
  made_by: string;
  made_at: Date;
}

/** What an estate shows to its residents; no row: nothing of it. */
interface PublishedTable {
  estate_id: number;
  what: Published;
  published_by: string;
  published_at: Date;
}

/** The tables of what estates collect and spend. */
export interface BooksTables {
  spendings: SpendingsTable;
  cash_payments: CashPaymentsTable;
  energy_bills: EnergyBillsTable;
  published: PublishedTable;
}
