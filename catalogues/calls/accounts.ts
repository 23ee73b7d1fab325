import type { Call } from './call.ts';

/** The calls about accounts (S1 sections 3 and 7). */
export const accounts = {
  signIn: {
    method: 'POST',
    path: '/api/utility-service-account/login',
    access: 'anyone',
    summary: 'Sign in with e-mail and password; answers a bearer token (S1 section 7).',
  },
  signOut: {
    method: 'POST',
    path: '/api/utility-service-account/logout',
    access: 'signed-in',
    summary: 'End this session on the server.',
  },
  profile: {
    method: 'GET',
    path: '/api/users',
    access: 'signed-in',
    summary: 'The signed-in person (S1 section 3, Profile response).',
  },
  portalSettings: {
    method: 'GET',
    path: '/api/portal-settings',
    access: 'anyone',
    summary: 'What a face must know of this installation: support contact, pace, whether it is a demonstration.',
  },
} as const satisfies Record<string, Call>;
