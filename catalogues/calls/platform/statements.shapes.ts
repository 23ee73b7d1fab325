import { z } from 'zod';
import { PAYOUT_STATES } from '../../platform.ts';
import type { CallShapes } from '../call.ts';
import { day, nairaAndKobo, problem, tooMany } from '../common.shapes.ts';
import { file } from '../paying/orders.shapes.ts';
import { reconciled } from './money.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem, 429: tooMany } as const;
const count = z.number().int();
const instant = z.iso.datetime();

const statementDay = z
  .object({
    day,
    in: nairaAndKobo.meta({ description: 'Captured; of an estate what was paid for it' }),
    back: nairaAndKobo.meta({ description: 'Given back to payers' }),
    fees: nairaAndKobo.meta({ description: 'Taken by payment providers; of an estate our own fees on its payments' }),
    revenue: nairaAndKobo.meta({ description: 'Our own fees' }),
    estates: nairaAndKobo.meta({ description: 'What estates are owed more than before' }),
    out: nairaAndKobo.meta({ description: 'Paid out to our bank; of an estate what it was given' }),
    left: nairaAndKobo.meta({
      description: 'Held by payment providers at the end of the day; of an estate what it is owed',
    }),
    handed: nairaAndKobo.meta({ description: 'Paid on to estates; of an estate 0, for `out` has it' }),
    differences: count.nullable().meta({ description: 'Found by the nightly comparison; null: none of this day yet' }),
  })
  .meta({ id: 'StatementDay' });

const sums = statementDay.omit({ day: true, differences: true });

const estate = z
  .object({ id: count, name: z.string(), in: nairaAndKobo, out: nairaAndKobo, left: nairaAndKobo })
  .meta({ id: 'StatementEstate' });

const payout = z
  .object({
    id: z.string(),
    provider: z.string(),
    state: z.enum(PAYOUT_STATES),
    day: day.nullable().meta({ description: "The bank's day" }),
    at: instant,
    payments: count,
    amount: nairaAndKobo,
    fees: nairaAndKobo,
    deducted: nairaAndKobo,
    paid: nairaAndKobo,
  })
  .meta({ id: 'StatementPayout' });

const paidOn = z
  .object({
    id: count,
    estate: z.string(),
    amount: nairaAndKobo,
    day,
    reference: z.string(),
    by: z.string().nullable().meta({ description: 'Who recorded it; null for an estate' }),
    at: instant.meta({ description: 'When it was recorded' }),
    takenBack: z.object({ at: instant, reason: z.string() }).nullable(),
  })
  .meta({ id: 'StatementEstatePayment' });

/** What the calls about statements take and answer. */
export const statementsShapes = {
  statement: {
    input: z.object({ from: day, to: day }),
    answers: {
      200: z.object({
        days: z.array(statementDay).meta({ description: 'The newest first, up to today' }),
        sums,
        estates: z.array(estate).meta({ description: 'What each estate is owed; none for an estate' }),
        payouts: z.array(payout).meta({ description: 'What was sent to our bank; none for an estate' }),
        paidOn: z.array(paidOn).meta({ description: 'What was paid to estates on these days; of an estate to itself' }),
        reconciled,
      }),
      ...refused,
    },
  },
  exportStatement: {
    input: z.object({ from: day, to: day, of: z.enum(['days', 'estates', 'payouts', 'paid-on']).default('days') }),
    answers: { 200: file, ...refused },
  },
} as const satisfies Record<string, CallShapes>;
