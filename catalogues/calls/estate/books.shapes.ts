import { z } from 'zod';
import { BOOKS_LIMITS, PUBLISHED } from '../../books.ts';
import type { CallShapes } from '../call.ts';
import { day, month, nairaAndKobo, pagedBy, problem, rowNumber, tooMany } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const { head, payee, note, reason, amount } = BOOKS_LIMITS;

const months = { from: month, to: month };

/** What was spent on, as it is written: one of ours by its name, or the estate's own words. */
const headName = z.string().trim().min(head.least).max(head.most);

const sum = z.object({
  name: z.string().meta({ description: 'One of ours by its name, or the words of the estate' }),
  amount: nairaAndKobo,
  months: z.array(nairaAndKobo).meta({ description: 'The same month by month' }),
});

const spending = z
  .object({
    id: z.number().int(),
    day,
    head: z.string(),
    amount: nairaAndKobo.meta({ description: 'Below 0: it takes another one back' }),
    payee: z.string(),
    note: z.string(),
    by: z.string().nullable().meta({ description: 'Who wrote it down; null: nobody who has an account any more' }),
    at: z.iso.datetime().meta({ description: 'When it was written down' }),
    takesBack: z.number().int().nullable().meta({ description: 'Which one it takes back' }),
    takenBack: z.boolean(),
  })
  .meta({ id: 'Spending' });

/** What the calls about what an estate collected and spent take and answer. */
export const booksShapes = {
  estateBooks: {
    input: z.object(months),
    answers: {
      200: z.object({
        published: z.boolean().meta({ description: 'Whether residents are shown it' }),
        months: z.array(z.object({ month, collected: nairaAndKobo, spent: nairaAndKobo })).meta({
          description: 'The oldest first; of a resident those that are over',
        }),
        services: z
          .array(sum)
          .meta({ description: 'What was collected for the estate, fees apart, by due or service' }),
        heads: z.array(sum).meta({ description: 'What was spent, corrections taken off' }),
        collected: nairaAndKobo,
        cash: nairaAndKobo.meta({ description: 'What of `collected` the estate took itself, in cash' }),
        spent: nairaAndKobo,
        fees: nairaAndKobo.meta({
          description: 'What payers paid beside it; with `collected` without `cash` what dashboards show',
        }),
        leftOut: z.boolean().meta({ description: 'Of a resident: some of it was of too few houses to be shown' }),
      }),
      ...refused,
    },
  },
  exportEstateBooks: {
    input: z.object({ ...months, of: z.enum(['months', 'services', 'cash', 'heads', 'spendings']).default('months') }),
    answers: { 200: z.object({ name: z.string(), base64: z.string() }), ...refused, 429: tooMany },
  },
  spendings: {
    input: z.object({ ...months, ...pagedBy }),
    answers: {
      200: z.object({ spendings: z.array(spending), total: z.number().int(), page: z.number().int() }),
      ...refused,
    },
  },
  previewSpending: {
    input: z.object({ head: headName, day }),
    answers: {
      200: z.object({
        head: z.string(),
        isNew: z.boolean().meta({ description: 'The estate has spent nothing on it before' }),
        spent: nairaAndKobo.meta({ description: 'What was spent on it in the month of that day' }),
      }),
      ...refused,
    },
  },
  noteSpending: {
    input: z.object({
      head: headName,
      amount: nairaAndKobo.min(amount.least / 100).max(amount.most / 100),
      day,
      payee: z.string().trim().min(payee.least).max(payee.most),
      note: z.string().trim().max(note).default(''),
      key: z.string().min(8).max(64).optional().meta({ description: 'Makes a repeat of the same request harmless' }),
    }),
    answers: { 200: z.object({ id: z.number().int(), message: z.string() }), ...refused, 429: tooMany },
  },
  takeSpendingBack: {
    input: z.object({ id: rowNumber, reason: z.string().trim().min(reason.least).max(reason.most) }),
    answers: { 200: z.object({ message: z.string() }), ...refused, 404: problem },
  },
  published: {
    answers: { 200: z.object({ published: z.array(z.enum(PUBLISHED)) }), ...refused },
  },
  publish: {
    input: z.object({ what: z.enum(PUBLISHED), wanted: z.boolean() }),
    answers: { 200: z.object({ message: z.string() }), ...refused },
  },
} as const satisfies Record<string, CallShapes>;
