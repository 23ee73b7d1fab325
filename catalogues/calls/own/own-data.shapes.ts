import { z } from 'zod';
import { PASSWORD_LENGTH } from '../../limits.ts';
import type { CallShapes } from '../call.ts';
import { day, problem, tooMany } from '../common.shapes.ts';

const refused = { 401: problem, 403: problem } as const;

/** What the calls about the own data take and answer. */
export const ownDataShapes = {
  exportOwnData: {
    input: z.object({}),
    answers: { 200: z.object({ name: z.string(), base64: z.string() }), 400: problem, ...refused, 429: tooMany },
  },
  accountDeletion: {
    input: z.object({}),
    answers: {
      200: z.object({ reasons: z.array(z.string()).meta({ description: 'Why it cannot be deleted yet' }) }),
      ...refused,
    },
  },
  deleteAccount: {
    input: z.object({ password: z.string().max(PASSWORD_LENGTH.most) }),
    answers: {
      200: z.object({ message: z.string(), on: day.meta({ description: 'The day on which it is deleted' }) }),
      400: problem,
      ...refused,
      429: tooMany,
    },
  },
} as const satisfies Record<string, CallShapes>;
