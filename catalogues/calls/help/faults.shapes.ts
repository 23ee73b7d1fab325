import { z } from 'zod';
import { FAULT_LENGTH, FAULT_REFERENCE } from '../../limits.ts';
import type { CallShapes } from '../call.ts';
import { problem, tooMany } from '../common.shapes.ts';

const told = {
  reference: z.string().regex(FAULT_REFERENCE).meta({ description: 'The six signs that the person was shown' }),
  name: z.string().max(FAULT_LENGTH.name).meta({ description: 'What was thrown, e.g. TypeError' }),
  message: z.string().max(FAULT_LENGTH.message),
  place: z.string().max(FAULT_LENGTH.place).meta({ description: 'The machine and its call, or the component' }),
  stack: z.string().max(FAULT_LENGTH.stack).meta({ description: 'The innermost calls, without hosts and folders' }),
};

/** What the calls about faults take and answer. */
export const faultsShapes = {
  reportFault: { input: z.object(told), answers: { 200: z.object({ noted: z.boolean() }), 429: tooMany } },
  reportedFaults: {
    input: z.object({ reference: z.string().trim().toUpperCase().max(FAULT_LENGTH.name).optional() }),
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
