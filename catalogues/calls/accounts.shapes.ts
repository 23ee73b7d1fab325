import { z } from 'zod';
import { PASSWORD_LENGTH } from '../limits.ts';
import type { CallShapes } from './call.ts';
import { empty, problem, tooMany } from './common.shapes.ts';

/** What the calls about accounts take and answer. */
export const accountsShapes = {
  signIn: {
    input: z.object({ email: z.string().max(254), password: z.string().max(PASSWORD_LENGTH.most) }),
    answers: { 200: z.object({ token: z.string() }), 400: problem, 429: tooMany },
  },
  signOut: { answers: { 200: empty, 401: problem } },
  profile: {
    answers: {
      200: z.object({
        user: z.object({
          first_name: z.string(),
          last_name: z.string(),
          email: z.string(),
          phone: z.string(),
          role: z.string(),
          meter_number: z.string().nullable(),
          estate: z.string().nullable(),
          address: z.string().nullable(),
        }),
      }),
      401: problem,
    },
  },
  portalSettings: {
    answers: {
      200: z.object({
        support: z.object({ email: z.string(), phone: z.string() }),
        pace: z.enum(['swift', 'specified']),
        demo: z.boolean(),
        sandbox: z.boolean().meta({ description: 'Payments go to the sandbox: test cards, no money.' }),
      }),
    },
  },
} as const satisfies Record<string, CallShapes>;
