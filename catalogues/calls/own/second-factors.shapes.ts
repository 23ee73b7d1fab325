import { z } from 'zod';
import type { CallShapes } from '../call.ts';
import { ownPassword, personId, problem, secondFactor, tooMany } from '../common.shapes.ts';

const message = z.object({ message: z.string() });
const refused = { 400: problem, 401: problem, 403: problem } as const;

const withCodes = message.extend({
  recovery_codes: z
    .array(z.string())
    .meta({ description: 'Each works once in place of a code. They are answered this once' }),
});

/** What the calls about second factors take and answer. */
export const secondFactorsShapes = {
  beginSecondFactor: {
    input: z.object({ password: ownPassword }),
    answers: {
      200: z.object({
        key: z.string().meta({ description: 'To be typed into an authenticator app, in Base32' }),
        uri: z.string().meta({ description: 'The same as an otpauth address, for a QR code' }),
      }),
      ...refused,
      429: tooMany,
    },
  },
  confirmSecondFactor: {
    input: z.object({ second_factor: secondFactor, password: ownPassword }),
    answers: { 200: withCodes, ...refused, 429: tooMany },
  },
  proveAgain: {
    input: z.object({ second_factor: secondFactor }),
    answers: { 200: message, ...refused, 429: tooMany },
  },
  renewRecoveryCodes: {
    input: z.object({ password: ownPassword }),
    answers: { 200: withCodes, ...refused, 429: tooMany },
  },
  removeSecondFactor: {
    input: z.object({ password: ownPassword }),
    answers: { 200: message, ...refused, 429: tooMany },
  },
  resetSecondFactor: {
    input: z.object({ user_id: personId, password: ownPassword }),
    answers: { 200: message, ...refused, 429: tooMany },
  },
} as const satisfies Record<string, CallShapes>;
