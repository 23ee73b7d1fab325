/** Why a session ended that its owner did not sign out of, as its next call is told. */
export const SESSION_ENDS = {
  idle: 'You were signed out, because nothing was done here for a while. Please sign in again.',
  elsewhere: 'This device was signed out from another one of yours. Please sign in again.',
} as const;
