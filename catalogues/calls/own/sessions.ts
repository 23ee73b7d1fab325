import type { Call } from '../call.ts';

/** The calls about where the own account is signed in; `signOutEverywhere` stands with the accounts. */
export const sessions = {
  ownSessions: {
    method: 'GET',
    path: '/api/users/sessions',
    access: 'signed-in',
    summary:
      'Where the own account is signed in: on what, from which network, since when and when last used. The newest first.',
  },
  endSessions: {
    method: 'POST',
    path: '/api/users/sessions/end',
    access: 'signed-in',
    summary:
      'Sign other devices of the own account out. One that is not of the own account is refused, and none is ended.',
  },
} as const satisfies Record<string, Call>;
