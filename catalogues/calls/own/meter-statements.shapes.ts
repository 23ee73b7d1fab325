import { z } from 'zod';
import { STATEMENT_DUES, STATEMENT_KINDS } from '../../meter-statements.ts';
import type { CallShapes } from '../call.ts';
import { day, nairaAndKobo, problem, tooMany } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem, 404: problem } as const;

const asked = z.object({
  meter_number: z
    .string()
    .regex(/^\d{11,14}$/)
    .optional()
    .meta({ description: 'Left out: the own meter' }),
  from: day,
  to: day,
});

const owed = nairaAndKobo.meta({ description: 'Above 0 is owed, below 0 is paid in advance' });
const dues = z.object({ 'service-charge': owed, 'dev-levy': owed, fine: owed });

const line = z.object({
  id: z.number().int().meta({ description: 'Below 0: of a move' }),
  at: z.iso.datetime(),
  kind: z.enum(STATEMENT_KINDS),
  due: z.enum(STATEMENT_DUES).nullable().meta({ description: 'Null: no money moved' }),
  what: z.string(),
  by: z.string().nullable().meta({ description: 'Who did it; null where nobody is known' }),
  why: z.string().nullable(),
  charged: nairaAndKobo.meta({ description: 'What is owed more by it; below 0: less' }),
  paid: nairaAndKobo,
  owedAfter: owed,
  cash: z.number().int().optional().meta({
    description: 'Of cash that stands: the number of the receipt, where the reader may have it (cashReceipt)',
  }),
});

/** What the calls about statements of meters take and answer. */
export const meterStatementsShapes = {
  meterStatement: {
    input: asked,
    answers: {
      200: z.object({
        meterNumber: z.string(),
        holder: z.string(),
        address: z.string(),
        opening: owed,
        sums: z.object({
          charge: nairaAndKobo,
          payment: nairaAndKobo,
          upload: nairaAndKobo,
          cash: nairaAndKobo,
          correction: nairaAndKobo,
        }),
        closing: owed,
        dues: dues.meta({ description: 'What stands at the end of each, as the dashboards have it' }),
        lines: z.array(line).meta({ description: 'The oldest first' }),
        left: day.optional().meta({ description: 'The reader moved out then, and it is over' }),
      }),
      ...refused,
    },
  },
  exportMeterStatement: {
    input: z.object({ ...asked.shape, as: z.enum(['csv', 'pdf']).default('csv') }),
    answers: { 200: z.object({ name: z.string(), base64: z.string() }), ...refused, 429: tooMany },
  },
} as const satisfies Record<string, CallShapes>;
