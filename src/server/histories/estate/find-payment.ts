import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { TransactionStatus } from '#catalogues/orders.ts';
import type { Schema } from '../../db/schema.ts';
import { refusal } from '../../http/refusals.ts';
import { ESTATE_THEN } from '../../orders/own-orders.ts';
import type { Person } from '../../person.ts';
import { providerSaid, topupStatusOf } from './transaction.ts';

/**
 * One payment by its order id, however it is written. An estate's administrator finds those of the own estate, the platform's
 * finds all; one of elsewhere is the same as one that does not exist. The token is its buyer's, so its ending alone is told.
 */
export async function findPayment(
  db: Kysely<Schema>,
  person: Seeker,
  orderId: string,
): Promise<CallAnswer<'findPayment'>> {
  const row = await paymentsSeenBy(db, person).where('orders.order_id', '=', orderId.toUpperCase()).executeTakeFirst();
  return row === undefined
    ? { status: 404, data: refusal('order-not-found') }
    : { status: 200, data: foundPaymentOf(row) };
}

/** Whose eyes payments are seen with. */
export type Seeker = Pick<Person, 'role' | 'estate'>;

/** Every order that an administrator may see, with what is told of a payment that is found. */
export function paymentsSeenBy(db: Kysely<Schema>, { role, estate }: Seeker) {
  let wanted = db.selectFrom('orders');
  if (role !== 'netplus-admin') wanted = wanted.where('orders.estate_id', '=', estate?.id ?? null);
  return wanted
    .leftJoin('estates', 'estates.id', 'orders.estate_id')
    .leftJoin('services', 'services.id', 'orders.service_id')
    .leftJoin('tokens', 'tokens.order_id', 'orders.order_id')
    .select(['orders.order_id', 'orders.kind', 'orders.state', 'orders.total_kobo', 'orders.customer_name'])
    .select(['orders.destination_account', 'orders.created_at', 'services.name as service'])
    .select(ESTATE_THEN.as('estate'))
    .select([
      sql<TransactionStatus | null>`transaction_status(orders.state)`.as('status'),
      sql<string | null>`right(tokens.token, 4)`.as('token_ending'),
      sql<boolean>`tokens.order_id is not null`.as('delivered'),
    ])
    .select(({ selectFrom }) => [
      selectFrom('payments')
        .select('payments.reference')
        .whereRef('payments.order_id', '=', 'orders.order_id')
        .limit(1)
        .as('payment_reference'),
      selectFrom('refunds')
        .select('refunds.refund_reference')
        .whereRef('refunds.order_id', '=', 'orders.order_id')
        .limit(1)
        .as('refund_reference'),
      selectFrom('vend_attempts')
        .select('vend_attempts.vendor_reference')
        .whereRef('vend_attempts.order_id', '=', 'orders.order_id')
        .orderBy('vend_attempts.number', 'desc')
        .limit(1)
        .as('vendor_reference'),
      selectFrom('vend_attempts')
        .select('vend_attempts.answer')
        .whereRef('vend_attempts.order_id', '=', 'orders.order_id')
        .orderBy('vend_attempts.number', 'desc')
        .limit(1)
        .as('vendor_answer'),
    ]);
}

/** A payment that is found, as it is told. */
export function foundPaymentOf(row: FoundRow) {
  return {
    orderId: row.order_id,
    kind: row.kind,
    status: row.status,
    amount: nairaOf(row.total_kobo),
    customer: row.customer_name,
    account: row.destination_account,
    estate: row.estate,
    service: row.service,
    createdAt: row.created_at.toISOString(),
    topupStatus: topupStatusOf(row),
    tokenEnding: row.token_ending,
    providerSaid: providerSaid(row),
  };
}

type FoundRow = Awaited<ReturnType<ReturnType<typeof paymentsSeenBy>['execute']>>[number];
