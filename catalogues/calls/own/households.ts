import type { Call } from '../call.ts';

/** The calls about who lives on a meter: a resident's own, or one of the administrator's estate. */
export const households = {
  household: {
    method: 'GET',
    path: '/api/household',
    access: ['service-user', 'service-admin'],
    summary:
      'Who lives on the own meter, who leads the household and who is invited to it; for an administrator of a meter of the own estate, with who waits to be let in.',
  },
  inviteToHousehold: {
    method: 'POST',
    path: '/api/household/invitation',
    access: ['service-user', 'service-admin'],
    summary:
      'Mail somebody how they sign up with the meter. It lets nobody in by itself: they confirm their address and are verified as everybody is.',
  },
  withdrawHouseholdInvitation: {
    method: 'PUT',
    path: '/api/household/invitation',
    access: ['service-user', 'service-admin'],
    summary: 'Take an invitation to the household back.',
  },
  takeOutOfHousehold: {
    method: 'POST',
    path: '/api/household/take-out',
    access: ['service-user'],
    summary:
      'Whoever leads the household takes somebody out of it, who keeps the account and is on no meter. Done once: whoever asks again is told.',
  },
  nameHouseholdHead: {
    method: 'PUT',
    path: '/api/household/head',
    access: ['service-user', 'service-admin'],
    summary: 'Say who leads a household: an administrator of its estate may, and whoever leads it now.',
  },
} as const satisfies Record<string, Call>;
