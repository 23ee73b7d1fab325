import type { Call } from '../call.ts';

/** The calls by which whoever runs the platform sees how it goes: what is stuck, what others answer, and its servers. */
export const operations = {
  operations: {
    method: 'GET',
    path: '/api/utility-admin/operations',
    access: ['netplus-admin'],
    summary:
      'How it goes at this moment: how much is stuck, what providers answered by the minute, queue, servers, and the last comparison of the books.',
  },
  stuckOrders: {
    method: 'GET',
    path: '/api/utility-admin/stuck-orders',
    access: ['netplus-admin'],
    summary:
      'A page of the orders that are stuck, the oldest first: why, what is known, and when the server looks next.',
  },
  askOrder: {
    method: 'POST',
    path: '/api/utility-admin/ask-order',
    access: ['netplus-admin'],
    summary:
      'Ask now what became of an order. It asks the provider and the vendor, and sends nothing: whatever has to be sent is sent by the server in its own time.',
  },
} as const satisfies Record<string, Call>;
