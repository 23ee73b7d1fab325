import type { Call } from '../call.ts';

/** The calls about the passkeys of an account. */
export const passkeys = {
  ownPasskeys: {
    method: 'GET',
    path: '/api/users/passkeys',
    access: 'signed-in',
    beforeSecondFactor: true,
    summary: 'The passkeys of the own account, the oldest first, and whether some can be added at this address.',
  },
  beginPasskey: {
    method: 'POST',
    path: '/api/users/passkeys/begin',
    access: 'signed-in',
    asksAgain: true,
    beforeSecondFactor: true,
    summary: 'With the own password, what a browser is asked that makes a passkey. It is good in this session, once.',
  },
  addPasskey: {
    method: 'POST',
    path: '/api/users/passkeys',
    access: 'signed-in',
    beforeSecondFactor: true,
    summary:
      'With the own password, add the passkey that the browser answered: from now on signing in asks for it. Where it is the first second factor, answers recovery codes, once, and every other session ends.',
  },
  namePasskey: {
    method: 'PUT',
    path: '/api/users/passkeys/name',
    access: 'signed-in',
    asksAgain: true,
    summary: 'Call an own passkey something else.',
  },
  removePasskey: {
    method: 'PUT',
    path: '/api/users/passkeys/remove',
    access: 'signed-in',
    asksAgain: true,
    summary:
      'With the own password, remove an own passkey; every other session ends. With the last one, where there is no authenticator app, the second factor is taken off: refused where the role has to have one.',
  },
  beginPasskeyProof: {
    method: 'POST',
    path: '/api/users/passkeys/proof/begin',
    access: 'signed-in',
    summary: 'What a browser is asked that signs with an own passkey, for what asks for the second factor again.',
  },
  proveByPasskey: {
    method: 'POST',
    path: '/api/users/passkeys/proof',
    access: 'signed-in',
    summary: 'Give what the passkey has signed, for what asks for the second factor again.',
  },
} as const satisfies Record<string, Call>;
