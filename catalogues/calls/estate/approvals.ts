import type { Call } from '../call.ts';

/** The calls about what two people do: one asks, another one of the same office agrees. */
export const approvals = {
  approvals: {
    method: 'GET',
    path: '/api/approvals',
    access: ['service-admin', 'netplus-admin'],
    summary:
      'A page of what waits for a second person, the oldest first, or of what is over, the newest first: of the own estate, or of the platform.',
  },
  previewBalanceApproval: {
    method: 'GET',
    path: '/api/service-admin/approvals/balance/preview',
    access: ['service-admin'],
    summary:
      'Whether a change of a balance needs a second person, who could agree, until when it would wait, and what waits already. Nothing is written.',
  },
  askBalanceApproval: {
    method: 'POST',
    path: '/api/service-admin/approvals/balance',
    access: ['service-admin'],
    asksAgain: true,
    summary: 'Ask for a change of a balance above the limit of the own estate; nothing is changed yet. Safe to repeat.',
  },
  balanceLimit: {
    method: 'GET',
    path: '/api/service-admin/balance-limit',
    access: ['service-admin'],
    summary: 'Above which sum a balance of the own estate is changed by two people, and who else could agree.',
  },
  setBalanceLimit: {
    method: 'PUT',
    path: '/api/service-admin/balance-limit',
    access: ['service-admin'],
    asksAgain: true,
    summary:
      'Set the limit of the own estate. The first one, and a lower one, hold at once; a higher one or none is asked for, and holds when a second person agrees.',
  },
  previewRefundApproval: {
    method: 'GET',
    path: '/api/utility-admin/approvals/refund/preview',
    access: ['netplus-admin'],
    summary:
      'Whether a refund that is paid by hand needs a second person, who could agree, and what waits or was agreed already. Nothing is written.',
  },
  askRefundApproval: {
    method: 'POST',
    path: '/api/utility-admin/approvals/refund',
    access: ['netplus-admin'],
    asksAgain: true,
    summary: 'Ask for paying a refund by hand above the limit of the platform; it is not paid yet. Safe to repeat.',
  },
  decideApproval: {
    method: 'POST',
    path: '/api/approvals/decide',
    access: ['service-admin', 'netplus-admin'],
    asksAgain: true,
    summary:
      'Approve or refuse what another one asked for, or take back what one asked for oneself. Done once: of two who decide at once, the second is told.',
  },
} as const satisfies Record<string, Call>;
