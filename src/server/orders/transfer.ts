import type { CallAnswer, CallInput } from '#catalogues/calls/services.ts';
import { nairaOf } from '#catalogues/money.ts';
import { TRANSFER_SENTENCES } from '#catalogues/sentences/transfers.ts';
import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import { refusal, tooMany } from '../http/refusals.ts';
import { checkPayment } from '../order-worker/check-payment.ts';
import { handOut } from '../settlement/look-for.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { isExpired, latest, newNumber, numbersOf } from '../transfers/accounts.ts';
import { sentBack } from '../transfers/wrong-sums.ts';
import { soldByNone } from '../vending/ask-seller.ts';
import { saleOf } from './make-order.ts';
import type { OpenDeps } from './opens.ts';
import { ownOrder } from './own-orders.ts';

type Standing = Extract<CallAnswer<'transferStatus'>, { status: 200 }>['data'];

/** How long a change made by another server may go unnoticed, ms. */
const LOOK_MS = 500;

/**
 * The account number of an order: the one that stands, or a new one where it has expired, and then the order is looked for as when
 * it was new. An order that has been paid gets none.
 */
export async function payByTransfer(
  deps: OpenDeps,
  asker: { readonly userId: string | null; readonly address: string },
  { orderId, key }: CallInput<'payByTransfer'>,
): Promise<CallAnswer<'payByTransfer'>> {
  const order = await ownOrder(deps, orderId, { userId: asker.userId, key });
  if (order === undefined) return { status: 404, data: refusal('order-not-found') };
  const { transfers } = deps.payments;
  const given = latest(await numbersOf(deps, orderId));
  const stands = given !== undefined && !isExpired(deps, given);
  if (stands || !isIn(order.state, UNPAID)) return { status: 200, data: await standing(deps, order) };
  if (transfers == null) return NO_TRANSFERS;
  if (given !== undefined) {
    const over = await deps.opens.take(asker.userId === null ? { address: asker.address } : { userId: asker.userId });
    if (over !== null) return tooMany(over);
  }
  const off = await soldByNone(deps, saleOf(order));
  if (off !== null) return off;
  if ((await newNumber(deps, transfers, order)) === null) return NO_TRANSFERS;
  return { status: 200, data: await standing(deps, await handOut(deps, orderId)) };
}

const NO_TRANSFERS = { status: 503, data: { code: 'no-transfers', message: TRANSFER_SENTENCES.notNow } } as const;

/** How paying by transfer stands; held until it is another than `wait`, or the watch is over. */
export async function transferStatus(
  deps: OpenDeps,
  userId: string | null,
  { orderId, key, wait, ask = false }: CallInput<'transferStatus'>,
  signal: AbortSignal,
): Promise<CallAnswer<'transferStatus'>> {
  const until = deps.clock().getTime() + deps.pace.watchMs;
  for (let first = true; ; first = false) {
    const order = await ownOrder(deps, orderId, { userId, key });
    if (order === undefined) return { status: 404, data: refusal('order-not-found') };
    const asked = first && ask ? (await checkPayment(deps, order)).order : order;
    const data = await standing(deps, asked);
    const left = until - deps.clock().getTime();
    if (data.seen !== wait || left <= 0 || signal.aborted) return { status: 200, data };
    await deps.changes.next(orderId, Math.min(LOOK_MS, left), signal);
  }
}

async function standing(deps: Pick<MoneyDeps, 'db' | 'payments' | 'clock'>, order: OrderRow): Promise<Standing> {
  const { order_id: orderId, state } = order;
  const given = latest(await numbersOf(deps, orderId));
  const seen = [isIn(state, UNPAID) ? 'unpaid' : state];
  if (given === undefined) return { orderId, state, transfer: null, seen: seen.join(' ') };
  const back = await sentBack(deps, given.reference);
  const leftMs = Math.max(0, given.expires_at.getTime() - deps.clock().getTime());
  return {
    orderId,
    state,
    transfer: {
      provider: given.provider,
      accountNumber: given.account_number,
      accountName: given.account_name,
      bank: given.bank,
      amount: nairaOf(given.amount_kobo),
      expiresAt: given.expires_at.toISOString(),
      secondsLeft: Math.ceil(leftMs / 1_000),
      sentBack: back.map(({ kobo }) => nairaOf(kobo)),
    },
    seen: [...seen, given.number, leftMs > 0 ? 'stands' : 'expired', back.length].join(' '),
  };
}
