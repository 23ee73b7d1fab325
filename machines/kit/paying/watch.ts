import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { OrderState } from '#catalogues/orders.ts';
import type { FlowDeps } from '../flow.ts';
import type { WatchInput } from './context.ts';

const UNSETTLED = ['quoted', 'opened', 'captured', 'fulfilling', 'pending'] as const satisfies readonly OrderState[];

/** States in which the server has no money for an order. */
export const UNCHARGED: readonly OrderState[] = ['quoted', 'opened', 'failed', 'abandoned'];

const WAITED_OUT: Readonly<Record<WatchInput['while'], readonly OrderState[]>> = {
  // Given up is only no longer asked about so often: it can be paid as before.
  unpaid: ['quoted', 'opened', 'abandoned'],
  unsettled: UNSETTLED,
  // A card that was declined may be followed by one that is charged.
  uncharged: UNCHARGED,
  // The server hears of the charge later than the card window does.
  charged: [...UNSETTLED, 'failed', 'abandoned'],
};

/** States in which nothing was heard of a payment. */
const UNHEARD: readonly OrderState[] = ['failed', 'abandoned'];

/** Asks for an order's state; held by the server until it is another than `wait`. Null: no answer, or a refusal. */
type Ask = (input: WatchInput, wait: OrderState | undefined, signal: AbortSignal) => Promise<OrderState | null>;

/** Watching an order: resolves once it has left the states named. */
export function watchOrder(wait: FlowDeps['wait'], ask: Ask) {
  return async (input: WatchInput, signal: AbortSignal): Promise<null> => {
    let known: OrderState | undefined;
    for (;;) {
      const state = await ask(input, known, signal).catch(unanswered);
      signal.throwIfAborted();
      if (state !== null && isOver(input, state, known)) return null;
      // The server holds the answer until something changes. A lost line or a refusal is waited for here, and a hold that ended
      // with nothing new: it is cut short where somebody watches in very many windows, which all ask again.
      if (state === null || state === known) await wait('reconnect', signal);
      known = state ?? known;
    }
  };
}

function isOver(input: WatchInput, state: OrderState, known: OrderState | undefined): boolean {
  if (WAITED_OUT[input.while].includes(state)) return false;
  // Where the outcome is unknown the order is reported again for it: once a hold, not as fast as the line goes.
  return input.while !== 'unsettled' || !UNHEARD.includes(state) || state === known;
}
