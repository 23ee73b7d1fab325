import { z } from 'zod';
import { HISTORY_VIEW_NAMES, TRANSACTION_STATUSES } from '../../orders.ts';
import type { CallShapes } from '../call.ts';
import { day, nairaAndKobo, problem, tooMany } from '../common.shapes.ts';
import { file } from '../paying/orders.shapes.ts';

/** Which payments, in which order. `asc` is NEWEST, `dsc` OLDEST; newest come first unless said (DECISIONS 7). */
export const soughtHistory = {
  from: day.optional(),
  to: day.optional(),
  sort: z.enum(['asc', 'dsc']).default('asc'),
  status: z.enum(TRANSACTION_STATUSES).optional(),
};
/** The same, a page at a time. */
export const pagedHistory = { ...soughtHistory, page: z.coerce.number().int().min(1).max(1_000_000).default(1) };
const view = z.enum(HISTORY_VIEW_NAMES).default('power');

/** A payment as its owner sees it (S2 section 3); naira. `code` 00 is approved. */
const transaction = z
  .object({
    id: z.string(),
    payment_transaction_id: z.string().meta({ description: 'The order id' }),
    amount: nairaAndKobo.meta({ description: 'What was paid, the fee included' }),
    meterNumber: z.string(),
    createdAt: z.iso.datetime(),
    transactionStatus: z.enum(TRANSACTION_STATUSES),
    transaction_type: z.enum(HISTORY_VIEW_NAMES),
    service: z.string().nullable(),
    token: z.string().nullable(),
    units: z.string().nullable(),
    power_message: z.string().optional(),
    service_message: z.string().optional(),
    devlevy_message: z.string().optional(),
    fine_message: z.string().optional(),
    code: z.string(),
  })
  .meta({ id: 'Transaction' });

const list = { 200: z.array(transaction), 400: problem, 401: problem, 403: problem } as const;

/** What the calls behind one's own history take and answer. */
export const historiesShapes = {
  transactionsHistory: {
    input: z.object({ ...pagedHistory, view }),
    answers: {
      200: z.object({
        transactions: z.array(transaction),
        successfulTransactions: z.number().int(),
        successfulTransactionsValue: nairaAndKobo,
        transaction: z.object({
          numberOfFailedTransactions: z.number().int(),
          lastTransactionDate: z.iso.datetime().nullable(),
        }),
        total: z.number().int().meta({ description: 'Payments that the query finds' }),
        page: z.number().int(),
      }),
      400: problem,
      401: problem,
      403: problem,
    },
  },
  userLevyTransactions: { input: z.object(pagedHistory), answers: list },
  userFineTransactions: { input: z.object(pagedHistory), answers: list },
  userServiceTransactions: { input: z.object(pagedHistory), answers: list },
  exportTransactions: {
    input: z.object({ ...soughtHistory, view }),
    answers: { 200: file, 400: problem, 401: problem, 403: problem, 429: tooMany },
  },
} as const satisfies Record<string, CallShapes>;
