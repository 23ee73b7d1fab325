import type { Call } from '../call.ts';

/** The calls about what a person has to look at, and who does. */
export const cases = {
  cases: {
    method: 'GET',
    path: '/api/utility-admin/cases',
    access: ['netplus-admin'],
    summary:
      'A page of cases: open ones of all kinds, the oldest first, one’s own of them, or those that were closed, the newest first.',
  },
  takeCase: {
    method: 'POST',
    path: '/api/utility-admin/cases/take',
    access: ['netplus-admin'],
    summary: 'Take an open case, take it over from its owner, or give one’s own back.',
  },
  closeCase: {
    method: 'POST',
    path: '/api/utility-admin/cases/close',
    access: ['netplus-admin'],
    summary:
      'Close the case of a difference between books that may stay as it is, with the reason. Every other case closes by itself.',
  },
} as const satisfies Record<string, Call>;
