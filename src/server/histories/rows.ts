import { type Kysely, type Selectable, sql } from 'kysely';
import type { TransactionStatus } from '#catalogues/orders.ts';
import type { OrdersTable } from '../db/schema/orders.ts';
import type { Schema } from '../db/schema.ts';
import { beginningOfDay, type Days, dayAfter } from './days.ts';
import type { Wanted } from './wanted.ts';

/** A payment as a history reads it; amounts in kobo. */
export type PaymentRow = Pick<
  Selectable<OrdersTable>,
  'order_id' | 'kind' | 'state' | 'total_kobo' | 'destination_account' | 'created_at'
> & {
  readonly status: TransactionStatus;
  /** `created_at` to the last digit, which a Date does not hold. */
  readonly at: string;
  readonly token: string | null;
  readonly units: string | null;
  readonly service: string | null;
  /** A person has to look at it, because what was paid is not what the order says. */
  readonly in_case: boolean;
  /** What was paid for it again and is on its way back, kobo; null: nothing. */
  readonly again_kobo: number | null;
};

/** Behind which row the next ones come. */
export type Behind = Pick<PaymentRow, 'at' | 'order_id'>;

/** Which of the rows: how many, after passing over some or behind one. */
export interface Some {
  readonly limit: number;
  readonly skip?: number;
  readonly behind?: Behind | undefined;
}

const STATUS = sql<TransactionStatus>`transaction_status(orders.state)`;

/** What was bought; until it is delivered, and where it goes back, all that was paid. */
const TOTAL = sql<number>`orders.total_kobo - case when orders.state = 'fulfilled' then orders.debt_kobo else 0 end`.as(
  'total_kobo',
);

/** Whether somebody has to decide about a payment of the page. A step of ours that fails says nothing of what was paid. */
export const IN_CASE = sql<boolean>`exists (
  select 1 from cases where cases.order_id = page.order_id and cases.kind = 'order' and cases.closed_at is null)`.as(
  'in_case',
);

/** What was paid again for a payment of the page, and is not back yet. */
export const PAID_AGAIN = sql<number | null>`(
  select sum(amount_kobo)::bigint from further_payments
  where further_payments.order_id = page.order_id and returned_at is null)`.as('again_kobo');

/**
 * The payments that a query finds, of each kind read in the order of an index (migrations 086 and 092). A payment is one as
 * soon as its card window opened: until it is settled it is pending, and it is none any more when it was given up without a
 * card having been tried. A card that was declined is a failed payment.
 */
export function paymentsOf(db: Kysely<Schema>, wanted: Wanted, days: Days, some: Some) {
  const direction = wanted.newestFirst ? 'desc' : 'asc';
  const { limit, skip = 0 } = some;
  const page = firstOf(db, wanted, days, { ...some, limit: limit + skip })
    .selectAll('some')
    .orderBy('some.created_at', direction)
    .orderBy('some.order_id', direction)
    .limit(limit)
    .offset(skip);
  return (
    db
      .selectFrom(page.as('page'))
      // One by one: a join might read all the tokens there are to find those of a page.
      .leftJoinLateral(
        ({ selectFrom }) =>
          selectFrom('tokens')
            .select(['tokens.token', 'tokens.units', 'tokens.order_id as delivered'])
            .whereRef('tokens.order_id', '=', 'page.order_id')
            .limit(1)
            .as('delivery'),
        (join) => join.onTrue(),
      )
      .leftJoinLateral(
        ({ selectFrom }) =>
          selectFrom('services')
            .select('services.name as service')
            .whereRef('services.id', '=', 'page.service_id')
            .limit(1)
            .as('paid'),
        (join) => join.onTrue(),
      )
      .select([
        'page.order_id',
        'page.kind',
        'page.state',
        'page.status',
        'page.total_kobo',
        'page.destination_account',
      ])
      .select(['page.created_at', sql<string>`page.created_at::text`.as('at')])
      .select(['delivery.token', 'delivery.units', 'paid.service', IN_CASE, PAID_AGAIN])
      .orderBy('page.created_at', direction)
      .orderBy('page.order_id', direction)
  );
}

/** When the newest payment that a query finds was made; null when it finds none. */
export async function lastPayment(db: Kysely<Schema>, wanted: Wanted): Promise<Date | null> {
  const row = await newest(db, wanted).executeTakeFirst();
  return row?.created_at ?? null;
}

/** The query behind the newest payment. */
export function newest(db: Kysely<Schema>, wanted: Wanted) {
  return firstOf(db, { ...wanted, newestFirst: true }, wanted.days, { limit: 1 })
    .select('some.created_at')
    .orderBy('some.created_at', 'desc')
    .limit(1);
}

/** So many orders of each kind from the beginning: the indexes are in the order of one kind's payments. */
function firstOf(db: Kysely<Schema>, wanted: Wanted, days: Days, some: Pick<Some, 'limit' | 'behind'>) {
  const direction = wanted.newestFirst ? 'desc' : 'asc';
  return db
    .selectFrom(sql<{ kind: string }>`unnest(${wanted.kinds}::text[])`.as<'kinds'>(sql`kinds (kind)`))
    .innerJoinLateral(
      () =>
        ordersOf(db, wanted, days, some)
          .select(['orders.order_id', 'orders.kind', 'orders.state', 'orders.destination_account', TOTAL])
          .select(['orders.customer_name', 'orders.created_at', 'orders.service_id', STATUS.as('status')])
          .orderBy('orders.created_at', direction)
          .orderBy('orders.order_id', direction)
          .limit(some.limit)
          .as('some'),
      (join) => join.onTrue(),
    );
}

function ordersOf(
  db: Kysely<Schema>,
  { whose: { userId, estateId }, status, newestFirst }: Wanted,
  { from, to }: Days,
  { behind }: Pick<Some, 'behind'>,
) {
  let query = db
    .selectFrom('orders')
    .where(sql<boolean>`orders.kind = kinds.kind`)
    // In the text, where the indexes look for it.
    .where(sql<boolean>`transaction_status(orders.state) is not null`);
  if (userId !== undefined) query = query.where('orders.user_id', '=', userId);
  // Of one person in an estate, always by the person's index: a planner that has not looked at the table yet would pass over
  // all neighbours by the estate's. A sum is in no index.
  if (userId !== undefined && estateId !== undefined) query = query.where(sql`orders.estate_id + 0`, '=', estateId);
  else if (estateId !== undefined) query = query.where('orders.estate_id', '=', estateId);
  if (status !== undefined) query = query.where(STATUS, '=', status);
  if (from !== undefined) query = query.where('orders.created_at', '>=', beginningOfDay(from));
  if (to !== undefined) query = query.where('orders.created_at', '<', beginningOfDay(dayAfter(to)));
  if (behind !== undefined) {
    const past = sql`(${behind.at}::timestamptz, ${behind.order_id}::text)`;
    const row = sql`(orders.created_at, orders.order_id)`;
    query = query.where(newestFirst ? sql<boolean>`${row} < ${past}` : sql<boolean>`${row} > ${past}`);
  }
  return query;
}
