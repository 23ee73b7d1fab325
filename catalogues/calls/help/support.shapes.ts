import { z } from 'zod';
import { CONTACT_LENGTH, FAULT_LENGTH, FAULT_REFERENCE } from '../../limits.ts';
import type { CallShapes } from '../call.ts';
import { day, problem, puzzle, tooMany } from '../common.shapes.ts';

const told = {
  reference: z.string().regex(FAULT_REFERENCE).meta({ description: 'The six signs that the person was shown' }),
  name: z.string().max(FAULT_LENGTH.name).meta({ description: 'What was thrown, e.g. TypeError' }),
  message: z.string().max(FAULT_LENGTH.message),
  place: z.string().max(FAULT_LENGTH.place).meta({ description: 'The machine and its call, or the component' }),
  stack: z.string().max(FAULT_LENGTH.stack).meta({ description: 'The innermost calls, without hosts and folders' }),
};

/** What the calls of the contact page and about faults take and answer. */
export const supportShapes = {
  robotCheck: { answers: { 200: puzzle, 429: tooMany } },
  contactSupport: {
    input: z.object({
      name: z.string().max(CONTACT_LENGTH.name),
      email: z.string().max(CONTACT_LENGTH.email),
      phone: z.string().max(CONTACT_LENGTH.phone).optional(),
      subject: z.string().max(CONTACT_LENGTH.message).meta({ description: 'The message text' }),
      recaptcha: z.boolean(),
      proof: z.string().max(2_000).optional().meta({ description: 'The solved challenge of the robot check' }),
    }),
    answers: { 200: z.object({ data: z.string() }), 400: z.object({ data: z.string() }), 429: tooMany },
  },
  reportFault: { input: z.object(told), answers: { 200: z.object({ noted: z.boolean() }), 429: tooMany } },
  reportedFaults: {
    input: z.object({
      reference: z.string().trim().toUpperCase().max(FAULT_LENGTH.name).optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    answers: {
      200: z.object({
        faults: z.array(
          z
            .object({
              ...told,
              count: z.number().int(),
              firstAt: z.iso.datetime(),
              lastAt: z.iso.datetime(),
            })
            .meta({ id: 'Fault' }),
        ),
      }),
      401: problem,
      403: problem,
    },
  },
} as const satisfies Record<string, CallShapes>;
