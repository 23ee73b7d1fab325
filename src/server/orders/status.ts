import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { OrderState } from '#catalogues/orders.ts';
import { refusal } from '../http/refusals.ts';
import { isForgotten, lookOnceMore } from '../settlement/look-for.ts';
import type { OrderRow } from '../settlement/settle.ts';
import type { OpenDeps } from './opens.ts';
import { type Asker, ownOrder } from './own-orders.ts';

/** How long a change made by another server may go unnoticed, ms. */
const LOOK_MS = 500;

/** An order's state; with `wait` the answer is held until the state is another one, or the watch is over. */
export async function orderStatus(
  deps: OpenDeps,
  asker: Asker,
  asked: { readonly orderId: string; readonly wait?: OrderState | undefined },
  signal: AbortSignal,
): Promise<CallAnswer<'billStatus'>> {
  const until = deps.clock().getTime() + deps.pace.watchMs;
  for (let first = true; ; first = false) {
    const order = await ownOrder(deps, asked.orderId, asker);
    if (order === undefined) return { status: 404, data: refusal('order-not-found') };
    if (first && isForgotten(order)) await remember(deps, order);
    const left = until - deps.clock().getTime();
    if (order.state !== asked.wait || left <= 0 || signal.aborted) {
      const { order_id: orderId, state, updated_at } = order;
      return { status: 200, data: { orderId, state, updatedAt: updated_at.toISOString() } };
    }
    await deps.changes.next(asked.orderId, Math.min(LOOK_MS, left), signal);
  }
}

/** Each look is a question to the provider, so they are counted as orders that are opened. */
async function remember(deps: OpenDeps, order: OrderRow): Promise<void> {
  const over = order.user_id === null ? null : await deps.opens.take({ userId: order.user_id });
  if (over === null) await lookOnceMore(deps, order);
}

/** Answers that are held back until there is something to tell, so many at most for each who waits. */
export interface Held {
  /** Hold one more for whoever has the key; `answer` tells what there is as soon as the signal it is given aborts. */
  hold<T>(key: string, signal: AbortSignal, answer: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/**
 * Held answers of this process, `most` for a key. One more ends the oldest: on a bad line that is the one whose caller has
 * long gone and asked again, so nobody is refused.
 */
export function heldAnswers(most: number): Held {
  const waiting = new Map<string, AbortController[]>();
  return {
    async hold(key, signal, answer) {
      const own = new AbortController();
      const held = waiting.get(key) ?? [];
      waiting.set(key, held);
      if (held.push(own) > most) held.shift()?.abort();
      try {
        return await answer(AbortSignal.any([signal, own.signal]));
      } finally {
        const at = held.indexOf(own);
        if (at >= 0) held.splice(at, 1);
        if (held.length === 0) waiting.delete(key);
      }
    },
  };
}
