import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { LOOKUP_SENTENCES } from '#catalogues/sentences/lookup.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import { formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import { wordsOf } from '#src/receipt/words.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { refused } from '../http/refusals.ts';
import type { Queue } from '../jobs.ts';
import type { Mail, MailService } from '../mail/outbox.ts';
import { tokenParagraph, unitsLines } from '../receipts/receipt-mail.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { orderByReference } from '../stuck-orders/order-by-reference.ts';
import { type Standing, standingOf } from './check-purchase.ts';

/**
 * Have what became of an order mailed to its own address. Whether there is such an order is looked up in a job, after the
 * answer: so neither the answer nor the time it takes tells.
 */
export async function findPurchase(
  { db, queue }: { readonly db: Kysely<Schema>; readonly queue: Pick<Queue, 'send'> },
  { reference = '', email = '', meter_number = '' }: CallTaken<'findPurchase'>,
): Promise<CallAnswer<'findPurchase'>> {
  const ask: PurchaseAsk = {
    reference,
    email: email.toLowerCase(),
    meterNumber: digitsOf(meter_number),
  };
  if (ask.reference === '' && (ask.email === '' || ask.meterNumber === '')) {
    return refused('invalid-input', LOOKUP_SENTENCES.wanted);
  }
  await queue.send(db, MAIL_PURCHASE, ask);
  return { status: 200, data: { message: LOOKUP_SENTENCES.found } };
}

/** The job that mails what became of an order, where what was given names one. */
export const MAIL_PURCHASE = 'mail-purchase';

/** What the job is told: what was typed, empty where nothing was; the address in small letters. */
export interface PurchaseAsk {
  readonly reference: string;
  readonly email: string;
  readonly meterNumber: string;
}

/** What the job needs. */
interface PurchaseMailDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly mail: MailService;
}

/** How often one order is told of in an hour: more is not sent, and not spoken of either. */
const MAILS = { name: 'find-purchase-order', points: 3, seconds: 3_600 } as const;

/** Mail what became of the order that was named, to the order's own address; nothing where there is none. */
export async function mailPurchase(deps: PurchaseMailDeps, ask: PurchaseAsk): Promise<void> {
  const order = await askedOrder(deps.db, ask);
  if (order === undefined || order.email === '') return;
  const over = await createLimit(deps.db, MAILS).take(order.order_id);
  if (over !== null) return;
  await deps.db.transaction().execute(async (trx) => {
    const standing = await standingOf({ db: trx, clock: deps.clock }, order);
    await deps.mail.queue(trx, purchaseLetter(order, standing));
  });
}

/** Work on the jobs that mail what became of an order. */
export async function workPurchaseMails(deps: PurchaseMailDeps & { readonly queue: Queue }): Promise<void> {
  await deps.queue.work<PurchaseAsk>(MAIL_PURCHASE, (ask) => mailPurchase(deps, ask));
}

/** The order that somebody asks after, by what they named; undefined where there is none. */
export async function askedOrder(db: Kysely<Schema>, ask: PurchaseAsk): Promise<OrderRow | undefined> {
  const named = ask.reference === '' ? undefined : await orderByReference(db, ask.reference, undefined);
  return named ?? lastOf(db, ask);
}

/** The last order of an address for a meter; one that was paid comes before those that were not. */
function lastOf(db: Kysely<Schema>, { email, meterNumber }: PurchaseAsk): Promise<OrderRow | undefined> {
  if (email === '' || meterNumber === '') return Promise.resolve(undefined);
  return db
    .selectFrom('orders')
    .selectAll()
    .where('destination_account', '=', meterNumber)
    .where(sql<string>`lower(email)`, '=', email)
    .orderBy(sql`captured_at is not null`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What became of an order as a mail to the order's own address, which had its token before. */
function purchaseLetter(order: OrderRow, { delivery, says }: Standing): Mail {
  const lines = [
    `Hello ${order.customer_name},`,
    '',
    'Somebody asked on the portal about this order. We send the answer to this address only.',
    '',
    says,
    ...(delivery === null ? [] : tokenParagraph(delivery)),
    '',
    ...(delivery === null ? [] : unitsLines(delivery)),
    `${wordsOf({ kind: order.kind, meterType: order.meter_type }).account}: ${order.destination_account}`,
    `Total: ${formatNaira(order.total_kobo)}`,
    `Ordered at: ${formatWhen(order.created_at.toISOString())}`,
    `Order number: ${order.order_id}`,
  ];
  return { to: order.email, subject: `How your order ${order.order_id} stands`, text: lines.join('\n') };
}
