import { z } from 'zod';
import { DEBTS_LEFT, MOST_MOVING, WRITE_OFF_REASON } from '../../moves.ts';
import type { CallShapes } from '../call.ts';
import { day, nairaAndKobo, problem } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const meter_number = z.string().regex(/^\d{11,14}$/);
const id = z.uuid();

/** What the calls about moving out take and answer. */
export const movesShapes = {
  previewMoveOut: {
    input: z.object({
      user_id: id.optional().meta({ description: 'One resident; else everybody who lives in the house' }),
      meter_number: z
        .string()
        .max(20)
        .optional()
        .meta({ description: 'Of one resident on several meters, the one that they leave' }),
      house: z.string().trim().min(1).max(100).optional().meta({ description: 'Words of its address' }),
      day: day.optional().meta({ description: 'Left out: today' }),
    }),
    answers: {
      200: z.object({
        meterNumber: meter_number,
        address: z.string(),
        people: z.array(z.object({ id, name: z.string() })).meta({ description: 'Who moves out' }),
        stay: z.array(z.string()).meta({ description: 'Who stays there' }),
        owed: nairaAndKobo.meta({ description: 'Of their time: owed at the end of the day, and still' }),
        rest: nairaAndKobo.meta({ description: 'Owed from after that day; it stays with the house' }),
        credit: nairaAndKobo.meta({ description: 'Paid ahead; it stays with the house' }),
        day,
      }),
      ...refused,
    },
  },
  moveOut: {
    input: z.object({
      meter_number,
      people: z.array(id).min(1).max(MOST_MOVING),
      day,
      debt: z.enum(DEBTS_LEFT),
      owed: nairaAndKobo
        .min(0)
        .meta({ description: 'What was shown; where it is to be written off and is another one, a 400 of debt-moved' }),
      reason: z.string().trim().max(WRITE_OFF_REASON.most).optional(),
    }),
    answers: { 200: z.object({ message: z.string() }), ...refused },
  },
} as const satisfies Record<string, CallShapes>;
