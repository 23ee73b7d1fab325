import type { Payout, PayoutLine } from '../../payments/port.ts';

/** What a payment provider paid out to us, kobo; `posted_at`: when the ledger had it, from then on it stays as it is. */
interface PayoutsTable {
  provider: string;
  payout_id: string;
  status: Payout['status'];
  amount_kobo: number;
  fee_kobo: number;
  deducted_kobo: number;
  paid_kobo: number;
  made_at: Date;
  /** `YYYY-MM-DD`. */
  bank_day: string | null;
  read_at: Date;
  posted_at: Date | null;
}

/** What a payout is made of; kobo. */
interface PayoutLinesTable {
  provider: string;
  payout_id: string;
  kind: PayoutLine['kind'];
  reference: string;
  order_id: string | null;
  amount_kobo: number;
  fee_kobo: number;
  at: Date;
}

/** The tables about what was paid out to us. */
export interface PayoutsTables {
  payouts: PayoutsTable;
  payout_lines: PayoutLinesTable;
}
