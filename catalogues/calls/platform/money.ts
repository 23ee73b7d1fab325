import type { Call } from '../call.ts';

/** The calls by which a platform administrator looks after payments that are stuck, and compares the books (S2 section 7). */
export const platformMoney = {
  pendingTopups: {
    method: 'GET',
    path: '/api/utility-admin/pending-topup-transactions',
    access: ['netplus-admin'],
    summary: 'Orders that were paid and have not found their end, the newest first.',
  },
  retryTopup: {
    method: 'GET',
    path: '/api/utility-admin/retry-topup',
    access: ['netplus-admin'],
    takesStep: true,
    summary:
      'Ask the vendor what became of an order, and send it again only after a definite no. Safe to repeat (DECISIONS 9, 17).',
  },
  refundTopup: {
    method: 'POST',
    path: '/api/utility-admin/refund-topup',
    access: ['netplus-admin'],
    asksAgain: true,
    summary:
      'Mark an order for refund, with a reason: it is never sent again, and paid back once nothing can be vended.',
  },
  reportTopups: {
    method: 'GET',
    path: '/api/reports/topups',
    access: ['netplus-admin'],
    scope: 'histories:read',
    summary: 'Every delivered order of some days, under `req` (DECISIONS 42).',
  },
  exportTopups: {
    method: 'GET',
    path: '/api/reports/topups-export',
    access: ['netplus-admin'],
    asksAgain: true,
    summary: 'The same as a CSV file that is safe to open in a spreadsheet.',
  },
  platformTransactions: {
    method: 'GET',
    path: '/api/utility-admin/transactions-history',
    access: ['netplus-admin'],
    scope: 'histories:read',
    summary:
      "A page of one resident's payments of a view, or of all, with its summary, for the platform administrator.",
  },
  exportPlatformTransactions: {
    method: 'GET',
    path: '/api/utility-admin/resident-transactions-export',
    access: ['netplus-admin'],
    asksAgain: true,
    summary: 'Every payment of one resident that a query finds, as a CSV file (Transactions.csv, DECISIONS 44).',
  },
  reconciliation: {
    method: 'GET',
    path: '/api/utility-admin/reconciliation',
    access: ['netplus-admin'],
    scope: 'books:read',
    summary: "Compare some days' orders and ledger with the provider's and the vendor's own records (MONEY, I20).",
  },
  exportReconciliation: {
    method: 'GET',
    path: '/api/utility-admin/reconciliation-export',
    access: ['netplus-admin'],
    asksAgain: true,
    summary: 'Every difference of the same days as a CSV file.',
  },
} as const satisfies Record<string, Call>;
