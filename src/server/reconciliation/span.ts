import { type Kysely, sql } from 'kysely';
import { accounts } from '../billing/chart.ts';
import type { Schema } from '../db/schema.ts';
import type { Span } from '../reports/chosen-days.ts';
import { ARRIVED, RETURNED } from '../transfers/arrivals.ts';
import type { Names } from './books.ts';
import { PAYOUT } from './record-payout.ts';

/** How far a provider's clock may be from ours, ms. */
const CLOCKS_MS = 5 * 60_000;

/** Our orders that something happened to within a span: a capture, a refund or a delivery by a vendor. */
export async function ordersWithin(db: Kysely<Schema>, { from, to }: Span, names: Names): Promise<string[]> {
  const paid = db
    .selectFrom('payments')
    .select('order_id')
    .where('recorded_at', '>=', from)
    .where('recorded_at', '<', to)
    .where('provider', '=', names.provider);
  const refunded = db
    .selectFrom('refunds')
    .select('order_id')
    .where('accepted_at', '>=', from)
    .where('accepted_at', '<', to);
  const delivered = db
    .selectFrom('tokens')
    .select('order_id')
    .where('delivered_at', '>=', from)
    .where('delivered_at', '<', to)
    .where('vendor', 'in', names.vendors);
  const again = db
    .selectFrom('further_payments')
    .select('order_id')
    .where('provider', '=', names.provider)
    .where((where) =>
      where.or([
        where.and([where('recorded_at', '>=', from), where('recorded_at', '<', to)]),
        where.and([where('returned_at', '>=', from), where('returned_at', '<', to)]),
      ]),
    );
  const taken = db
    .selectFrom('chargebacks')
    .select('order_id')
    .where('ended_at', '>=', from)
    .where('ended_at', '<', to)
    .where('provider', '=', names.provider);
  const rows = await paid.union(refunded).union(delivered).union(again).union(taken).execute();
  return rows.map((row) => row.order_id);
}

/**
 * Which span of their books has everything that ours within a span speak of. We hear of things after they have happened, so
 * what we wrote down just after midnight may be of the day before there. A payment is no older than its order, nor is what
 * was given back of it; a vend is no older than what was sent.
 */
export async function spanThere(db: Kysely<Schema>, { from, to }: Span, names: Names): Promise<Span> {
  const { rows } = await sql<{ earliest: Date | null }>`
    select least(
      (select min(orders.created_at) from payments join orders using (order_id)
        where recorded_at >= ${from} and recorded_at < ${to} and payments.provider = ${names.provider}),
      (select min(orders.created_at) from further_payments join orders using (order_id)
        where (recorded_at >= ${from} and recorded_at < ${to}) or (returned_at >= ${from} and returned_at < ${to})),
      (select min(orders.created_at) from chargebacks join orders using (order_id)
        where ended_at >= ${from} and ended_at < ${to}),
      (select min(orders.created_at) from refunds join orders using (order_id)
        where accepted_at >= ${from} and accepted_at < ${to}),
      (select min(sent_at) from tokens join vend_attempts using (order_id)
        where delivered_at >= ${from} and delivered_at < ${to} and tokens.vendor = any(${names.vendors}))
    ) as earliest`.execute(db);
  const earliest = Math.min(from.getTime(), rows[0]?.earliest?.getTime() ?? from.getTime());
  return { from: new Date(earliest - CLOCKS_MS), to: new Date(to.getTime() + CLOCKS_MS) };
}

/** A posting on the provider's account that belongs to no payment; kobo, above 0 when the provider is said to hold more. */
export interface StrayPosting {
  readonly id: string;
  readonly orderId: string | null;
  readonly narration: string;
  readonly at: Date;
  readonly kobo: number;
}

/** What stands on the provider's account and belongs to no payment by it. */
export function strayPostings(db: Kysely<Schema>, { from, to }: Span, names: Names): Promise<StrayPosting[]> {
  return db
    .selectFrom('ledger_transactions as posting')
    .innerJoin('ledger_entries as entry', 'entry.transaction_id', 'posting.id')
    .where('posting.at', '>=', from)
    .where('posting.at', '<', to)
    .where('entry.account', '=', accounts.provider(names.provider))
    .where('posting.kind', 'not in', [PAYOUT, ARRIVED, RETURNED])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.order_id')
            .whereRef('payments.order_id', '=', 'posting.order_id')
            .where('payments.provider', '=', names.provider),
        ),
      ),
    )
    .select(['posting.id', 'posting.order_id as orderId', 'posting.narration', 'posting.at'])
    .select(sql<number>`-sum(entry.amount_kobo)::bigint`.as('kobo'))
    .groupBy(['posting.id', 'posting.order_id', 'posting.narration', 'posting.at'])
    .execute();
}

/** Which of some vendor's references are of which order. */
export async function ordersOfReferences(
  db: Kysely<Schema>,
  references: readonly string[],
  vendor: string,
): Promise<ReadonlyMap<string, string>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom('vend_attempts')
    .select(['vendor_reference', 'order_id'])
    .distinct()
    .where('vendor_reference', 'in', references)
    .where('vendor', '=', vendor)
    .execute();
  return new Map(rows.map((row) => [row.vendor_reference, row.order_id]));
}
