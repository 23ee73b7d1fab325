import { z } from 'zod';
import { ADMINISTRATOR_STATES } from '../../administrators.ts';
import type { CallShapes } from '../call.ts';
import { lockedSignIn, pagedBy, personId, problem, rowNumber, tooMany } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const message = z.object({ message: z.string() });
const property_id = rowNumber
  .optional()
  .meta({ description: "Left out: the administrator's own estate, or every estate for the platform administrator" });

const administrator = z
  .object({
    id: z.string().meta({ description: 'Of a person, or the number of an invitation' }),
    state: z.enum(ADMINISTRATOR_STATES),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    estate: z.object({ id: z.number().int(), name: z.string() }),
    since: z.iso.datetime().meta({ description: 'Since when the account or the invitation is there' }),
    until: z.iso.datetime().nullable().meta({ description: 'Until when the link of an invitation works' }),
    by: z.string().nullable().meta({ description: 'Who sent the invitation' }),
    self: z.boolean().meta({ description: 'It is whoever asks' }),
    second_factor: z.boolean().meta({ description: 'They sign in with a code, too' }),
    locked: lockedSignIn,
  })
  .meta({ id: 'Administrator' });

/** What the calls about who administers an estate take and answer. */
export const administratorsShapes = {
  administrators: {
    input: z.object({ ...pagedBy, property_id }),
    answers: {
      200: z.object({ administrators: z.array(administrator), total: z.number().int(), page: z.number().int() }),
      ...refused,
    },
  },
  inviteAdministrator: {
    input: z.object({
      property_id,
      email: z.string().max(254),
      first_name: z.string().max(60),
      last_name: z.string().max(60),
    }),
    answers: { 200: message, ...refused, 429: tooMany },
  },
  withdrawInvitation: {
    input: z.object({ id: rowNumber }),
    answers: { 200: message, ...refused },
  },
  resetAdministrator: {
    input: z.object({ user_id: personId }),
    answers: { 200: message, ...refused, 429: tooMany },
  },
  removeAdministrator: {
    input: z.object({ user_id: personId }),
    answers: { 200: message, ...refused },
  },
} as const satisfies Record<string, CallShapes>;
