import type { Call } from '../call.ts';

/** The calls behind one's own history (S1 section 7, S2 section 7). */
export const histories = {
  transactionsHistory: {
    method: 'GET',
    path: '/api/users/transactions-history',
    access: ['service-user', 'service-owner'],
    scope: 'histories:read',
    summary: "A page of the signed-in person's payments of one view, with its summary. A home owner has levies alone.",
  },
  userLevyTransactions: {
    method: 'GET',
    path: '/api/electricity-service/get-user-devlevy-transactions',
    access: ['service-user', 'service-owner'],
    scope: 'histories:read',
    summary: 'A page of the own levy payments, as an array.',
  },
  userFineTransactions: {
    method: 'GET',
    path: '/api/electricity-service/get-user-fine-transactions',
    access: ['service-user'],
    scope: 'histories:read',
    summary: 'A page of the own fine payments, as an array.',
  },
  userServiceTransactions: {
    method: 'GET',
    path: '/api/electricity-service/get-user-service-transactions',
    access: ['service-user'],
    scope: 'histories:read',
    summary: 'A page of the own service payments, as an array.',
  },
  exportTransactions: {
    method: 'GET',
    path: '/api/users/transactions-export',
    access: ['service-user', 'service-owner'],
    scope: 'histories:read',
    summary: 'Every payment that a query finds, as a CSV file that is safe to open in a spreadsheet, in base64.',
  },
} as const satisfies Record<string, Call>;
