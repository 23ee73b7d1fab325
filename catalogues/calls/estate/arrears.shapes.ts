import { z } from 'zod';
import { ARREARS_LIMITS, CONDITION_DUES, STANDINGS } from '../../arrears.ts';
import { koboOf } from '../../money.ts';
import { STOPPING_DUES } from '../../orders.ts';
import { naira } from '../common.shapes.ts';

const { amount, always, days, charges, graceDays, conditions, words } = ARREARS_LIMITS;
const upTo = (most: number) => z.number().int().min(0).max(most);

const condition = z.object({
  due: z.enum(CONDITION_DUES),
  kobo: upTo(koboOf(amount)),
  days: upTo(days).nullable(),
  charges: upTo(charges).nullable(),
});

/** A rule of an estate as it is kept; kobo. */
export const arrearsRule = z.object({
  remind: z.array(condition).max(conditions),
  block: z.array(condition).max(conditions),
  graceDays: upTo(graceDays),
  alwaysKobo: upTo(koboOf(always)),
  words: z.string().max(words).nullable(),
});

/** How a meter stands, where its estate has a rule or an exception of its own; else the rule of the specification says it. */
export const toldStanding = z.object({
  name: z.enum(STANDINGS),
  reminds: z.array(z.enum(STOPPING_DUES)),
  stops: z.array(z.enum(STOPPING_DUES)).meta({ description: 'What stops buying power' }),
  upTo: naira.meta({ description: 'What may be bought today although power is stopped; 0: nothing' }),
  words: z.string().nullable().meta({ description: 'What the estate says itself to whom it stops' }),
  until: z
    .string()
    .nullable()
    .meta({ description: 'The last day of an exception, or the day on which power stops if nothing is paid' }),
});
