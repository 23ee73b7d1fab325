import { z } from 'zod';
import type { CardRefusal } from '#catalogues/card-refusals.ts';
import type { Answered } from '../../../http-client.ts';
import { koboTold } from '../../../told.ts';

/** What is said of a payment's money. */
export type Meaning = 'captured' | 'failed' | 'open' | 'unknown';

/** What each code says. What is not here is unknown, unless its status says that the payment goes on. */
export const CODES: Readonly<Record<string, Meaning>> = {
  '00': 'captured',
  '90': 'failed',
  // The bank's own page comes between.
  S0: 'open',
};

/** What each status says: it has to agree with the code. */
export const STATUSES: Readonly<Record<string, Meaning>> = {
  CAPTURED: 'captured',
  FAILED: 'failed',
  PENDING: 'open',
};

/** Why a card was not approved, in the words of the gateway behind it. */
export const REFUSALS: Readonly<Record<string, CardRefusal>> = {
  INSUFFICIENT_FUNDS: 'insufficient-funds',
  DECLINED: 'declined',
  EXPIRED_CARD: 'declined',
};

const text = z.string().max(200);

/** A payment as asking again answers it; naira, as text or number. The order's id has a blank before it in the documentation. */
const payment = z.object({
  transId: text.min(1),
  orderId: text.transform((id) => id.trim()),
  code: text,
  status: text,
  amount: z.unknown().transform((naira, context) => {
    const kobo = koboTold(naira);
    if (kobo !== null) return kobo;
    context.addIssue('no amount, or one with more than two decimals');
    return z.NEVER;
  }),
  currency_code: text,
  message: text.nullish(),
});
export type Payment = z.output<typeof payment>;

/** What asking for a payment came to. */
export type Told =
  | { readonly kind: 'payment'; readonly payment: Payment }
  | { readonly kind: 'not-found' }
  /** It would not hear the question, which says nothing of a payment. */
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Refusals that are of us or of the moment, and not of the question. */
const OF_US = [401, 403, 408, 425, 429];

/** An answer, read: only a plain 404 says that there is no such payment. */
export function toldBy(answer: Answered | null): Told {
  if (answer === null) return { kind: 'unknown', reason: 'no answer' };
  const noted = z.object({ message: z.string() }).safeParse(answer.body);
  if (answer.status === 404 && noted.success) return { kind: 'not-found' };
  const read = payment.safeParse(answer.status === 200 ? answer.body : null);
  if (read.success) return { kind: 'payment', payment: read.data };
  const declined = answer.status >= 400 && answer.status < 500 && !OF_US.includes(answer.status);
  return { kind: declined ? 'declined' : 'unknown', reason: `answered ${answer.status}` };
}

/** What is said of its money. A code that its status contradicts says nothing. */
export function meaningOf({ code, status }: Payment): Meaning {
  const ofStatus = own(STATUSES, status) ?? 'unknown';
  const ofCode = own(CODES, code);
  if (ofCode === undefined) return ofStatus === 'open' ? 'open' : 'unknown';
  return ofCode === 'open' || ofCode === ofStatus ? ofCode : 'unknown';
}

/** Why it was not approved, as far as that is told. */
export const refusalOf = ({ message }: Payment): CardRefusal | null => own(REFUSALS, message ?? '') ?? null;

function own<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
