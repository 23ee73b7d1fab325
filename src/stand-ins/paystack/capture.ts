import { type Authorization, code, customerOf, type Desk, type Split, type Transaction } from './rows.ts';
import { transactionShape } from './shapes.ts';
import { Refusal } from './wire.ts';

/** The smallest payment, kobo. */
export const SMALLEST = 5_000;

const REFERENCE = /^[A-Za-z0-9.=-]{1,100}$/;

/** What a new transaction is made of. */
export interface Wanted {
  readonly email: string;
  /** Kobo. */
  readonly amount: number;
  readonly reference?: string | undefined;
  readonly currency?: string | undefined;
  readonly metadata?: unknown;
  readonly callbackUrl?: string | undefined;
  readonly channels?: readonly string[] | undefined;
  readonly entryPoint: string;
  readonly split?: Split | null;
}

/** Writes a transaction that nobody has paid yet. Refuses a reference that was used, and what the API does not take. */
export function newTransaction(desk: Desk, wanted: Wanted): Transaction {
  const reference = wanted.reference || code(10);
  if (!REFERENCE.test(reference)) throw new Refusal('Only -,., = and alphanumeric characters are allowed in reference');
  if ((wanted.currency ?? 'NGN') !== 'NGN')
    throw new Refusal('Currency not supported by merchant', 'unsupported_currency');
  if (wanted.amount < SMALLEST) throw new Refusal('Invalid Amount Sent', 'invalid_amount');
  const customer = customerOf(desk, wanted.email);
  const feesOnTop = desk.faults.special('customer-pays-fees') === true;
  const row: Transaction = {
    id: nextId(desk),
    reference,
    accessCode: null,
    status: 'abandoned',
    requested: wanted.amount,
    amount: wanted.amount + (feesOnTop ? feeOf(wanted.amount, 'card') : 0),
    fees: null,
    currency: 'NGN',
    customerId: customer.id,
    channel: null,
    channels: [...(wanted.channels ?? [])],
    callbackUrl: wanted.callbackUrl ?? null,
    metadata: metadataOf(wanted.metadata),
    gatewayResponse: 'The transaction was not completed',
    message: null,
    entryPoint: wanted.entryPoint,
    createdAt: desk.stamp(),
    paidAt: null,
    attempts: 0,
    errors: 0,
    attempt: null,
    authorization: null,
    account: null,
    ussdCode: null,
    split: wanted.split ?? null,
    settlementId: null,
    subSettlementId: null,
  };
  if (!desk.transactions.add(reference, row))
    throw new Refusal('Duplicate Transaction Reference', 'duplicate_reference');
  return row;
}

/** Beyond 32 bits as the real ones are; beyond what a number of JavaScript holds where that is asked for. */
function nextId(desk: Desk): string {
  const number = desk.book.next('transaction', 4_099_260_516);
  return desk.faults.special('huge-ids') === true
    ? (18_000_000_000_000_000_000n + BigInt(number)).toString()
    : String(number);
}

/** Takes JSON as text too, as the reference says it is sent. */
function metadataOf(given: unknown): Transaction['metadata'] {
  if (typeof given !== 'string') return given === undefined ? null : JSON.parse(JSON.stringify(given));
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

/** How money came. */
export interface Paid {
  readonly channel: string;
  readonly authorization: Authorization;
  readonly response: string;
  /** Kobo; what was asked for where it is left out. */
  readonly amount?: number;
}

/** The payment has come: it stands in the books, and `charge.success` is told. A change must be around it. */
export function capture(desk: Desk, row: Transaction, paid: Paid): Transaction {
  const amount = paid.amount ?? row.amount;
  const done: Transaction = {
    ...row,
    amount,
    status: 'success',
    channel: paid.channel,
    fees: feeOf(Math.min(row.requested, amount), paid.channel),
    gatewayResponse: paid.response,
    paidAt: desk.stamp(),
    attempts: row.attempts + 1,
    attempt: null,
    authorization: paid.authorization,
  };
  desk.transactions.put(row.reference, done);
  desk.tell('charge.success', transactionShape(desk, done));
  return done;
}

/** An attempt came to nothing. No event tells of it; while its page is open it can be tried again. */
export function fail(desk: Desk, row: Transaction, channel: string, response: string): Transaction {
  const { attempts, errors } = row;
  const failed: Transaction = {
    ...row,
    ...{ status: 'failed', channel, gatewayResponse: response, message: response, attempt: null },
    ...{ attempts: attempts + 1, errors: errors + 1 },
  };
  desk.transactions.put(row.reference, failed);
  return failed;
}

/** Local fees, kobo: 1.5 % and NGN 100 from NGN 2500 on, at most NGN 2000; 1 % and at most NGN 300 on a dedicated account. */
export function feeOf(amount: number, channel: string): number {
  if (channel === 'dedicated_nuban') return Math.min(Math.ceil(amount / 100), 30_000);
  return Math.min(Math.ceil((amount * 15) / 1000) + (amount >= 250_000 ? 10_000 : 0), 200_000);
}
