import { z } from 'zod';
import { STOPPING_DUES } from '../../orders.ts';
import { nairaAndKobo } from '../common.shapes.ts';

/** How top-ups of a meter are divided just now: what of each goes to what it owes (decision 208). */
export const toldSplit = z
  .object({
    share: z.number().int().min(1).max(100).meta({ description: 'Percent of each top-up' }),
    owed: nairaAndKobo.meta({ description: 'All that it owes; more than that is never taken' }),
    debts: z
      .array(
        z.object({
          due: z.enum(STOPPING_DUES),
          amount: nairaAndKobo,
          name: z.string().nullable().meta({ description: 'What it was charged for, in the words of the estate' }),
        }),
      )
      .meta({ description: 'In which order they are paid: the oldest, of which the first ones are named' }),
  })
  .meta({ id: 'TopUpSplit' });
