import { z } from 'zod';
import { METER_TYPES, STOPPING_DUES } from '../../orders.ts';
import type { CallShapes } from '../call.ts';
import { nairaAndKobo, payBy, problem, tooMany } from '../common.shapes.ts';
import { toldStanding } from '../estate/arrears.shapes.ts';
import { toldDebt } from './debts.shapes.ts';
import { toldSplit } from './split.shapes.ts';
import { meterTerms } from './terms.shapes.ts';

const byMeter = z.object({ meter_number: z.string().max(20) });

/** S1 section 3, Service payment summary; naira. Null data: nothing is owed or set. */
const summary = z
  .object({
    amount: nairaAndKobo.meta({ description: 'All that is owed, as a positive figure' }),
    serviceCharge: nairaAndKobo,
    devLevy: nairaAndKobo,
    fine: nairaAndKobo,
    paid: nairaAndKobo.meta({ description: 'Service payments made so far' }),
    duration: z.number().int().meta({ description: 'Days of service already paid for' }),
    payBy: payBy.optional(),
  })
  .nullable();

/** Told in place of the figures to an account that waits to be confirmed or verified. */
const hidden = problem.extend({
  stops: z.array(z.enum(STOPPING_DUES)).optional().meta({ description: 'What stops buying power, without any figure' }),
  standing: toldStanding.optional(),
});

/** What the calls about a meter take and answer; naira. */
export const billingShapes = {
  servicePayments: {
    input: byMeter,
    answers: {
      200: z.object({
        data: summary,
        standing: toldStanding.optional(),
        debts: z
          .array(toldDebt)
          .optional()
          .meta({ description: 'What can be paid of it just now; a payment settles the first of its due first' }),
        split: toldSplit.optional().meta({ description: 'Only where a part of a top-up would go to what is owed' }),
      }),
      400: problem,
      401: problem,
      403: hidden,
      404: problem,
    },
  },
  devLevyMeter: {
    input: byMeter,
    answers: {
      200: z.object({ data: z.object({ devLevy: nairaAndKobo }).nullable() }),
      400: problem,
      401: problem,
      403: hidden,
      404: problem,
    },
  },
  pingMeter: {
    input: byMeter,
    answers: {
      200: z.object({
        isFound: z.boolean(),
        meterType: z.enum(METER_TYPES).optional().meta({ description: 'Postpaid: no tokens are sold to it' }),
        terms: meterTerms.optional().meta({ description: 'Told only to whoever has the meter' }),
      }),
      400: problem,
      429: tooMany,
      503: problem,
    },
  },
} as const satisfies Record<string, CallShapes>;
