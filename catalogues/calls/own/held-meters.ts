import type { Call } from '../call.ts';

/** The calls about the meters that a resident holds. A meter of somebody else is the same as one that does not exist. */
export const heldMeters = {
  myMeters: {
    method: 'GET',
    path: '/api/users/meters',
    access: ['service-user'],
    summary: 'The meters that the account holds, the one in use first, each as it stands, and what ended of late.',
  },
  addMeter: {
    method: 'POST',
    path: '/api/users/meters',
    access: ['service-user'],
    summary:
      'Add a meter to the account with the password. It waits for the mailed link and for its estate by itself, whatever the others are; the one in use stays so.',
  },
  nameMeter: {
    method: 'PUT',
    path: '/api/users/meters/name',
    access: ['service-user'],
    summary:
      'Give a meter that the account holds a name in the own words, which nobody else reads; empty takes it away.',
  },
  chooseMeter: {
    method: 'PUT',
    path: '/api/users/meters/in-use',
    access: ['service-user'],
    summary:
      'Put a meter that the account holds in use: its estate, dues and purchases are the own ones from now on. Nobody is signed out; the token has the new claims.',
  },
  giveUpMeter: {
    method: 'POST',
    path: '/api/users/meters/give-up',
    access: ['service-user'],
    summary: 'Give up a meter that is not in use. What was bought and paid for it stays where it is.',
  },
} as const satisfies Record<string, Call>;
