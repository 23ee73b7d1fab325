import type { Call } from '../call.ts';

/** The calls about refunds that do not get to the card and go to a bank account instead. A visitor names orders by their keys. */
export const refundAccounts = {
  waitingRefunds: {
    method: 'POST',
    path: '/api/refunds/waiting',
    access: 'anyone',
    summary: 'The own refunds that need a bank account, each with what was given so far.',
  },
  refundAccountName: {
    method: 'POST',
    path: '/api/refunds/account-name',
    access: 'anyone',
    summary: 'Whose bank account it is, where the payment provider can say, for a refund of one’s own that needs one.',
  },
  giveRefundAccount: {
    method: 'POST',
    path: '/api/refunds/account',
    access: 'anyone',
    asksAgain: true,
    summary: 'Give the bank account for a refund of one’s own; what was sent to the bank is not changed any more.',
  },
  readRefundAccount: {
    method: 'POST',
    path: '/api/utility-admin/refund-account',
    access: ['netplus-admin'],
    asksAgain: true,
    summary:
      'The whole bank account of a refund that is paid by hand. Reading it is logged, and its payer changes it no more.',
  },
  payRefundByHand: {
    method: 'POST',
    path: '/api/utility-admin/refund-by-hand',
    access: ['netplus-admin'],
    asksAgain: true,
    summary:
      'Record that a refund which does not get to the card was paid by hand, with its reference. Safe to repeat.',
  },
} as const satisfies Record<string, Call>;
