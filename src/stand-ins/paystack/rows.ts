import { z } from 'zod';
import type { Shelf } from '../book.ts';
import type { Stand } from '../stand.ts';
import { encode, type WireId } from './wire.ts';

const text = z.string();
const kobo = z.int();
const at = z.iso.datetime();

const customerRow = z.object({
  id: z.int(),
  email: text,
  code: text,
  firstName: text.nullable(),
  lastName: text.nullable(),
  phone: text.nullable(),
  createdAt: at,
});
export type Customer = z.output<typeof customerRow>;

/** How a payer paid, as `data.authorization` tells it; which fields there are differs by channel. */
const authorization = z.record(text, z.union([text, z.boolean(), z.null()]));
export type Authorization = z.output<typeof authorization>;

/** What a payer is asked next, and what it has to be. */
const step = z.object({ ask: z.enum(['pin', 'otp', 'phone', 'birthday', 'url']), expects: text.nullable() });
export type Step = z.output<typeof step>;

/** A payment that waits for answers of the payer. */
const attempt = z.object({
  steps: z.array(step),
  ending: z.enum(['success', 'failed']),
  response: text,
  channel: text,
  authorization,
});
export type Attempt = z.output<typeof attempt>;

/** How a payment is shared with a subaccount: the merchant takes a flat charge, kobo, or else a percentage. */
const split = z.object({
  code: text,
  charge: kobo.nullable(),
  percentage: z.number(),
  bearer: z.enum(['account', 'subaccount']),
});
export type Split = z.output<typeof split>;

const subaccountRow = z.object({
  id: z.int(),
  code: text,
  name: text,
  description: text.nullable(),
  bankId: z.int(),
  accountNumber: text,
  percentage: z.number(),
  active: z.boolean(),
  createdAt: at,
});
export type Subaccount = z.output<typeof subaccountRow>;

const transactionRow = z.object({
  id: text,
  reference: text,
  accessCode: text.nullable(),
  status: z.enum(['abandoned', 'failed', 'ongoing', 'pending', 'reversed', 'success']),
  /** What was asked for. */
  requested: kobo,
  /** What was taken, or is to be: more than was asked where the payer bears the fee, less after a partial debit. */
  amount: kobo,
  fees: kobo.nullable(),
  currency: z.literal('NGN'),
  customerId: z.int(),
  channel: text.nullable(),
  channels: z.array(text),
  callbackUrl: text.nullable(),
  metadata: z.json(),
  gatewayResponse: text,
  message: text.nullable(),
  entryPoint: text,
  createdAt: at,
  paidAt: at.nullable(),
  attempts: z.int(),
  errors: z.int(),
  attempt: attempt.nullable(),
  authorization: authorization.nullable(),
  /** The account that a transfer for this payment goes to. */
  account: z.object({ number: text, expiresAt: at }).nullable(),
  ussdCode: text.nullable(),
  split: split.nullable(),
  settlementId: z.int().nullable(),
  /** The settlement in which its subaccount was paid. */
  subSettlementId: z.int().nullable(),
});
export type Transaction = z.output<typeof transactionRow>;

const refundRow = z.object({
  id: z.int(),
  transactionId: text,
  amount: kobo,
  status: z.enum(['pending', 'processing', 'processed', 'failed', 'needs-attention']),
  /** The dispute that was lost with it. */
  disputeId: z.int().nullable(),
  customerNote: text,
  merchantNote: text,
  /** True after the customer's own account was given. */
  retried: z.boolean(),
  settlementId: z.int().nullable(),
  createdAt: at,
  refundedAt: at.nullable(),
});
export type Refund = z.output<typeof refundRow>;

const evidenceRow = z.object({ id: z.int(), disputeId: z.int(), fields: z.record(text, text), createdAt: at });
export type Evidence = z.output<typeof evidenceRow>;

const disputeRow = z.object({
  id: z.int(),
  transactionId: text,
  refundAmount: kobo,
  status: z.enum(['awaiting-merchant-feedback', 'awaiting-bank-feedback', 'pending', 'resolved']),
  resolution: z.enum(['merchant-accepted', 'declined', 'auto-accepted']).nullable(),
  category: text,
  dueAt: at,
  resolvedAt: at.nullable(),
  evidenceId: z.int().nullable(),
  messages: z.array(z.object({ sender: text, body: text, createdAt: at })),
  createdAt: at,
  updatedAt: at,
});
export type Dispute = z.output<typeof disputeRow>;

const settlementRow = z.object({
  id: z.int(),
  /** Whose it is; null: the merchant's own. */
  subaccount: text.nullable(),
  status: z.enum(['success', 'processing', 'pending', 'failed']),
  processed: kobo,
  fees: kobo,
  /** Refunds and lost disputes that were kept back. */
  deductions: kobo,
  createdAt: at,
});
export type Settlement = z.output<typeof settlementRow>;

const accountRow = z.object({
  id: z.int(),
  number: text,
  name: text,
  bank: z.object({ name: text, id: z.int(), slug: text }),
  customerId: z.int(),
  active: z.boolean(),
  subaccount: text.nullable(),
  createdAt: at,
});
export type DedicatedAccount = z.output<typeof accountRow>;

/** Money that came from a bank: what for, and what became of it. */
const transferRow = z.object({
  id: text,
  accountNumber: text,
  amount: kobo,
  senderName: text,
  senderBank: text,
  senderAccount: text,
  narration: text,
  sentAt: at,
  /** `unnoticed`: it is there, and only a requery of the account finds it. */
  outcome: z.enum(['taken', 'rejected', 'unnoticed']),
  reference: text.nullable(),
});
export type Transfer = z.output<typeof transferRow>;

/** Everything that Paystack remembers, and how it tells of it. */
export interface Desk extends Pick<Stand, 'book' | 'faults' | 'keys' | 'now'> {
  readonly customers: Shelf<Customer>;
  /** By reference. */
  readonly transactions: Shelf<Transaction>;
  readonly refunds: Shelf<Refund>;
  readonly disputes: Shelf<Dispute>;
  readonly evidence: Shelf<Evidence>;
  readonly settlements: Shelf<Settlement>;
  /** By code. */
  readonly subaccounts: Shelf<Subaccount>;
  /** By account number. */
  readonly accounts: Shelf<DedicatedAccount>;
  readonly transfers: Shelf<Transfer>;
  /** The instant it is, as text. */
  readonly stamp: () => string;
  readonly tell: (event: string, data: object) => void;
}

/** The desk of a stand. */
export function openDesk({ book, faults, keys, now, events }: Stand): Desk {
  return {
    ...{ book, faults, keys, now },
    customers: book.shelf('customer', customerRow),
    transactions: book.shelf('transaction', transactionRow),
    refunds: book.shelf('refund', refundRow),
    disputes: book.shelf('dispute', disputeRow),
    evidence: book.shelf('evidence', evidenceRow),
    settlements: book.shelf('settlement', settlementRow),
    subaccounts: book.shelf('subaccount', subaccountRow),
    accounts: book.shelf('dedicated account', accountRow),
    transfers: book.shelf('transfer', transferRow),
    stamp: () => now().toISOString(),
    tell: (event, data) => events.tell(event, encode({ event, data })),
  };
}

/** A transaction by its reference or its id, which the API takes alike. */
export function findTransaction({ transactions }: Desk, named: string | WireId): Transaction | undefined {
  return transactions.get(String(named)) ?? transactions.all('id', String(named))[0];
}

/** The customer of an address; one is made where there is none. */
export function customerOf(desk: Desk, email: string, names: Partial<Customer> = {}): Customer {
  const known = desk.customers.all('email', email)[0];
  const id = known?.id ?? desk.book.next('customer', 181_873_746);
  const customer: Customer = {
    ...(known ?? { id, email, code: `CUS_${code(15)}`, firstName: null, lastName: null, phone: null }),
    ...names,
    createdAt: known?.createdAt ?? desk.stamp(),
  };
  desk.customers.put(String(id), customer);
  return customer;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A code as Paystack makes them up: small letters and digits. */
export function code(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
