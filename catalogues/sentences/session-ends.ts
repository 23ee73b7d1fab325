import type { Ending } from '../sessions.ts';

/** Why a session ended that its owner did not sign out of, as its next call is told. */
export const SESSION_ENDS = {
  idle: 'You were signed out, because nothing was done here for a while. Please sign in again.',
  elsewhere: 'This device was signed out from another one of yours. Please sign in again.',
} as const satisfies Readonly<Record<Ending, string>>;

/** That a session ends soon in which nothing is done, and the button that keeps it. */
export const SESSION_SOON = {
  text: 'Nothing was done here for a while, so you will be signed out in about two minutes.',
  stay: 'Stay signed in',
} as const;
