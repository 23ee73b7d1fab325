import type { Generated } from 'kysely';

/**
 * An account number that an order can be paid to; kobo. `number` counts those of an order. The row is committed before the
 * provider is asked, so that its account is null where nobody heard the answer. `waiting`: money may still come to it, and
 * `next_probe_at` is when that is asked next once its order has been paid otherwise.
 */
export interface OrderTransfersTable {
  provider: string;
  reference: string;
  order_id: string;
  number: number;
  account_number: string | null;
  account_name: string | null;
  bank: string | null;
  amount_kobo: number;
  begun_at: Date;
  expires_at: Date;
  state: 'waiting' | 'paid' | 'over';
  next_probe_at: Date | null;
}

/** A sum that was not the exact one, as the provider told of it: it went back to its sender, and was never ours. */
interface WrongSumsTable {
  provider: string;
  event_id: string;
  reference: string;
  order_id: string;
  amount_kobo: number;
  told_at: Date;
}

/**
 * Money that came to an account number when its order had been paid already; kobo. It goes back: `sent_at` is committed before
 * the provider is asked.
 */
export interface ArrivalsTable {
  provider: string;
  reference: string;
  order_id: string | null;
  amount_kobo: number;
  state: 'returning' | 'returned';
  reason: string;
  came_at: Date;
  sent_at: Date | null;
  next_probe_at: Date | null;
  attempts: Generated<number>;
  refund_reference: string | null;
  returned_at: Date | null;
}

/** The tables about transfers. */
export interface TransfersTables {
  transfers: OrderTransfersTable;
  wrong_sums: WrongSumsTable;
  arrivals: ArrivalsTable;
}
