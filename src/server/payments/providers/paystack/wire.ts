import { z } from 'zod';
import type { Answered } from '../../../http-client.ts';
import type { RefundAnswer } from '../../port.ts';

/**
 * What each status of a transaction says of its money. Only two move any: a declined or left page can still be paid while it is
 * open, so that none of the others is an end.
 */
export const TRANSACTION_STATUSES: Readonly<Record<string, 'captured' | 'refunded' | 'open'>> = {
  success: 'captured',
  reversed: 'refunded',
  abandoned: 'open',
  failed: 'open',
  ongoing: 'open',
  pending: 'open',
  processing: 'open',
  queued: 'open',
};

/** What each status of a refund says. One that failed is back in the merchant's balance: somebody has to decide anew. */
export const REFUND_STATUSES: Readonly<Record<string, RefundAnswer['kind']>> = {
  pending: 'pending',
  processing: 'pending',
  processed: 'accepted',
  failed: 'refused',
  'needs-attention': 'needs-details',
};

/** What the code of an error says. What is not here is unknown. */
export type ErrorKind = 'not-found' | 'used' | 'refused' | 'try-later' | 'unknown';
export const ERROR_CODES: Readonly<Record<string, ErrorKind>> = {
  transaction_not_found: 'not-found',
  duplicate_reference: 'used',
  invalid_params: 'refused',
  missing_params: 'refused',
  invalid_amount: 'refused',
  unsupported_currency: 'refused',
  transaction_not_completed: 'refused',
  // All of it went back already, perhaps by what we asked for: its refunds tell.
  transaction_reversed: 'unknown',
  refund_not_found: 'unknown',
  // Of the key or the address, and not of what was asked.
  invalid_Key: 'try-later',
  not_found: 'try-later',
  unknown: 'unknown',
};

/** Errors of before there were codes. */
const ERROR_MESSAGES: readonly (readonly [RegExp, ErrorKind])[] = [
  [/^transaction (reference )?not found/i, 'not-found'],
  [/^duplicate transaction reference/i, 'used'],
];

const refusal = z.object({ status: z.literal(false), message: z.string(), code: z.string().optional() });

/** What an answer that is no success says, by its code or its words: its status alone says nothing (400 and 404 both occur). */
export function errorOf(answer: Answered | null): ErrorKind {
  if (answer === null) return 'unknown';
  const { data } = refusal.safeParse(answer.body);
  if (answer.status === 429) return 'try-later';
  if (data === undefined || answer.status >= 500) return 'unknown';
  const said = ERROR_MESSAGES.find(([words]) => words.test(data.message))?.[1];
  return (
    said ??
    (data.code !== undefined && Object.hasOwn(ERROR_CODES, data.code) ? ERROR_CODES[data.code] : undefined) ??
    'unknown'
  );
}

/** What went wrong, for the log and a case; it holds no key and no address. */
export function reasonOf(answer: Answered | null): string {
  if (answer === null) return 'no answer';
  const { data } = refusal.safeParse(answer.body);
  return data === undefined
    ? `answered ${answer.status}`
    : `${answer.status} ${data.code ?? ''} ${data.message}`.slice(0, 200);
}

/** The body of a call that worked, read; null when it did not, or says something else. */
export function dataOf<T>(answer: Answered | null, data: z.ZodType<T>): T | null {
  if (answer === null || answer.status < 200 || answer.status > 299) return null;
  const read = z.object({ status: z.literal(true), data }).safeParse(answer.body);
  return read.success ? read.data.data : null;
}

/** An id of up to 64 bits, as text. */
export const id = z.union([z.string(), z.int()]).transform(String);
const kobo = z.int().nonnegative();

/** A transaction, as `verify` and the lists tell it; kobo. */
export const transaction = z.object({
  id,
  domain: z.string(),
  status: z.string(),
  reference: z.string(),
  amount: kobo,
  requested_amount: kobo.nullish(),
  fees: kobo.nullish(),
  currency: z.string(),
  paid_at: z.coerce.date().nullish(),
});
export type Transaction = z.output<typeof transaction>;

/** A refund, as it is told; its transaction by id, or whole where it was just asked for. */
export const refund = z.object({
  id,
  transaction: z.union([id, z.object({ id }).transform((whole) => whole.id)]),
  amount: z.union([
    kobo,
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ]),
  status: z.string(),
  /** Of which dispute it is; null: of none. */
  dispute: id.nullish(),
  refunded_at: z.coerce.date().nullish(),
  createdAt: z.coerce.date().nullish(),
});
export type Refund = z.output<typeof refund>;

/** Most rows that a page of a list has. */
export const PAGE = 100;

/**
 * What was paid of what was asked for, kobo: all of it where the payer bore the fee on top, which is not ours, and less after a
 * part was taken.
 */
export function received({ amount, requested_amount: asked }: Transaction): number {
  return asked != null && amount >= asked ? asked : amount;
}

/** What was taken of that for the payment, kobo; null where it is not said. A fee that the payer bore on top costs us nothing. */
export function feeOf(one: Transaction): number | null {
  return one.fees == null ? null : received(one) - (one.amount - one.fees);
}

/** The order that a reference is of: its id, and after it the number of the try, where it is not the first, or of the transfer. */
export function orderOf(reference: string): string {
  return reference.replace(/\.t?\d$/, '');
}

/** Which key it is, test or live, stands for the merchant. */
export const merchantOf = (domain: string): string => `paystack-${domain}`;
