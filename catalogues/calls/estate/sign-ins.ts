import type { Call } from '../call.ts';

/** The call about the sign-in of somebody else. */
export const signIns = {
  changeSignIn: {
    method: 'PUT',
    path: '/api/utility-admin/sign-in',
    access: ['service-admin', 'netplus-admin'],
    asksAgain: true,
    summary:
      'With the own password, end every session of somebody else, lock their sign-in, or open it again: of the own estate, or of anybody but their like for the platform administrator. They are told by mail.',
  },
} as const satisfies Record<string, Call>;
