import { z } from 'zod';
import type { Answered } from '../../../http-client.ts';
import { koboTold } from '../../../told.ts';
import type { RefundAnswer } from '../../port.ts';
import type { ListedRefund } from '../../refund-once.ts';

/**
 * What each status of an attempt says of its money. Only one moves any: the page lets the payer try again, so that a declined card
 * is no end of the order. What was given back stays `successful`; its refunds tell.
 */
export const TRANSACTION_STATUSES: Readonly<Record<string, 'captured' | 'open'>> = {
  successful: 'captured',
  failed: 'open',
  pending: 'open',
};

/** What each status of a refund says. Bare `completed` says that it was begun; one that failed has to be decided on anew. */
export const REFUND_STATUSES: Readonly<Record<string, RefundAnswer['kind']>> = {
  new: 'pending',
  completed: 'pending',
  processing: 'pending',
  'pending-momo': 'pending',
  'completed-bank-transfer': 'accepted',
  'completed-momo': 'accepted',
  'completed-mpgs': 'accepted',
  'completed-offline': 'accepted',
  'completed-preauth': 'accepted',
  failed: 'refused',
};

/** What an error says, by its words in small letters: there are no codes. What is not here is unknown. */
export type ErrorKind = 'not-found' | 'refused' | 'try-later' | 'unknown';
export const ERROR_MESSAGES: Readonly<Record<string, ErrorKind>> = {
  'no transaction was found for this id': 'not-found',
  // Of the key, and not of what was asked.
  'authorization required': 'try-later',
  'invalid authorization key': 'try-later',
  // Perhaps by what we asked for: its refunds tell.
  'this transaction has already been refunded': 'unknown',
  'only a successful transaction can be refunded': 'refused',
  'the minimum refund amount is ngn 100': 'refused',
  'refund amount is more than the transaction amount': 'refused',
  'insufficient funds in your available balance': 'refused',
  // Of a transfer to a bank: the first two are of the account, the third says nothing of it.
  'sorry, recipient account could not be validated. please try again': 'refused',
  'sorry, that account number is invalid, please check and try again': 'refused',
  'insufficient funds in customer wallet': 'try-later',
  'transfer with this reference already exists': 'unknown',
};

const refusal = z.object({ status: z.literal('error'), message: z.string() });

/** What an answer that is no success says. A gateway's 5xx does not always mean failure. */
export function errorOf(answer: Answered | null): ErrorKind {
  const { data } = refusal.safeParse(answer?.body);
  if (answer === null || data === undefined || answer.status >= 500) return 'unknown';
  const words = data.message.trim().toLowerCase().replace(/\.$/, '');
  return (Object.hasOwn(ERROR_MESSAGES, words) ? ERROR_MESSAGES[words] : undefined) ?? 'unknown';
}

/** What went wrong, for the log and a case; it holds no key and no address. */
export function reasonOf(answer: Answered | null): string {
  if (answer === null) return 'no answer';
  const { data } = refusal.safeParse(answer.body);
  return data === undefined ? `answered ${answer.status}` : `${answer.status} ${data.message}`.slice(0, 200);
}

/** The body of a call that worked, read whole; null when it did not, or says something else. */
export function bodyOf<T>(answer: Answered | null, body: z.ZodType<T>): T | null {
  if (answer === null || answer.status < 200 || answer.status > 299) return null;
  const read = z
    .object({ status: z.literal('success') })
    .and(body)
    .safeParse(answer.body);
  return read.success ? read.data : null;
}

/** The same of its `data` alone. */
export function dataOf<T>(answer: Answered | null, data: z.ZodType<T>): T | null {
  return bodyOf(answer, z.object({ data }))?.data ?? null;
}

/** A number there and text in a list. */
export const id = z.union([z.string().min(1), z.int()]).transform(String);

/** Naira with two decimals at most, as kobo. */
export const kobo = z.union([z.string(), z.number()]).transform((naira, context) => {
  const read = koboTold(naira);
  if (read !== null) return read;
  context.addIssue('no amount, or one with more than two decimals');
  return z.NEVER;
});

/**
 * What they took or sent, as kobo. A fee is a share of the payment with the tax on it, and its figure may have more decimals than a
 * bank moves: it is rounded, halves up, so that one line does not make a whole list unreadable.
 */
export const koboRounded = z.union([z.string(), z.number()]).transform((naira, context) => {
  const text = String(naira).trim().replaceAll(',', '');
  const [, whole, decimals = ''] = /^(\d{1,13})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole !== undefined) {
    const digits = decimals.padEnd(3, '0');
    return Number(whole) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0);
  }
  context.addIssue('no amount');
  return z.NEVER;
});

/** An attempt to pay, as looking it up and the lists tell it. */
export const transaction = z.object({
  id,
  tx_ref: z.string(),
  status: z.string(),
  amount: kobo,
  charged_amount: koboRounded.nullish(),
  amount_settled: koboRounded.nullish(),
  currency: z.string(),
  account_id: id.nullish(),
  created_at: z.coerce.date(),
});
export type Transaction = z.output<typeof transaction>;

/** What was paid of what was asked for, kobo: a fee that the payer bore on top is not in it. */
export function received({ amount, charged_amount: charged }: Transaction): number {
  return charged == null ? amount : Math.min(amount, charged);
}

/**
 * What was taken of that for the payment, with the tax on it, which is in no field of its own; kobo, null where it is not said. A
 * fee that the payer bore on top costs us nothing.
 */
export function feeOf(one: Transaction): number | null {
  return one.amount_settled == null ? null : Math.max(0, received(one) - one.amount_settled);
}

const meta = z.object({ disburse_status: z.string().nullish() });
/** Its `meta` is an object when it is made, and JSON in a text when it is listed. */
const metaOf = z.preprocess((told) => (typeof told === 'string' ? parsed(told) : told), meta.nullish().catch(null));

/** What its words come to. A sending that failed stands beside the status that reads well. */
function kindOf(status: string, disbursed: string | null | undefined): RefundAnswer['kind'] {
  if (disbursed === 'failed') return 'refused';
  return (Object.hasOwn(REFUND_STATUSES, status) ? REFUND_STATUSES[status] : undefined) ?? 'unknown';
}

/** A refund as it is answered when it is made. */
export const madeRefund = z
  .object({ id, tx_id: id, amount_refunded: kobo, status: z.string(), meta: metaOf })
  .transform(
    ({ id, amount_refunded: amountKobo, status, meta }): ListedRefund => ({
      ...{ id, amountKobo, status },
      kind: kindOf(status, meta?.disburse_status),
    }),
  );

/** The same refund as a list spells it. */
export const listedRefund = z
  .object({
    id,
    TransactionId: id,
    AmountRefunded: kobo,
    status: z.string(),
    meta: metaOf,
    createdAt: z.coerce.date(),
    updatedAt: z.coerce.date().nullish(),
  })
  .transform(({ id, TransactionId, AmountRefunded: amountKobo, status, meta, createdAt, updatedAt }) => ({
    ...{ id, amountKobo, status, kind: kindOf(status, meta?.disburse_status) },
    ...{ transaction: TransactionId, at: updatedAt ?? createdAt },
  }));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
