import type { Call } from '../call.ts';

/** The calls about fees and limits that have a history. */
export const settings = {
  operatorSettings: {
    method: 'GET',
    path: '/api/utility-admin/fees-and-limits',
    access: ['netplus-admin'],
    summary: 'Every fee and limit as it holds now, since when and by whom, with the next change that is planned.',
  },
  settingHistory: {
    method: 'GET',
    path: '/api/utility-admin/fees-and-limits/history',
    access: ['netplus-admin'],
    summary: 'A page of all changes of fees and limits, made or planned, the newest first.',
  },
  changeSetting: {
    method: 'POST',
    path: '/api/utility-admin/fees-and-limits',
    access: ['netplus-admin'],
    asksAgain: true,
    summary: 'Change a fee or a limit, at once or from a day to come; orders made before keep what they were quoted.',
  },
} as const satisfies Record<string, Call>;
