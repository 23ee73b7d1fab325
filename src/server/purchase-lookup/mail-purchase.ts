import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { createLimit } from '../http/limits/rate-limit.ts';
import type { Queue } from '../jobs/queue.ts';
import type { MailService } from '../mail/outbox.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { findTopup } from '../stuck-orders/find-topup.ts';
import { purchaseLetter } from './purchase-letter.ts';
import { standingOf } from './standing.ts';

/** The job that mails what became of an order, where what was given names one. */
export const MAIL_PURCHASE = 'mail-purchase';

/** What the job is told: what was typed, empty where nothing was; the address in small letters. */
export interface PurchaseAsk {
  readonly reference: string;
  readonly email: string;
  readonly meterNumber: string;
}

/** What the job needs. */
export interface PurchaseMailDeps {
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
  const named = ask.reference === '' ? undefined : await findTopup(db, ask.reference, undefined);
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
