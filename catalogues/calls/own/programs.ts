import type { Call } from '../call.ts';

/** The calls about tokens that programs have of an account. No token makes another one. */
export const programs = {
  programTokens: {
    method: 'GET',
    path: '/api/users/program-tokens',
    access: 'signed-in',
    beforeSecondFactor: true,
    summary:
      'The tokens that programs have of the own account, the newest first, and which scopes it can give. No answer has a token in it.',
  },
  makeProgramToken: {
    method: 'POST',
    path: '/api/users/program-tokens',
    access: 'signed-in',
    asksAgain: true,
    summary:
      'With the own password, make a token for a program, with scopes and an end. It is answered this once: what is kept is a hash of it.',
  },
  endProgramToken: {
    method: 'PUT',
    path: '/api/users/program-tokens/end',
    access: 'signed-in',
    beforeSecondFactor: true,
    summary: 'End a token of a program of the own account: from now on it opens nothing.',
  },
} as const satisfies Record<string, Call>;
