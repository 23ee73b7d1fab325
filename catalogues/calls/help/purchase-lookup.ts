import type { Call } from '../call.ts';

/** The calls by which the chat looks what became of a payment. */
export const purchaseLookup = {
  checkPurchase: {
    method: 'POST',
    path: '/api/bills/check-purchase',
    access: 'anyone',
    summary:
      'Look now what became of one of the own orders: its payment, its delivery, its refund. Who has no account shows the key that it was opened under. Safe to repeat, never a second vend.',
  },
  findPurchase: {
    method: 'POST',
    path: '/api/bills/find-purchase',
    access: 'anyone',
    evenEnded: true,
    summary:
      "Have what became of an order mailed to the order's own address. The answer is the same whether there is one or not.",
  },
} as const satisfies Record<string, Call>;
