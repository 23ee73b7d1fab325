import type { Generated } from 'kysely';

/**
 * A refund that does not get to the card; kobo. `wanted`: the payer's bank account is asked for, or was given and not sent yet;
 * `under-way`: sent to the provider with an account. Of one that was paid by hand, from where.
 */
interface RefundDetailsTable {
  refund_key: string;
  order_id: string;
  amount_kobo: number;
  state: 'wanted' | 'under-way' | 'done';
  asked_at: Date;
  by_hand_reference: Generated<string | null>;
  by_hand_from: Generated<'bank' | 'provider' | null>;
  by_hand_by: Generated<string | null>;
  by_hand_at: Generated<Date | null>;
}

/**
 * A bank account that a payer gave. The number is sealed (`keys/sealed.ts`), `ending` its last four digits; `told`: the bank named the
 * holder. Once it was sent, or shown to whoever pays by hand, there is no other, unless it was refused.
 */
interface RefundAccountsTable {
  refund_key: string;
  number: number;
  bank: string;
  sealed: string;
  /** The id of the key that it is sealed with; null: a server of an older version did. */
  sealed_by: Generated<string | null>;
  ending: string;
  name: string;
  told: boolean;
  given_at: Date;
  sent_at: Generated<Date | null>;
  /** When whoever pays by hand saw it; from then on the provider is not asked to send anything there. */
  shown_at: Generated<Date | null>;
  refused_at: Generated<Date | null>;
}

/** The tables about refunds that need an account. */
export interface RefundAccountsTables {
  refund_details: RefundDetailsTable;
  refund_accounts: RefundAccountsTable;
}
