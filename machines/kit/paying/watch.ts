import type { OrderState } from '#catalogues/orders.ts';
import type { FlowDeps } from '../flow.ts';
import type { WatchInput } from './context.ts';

const WAITED_OUT: Readonly<Record<WatchInput['while'], readonly OrderState[]>> = {
  unpaid: ['quoted', 'opened'],
  unsettled: ['quoted', 'opened', 'captured', 'fulfilling', 'pending'],
};

/** Asks for an order's state; held by the server until it is another than `wait`. Null: no answer, or a refusal. */
type Ask = (input: WatchInput, wait: OrderState | undefined, signal: AbortSignal) => Promise<OrderState | null>;

/** Watching an order: resolves once it has left the states named. */
export function watchOrder(wait: FlowDeps['wait'], ask: Ask) {
  return async (input: WatchInput, signal: AbortSignal): Promise<null> => {
    let known: OrderState | undefined;
    for (;;) {
      const state = await ask(input, known, signal).catch(() => null);
      signal.throwIfAborted();
      if (state !== null && !WAITED_OUT[input.while].includes(state)) return null;
      // The server holds the answer until something changes; only a lost line or a refusal is waited for here.
      if (state !== null) known = state;
      else await wait('reconnect', signal);
    }
  };
}
