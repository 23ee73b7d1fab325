import { z } from 'zod';
import { HOUSEHOLD_STATES } from '../../households.ts';
import type { CallShapes } from '../call.ts';
import { day, personId, problem, rowNumber, tooMany } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const message = z.object({ message: z.string() });
const meter_number = z.string().regex(/^\d{11,14}$/);
const member_on = z.object({
  user_id: personId,
  meter_number: meter_number
    .optional()
    .meta({ description: 'Whose household; left out where several fit, a 400 of code moved' }),
});

const member = z
  .object({
    id: z.string().meta({ description: 'Of a person, or the number of an invitation' }),
    state: z.enum(HOUSEHOLD_STATES),
    name: z.string().meta({ description: 'Of an invitation the e-mail address' }),
    email: z.string().nullable().meta({ description: 'An administrator alone reads it' }),
    since: day.nullable().meta({ description: 'Since when they live there, or were invited; null: not known' }),
    until: day.nullable().meta({ description: 'Until when an invitation is open' }),
    by: z.string().nullable().meta({ description: 'Who sent the invitation' }),
    leads: z.boolean().meta({ description: 'Leads the household' }),
    self: z.boolean().meta({ description: 'It is whoever asks' }),
    may: z
      .array(z.enum(['take-out', 'lead', 'withdraw', 'move-out']))
      .meta({ description: 'What whoever asks may do about them' }),
  })
  .meta({ id: 'HouseholdMember' });

/** What the calls about households take and answer. */
export const householdsShapes = {
  household: {
    input: z.object({
      meter_number: z
        .string()
        .max(20)
        .optional()
        .meta({ description: "An administrator's; a resident's is the own one" }),
      house: z
        .string()
        .trim()
        .min(1)
        .max(100)
        .optional()
        .meta({ description: 'Words of its address, in place of a number' }),
    }),
    answers: {
      200: z.object({
        meterNumber: meter_number,
        address: z.string(),
        members: z.array(member),
        waiting: z.number().int().meta({ description: 'Have an account on the meter and are not let in yet' }),
        leads: z.boolean().meta({ description: 'Whoever asks leads the household' }),
      }),
      ...refused,
    },
  },
  inviteToHousehold: {
    input: z.object({ email: z.string().max(254), meter_number: z.string().max(20).optional() }),
    answers: { 200: message, ...refused, 429: tooMany },
  },
  withdrawHouseholdInvitation: {
    input: z.object({ id: rowNumber }),
    answers: { 200: message, ...refused },
  },
  takeOutOfHousehold: {
    input: member_on,
    answers: { 200: message, ...refused },
  },
  nameHouseholdHead: {
    input: member_on,
    answers: { 200: message, ...refused },
  },
} as const satisfies Record<string, CallShapes>;
