import { z } from 'zod';
import type { CallShapes } from './call.ts';
import { tooMany } from './common.shapes.ts';

/** A challenge of the proof-of-work library, as it makes it. */
const challenge = z
  .object({
    algorithm: z.string(),
    challenge: z.string(),
    salt: z.string(),
    signature: z.string(),
    maxnumber: z.number().int(),
  })
  .meta({ id: 'RobotChallenge' });

/** What the contact page's calls take and answer. */
export const supportShapes = {
  robotCheck: { answers: { 200: challenge, 429: tooMany } },
  contactSupport: {
    input: z.object({
      name: z.string().max(120),
      email: z.string().max(254),
      phone: z.string().max(30).optional(),
      subject: z.string().max(4_000).meta({ description: 'The message text' }),
      recaptcha: z.boolean(),
      proof: z.string().max(2_000).optional(),
    }),
    answers: { 200: z.object({ data: z.string() }), 400: z.object({ data: z.string() }), 429: tooMany },
  },
} as const satisfies Record<string, CallShapes>;
