import { bringsToken, ORDER_KINDS } from '#catalogues/orders.ts';
import { creditsMeter } from '../billing/credited-account.ts';
import { openCase } from '../settlement/cases.ts';
import { LATE_PROBE_MS } from '../settlement/look-for.ts';
import { earlier, later, type MoneyDeps } from '../settlement/money.ts';
import { type RefundMark, refundMark } from '../settlement/refund-mark.ts';
import { type OrderRow, settleNow, tellBegun } from '../settlement/settle.ts';
import { type Delivered, everyVendor, type NotYet, type QueryAnswer, type VendAnswer } from '../vending/port.ts';
import { type Attempt, beginAttempt, MOST_SENDS, noteAnswer, type Sends, sendsOf } from './attempts.ts';
import { CREDITED, creditMeter } from './credit-meter.ts';
import { mayBeForgotten, nextSeller } from './next-vendor.ts';
import { settleSplit } from './settle-split.ts';
import { isSilent, mayAsk, noteHeard, vendorNamed } from './silence.ts';

/** What is known of an order without asking. `granted`: its vendor may be asked, though it does not answer. */
export interface Known {
  readonly granted?: boolean;
  /** It was only paid, and begun as it was claimed. */
  readonly isBegun?: boolean;
  /** Nothing was sent of it so far, and it is not to be paid back. */
  readonly isUnsent?: boolean;
}

const UNSENT: Sends = { last: undefined, tried: new Set() };

/** When to look again, or null when the order has found its end. */
export type NextLook = Date | null;

/**
 * Give an order that was paid what it is for; the caller holds its lease. Each run takes one step: send what was never
 * sent, or ask about what was. A second send has the same reference, and needs the vendor to say 'reference unknown'
 * twice, `settleMs` apart (MONEY, Vendor answers). What is marked for refund is asked about too, and never sent: its money
 * goes back once nothing was vended for certain. Once a vendor has refused for certain the next one of the product is sent it.
 */
export async function fulfil(
  deps: MoneyDeps,
  order: OrderRow,
  { granted = false, isBegun = false, isUnsent = false }: Known = {},
): Promise<NextLook> {
  if (order.state === 'captured') await settleNow(deps, order.order_id, { type: 'FULFIL' });
  if (isBegun) await tellBegun(deps, order);
  deps.crash('C9');
  if (creditsMeter(order.kind)) return creditMeter(deps, order);
  // Of a mark that comes meanwhile the attempt knows.
  if (isUnsent) return begin(deps, order, { sends: UNSENT, mark: undefined, granted });
  // Before the attempts: none is begun after a mark, so those that are read now are all that there will be.
  const mark = await refundMark(deps.db, order.order_id);
  const sends = await sendsOf(deps, order.order_id);
  const { last } = sends;
  if (last === undefined || last.refusal !== null) return begin(deps, order, { sends, mark, granted });
  const own = everyVendor(deps).find(({ name }) => name === last.vendor);
  // From here on everything is of the vendor that it was sent to: questions, waits, another send, and what stands in the ledger.
  return own === undefined ? elsewhere(deps, order, last) : goOn({ ...deps, vending: own }, order, last, mark);
}

/** Ask about what was sent, and take the answer. */
async function goOn(deps: MoneyDeps, order: OrderRow, last: Attempt, mark: RefundMark | undefined): Promise<NextLook> {
  const askableAt = askable(deps, last);
  if (askableAt !== null) return askableAt;
  const answer = await deps.vending.query(last.vendor_reference, order.kind);
  deps.crash('C12');
  await noteAnswered(deps, answer);
  if (answer.kind === 'not-found') return missing(deps, order, last, mark);
  if (answer.kind === 'not-yet') return leaveAlone(deps, order, last, answer);
  return take(deps, order, last, answer, mark);
}

/** The vendor of now knows nothing of what another one was sent: that it does not know the reference would license a second vend. */
async function elsewhere(deps: MoneyDeps, order: OrderRow, { vendor }: Attempt): Promise<NextLook> {
  const reason = `sent through ${vendor}, and ${deps.vending.name} is the vendor now`;
  await openCase(deps.db, order.order_id, reason, deps.clock());
  return wait(deps, order);
}

/** When the vendor may be asked about a send, or null when it may be by now. */
function askable({ clock, vending }: MoneyDeps, { sent_at: sentAt }: Attempt): NextLook {
  const at = later(sentAt, vending.firstRequeryMs);
  const now = clock();
  // What a clock that was ahead has written down was then or earlier.
  return sentAt <= now && now < at ? at : null;
}

/** The vendor does not say yet: no news of the order, and no 'not found'. */
async function leaveAlone(deps: MoneyDeps, order: OrderRow, last: Attempt, answer: NotYet): Promise<NextLook> {
  await note(deps, order, last, answer, null);
  // Longer than this is taken for a clock that was wrong, and asked at each round.
  return wait(deps, order, later(deps.clock(), Math.min(answer.waitMs, LATE_PROBE_MS)));
}

/** What is known of an order that is to be sent. */
interface Beginning {
  readonly sends: Sends;
  readonly mark: RefundMark | undefined;
  readonly granted: boolean;
}

/**
 * Send it to the first vendor of its product that has not refused it. Nothing else was sent, as far as is known here: a data base that
 * was put back has forgotten it, so whoever may have been sent it is asked first. Where no vendor is left the money goes back.
 */
async function begin(deps: MoneyDeps, order: OrderRow, { sends, mark, granted }: Beginning): Promise<NextLook> {
  const { last } = sends;
  const seller = mark === undefined ? await nextSeller(deps, order, sends) : undefined;
  for (const { vending, reference } of mayBeForgotten(deps, order, { sends, seller, mark })) {
    const of = { ...deps, vending };
    const answer = await vending.query(reference, order.kind);
    await noteAnswered(of, answer);
    if (answer.kind === 'not-found') continue;
    if (answer.kind === 'unknown' || answer.kind === 'not-yet') return wait(deps, order);
    const attempt = await beginAttempt(of, order, last, reference);
    return attempt === undefined ? later(deps.clock(), deps.pace.retryMs) : take(of, order, attempt, answer, mark);
  }
  if (seller === undefined) return refuse(deps, order, mark?.reason ?? last?.refusal ?? 'no vendor sells it');
  const name = vendorNamed(seller.name);
  if (granted || (await mayAsk(deps, name))) return send({ ...deps, vending: seller }, order, last);
  // Of one that does not answer no more is asked than all servers together may: the order waits, and nothing was sent.
  return later(deps.clock(), isSilent(deps, name) ? backOff(deps, order.attempts) : deps.pace.sweepMs);
}

async function send(deps: MoneyDeps, order: OrderRow, last: Attempt | undefined): Promise<NextLook> {
  if (deps.onlyAsks) return order.next_probe_at ?? deps.clock();
  const attempt = await beginAttempt(deps, order, last);
  deps.crash('C10');
  const now = deps.clock();
  // Who was held up for so long may have lost the lease to somebody who asks about this send already.
  if (attempt === undefined || now.getTime() - attempt.sent_at.getTime() >= deps.pace.leaseMs / 2)
    return later(now, deps.pace.retryMs);
  const answer = await deps.vending.vend({
    reference: attempt.vendor_reference,
    kind: order.kind,
    provider: order.provider,
    company: order.company,
    account: order.destination_account,
    meterType: order.meter_type,
    package: order.package,
    amountKobo: order.amount_kobo,
    email: order.email,
    phone: order.phone,
  });
  deps.crash('C11');
  await noteAnswered(deps, answer);
  return take(deps, last === undefined ? order : await startAfresh(deps, order), attempt, answer, undefined);
}

/** A new send is asked about as soon as a first one, however long the one before it was asked about. */
async function startAfresh(deps: MoneyDeps, order: OrderRow): Promise<OrderRow> {
  const afresh = { attempts: 1 };
  await deps.db.updateTable('orders').set(afresh).where('order_id', '=', order.order_id).execute();
  return { ...order, ...afresh };
}

/**
 * Delivered counts when it is what the product is: power without its token is not delivered, it is unknown, and so is a bill without its
 * receipt number, or with a token. Units may be missing.
 */
function fitting({ kind, meter_type: meterType }: OrderRow, answer: VendAnswer): VendAnswer {
  if (answer.kind !== 'delivered') return answer;
  if (!ORDER_KINDS[kind].token) return { ...CREDITED, ...(answer.vouchers?.length && { vouchers: answer.vouchers }) };
  if (!bringsToken({ kind, meterType })) return billPaid(answer);
  return answer.token !== null ? answer : { kind: 'unknown', reason: 'delivered, no token' };
}

/** What a bill's payment brings: its number, and nothing to type in. */
function billPaid(answer: Delivered): VendAnswer {
  if (answer.token !== null) return { kind: 'unknown', reason: 'a bill was paid, and a token came' };
  return answer.receiptNo === null
    ? { kind: 'unknown', reason: 'delivered, no receipt number' }
    : { ...answer, units: null };
}

async function take(
  deps: MoneyDeps,
  order: OrderRow,
  attempt: Attempt,
  said: VendAnswer,
  mark: RefundMark | undefined,
): Promise<NextLook> {
  const answer = fitting(order, said);
  if (answer.kind === 'delivered') {
    const delivered = { type: 'DELIVER', delivered: answer, order } as const;
    if (order.debt_kobo === 0) await settleNow(deps, order.order_id, delivered);
    else await settleSplit(deps, order, delivered);
    deps.crash('C13');
    return null;
  }
  await note(deps, order, attempt, answer, null);
  if (answer.kind === 'unknown') return wait(deps, order, askable(deps, attempt));
  deps.crash('C20');
  // Another vendor is sent it in a step of its own, with a lease of its own.
  if (mark === undefined && (await nextSeller(deps, order, await sendsOf(deps, order.order_id))) !== undefined)
    return deps.clock();
  return refuse(deps, order, answer.reason);
}

/** Nothing was vended and nothing will be: the money goes back. */
async function refuse(deps: MoneyDeps, order: OrderRow, reason: string): Promise<NextLook> {
  const settled = await settleNow(deps, order.order_id, { type: 'REFUSE', reason });
  return settled.order.next_probe_at;
}

/**
 * The vendor does not know the reference: believed when it says so again once its books must have caught up. For a refund
 * no send may be on its way any more either, and none leaves so late after its attempt.
 */
async function missing(
  deps: MoneyDeps,
  order: OrderRow,
  last: Attempt,
  mark: RefundMark | undefined,
): Promise<NextLook> {
  const now = deps.clock();
  // What a clock that was ahead has written down was then or earlier.
  const first = earlier(last.first_missing_at ?? now, now);
  const settled = later(first, deps.vending.settleMs);
  const arrived = later(earlier(last.sent_at, first), mark === undefined ? 0 : deps.pace.leaseMs);
  const sureAt = settled > arrived ? settled : arrived;
  await note(deps, order, last, { kind: 'not-found' }, first);
  if (now < sureAt) {
    await settleNow(deps, order.order_id, { type: 'VENDOR_UNKNOWN' });
    return sureAt;
  }
  if (mark !== undefined) return refuse(deps, order, mark.reason);
  if (last.number < MOST_SENDS) return send(deps, order, last);
  await openCase(deps.db, order.order_id, `sent ${last.number} times, and the vendor knows of none`, now);
  return wait(deps, order);
}

/** Note whether the vendor answers at all: what it says of an order is another matter. */
function noteAnswered(deps: MoneyDeps, { kind }: QueryAnswer): Promise<void> {
  return noteHeard(deps, vendorNamed(deps.vending.name), kind !== 'unknown');
}

async function note(
  deps: MoneyDeps,
  order: OrderRow,
  attempt: Attempt,
  answer: QueryAnswer,
  firstMissing: Date | null,
) {
  const words = 'reason' in answer ? `${answer.kind}: ${answer.reason}` : answer.kind;
  const refusal = answer.kind === 'refused' ? answer.reason : null;
  await noteAnswer(deps, attempt, words, { firstMissingAt: firstMissing, refusal });
  await deps.db
    .updateTable('orders')
    .set({ last_vendor_answer: words })
    .where('order_id', '=', order.order_id)
    .execute();
}

/** Unknown: stay, and ask again after a wait that grows, and not before the vendor takes a question. Unknown for long, it is a case too, and still asked about. */
async function wait(deps: MoneyDeps, order: OrderRow, notBefore: NextLook = null): Promise<NextLook> {
  await settleNow(deps, order.order_id, { type: 'VENDOR_UNKNOWN' });
  const now = deps.clock();
  if (isUnknownForLong(deps, order)) await openCase(deps.db, order.order_id, 'the vendor says unknown', now);
  const next = later(now, backOff(deps, order.attempts));
  return notBefore !== null && notBefore > next ? notBefore : next;
}

/** True when it was paid so long ago that nobody is told to wait any more; so is what a clock that was ahead says is to come. */
export function isUnknownForLong({ clock, pace }: Pick<MoneyDeps, 'clock' | 'pace'>, order: OrderRow): boolean {
  const paidFor = clock().getTime() - (order.captured_at ?? order.updated_at).getTime();
  return Math.abs(paidFor) >= pace.unknownAfterMs;
}

/** The wait after so many looks, ms. */
export function backOff(deps: Pick<MoneyDeps, 'pace'>, looks: number): number {
  return Math.min(deps.pace.retryMostMs, deps.pace.retryMs * 2 ** Math.min(20, Math.max(0, looks - 1)));
}
