import type { Call } from '../call.ts';

/** The calls by which an administrator reads who owes the own estate. */
export const debtors = {
  debtors: {
    method: 'GET',
    path: '/api/service-admin/debtors',
    access: ['service-admin'],
    scope: 'dues:read',
    summary: 'What each meter of the own estate owes and for how long, the largest debt first, with the sums of all.',
  },
  exportDebtors: {
    method: 'GET',
    path: '/api/service-admin/debtors/file',
    access: ['service-admin'],
    asksAgain: true,
    summary: 'The same as a CSV file, of meters that owe alone. Each file is a line of the activity log.',
  },
} as const satisfies Record<string, Call>;
