import type { Call } from '../call.ts';

/** The calls by which the chat looks what became of a payment, and keeps a conversation for who comes back. */
export const looking = {
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
    summary:
      "Have what became of an order mailed to the order's own address. The answer is the same whether there is one or not.",
  },
  keptConversation: {
    method: 'GET',
    path: '/api/users/conversation',
    access: 'signed-in',
    unasked: true,
    summary: 'The own conversation: its log since a revision, and what is open in it.',
  },
  keepConversation: {
    method: 'PUT',
    path: '/api/users/conversation',
    access: 'signed-in',
    unasked: true,
    summary:
      'Add turns to the log of the own conversation and keep what is open in it, over a revision; another one by now is answered with 409 and stays. A turn that was sent before keeps its number.',
    mostBytes: 1_000_000,
    outlives: true,
    keepsOwnWords: true,
  },
} as const satisfies Record<string, Call>;
