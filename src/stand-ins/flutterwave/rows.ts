import { z } from 'zod';
import type { Book, Shelf } from '../book.ts';
import type { Stand } from '../stand.ts';

const customerRow = z.object({
  id: z.number(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string(),
  createdAt: z.string(),
});
/** Who pays. */
export type Customer = z.output<typeof customerRow>;

const metaRow = z.record(z.string(), z.unknown());

const linkRow = z.object({
  id: z.string(),
  txRef: z.string(),
  amountKobo: z.int(),
  redirectUrl: z.string(),
  customer: customerRow,
  meta: metaRow.nullable(),
  title: z.string(),
  /** Ways to pay that the page offers. */
  options: z.array(z.enum(['card', 'banktransfer'])),
  /** Ms since 1970; null: it does not end. */
  endsAt: z.number().nullable(),
  /** Tries after the first; null: as many as one likes. */
  retries: z.number().nullable(),
});
/** A hosted page that was made. Whether it was paid is known from its transactions. */
export type Link = z.output<typeof linkRow>;

const transactionRow = z.object({
  id: z.number(),
  txRef: z.string(),
  flwRef: z.string(),
  status: z.enum(['pending', 'successful', 'failed']),
  amountKobo: z.int(),
  /** What the payer gives: the amount, and the fee on top where the payer bears it. */
  chargedKobo: z.int(),
  feeKobo: z.int(),
  /** Value added tax on the fee, which comes off what is settled. */
  vatKobo: z.int(),
  response: z.string().nullable(),
  type: z.enum(['card', 'bank_transfer']),
  /** The number of the test card, for a payment by card. */
  card: z.string().nullable(),
  /** What the payer is asked for now, in a payment by card. */
  step: z.enum(['pin', 'otp', '3ds', 'address']).nullable(),
  narration: z.string(),
  originator: z.object({ name: z.string(), bank: z.string(), account: z.string() }).nullable(),
  customer: customerRow,
  meta: metaRow.nullable(),
  link: z.string().nullable(),
  createdAt: z.string(),
  settlement: z.number().nullable(),
});
/** One attempt to pay. Several may carry one `txRef`. */
export type Transaction = z.output<typeof transactionRow>;

const accountRow = z.object({
  number: z.string(),
  bank: z.string(),
  orderRef: z.string(),
  flwRef: z.string(),
  txRef: z.string(),
  name: z.string(),
  permanent: z.boolean(),
  amountKobo: z.int().nullable(),
  /** What has to be sent, to the kobo; null: anything. */
  exactKobo: z.int().nullable(),
  endsAt: z.number().nullable(),
  /** The pending transaction that a transfer ends; null: each transfer begins one. */
  transaction: z.number().nullable(),
  used: z.boolean(),
  customer: customerRow,
  meta: metaRow.nullable(),
  createdAt: z.string(),
});
/** An account number: of one payment (pay with transfer), or a virtual account. */
export type Account = z.output<typeof accountRow>;

const refundRow = z.object({
  id: z.number(),
  transaction: z.number(),
  flwRef: z.string(),
  amountKobo: z.int(),
  status: z.string(),
  /** What became of sending the money; null: nothing is known yet. */
  disburse: z.enum(['successful', 'failed']).nullable(),
  comments: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  settlement: z.number().nullable(),
  /** True when it failed after its settlement, and a later one gave the money back to the merchant. */
  returned: z.boolean(),
});
/** Money on its way back to a payer. */
export type Refund = z.output<typeof refundRow>;

const chargebackRow = z.object({
  id: z.number(),
  transaction: z.number(),
  amountKobo: z.int(),
  status: z.enum(['initiated', 'accepted', 'declined', 'won', 'lost']),
  comment: z.string(),
  history: z.array(z.object({ action: z.string(), stage: z.string(), date: z.string(), description: z.string() })),
  /** Whoever has not answered by then has lost. */
  dueAt: z.string(),
  createdAt: z.string(),
  settlement: z.number().nullable(),
  /** True when it was won after its settlement, and a later one gave the money back to the merchant. */
  returned: z.boolean(),
});
/** A payment that the payer disputes with the bank. */
export type Chargeback = z.output<typeof chargebackRow>;

const transferRow = z.object({
  id: z.string(),
  accountNumber: z.string(),
  amountKobo: z.int(),
  outcome: z.enum(['taken', 'rejected']),
  /** Why it went back to the sender; null: it did not. */
  reason: z.string().nullable(),
  /** The transaction that it paid. */
  transaction: z.number().nullable(),
});
/** Money that somebody sent from a bank. */
export type Transfer = z.output<typeof transferRow>;

const payoutRow = z.object({
  id: z.number(),
  reference: z.string(),
  bank: z.string(),
  accountNumber: z.string(),
  name: z.string(),
  amountKobo: z.int(),
  narration: z.string(),
  status: z.enum(['NEW', 'PENDING', 'SUCCESSFUL', 'FAILED']),
  message: z.string(),
  createdAt: z.string(),
});
/** Money that the merchant sends to a bank account. */
export type Payout = z.output<typeof payoutRow>;

const settlementRow = z.object({
  id: z.number(),
  status: z.enum(['pending', 'completed']),
  grossKobo: z.int(),
  /** The fees and the tax on them. */
  feeKobo: z.int(),
  refundKobo: z.int(),
  chargebackKobo: z.int(),
  netKobo: z.int(),
  transactions: z.array(z.number()),
  refunds: z.array(z.number()),
  chargebacks: z.array(z.number()),
  createdAt: z.string(),
});
/** What was paid out to the bank of the merchant on one day. */
export type Settlement = z.output<typeof settlementRow>;

/** All that the paths of Flutterwave work on. */
export interface Flutterwave extends Stand {
  readonly links: Shelf<Link>;
  readonly transactions: Shelf<Transaction>;
  readonly accounts: Shelf<Account>;
  readonly refunds: Shelf<Refund>;
  readonly chargebacks: Shelf<Chargeback>;
  readonly transfers: Shelf<Transfer>;
  readonly payouts: Shelf<Payout>;
  readonly settlements: Shelf<Settlement>;
}

/** The shelves of its book. */
export function openShelves(book: Book): Omit<Flutterwave, keyof Stand> {
  return {
    links: book.shelf('link', linkRow),
    transactions: book.shelf('transaction', transactionRow),
    accounts: book.shelf('account', accountRow),
    refunds: book.shelf('refund', refundRow),
    chargebacks: book.shelf('chargeback', chargebackRow),
    transfers: book.shelf('transfer', transferRow),
    payouts: book.shelf('payout', payoutRow),
    settlements: book.shelf('settlement', settlementRow),
  };
}

/** The account of the merchant, as every answer names it. */
export const ACCOUNT_ID = 73_362;

/** A reference of its own that the vendor makes for a thing. */
export const reference = ({ book, now }: Stand, begins: string): string =>
  `${begins}_${now().getTime()}_${book.next('reference', 1_000_001)}`;

/** A customer as the body of a request names one. */
export function newCustomer(
  stand: Stand,
  { email, name, phone }: { email: string; name: string; phone: string | null },
) {
  return { id: stand.book.next('customer', 216_519_823), email, name, phone, createdAt: stand.now().toISOString() };
}
