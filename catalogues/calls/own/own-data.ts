import type { Call } from '../call.ts';

/** The calls about all that is kept of whoever asks. */
export const ownData = {
  exportOwnData: {
    method: 'POST',
    path: '/api/users/own-data',
    access: 'signed-in',
    asksAgain: true,
    summary:
      'All that is kept of the own account, in one JSON file that says of each kind what for and how long, once the e-mail address is confirmed. Three times a day; written down in the audit log.',
  },
  accountDeletion: {
    method: 'GET',
    path: '/api/users/deletion',
    access: 'signed-in',
    summary: 'Why the own account cannot be deleted yet; no reason: it can.',
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/users/deletion',
    access: 'signed-in',
    asksAgain: true,
    summary:
      'Have the own account deleted, with the password: every session ends, and after fourteen days in which signing in takes it back the person is taken out of what has to be kept.',
  },
} as const satisfies Record<string, Call>;
