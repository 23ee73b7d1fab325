import { z } from 'zod';
import { DEBTOR_SEARCH_MOST, DEBTORS_OVER, DEBTS } from '../../debtors.ts';
import type { CallShapes } from '../call.ts';
import { day, nairaAndKobo, pagedBy, problem, tooMany } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;

const naira = z.coerce.number<number>().multipleOf(0.01).positive().optional();

/** Whom it is about of those who owe: for how long something of what is looked at is owed on their meter, and how much. */
export const owing = {
  over: z
    .enum(DEBTORS_OVER)
    .default('any')
    .meta({ description: 'Those alone on whose meter something is owed for more days' }),
  least: naira.meta({ description: 'Those alone on whose meter so much is owed, or more; left out: whatever is owed' }),
  most: naira.meta({ description: 'Those alone on whose meter so much is owed, or less; left out: whatever is owed' }),
  since: day
    .optional()
    .meta({ description: 'Those alone on whose meter something is owed since that day in Lagos or before' }),
};

const asked = {
  debt: z.enum(DEBTS).default('all'),
  ...owing,
  search: z
    .string()
    .trim()
    .max(DEBTOR_SEARCH_MOST)
    .optional()
    .meta({ description: 'The beginning of a meter number, or words of a name or of the house' }),
};

const dues = z.object({ 'service-charge': nairaAndKobo, 'dev-levy': nairaAndKobo, fine: nairaAndKobo });
const ages = z
  .object({ to30: nairaAndKobo, to60: nairaAndKobo, to90: nairaAndKobo, over90: nairaAndKobo })
  .meta({ description: 'What is owed by its age in days in Lagos: 0 to 30, 31 to 60, 61 to 90, more' });

/** What the calls about who owes take and answer. */
export const debtorsShapes = {
  debtors: {
    input: z.object({ ...asked, ...pagedBy }),
    answers: {
      200: z.object({
        debtors: z.array(
          z.object({
            meterNumber: z.string(),
            holder: z.string(),
            address: z.string(),
            phone: z.string().nullable().meta({ description: 'Null: nobody has an account on the meter' }),
            dues,
            ages,
            owed: nairaAndKobo,
            since: day.meta({ description: 'Since when the oldest of it is owed' }),
            payBy: day.nullable().meta({ description: 'By when the first of it is to be paid; null: no day was said' }),
            reminded: z.object({ day, times: z.number().int() }).nullable().meta({
              description: 'On which day somebody there was reminded last, and how often in all; null: never',
            }),
          }),
        ),
        sums: z.object({ dues, ages, owed: nairaAndKobo }).meta({ description: 'Of all that were asked for' }),
        total: z.number().int(),
        page: z.number().int(),
      }),
      ...refused,
    },
  },
  exportDebtors: {
    input: z.object(asked),
    answers: { 200: z.object({ name: z.string(), base64: z.string() }), ...refused, 429: tooMany },
  },
} as const satisfies Record<string, CallShapes>;
