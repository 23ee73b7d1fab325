import { z } from 'zod';
import { ESTATE_DETAILS } from '../../platform.ts';
import type { CallShapes } from '../call.ts';
import { problem, rowNumber } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const property_id = rowNumber.optional().meta({ description: 'Left out: the own estate' });
const told = z.string().nullable();
const details = z
  .object({ id: z.number().int(), name: z.string(), address: told, phone: told, email: told })
  .meta({ id: 'EstateDetails' });

/** What the calls about the details of an estate take and answer. */
export const estateDetailsShapes = {
  estateDetails: {
    input: z.object({ property_id }),
    answers: { 200: details, ...refused },
  },
  setEstateDetail: {
    input: z.object({
      property_id,
      detail: z.enum(ESTATE_DETAILS),
      text: z
        .string()
        .max(300)
        .nullable()
        .meta({ description: 'Null: it is told no more; a name is never taken away' }),
      before: z
        .string()
        .max(300)
        .nullable()
        .optional()
        .meta({ description: 'What was shown as it stands; where it is other by now, 400' }),
    }),
    answers: { 200: z.object({ message: z.string(), details }), ...refused },
  },
} as const satisfies Record<string, CallShapes>;
