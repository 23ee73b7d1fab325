import type { Generated } from 'kysely';

/** What was paid on to an estate; kobo. */
interface EstatePaymentsTable {
  id: Generated<number>;
  estate_id: number;
  amount_kobo: number;
  /** The bank's day, `YYYY-MM-DD`. */
  day: string;
  /** Of the transfer, as our bank names it. */
  reference: string;
  recorded_by: string;
  recorded_at: Date;
  /** Null: it stands. */
  taken_back_by: string | null;
  taken_back_at: Date | null;
  taken_back_reason: string | null;
}

/** The table of what was paid on to estates. */
export interface EstatePaymentsTables {
  estate_payments: EstatePaymentsTable;
}
