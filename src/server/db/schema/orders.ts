import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { CardRefusal } from '#catalogues/card-refusals.ts';
import type { CaseKind } from '#catalogues/cases.ts';
import type { MeterType, OrderKind, OrderState, PriceListName, Screen } from '#catalogues/orders.ts';
import type { DifferenceKind } from '#catalogues/platform.ts';
import type { Company } from '#catalogues/products/companies.ts';
import type { Token } from '#catalogues/tokens.ts';
import type { Voucher } from '#catalogues/vouchers.ts';

/**
 * An order; amounts in kobo, fixed when it is made. `next_probe_at` is its job: when somebody must look at it next, null
 * when nobody has to. `claimed_until` and `claimed_by` are the lease of whoever is looking.
 */
export interface OrdersTable {
  order_id: string;
  kind: OrderKind;
  /** Null: a visitor's, which whoever holds the idempotency key may read. */
  user_id: string | null;
  /** Null: power of an estate. */
  provider: string | null;
  /** A meter, a phone, a smartcard or an internet account. */
  destination_account: string;
  /** Of power: which kind the meter is; null: nobody said, and it takes tokens. */
  meter_type: Generated<MeterType | null>;
  /** The verified holder; empty where nobody verifies it. */
  account_name: Generated<string>;
  /** What was chosen from the price list; null where the buyer named the amount. */
  package: string | null;
  price_list: PriceListName | null;
  screen: Screen | null;
  phone: string | null;
  estate_id: number | null;
  /** Who supplies the estate's meter, as the estate had it when the order was made; null: as the operator has set. */
  company: Generated<Company | null>;
  /** The estate's service that is paid, and for how many months; null for everything else. */
  service_id: Generated<number | null>;
  months: Generated<number | null>;
  /** What the months cost less than for an apartment that is occupied. */
  reduction_kobo: Generated<number>;
  amount_kobo: number;
  fee_kobo: number;
  /** What of a top-up goes to what its meter owes: credit of its buyer once it is delivered, and spent on that at once (decision 208). */
  debt_kobo: Generated<number>;
  /** All three. */
  total_kobo: number;
  currency: 'NGN';
  state: OrderState;
  email: string;
  customer_name: string;
  narration: string;
  idempotency_key: string;
  body_hash: string;
  /** What the provider's widget is begun with, as JSON; null until the provider knows of the order. */
  widget: string | null;
  /** What the provider calls the order that its window was handed out under; null where that is the order's id. */
  payment_reference: Generated<string | null>;
  /** Numbers of a payment that browsers named, the newest first: where to look, and nothing that is believed. */
  payment_hints: Generated<string[]>;
  /** When a person has looked the order up with its provider and found no payment; null: nobody has. */
  looked_up_at: Generated<Date | null>;
  created_at: Date;
  updated_at: Date;
  captured_at: Date | null;
  next_probe_at: Date | null;
  /** When its provider was heard to have something for it that was not known: it is asked about first. Null: never. */
  heard_at: Generated<Date | null>;
  attempts: Generated<number>;
  /** Steps that failed one after another, by a fault and not by an answer. */
  failed_steps: Generated<number>;
  claimed_until: Date | null;
  claimed_by: string | null;
  /** Something was heard of it since it was claimed, so that it is due again when it is given back. */
  look_again: Generated<boolean>;
  last_vendor_answer: string | null;
  /** The trace that it was made in, as a `traceparent`; null: nobody follows it. */
  trace: Generated<string | null>;
  /** Why the bank did not approve the card that was tried last, as the provider said it. */
  card_refusal: CardRefusal | null;
}

/** What a provider captured for an order; a reference pays for one order. */
interface PaymentsTable {
  order_id: string;
  provider: string;
  reference: string;
  amount_kobo: number;
  currency: string;
  merchant_id: string;
  recorded_at: Date;
}

/** When it is asked whether somebody paid an order again that is paid; a row goes once that is asked no more. */
interface SecondLooksTable {
  order_id: string;
  paid_at: Date;
  look_at: Date;
}

/** What was captured for an order beside the payment that pays for it: it goes back, and then `next_look_at` is null. */
interface FurtherPaymentsTable {
  provider: string;
  reference: string;
  order_id: string;
  amount_kobo: number;
  recorded_at: Date;
  refund_key: string;
  looks: Generated<number>;
  next_look_at: Date | null;
  returned_at: Generated<Date | null>;
  refund_reference: Generated<string | null>;
}

/** A payment that was one too many. */
export type FurtherPayment = Selectable<FurtherPaymentsTable>;

/** What the payer's bank takes back of a payment; `due_at`: until when it has to be answered, null where that is not said. */
interface ChargebacksTable {
  provider: string;
  id: string;
  order_id: string;
  reference: string;
  amount_kobo: number;
  status: 'open' | 'won' | 'lost';
  due_at: Date | null;
  opened_at: Date;
  ended_at: Date | null;
  next_look_at: Date | null;
}

/** One request for a refund. The row is committed before it is sent. */
export interface RefundAttemptsTable {
  refund_key: string;
  number: number;
  sent_at: Date;
  answer: Generated<string | null>;
  answered_at: Generated<Date | null>;
  /** The number of the payer's account that it was asked with; null: with none. */
  account: Generated<number | null>;
}

/** One send to the vendor. The row is committed before the send; `first_missing_at` is the first 'reference unknown' since. */
export interface VendAttemptsTable {
  order_id: string;
  number: number;
  vendor: string;
  vendor_reference: string;
  sent_at: Date;
  answer: string | null;
  answered_at: Date | null;
  first_missing_at: Date | null;
  /** Why the vendor refused for certain, so that nothing is asked or sent under this reference any more; null: it has not. */
  refusal: string | null;
}

/** What was delivered, of any product; a row never changes and never goes. Without a token where the product has none. */
export interface TokensTable {
  order_id: string;
  token: string | null;
  units: string | null;
  /** The tokens beside it, as the vendor gave them. */
  other_tokens: JSONColumnType<readonly Token[], string | undefined>;
  tariff: string | null;
  vat_kobo: number | null;
  debt_kobo: number | null;
  receipt_no: string | null;
  /** What came as PINs. */
  vouchers: JSONColumnType<readonly Voucher[], string | undefined>;
  vendor: string;
  delivered_at: Date;
}

/** A token that its buyer has typed into the meter. */
interface TokenLoadsTable {
  order_id: string;
  digits: string;
  loaded_at: Date;
}

/** Money on its way back. */
interface RefundsTable {
  order_id: string;
  amount_kobo: number;
  reason: string;
  key: string;
  due_at: Date;
  accepted_at: Date | null;
  refund_reference: string | null;
}

/** An order that a platform administrator wants paid back; it is never sent again (MONEY, I4). */
export interface RefundMarksTable {
  order_id: string;
  reason: string;
  marked_by: string;
  marked_at: Date;
}

/** Webhooks that were taken, each once. */
interface WebhookEventsTable {
  provider: string;
  event_id: string;
  order_id: string;
  received_at: Date;
}

/**
 * Something that a person may have to look at (MONEY, I19): an order, because of what was paid or vended, or because a step of ours
 * keeps failing; money that came for none; or a difference between books. One open case of each kind. The data base refuses one of several
 * or of none. `settlement/cases.ts` and `reconciliation/difference-cases.ts` open and close them, `cases/` gives them an owner.
 */
interface CasesTable {
  id: Generated<number>;
  order_id: Generated<string | null>;
  arrival_provider: Generated<string | null>;
  arrival_reference: Generated<string | null>;
  difference_kind: Generated<DifferenceKind | null>;
  difference_about: Generated<string | null>;
  kind: Generated<CaseKind>;
  reason: string;
  opened_at: Date;
  last_probe: Date | null;
  next_probe: Date | null;
  closed_at: Date | null;
  /** Who closed it by hand; null: it is open, or closed by itself. */
  closed_by: Generated<string | null>;
  closed_because: Generated<string | null>;
  /** The platform administrator who looks at it. */
  owner_id: Generated<string | null>;
  owned_at: Generated<Date | null>;
  /** When administrators were mailed of it. */
  told_at: Generated<Date | null>;
}

/**
 * `order`: somebody has to decide; `step`: something has to be mended, and the case ends with it; `refund`: the order's money does not
 * get back by itself; `unheard`: nobody can say whether it was paid. They end with the order at the latest. `paid-twice` and `chargeback` outlive it.
 */
export type OrderCaseKind = Exclude<CaseKind, 'arrival' | 'difference'>;

/** When a receipt was sent again, for the limit of DECISIONS 24. */
interface ReceiptSendsTable {
  order_id: string;
  sent_at: Date;
}

/** Who was asked and did not answer, so often one after another, by all servers together; a row goes with the next answer. */
interface SilencesTable {
  name: string;
  unanswered: number;
  since: Date;
}

/** How much was asked of somebody within a window of time, by all servers together; `granted`: of that what was granted last. */
interface QuestionBudgetsTable {
  name: string;
  window_at: Date;
  used: number;
  granted: number;
}

/** How far a provider's list of what was captured of late has been read, and when it is read again. */
interface CaptureLooksTable {
  provider: string;
  reach: 'recent' | 'old';
  read_to: Date;
  next_at: Date;
}

/** One row a kind of sweep: whoever moves `next_at` on does this round, so that servers share one pace. */
interface SweepRoundsTable {
  name: string;
  next_at: Date;
}

/** The tables about orders. */
export interface OrdersTables {
  orders: OrdersTable;
  payments: PaymentsTable;
  vend_attempts: VendAttemptsTable;
  tokens: TokensTable;
  token_loads: TokenLoadsTable;
  refunds: RefundsTable;
  refund_attempts: RefundAttemptsTable;
  second_looks: SecondLooksTable;
  further_payments: FurtherPaymentsTable;
  refund_marks: RefundMarksTable;
  webhook_events: WebhookEventsTable;
  cases: CasesTable;
  receipt_sends: ReceiptSendsTable;
  sweep_rounds: SweepRoundsTable;
  silences: SilencesTable;
  question_budgets: QuestionBudgetsTable;
  capture_looks: CaptureLooksTable;
  chargebacks: ChargebacksTable;
}
