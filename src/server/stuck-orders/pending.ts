import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import type { OrderKind } from '#catalogues/orders.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { TRANSACTION_SENTENCES } from '#catalogues/sentences/flows.ts';
import { STUCK_ORDER_SENTENCES } from '#catalogues/sentences/platform/stuck-orders.ts';
import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import { creditsMeter } from '../billing/credited-account.ts';
import type { Schema } from '../db/schema.ts';
import { askedDays, beginningOfDay, dayAfter } from '../histories/days.ts';
import type { CallTaken } from '../http/handlers.ts';
import { openCaseOf } from '../settlement/cases.ts';

/**
 * A page of the orders that were paid and have not found their end, and of those that a person has to look at, the newest first. The days are those in Lagos on which they
 * were made; the reference is a part of the order's id, the vendor's reference or the payment provider's.
 */
export async function pendingTopups(
  db: Kysely<Schema>,
  { page, ...asked }: CallTaken<'pendingTopups'>,
): Promise<CallAnswer<'pendingTopups'>> {
  const found = unsettled(db, asked);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await pageOf(found, page).execute();
  return { status: 200, data: { pendingTransactions: rows.map(pendingOf), total, page } };
}

/** A row of the page. */
type PendingRow = Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number];

function unsettled(db: Kysely<Schema>, { topupRef, ...asked }: Omit<CallTaken<'pendingTopups'>, 'page'>) {
  const { from, to } = askedDays(asked);
  let found = db.selectFrom('orders').where('orders.order_id', 'in', PENDING_ORDERS);
  if (from !== undefined) found = found.where('orders.created_at', '>=', beginningOfDay(from));
  if (to !== undefined) found = found.where('orders.created_at', '<', beginningOfDay(dayAfter(to)));
  if (topupRef === undefined || topupRef === '') return found;
  const part = `%${topupRef.replace(/[\\%_]/g, '\\$&')}%`;
  return found.where(({ or, eb, exists, selectFrom }) =>
    or([
      eb('orders.order_id', 'ilike', part),
      exists(
        selectFrom('vend_attempts')
          .select('vend_attempts.number')
          .whereRef('vend_attempts.order_id', '=', 'orders.order_id')
          .where('vend_attempts.vendor_reference', 'ilike', part),
      ),
      exists(
        selectFrom('payments')
          .select('payments.reference')
          .whereRef('payments.order_id', '=', 'orders.order_id')
          .where('payments.reference', 'ilike', part),
      ),
    ]),
  );
}

function pageOf(found: ReturnType<typeof unsettled>, page: number) {
  return found
    .leftJoin('payments', 'payments.order_id', 'orders.order_id')
    .leftJoin('refund_marks', 'refund_marks.order_id', 'orders.order_id')
    .leftJoin('users as marker', 'marker.id', 'refund_marks.marked_by')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('cases')
          .whereRef('cases.order_id', '=', 'orders.order_id')
          .where('cases.closed_at', 'is', null)
          .select([
            sql<string | null>`string_agg(reason, '; ' order by opened_at, id)`.as('case_reason'),
            sql<boolean | null>`bool_and(kind in ('step', 'unheard'))`.as('only_failing'),
            sql<Date | null>`min(opened_at)`.as('case_opened_at'),
            sql<Date | null>`max(last_probe)`.as('case_last_probe'),
            sql<Date | null>`max(next_probe)`.as('case_next_probe'),
          ])
          .as('cases'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('vend_attempts')
          .select(['vend_attempts.number', 'vend_attempts.vendor_reference', 'vend_attempts.answer'])
          .whereRef('vend_attempts.order_id', '=', 'orders.order_id')
          .orderBy('vend_attempts.number', 'desc')
          .limit(1)
          .as('last_send'),
      (join) => join.onTrue(),
    )
    .select(['orders.order_id', 'orders.kind', 'orders.state', 'orders.user_id', 'orders.customer_name'])
    .select(['orders.total_kobo', 'orders.destination_account', 'orders.created_at', 'orders.captured_at'])
    .select(['orders.next_probe_at', 'orders.last_vendor_answer', 'payments.reference', 'cases.case_reason'])
    .select(['cases.only_failing', 'cases.case_opened_at', 'cases.case_last_probe', 'cases.case_next_probe'])
    .select(['last_send.number as sends', 'last_send.vendor_reference', 'last_send.answer'])
    .select(['refund_marks.reason as mark_reason', 'refund_marks.marked_at', 'marker.first_name', 'marker.last_name'])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.order_id', 'desc')
    .limit(TRANSACTION_PAGE.rows)
    .offset((page - 1) * TRANSACTION_PAGE.rows);
}

type Pending = Extract<CallAnswer<'pendingTopups'>, { status: 200 }>['data']['pendingTransactions'][number];

/** `{product}_message` of each product. */
const MESSAGE = {
  power: 'power_message',
  'public-power': 'power_message',
  airtime: 'bill_message',
  data: 'bill_message',
  internet: 'bill_message',
  cable: 'bill_message',
  service: 'service_message',
  'dev-levy': 'devlevy_message',
  fine: 'fine_message',
} as const satisfies Record<OrderKind, keyof Pending>;

/** What is answered of an order that has not found its end (S2 section 3); naira. */
function pendingOf(row: PendingRow): Pending {
  return {
    id: row.order_id,
    user_id: row.user_id,
    user_name: row.customer_name,
    amount: nairaOf(row.total_kobo),
    meter_number: row.destination_account,
    payment_transaction_id: row.order_id,
    topupRetryReference: row.vendor_reference,
    createdAt: row.created_at.toISOString(),
    transactionStatus: paymentOf(row),
    topupStatus: topupStatusOf(row),
    kind: row.kind,
    state: row.state,
    attempts: row.sends ?? 0,
    lastAnswer: row.last_vendor_answer,
    capturedAt: row.captured_at?.toISOString() ?? null,
    nextLookAt: row.next_probe_at?.toISOString() ?? null,
    refund: markOf(row),
    inCase: caseOf(row),
    [MESSAGE[row.kind]]: messageOf(row),
  };
}

function paymentOf({ state, only_failing, reference }: PendingRow): string {
  if (!isIn(state, UNPAID)) return ESTATE_SENTENCES.provider.captured(reference ?? '');
  return only_failing === true ? STUCK_ORDER_SENTENCES.notKnownPaid : STUCK_ORDER_SENTENCES.disputed;
}

/** Why a person may have to look, since when, and when the server did and will. */
function caseOf({ case_reason: reason, case_opened_at: at, ...row }: PendingRow): Pending['inCase'] {
  if (reason === null || at === null) return null;
  return {
    reason,
    openedAt: at.toISOString(),
    lastTryAt: row.case_last_probe?.toISOString() ?? null,
    nextTryAt: row.case_next_probe?.toISOString() ?? null,
  };
}

function topupStatusOf({ kind, state, sends, answer }: PendingRow): string {
  const said = ESTATE_SENTENCES.topup;
  if (state === 'refund_due') return STUCK_ORDER_SENTENCES.goingBack;
  if (creditsMeter(kind)) return STUCK_ORDER_SENTENCES.creditedNot;
  if (sends === null) return STUCK_ORDER_SENTENCES.sentNot;
  if (answer === null) return said.sent;
  return answer.startsWith('refused') ? said.refused : said.unknown;
}

/** Why somebody may have to look at it, else how it stands. */
function messageOf({ state, case_reason }: PendingRow): string {
  if (case_reason !== null) return STUCK_ORDER_SENTENCES.forAPerson(case_reason);
  return state === 'refund_due' ? TRANSACTION_SENTENCES.returning : TRANSACTION_SENTENCES.paid;
}

function markOf({ mark_reason: reason, marked_at: at, first_name, last_name }: PendingRow): Pending['refund'] {
  if (reason === null || at === null) return null;
  return { reason, at: at.toISOString(), by: `${first_name ?? ''} ${last_name ?? ''}`.trim() || null };
}

/** Why there is nothing to do here for an order that nobody paid as it says. */
export async function unpaidReason(db: Kysely<Schema>, orderId: string): Promise<string> {
  const unheard = await openCaseOf(db, orderId, 'unheard');
  if (unheard !== null) return STUCK_ORDER_SENTENCES.forAPerson(unheard);
  const caseReason = await openCaseOf(db, orderId);
  return caseReason === null
    ? STUCK_ORDER_SENTENCES.nothingCaptured
    : STUCK_ORDER_SENTENCES.withTheProvider(caseReason);
}

/**
 * The ids of the orders that an administrator has to know of: paid and without an end, and those that a person has to look at.
 * Each by an index. What was paid otherwise than its order says is in no state of its own.
 */
export const PENDING_ORDERS = sql<string>`(
  select order_id from orders where state in ('captured', 'fulfilling', 'pending', 'refund_due')
  union select order_id from cases where closed_at is null)`;
