import { z } from 'zod';
import { ENERGY_LIMITS } from '../../energy.ts';
import type { CallShapes } from '../call.ts';
import { month, nairaAndKobo, problem, rowNumber, tooMany } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const months = { from: month, to: month };
const { kwh, cost } = ENERGY_LIMITS;

/** kWh, two decimals at most. */
const energy = z.number().multipleOf(0.01);

const balance = z
  .object({
    month,
    sold: energy.meta({ description: 'kWh that tokens of the month bought, by the orders' }),
    paid: nairaAndKobo.meta({ description: 'What residents paid for these, fees apart' }),
    unknown: z.number().int().meta({ description: 'Purchases of which nobody knows the kWh' }),
    bill: z
      .object({
        id: z.number().int().nullable().meta({ description: 'Which version of it stands; null for a resident' }),
        kwh: energy,
        cost: nairaAndKobo,
        versions: z.number().int().meta({ description: 'How often it was written down; more than once: corrected' }),
      })
      .nullable()
      .meta({ description: 'What came in, and what it cost; null: nobody has written it down' }),
  })
  .meta({ id: 'EnergyMonth' });

/** What the calls about an estate's energy take and answer. */
export const energyShapes = {
  energyBalance: {
    input: z.object(months),
    answers: {
      200: z.object({
        published: z.boolean().meta({ description: 'Whether residents are shown it' }),
        months: z.array(balance).meta({ description: 'The oldest first; of a resident those that are over' }),
        leftOut: z.boolean().meta({ description: 'Of a resident: months of too few houses are left out' }),
      }),
      ...refused,
    },
  },
  exportEnergy: {
    input: z.object(months),
    answers: { 200: z.object({ name: z.string(), base64: z.string() }), ...refused, 429: tooMany },
  },
  noteEnergy: {
    input: z.object({
      month,
      kwh: energy.min(kwh.least).max(kwh.most),
      cost: nairaAndKobo.min(cost.least / 100).max(cost.most / 100),
      replaces: rowNumber.nullable().meta({ description: 'Which version it corrects; null: there is none' }),
    }),
    answers: { 200: z.object({ message: z.string() }), ...refused, 409: problem },
  },
} as const satisfies Record<string, CallShapes>;
