import type { Call } from '../call.ts';

/** The calls about the statement of account of a meter: a resident's own, or any of an administrator's estate. */
export const meterStatements = {
  meterStatement: {
    method: 'GET',
    path: '/api/meter-statement',
    access: ['service-user', 'service-owner', 'service-admin'],
    scope: 'histories:read',
    summary:
      'What a meter was charged and what was paid on it on some days, line by line, from what it owed to what it owes.',
  },
  exportMeterStatement: {
    method: 'GET',
    path: '/api/meter-statement/file',
    access: ['service-user', 'service-owner', 'service-admin'],
    scope: 'histories:read',
    summary: 'The same as a CSV or PDF file.',
  },
} as const satisfies Record<string, Call>;
