import type { Call } from '../call.ts';

/** The calls about paying an order by transfer, with an account and without. */
export const transfers = {
  payByTransfer: {
    method: 'POST',
    path: '/api/payments/transfer',
    access: 'anyone',
    summary:
      'An account number that takes the exact amount of an order; the one that stands, or a new one where it has expired.',
  },
  transferStatus: {
    method: 'POST',
    path: '/api/payments/transfer-status',
    access: 'anyone',
    summary:
      'How paying an order by transfer stands. With `wait` the answer is held until it is another one, 20 s at most.',
  },
} as const satisfies Record<string, Call>;
