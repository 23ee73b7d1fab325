import { z } from 'zod';
import { nairaAndKobo } from '../common.shapes.ts';

/** On which terms a company sells to a meter; a field is missing where it said nothing. Naira. */
export const meterTerms = z
  .object({
    least: nairaAndKobo.optional().meta({ description: 'The smallest amount that it takes at once' }),
    most: nairaAndKobo.optional(),
    debt: nairaAndKobo.optional().meta({ description: 'What the meter owes to the company' }),
    debtShare: z.number().min(0).max(1).optional().meta({ description: 'The part of each payment that goes to it' }),
    tariffClass: z.string().optional(),
    rate: nairaAndKobo.optional().meta({ description: 'What a kWh costs' }),
    address: z.string().optional(),
  })
  .meta({ id: 'MeterTerms' });

/** On which terms a company sells to a meter, naira. */
export type MeterTermsTold = z.infer<typeof meterTerms>;
