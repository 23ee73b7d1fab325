import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import { STUCK_AFTER_MIN, type StuckReason } from '#catalogues/operations.ts';
import type { OrderKind, OrderState } from '#catalogues/orders.ts';
import { isIn, UNPAID, UNSETTLED } from '#machines/settlement/settlement.ts';
import { creditsMeter } from '../billing/credited-account.ts';
import type { Schema } from '../db/schema.ts';
import { later } from '../settlement/money.ts';
import { PENDING_ORDERS } from '../stuck-orders/pending.ts';

const MINUTE_MS = 60_000;

/** The case of an order that has been open longest, and what all that are open say. */
const OPEN_CASE = sql<{ order_id: string; reason: string; opened_at: Date; next_probe: Date | null }>`(
  select order_id, string_agg(reason, '; ' order by opened_at, id) as reason, min(opened_at) as opened_at,
    min(next_probe) as next_probe
  from cases where closed_at is null and order_id is not null group by order_id)`;

/** Orders that were paid some minutes ago and have no end, and those that a person has to look at. */
function stuckAt(db: Kysely<Schema>, now: Date) {
  return db
    .selectFrom('orders')
    .leftJoin(OPEN_CASE.as('open_case'), 'open_case.order_id', 'orders.order_id')
    .where('orders.order_id', 'in', PENDING_ORDERS)
    .where((where) =>
      where.or([
        where('open_case.order_id', 'is not', null),
        where('orders.captured_at', '<=', later(now, -STUCK_AFTER_MIN * MINUTE_MS)),
      ]),
    );
}

const SINCE = sql<Date>`coalesce(orders.captured_at, open_case.opened_at)`;

/** How many orders are stuck, what was paid for them, and since when the oldest is. */
export async function stuckSums(db: Kysely<Schema>, now: Date) {
  const paid = sql`orders.state in (${sql.join(UNSETTLED.map((state) => sql.lit(state)))})`;
  const sums = await stuckAt(db, now)
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      sql<number>`coalesce(sum(orders.total_kobo) filter (where ${paid}), 0)::bigint`.as('paid'),
      sql<number>`count(*) filter (where orders.state = 'refund_due')`.as('back'),
      sql<Date | null>`min(${SINCE})`.as('since'),
    ])
    .executeTakeFirstOrThrow();
  return {
    orders: sums.orders,
    paid: nairaOf(sums.paid),
    goingBack: sums.back,
    since: sums.since?.toISOString() ?? null,
  };
}

/** A page of what is stuck, the oldest first. */
export async function stuckOrders(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: () => Date },
  page: number,
): Promise<CallAnswer<'stuckOrders'>> {
  const now = clock();
  const { orders: total } = await stuckSums(db, now);
  const rows = await stuckAt(db, now)
    .leftJoin('estates', 'estates.id', 'orders.estate_id')
    .leftJoin('refund_marks', 'refund_marks.order_id', 'orders.order_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('vend_attempts')
          .select(['vend_attempts.number', 'vendor', 'answer', 'answered_at'])
          .whereRef('vend_attempts.order_id', '=', 'orders.order_id')
          .orderBy('vend_attempts.number', 'desc')
          .limit(1)
          .as('last_send'),
      (join) => join.onTrue(),
    )
    .select(['orders.order_id', 'orders.kind', 'orders.state', 'orders.user_id', 'orders.customer_name'])
    .select(['orders.phone', 'orders.total_kobo', 'orders.attempts', 'orders.failed_steps', 'orders.next_probe_at'])
    .select(['orders.last_vendor_answer', 'estates.name as estate', 'refund_marks.reason as mark'])
    .select(['last_send.number as sends', 'last_send.vendor', 'last_send.answer', 'last_send.answered_at'])
    .select(['open_case.reason as case_reason', 'open_case.next_probe', SINCE.as('since')])
    .orderBy('since')
    .orderBy('orders.order_id')
    .limit(TRANSACTION_PAGE.rows)
    .offset((page - 1) * TRANSACTION_PAGE.rows)
    .execute();
  const orders = rows.map((row) => ({
    orderId: row.order_id,
    kind: row.kind,
    state: row.state,
    customerName: row.customer_name,
    estate: row.estate,
    phone: row.user_id === null ? row.phone : null,
    total: nairaOf(row.total_kobo),
    since: row.since.toISOString(),
    why: whyOf(row),
    vendor: row.vendor,
    sends: row.sends ?? 0,
    asked: row.attempts,
    answeredAt: row.answered_at?.toISOString() ?? null,
    lastAnswer: saidOf(row.last_vendor_answer),
    inCase: row.case_reason,
    nextAt: (row.next_probe_at ?? row.next_probe)?.toISOString() ?? null,
  }));
  return { status: 200, data: { orders, total, page } };
}

/** What decides why an order is stuck. */
interface Row {
  readonly state: OrderState;
  readonly kind: OrderKind;
  readonly failed_steps: number;
  readonly mark: string | null;
  readonly sends: number | null;
  readonly answer: string | null;
}

/** Kinds of answers as `vend_attempts` has them in front of their words. */
const BY_ANSWER: Readonly<Record<string, StuckReason>> = {
  unknown: 'vendor-silent',
  'not-yet': 'vendor-waits',
  'not-found': 'vendor-knows-nothing',
  refused: 'refused',
};

function whyOf({ state, kind, failed_steps, mark, sends, answer }: Row): StuckReason {
  if (isIn(state, UNPAID)) return 'not-known-paid';
  if (failed_steps > 0) return 'step-fails';
  if (state === 'refund_due') return 'going-back';
  if (creditsMeter(kind)) return 'not-credited';
  if (mark !== null) return 'marked';
  if (sends === null) return 'not-sent';
  return answer === null ? 'no-answer' : (BY_ANSWER[kindOf(answer)] ?? 'vendor-silent');
}

const kindOf = (answer: string): string => answer.split(':', 1)[0] ?? '';

/** The vendor's own words, without the kind that stands in front of them. */
function saidOf(answer: string | null): string | null {
  if (answer === null || !answer.includes(':')) return null;
  return answer.slice(answer.indexOf(':') + 1).trim() || null;
}
