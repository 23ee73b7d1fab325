import type { Kysely } from 'kysely';
import { bankOf } from '#catalogues/banks.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { bringsToken } from '#catalogues/orders.ts';
import { CREDIT_SENTENCES } from '#catalogues/sentences/credit.ts';
import { LOOKUP_SENTENCES } from '#catalogues/sentences/lookup.ts';
import { POSTPAID } from '#catalogues/sentences/postpaid.ts';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import { formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import { creditsMeter } from '../billing/credited-account.ts';
import type { Schema } from '../db/schema.ts';
import { refusal } from '../http/refusals.ts';
import { type Asker, deliveryOf, ownOrder } from '../orders/own-orders.ts';
import { waiting } from '../refund-accounts/own.ts';
import { isInAnyCase, openCaseOf } from '../settlement/cases.ts';
import { paidFromCredit } from '../settlement/credit.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { lookNow } from '../stuck-orders/look-now.ts';
import { particularsOf } from '../vending/delivery.ts';
import type { Delivered } from '../vending/port.ts';

/**
 * Look now what became of an own order, by the step that the server would take by itself, and say how it stands. What has
 * its end is not looked at again; nothing is ever vended twice.
 */
export async function checkPurchase(
  deps: MoneyDeps,
  asker: Asker,
  orderId: string,
  signal: AbortSignal,
): Promise<CallAnswer<'checkPurchase'>> {
  const own = await ownOrder(deps, orderId, asker);
  if (own === undefined) return { status: 400, data: refusal('order-not-found') };
  const { order, busy } = isIn(own.state, ['fulfilled', 'refunded'])
    ? { order: own, busy: false }
    : await lookNow(deps, orderId, signal);
  const standing = await standingOf(deps, order, busy);
  const { kind, state, total_kobo, destination_account: destination } = order;
  const data = {
    orderId,
    kind,
    state,
    amount: nairaOf(total_kobo),
    destination,
    ...(order.meter_type === 'postpaid' && { meterType: order.meter_type }),
    token: standing.delivery?.token ?? null,
    units: standing.delivery?.units ?? null,
    ...(standing.delivery !== null && particularsOf(standing.delivery)),
    disputed: standing.disputed,
    ...(standing.wantsAccount && { wantsAccount: true as const }),
    says: standing.says,
    createdAt: order.created_at.toISOString(),
    capturedAt: order.captured_at?.toISOString() ?? null,
    nextLookAt: order.next_probe_at?.toISOString() ?? null,
  };
  return { status: 200, data };
}

/** How an order stands: what was delivered, and in words what became of it. */
export interface Standing {
  /** Null while nothing is. */
  readonly delivery: Delivered | null;
  /** What was paid is not what the order says: nobody may say that it failed, and a person looks at it. */
  readonly disputed: boolean;
  /** Its refund needs the payer's bank account, which was not given. */
  readonly wantsAccount: boolean;
  readonly says: string;
}

/** Find out how an order stands by our own books. `busy`: somebody is looking at it this moment. */
export async function standingOf(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: () => Date },
  order: OrderRow,
  busy = false,
): Promise<Standing> {
  const delivery = await deliveryOf({ db }, order.order_id);
  const disputed = isIn(order.state, UNPAID) && (await openCaseOf(db, order.order_id)) !== null;
  const unheard = isIn(order.state, UNPAID) && (await openCaseOf(db, order.order_id, 'unheard')) !== null;
  const inCase = disputed || unheard || (!isIn(order.state, UNPAID) && (await isInAnyCase(db, order.order_id)));
  const seen = unheard ? [LOOKUP_SENTENCES.unheard, LOOKUP_SENTENCES.debited] : await sentencesOf(db, order, delivery);
  const said = disputed ? [LOOKUP_SENTENCES.disputed] : seen;
  const again = await againSentences(db, order.order_id);
  const says = [...said, ...again, ...caseSentences(order, inCase), ...nextSentences(order, clock(), busy)];
  return { delivery: delivery ?? null, disputed, wantsAccount: await wantsAccount(db, order), says: says.join(' ') };
}

/** What was paid again, and whether it is back. */
async function againSentences(db: Kysely<Schema>, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('further_payments')
    .select(['amount_kobo', 'returned_at'])
    .where('order_id', '=', orderId)
    .orderBy('recorded_at')
    .execute();
  return rows.map(({ amount_kobo, returned_at }) =>
    LOOKUP_SENTENCES[returned_at === null ? 'paidTwice' : 'paidTwiceReturned'](formatNaira(amount_kobo)),
  );
}

async function sentencesOf(db: Kysely<Schema>, order: OrderRow, delivery: Delivered | undefined): Promise<string[]> {
  const said = LOOKUP_SENTENCES;
  if (isIn(order.state, ['refund_due', 'refunded']) && (await paidFromCredit(db, order.order_id)))
    return [said.creditAgain(await amountBack(db, order)), CREDIT_SENTENCES.mailedHow];
  switch (order.state) {
    case 'fulfilled':
      return [deliveredSentence(order, delivery)];
    case 'refunded':
      return [said.returned(await amountBack(db, order))];
    case 'refund_due':
      return [(await accountSentence(db, order)) ?? said.returning(await amountBack(db, order))];
    case 'captured':
    case 'fulfilling':
      return [said.underWay];
    case 'pending':
      return [said.unknown];
    case 'failed':
      return [
        said.notApproved(order.card_refusal),
        ...(order.card_refusal === 'insufficient-funds' ? [] : [said.noReason]),
        said.nothingTaken,
        said.debited,
      ];
    default:
      return [said.unpaid, said.debited];
  }
}

/** Of a refund that needs a bank account: that it does, or where it goes. */
async function accountSentence(db: Kysely<Schema>, { order_id }: OrderRow): Promise<string | null> {
  const row = await waiting(db).where('details.order_id', '=', order_id).executeTakeFirst();
  if (row === undefined) return null;
  const amount = formatNaira(row.amount_kobo);
  if (row.bank === null) return REFUND_ACCOUNT.wanted(amount);
  return REFUND_ACCOUNT.given(amount, bankOf(row.bank)?.name ?? row.bank, row.ending ?? '');
}

async function wantsAccount(db: Kysely<Schema>, { order_id }: OrderRow): Promise<boolean> {
  const row = await waiting(db).where('details.order_id', '=', order_id).executeTakeFirst();
  return row !== undefined && row.sent_at === null && row.state === 'wanted';
}

function deliveredSentence(
  { kind, meter_type: meterType, destination_account: to }: OrderRow,
  delivery: Delivered | undefined,
): string {
  const said = LOOKUP_SENTENCES.delivered;
  if (bringsToken({ kind, meterType })) return said.token;
  if (meterType === 'postpaid') return POSTPAID.paid(to, delivery?.receiptNo ?? '-');
  return creditsMeter(kind) ? said.credited(to) : said.sent(to);
}

/** What happens next with money that was paid and has not found its end. */
function nextSentences({ state, next_probe_at: next }: OrderRow, now: Date, busy: boolean): string[] {
  if (!isIn(state, ['captured', 'fulfilling', 'pending'])) return [];
  if (busy) return [LOOKUP_SENTENCES.busy];
  return next === null || next <= now ? [] : [LOOKUP_SENTENCES.asksAgain(formatWhen(next.toISOString()))];
}

function caseSentences({ state }: OrderRow, inCase: boolean): string[] {
  return inCase && isIn(state, ['captured', 'fulfilling', 'pending', 'refund_due', ...UNPAID])
    ? [LOOKUP_SENTENCES.forAPerson]
    : [];
}

/** What goes back: all that was paid, which may be another amount than the price. */
async function amountBack(db: Kysely<Schema>, { order_id, total_kobo }: OrderRow): Promise<string> {
  const refund = await db
    .selectFrom('refunds')
    .select('amount_kobo')
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  return formatNaira(refund?.amount_kobo ?? total_kobo);
}
