import { z } from 'zod';
import { SIGN_IN_CHANGES } from '../../sign-ins.ts';
import type { CallShapes } from '../call.ts';
import { ownPassword, personId, problem, tooMany } from '../common.shapes.ts';

/** What the call about the sign-in of somebody else takes and answers. */
export const signInsShapes = {
  changeSignIn: {
    input: z.object({ user_id: personId, what: z.enum(SIGN_IN_CHANGES), password: ownPassword }),
    answers: { 200: z.object({ message: z.string() }), 400: problem, 401: problem, 403: problem, 429: tooMany },
  },
} as const satisfies Record<string, CallShapes>;
