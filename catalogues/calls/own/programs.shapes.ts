import { z } from 'zod';
import { PROGRAM_DAYS, PROGRAM_PREFIX, PROGRAMS, SCOPES } from '../../programs.ts';
import type { CallShapes } from '../call.ts';
import { ownPassword, problem, tooMany } from '../common.shapes.ts';

const scopes = z.array(z.enum(SCOPES)).meta({ description: 'What it opens; each call names the scope that opens it' });
const refused = { 400: problem, 401: problem, 403: problem } as const;

const one = z
  .object({
    id: z.uuid().meta({ description: 'Names the token, and opens nothing' }),
    name: z.string(),
    scopes,
    madeAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().meta({ description: 'From then on it opens nothing' }),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: 'Give or take two minutes; null: never' }),
    lastUsedFrom: z
      .string()
      .nullable()
      .meta({ description: 'The network of its last use: an IPv4 address, or the /64 of an IPv6 one' }),
    over: z.boolean().meta({ description: 'Its time is over' }),
  })
  .meta({ id: 'ProgramToken' });

/** What the calls about tokens of programs take and answer. */
export const programsShapes = {
  programTokens: {
    answers: {
      200: z.object({
        tokens: z.array(one),
        can_give: scopes.meta({ description: 'The scopes that open something to an account of this role' }),
      }),
      401: problem,
    },
  },
  makeProgramToken: {
    input: z.object({
      name: z.string().trim().min(1).max(PROGRAMS.name).meta({ description: 'What the program is called' }),
      scopes: scopes.min(1).max(SCOPES.length),
      days: z
        .int()
        .min(1)
        .max(PROGRAM_DAYS.most)
        .optional()
        .meta({ description: `For how long it is good, days; ${PROGRAM_DAYS.usual} unless given` }),
      password: ownPassword,
    }),
    answers: {
      200: z.object({
        message: z.string(),
        token: z.string().meta({ description: `Begins with ${PROGRAM_PREFIX}, and is answered this once` }),
        id: z.uuid(),
        expires_at: z.iso.datetime(),
      }),
      ...refused,
      429: tooMany,
    },
  },
  endProgramToken: {
    input: z.object({ id: z.uuid() }),
    answers: { 200: z.object({ message: z.string() }), 400: problem, 401: problem },
  },
} as const satisfies Record<string, CallShapes>;
