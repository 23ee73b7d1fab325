import type { Generated, JSONColumnType } from 'kysely';
import type { OrderKind } from '#catalogues/orders.ts';
import type { DifferenceKind } from '#catalogues/platform.ts';
import type { Token } from '#catalogues/tokens.ts';

/** The sandbox payment provider's own books; the portal reads them over HTTP only. */
export interface SandboxPaymentsTable {
  order_id: string;
  merchant_id: string;
  amount_kobo: number;
  currency: string;
  name: string;
  email: string;
  narration: string;
  status: 'open' | 'captured' | 'failed' | 'refunded';
  trans_id: string | null;
  card_ending: string | null;
  message: string | null;
  captured_at: Date | null;
  /** What the sandbox took of it; null while it is not paid, and of what was paid before it took any. */
  fee_kobo: Generated<number | null>;
  refund_key: string | null;
  refund_reference: string | null;
  refunded_kobo: Generated<number>;
  refunded_at: Generated<Date | null>;
  /** Of a payment by transfer; null: by card. */
  account_number: Generated<string | null>;
  account_expires_at: Generated<Date | null>;
  /** The account of the merchant's customer that it came to, of its own accord; null: it was asked for. */
  to_account: Generated<string | null>;
}

/** An account number that the sandbox keeps for a customer of the merchant. */
interface SandboxAccountsTable {
  account_number: string;
  holder: string;
  name: string;
  email: string;
}

/** What was paid for a session of the sandbox payment provider after its first capture. */
export interface SandboxCapturesTable {
  trans_id: string;
  order_id: string;
  amount_kobo: number;
  fee_kobo: number;
  captured_at: Date;
  refund_key: Generated<string | null>;
  refund_reference: Generated<string | null>;
  refunded_kobo: Generated<number>;
  refunded_at: Generated<Date | null>;
}

/** What payers' banks take back in the sandbox payment provider's books. */
export interface SandboxChargebacksTable {
  id: string;
  order_id: string;
  amount_kobo: number;
  status: 'open' | 'won' | 'lost';
  due_at: Date;
  opened_at: Date;
}

/** The sandbox vendor's own books: what it was sent, and what it vended. */
export interface SandboxVendsTable {
  reference: string;
  kind: Generated<OrderKind>;
  provider: string | null;
  account: string;
  package: string | null;
  amount_kobo: number;
  sends: number;
  executions: number;
  outcome: 'vended' | 'refused' | null;
  token: string | null;
  units: string | null;
  other_tokens: JSONColumnType<readonly Token[], string | undefined>;
  first_sent_at: Date;
  /** When it was vended first. */
  vended_at: Generated<Date | null>;
}

/** A difference that the sandboxes' records tell of and their books do not; `reference` is an order's id. */
export interface SandboxDifferencesTable {
  id: Generated<number>;
  kind: DifferenceKind;
  reference: string;
  made_at: Date;
}

/** The sandboxes' own books, which the portal reads over HTTP alone. */
export interface SandboxTables {
  sandbox_payments: SandboxPaymentsTable;
  sandbox_chargebacks: SandboxChargebacksTable;
  sandbox_captures: SandboxCapturesTable;
  sandbox_accounts: SandboxAccountsTable;
  sandbox_vends: SandboxVendsTable;
  sandbox_differences: SandboxDifferencesTable;
}
