import type { Call } from '../call.ts';

/** The calls behind an administrator's histories: the own estate's payments, or one resident's of it (S1 and S2, section 7). */
export const estateHistories = {
  estateTransactions: {
    method: 'GET',
    path: '/api/utility-admin/estate-admin-transactions-history',
    access: ['service-admin'],
    scope: 'histories:read',
    summary: "A page of the own estate's power purchases, with its summary; `user_id` narrows it to one resident.",
  },
  estateLevies: {
    method: 'GET',
    path: '/api/utility-admin/estate-admin-dev-levy-history',
    access: ['service-admin'],
    scope: 'histories:read',
    summary: 'The same of development levies.',
  },
  estateServices: {
    method: 'GET',
    path: '/api/utility-admin/estate-admin-service-payment-history',
    access: ['service-admin'],
    scope: 'histories:read',
    summary: 'The same of service payments.',
  },
  estateFines: {
    method: 'GET',
    path: '/api/utility-admin/estate-admin-fine-history',
    access: ['service-admin'],
    scope: 'histories:read',
    summary: 'The same of fines (DECISIONS 43).',
  },
  estateList: {
    method: 'GET',
    path: '/api/users/properties/transactions-history',
    access: ['service-admin'],
    scope: 'histories:read',
    summary: "A page of all of the own estate's payments, whatever they are for, under `data.array`.",
  },
  estateSummary: {
    method: 'GET',
    path: '/api/users/properties/transactions-summary',
    access: ['service-admin'],
    scope: 'histories:read',
    summary: "Sums over all of the own estate's payments, or over one resident's (S1 section 3).",
  },
  findPayment: {
    method: 'GET',
    path: '/api/utility-admin/payment',
    access: ['service-admin', 'netplus-admin'],
    scope: 'histories:read',
    summary:
      'One payment by its order id: of the own estate, or any for the platform administrator. No token is in it.',
  },
  findPayments: {
    // What is looked for may be a token, which stands in no address.
    method: 'POST',
    path: '/api/utility-admin/payments/find',
    reads: true,
    access: ['service-admin', 'netplus-admin'],
    summary:
      'Payments by what an order, a provider or a vendor calls them, by token, telephone number, meter or amount, the newest first: of the own estate, or all for the platform administrator.',
  },
  exportEstateTransactions: {
    method: 'GET',
    path: '/api/utility-admin/transactions-export',
    access: ['service-admin'],
    asksAgain: true,
    summary:
      'Every payment of the own estate that a query finds, of one kind or of all, as a CSV file that is safe to open in a spreadsheet.',
  },
} as const satisfies Record<string, Call>;
