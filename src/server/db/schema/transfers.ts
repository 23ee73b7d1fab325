import type { Generated } from 'kysely';
import type { RefundAnswer } from '../../payments/port.ts';

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
  /** Until when who is asking the provider has the row to itself; null: nobody is asking. */
  asked_until: Date | null;
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
 * Money that came by transfer for no order; kobo. It came to a resident's own number, or to one that nobody was given
 * (`account_number`, and `user_id` of whom it is, once that is known). `waiting`: somebody decides (`reason`).
 * `matched`: it is the resident's credit. `returning`: it goes back; `sent_at`: when the provider was first asked for that, and each
 * request is a row of `refund_attempts`. From `by_hand_at` on a person pays it by hand, and the provider is not asked any more.
 */
export interface ArrivalsTable {
  provider: string;
  reference: string;
  amount_kobo: number;
  state: 'waiting' | 'matched' | 'returning' | 'returned';
  reason: string;
  came_at: Date;
  sent_at: Generated<Date | null>;
  next_probe_at: Generated<Date | null>;
  attempts: Generated<number>;
  refund_reference: Generated<string | null>;
  returned_at: Generated<Date | null>;
  account_number: string | null;
  user_id: string | null;
  /** Whose administrator decides; null: the platform's. */
  estate_id: number | null;
  /** Who sent it, as the provider says. */
  sender: string | null;
  decided_by: Generated<string | null>;
  decided_at: Generated<Date | null>;
  /** What the provider last answered to being asked for it back; null: it was not asked yet, or is being asked. */
  last_answer: Generated<RefundAnswer['kind'] | null>;
  by_hand_by: Generated<string | null>;
  by_hand_at: Generated<Date | null>;
  /** Where what was paid by hand came from; null until it was. */
  by_hand_from: Generated<'bank' | 'provider' | null>;
}

/** What an arrival is known by. */
export type ArrivalKey = Pick<ArrivalsTable, 'provider' | 'reference'>;

/** A resident's own account number: any sum, at any time. `estate_id`: the estate that the resident was of when it was opened. */
export interface ResidentAccountsTable {
  provider: string;
  user_id: string;
  estate_id: number;
  account_number: string;
  account_name: string;
  bank: string;
  /** What the provider calls the bank. */
  bank_code: string;
  opened_at: Date;
  /** When the provider was last asked to look for money that it has not noticed. */
  looked_at: Date;
}

/** Up to when a provider's list of what came to residents' numbers was read, and when it is read next. */
interface ReceiptLooksTable {
  provider: string;
  read_to: Date;
  next_at: Date;
}

/** A meter that was charged while somebody may have credit there; written by the data base with the charge. Null: looked at at once. */
interface CreditLooksTable {
  id: Generated<string>;
  meter_number: string;
  next_at: Date | null;
}

/** The tables about transfers. */
export interface TransfersTables {
  transfers: OrderTransfersTable;
  wrong_sums: WrongSumsTable;
  arrivals: ArrivalsTable;
  resident_accounts: ResidentAccountsTable;
  receipt_looks: ReceiptLooksTable;
  credit_looks: CreditLooksTable;
}
