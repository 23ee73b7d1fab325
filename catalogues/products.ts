/** What an order can be for. Later products add a row; the money path reads this table and nothing else about them. */
export const ORDER_KINDS = {
  power: { prefix: 'POWER', narration: 'Electricity Topup', vend: 'power', units: true },
} as const;

/** What an order is for. */
export type OrderKind = keyof typeof ORDER_KINDS;

/** States of an order (ARCHITECTURE, Money path). */
export const ORDER_STATES = [
  'quoted',
  'opened',
  'captured',
  'fulfilling',
  'pending',
  'fulfilled',
  'refund_due',
  'refunded',
  'failed',
  'abandoned',
] as const;

/** Where an order stands between quote and outcome. */
export type OrderState = (typeof ORDER_STATES)[number];
