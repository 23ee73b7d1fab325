import type { Call } from '../call.ts';

/** The calls about the second factor of an account. */
export const secondFactors = {
  beginSecondFactor: {
    method: 'POST',
    path: '/api/users/second-factor/key',
    access: 'signed-in',
    asksAgain: true,
    beforeSecondFactor: true,
    summary:
      'A key for an authenticator app, with the password: the same one for ten minutes in this session. Nothing asks for its codes before one confirms it, within twenty minutes.',
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/api/users/second-factor',
    access: 'signed-in',
    asksAgain: true,
    beforeSecondFactor: true,
    summary:
      'Confirm the key with a code of it and the password: from now on signing in asks for one. Answers recovery codes, once; every other session ends.',
  },
  proveAgain: {
    method: 'POST',
    path: '/api/users/second-factor/proof',
    access: 'signed-in',
    summary: 'Give a code again, for what asks for a fresh one.',
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/users/second-factor/recovery-codes',
    access: 'signed-in',
    asksAgain: true,
    summary: 'With the own password, new recovery codes, answered once. Earlier ones work no more.',
  },
  removeSecondFactor: {
    method: 'PUT',
    path: '/api/users/second-factor/remove',
    access: 'signed-in',
    asksAgain: true,
    summary:
      'With the own password, take the own second factor off: the password alone signs in again. Refused where the role has to have one.',
  },
  resetSecondFactor: {
    method: 'PUT',
    path: '/api/utility-admin/second-factor/reset',
    access: ['service-admin', 'netplus-admin'],
    asksAgain: true,
    summary:
      'With the own password, take the second factor off the account of somebody else who lost it: of the own estate, or of any for the platform administrator. They are signed out and told by mail.',
  },
} as const satisfies Record<string, Call>;
