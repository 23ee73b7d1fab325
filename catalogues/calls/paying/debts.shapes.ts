import { z } from 'zod';
import { STOPPING_DUES } from '../../orders.ts';
import { day, nairaAndKobo } from '../common.shapes.ts';

/** A charge of a meter that is not paid, or what of it is left. */
export const toldDebt = z
  .object({
    due: z.enum(STOPPING_DUES),
    since: day.meta({ description: 'The day in Lagos from which it is owed' }),
    amount: nairaAndKobo.meta({ description: 'What of it is not paid' }),
    name: z.string().nullable().meta({ description: 'What it was charged for, in the words of the estate' }),
    month: z.string().nullable().meta({ description: 'The month that was charged; null: it was charged once' }),
    service: z.number().int().nullable().meta({ description: 'The service whose month it is' }),
  })
  .meta({ id: 'OwedCharge' });
