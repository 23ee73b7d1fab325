import { initialTransition, setup, transition } from 'xstate';
import { ORDER_STATES, type OrderState } from '#catalogues/orders.ts';

/** What can become of an order. Each is a fact that the server found out by itself, never a wish of a browser. */
export type SettlementEvent =
  | { readonly type: 'OPEN' }
  /** The provider holds the order's full amount. */
  | { readonly type: 'CAPTURE' }
  /** The provider holds something else than what the order costs. */
  | { readonly type: 'MISCAPTURE' }
  | { readonly type: 'PAYMENT_FAIL' }
  /** The provider holds a payment that cannot be the order's: nobody may say that nothing was taken. */
  | { readonly type: 'DISPUTE' }
  | { readonly type: 'ABANDON' }
  | { readonly type: 'FULFIL' }
  | { readonly type: 'VENDOR_UNKNOWN' }
  | { readonly type: 'DELIVER' }
  /** The vendor's definite no. */
  | { readonly type: 'REFUSE' }
  | { readonly type: 'REFUND' };
/** A fact about an order, by its name. */
export type SettlementEventType = SettlementEvent['type'];

const paid = { CAPTURE: 'captured', MISCAPTURE: 'refund_due' } as const;

/**
 * An order from its price to its end (ARCHITECTURE, Money path). An event that a state does not name changes nothing, so
 * a late, repeated or out-of-order fact never moves an order back. Only a vendor's definite no leads to a refund of an
 * amount that was right: an unknown outcome is a state to stay in (`pending`), and time alone ends nothing that was paid.
 */
export const settlement = setup({ types: { events: {} as SettlementEvent } }).createMachine({
  id: 'settlement',
  initial: 'quoted',
  states: {
    quoted: { on: { OPEN: 'opened', DISPUTE: 'opened', ABANDON: 'abandoned' } },
    opened: { on: { ...paid, PAYMENT_FAIL: 'failed', ABANDON: 'abandoned' } },
    failed: { on: { ...paid, DISPUTE: 'opened' } },
    // Its window is handed out once more.
    abandoned: { on: { ...paid, OPEN: 'opened', DISPUTE: 'opened' } },
    captured: { on: { FULFIL: 'fulfilling' } },
    fulfilling: { on: { DELIVER: 'fulfilled', REFUSE: 'refund_due', VENDOR_UNKNOWN: 'pending' } },
    pending: { on: { DELIVER: 'fulfilled', REFUSE: 'refund_due' } },
    refund_due: { on: { REFUND: 'refunded' } },
    fulfilled: { type: 'final' },
    refunded: { type: 'final' },
  },
});

/** The state an order begins in. */
export const firstState = initialTransition(settlement)[0].value as OrderState;

/** The state that follows; the same state when the event means nothing there. */
export function nextState(state: OrderState, event: SettlementEvent): OrderState {
  return transition(settlement, settlement.resolveState({ value: state }), event)[0].value as OrderState;
}

/** What a fact moves: out of which states, and into which. */
export interface Move {
  readonly from: readonly OrderState[];
  readonly to: OrderState;
}

const MOVES = new Map<SettlementEventType, Move>();

/** The move of a fact, so that who writes it down can have the row itself say whether it holds. Each fact leads to one state. */
export function moveOf(type: SettlementEventType): Move {
  const move = MOVES.get(type) ?? readMove(type);
  MOVES.set(type, move);
  return move;
}

function readMove(type: SettlementEventType): Move {
  const moves = ORDER_STATES.map((from) => ({ from, to: nextState(from, { type }) })).filter(
    ({ from, to }) => from !== to,
  );
  const [to, ...others] = new Set(moves.map((move) => move.to));
  if (to === undefined || others.length > 0) throw new Error(`${type} leads to ${1 + others.length} states.`);
  return { from: moves.map(({ from }) => from), to };
}

/** States in which the provider holds money that has not found its end. */
export const UNSETTLED = ['captured', 'fulfilling', 'pending', 'refund_due'] as const satisfies readonly OrderState[];

/** States in which nothing was captured so far. */
export const UNPAID = ['quoted', 'opened', 'failed', 'abandoned'] as const satisfies readonly OrderState[];

/** True when the order is in one of the states. */
export function isIn(state: OrderState, states: readonly OrderState[]): boolean {
  return states.includes(state);
}
