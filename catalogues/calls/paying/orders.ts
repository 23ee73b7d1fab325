import type { Call } from '../call.ts';

/** The calls about orders and their receipts (S2 section 7). */
export const orders = {
  openOrder: {
    method: 'POST',
    path: '/api/electricity-service/orders',
    access: ['service-user'],
    summary: 'Make and price an order before the card widget opens. The same key and body answer the same order.',
  },
  payFromCredit: {
    method: 'POST',
    path: '/api/electricity-service/orders/from-credit',
    access: ['service-user'],
    summary:
      'Make an order of power and pay it from the own credit at once, without a fee. The same key and body answer the same order.',
  },
  orderStatus: {
    method: 'GET',
    path: '/api/electricity-service/order-status',
    access: 'signed-in',
    summary:
      "An order's state. With `wait` the answer is held until the state is no longer the one given, 20 s at most.",
  },
  topupPower: {
    method: 'POST',
    path: '/api/electricity-service/topup-power',
    access: ['service-user'],
    summary: 'Report what the widget said of a power order and ask for its outcome; safe to repeat (S2 section 7).',
  },
  lastPurchase: {
    method: 'GET',
    path: '/api/electricity-service/last-purchase',
    access: ['service-user'],
    summary: 'The last delivered power purchase of the signed-in person, or null.',
  },
  ownPurchase: {
    method: 'GET',
    path: '/api/electricity-service/purchase',
    access: 'signed-in',
    summary: 'One own payment as its receipt tells it; without an order id the last one of a kind that was delivered.',
  },
  receiptFile: {
    method: 'GET',
    path: '/api/electricity-service/receipt',
    access: 'signed-in',
    summary: "An order's receipt as a PDF file in base64.",
  },
} as const satisfies Record<string, Call>;
