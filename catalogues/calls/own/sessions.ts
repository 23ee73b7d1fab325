import type { Call } from '../call.ts';

/** The calls about where the own account is signed in; `signOutEverywhere` stands with the accounts. */
export const sessions = {
  ownSessions: {
    method: 'GET',
    path: '/api/users/sessions',
    access: 'signed-in',
    beforeSecondFactor: true,
    summary:
      'Where the own account is signed in: on what, from which network, since when and when last used. The newest hundred, this one among them, and how many there are.',
  },
  endSessions: {
    method: 'POST',
    path: '/api/users/sessions/end',
    access: 'signed-in',
    beforeSecondFactor: true,
    summary:
      'Sign other devices of the own account out: those named, or all that had signed in by a time. One that is not of the own account is refused, and none is ended.',
  },
} as const satisfies Record<string, Call>;
