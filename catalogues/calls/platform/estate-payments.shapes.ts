import { z } from 'zod';
import type { CallShapes } from '../call.ts';
import { day, nairaAndKobo, problem, rowNumber } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const owed = nairaAndKobo.meta({ description: 'What the estate is owed now; below 0: it was paid more than that' });

/** What the calls about payments to estates take and answer. */
export const estatePaymentsShapes = {
  estateOwed: {
    input: z.object({ property_id: rowNumber }),
    answers: { 200: z.object({ name: z.string(), owed }), ...refused },
  },
  recordEstatePayment: {
    input: z.object({
      property_id: rowNumber,
      amount: nairaAndKobo.min(1).max(10_000_000_000),
      day,
      reference: z.string().trim().min(3).max(64),
      more: z.boolean().default(false).meta({ description: 'It is known to be more than is owed' }),
    }),
    answers: { 200: z.object({ message: z.string(), id: z.number().int(), owed }), ...refused },
  },
  takeBackEstatePayment: {
    input: z.object({ id: rowNumber, reason: z.string().trim().min(2).max(200) }),
    answers: { 200: z.object({ message: z.string(), owed }), ...refused },
  },
} as const satisfies Record<string, CallShapes>;
