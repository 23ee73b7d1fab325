import type { Call } from '../call.ts';

/** The calls that say what was taken, given back and paid out: to the platform of all, to an estate of its own. */
export const statements = {
  statement: {
    method: 'GET',
    path: '/api/statements',
    access: ['service-admin', 'netplus-admin'],
    scope: 'books:read',
    summary: 'Some days by the ledger: captured, given back, fees, paid out and owed; an estate sees its own.',
  },
  exportStatement: {
    method: 'GET',
    path: '/api/statements-export',
    access: ['service-admin', 'netplus-admin'],
    asksAgain: true,
    summary: 'The same as a CSV file that is safe to open in a spreadsheet.',
  },
} as const satisfies Record<string, Call>;
