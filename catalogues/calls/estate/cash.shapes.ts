import { z } from 'zod';
import { CASH_LIMITS } from '../../cash.ts';
import { SERVICE_PAYMENT_NAMES } from '../../uploads.ts';
import type { CallShapes } from '../call.ts';
import { day, month, nairaAndKobo, pagedBy, problem, rowNumber, tooMany } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const { amount, payer, note, reason } = CASH_LIMITS;

/** A payment in cash as an administrator reads it; naira. */
export const cashPayment = z
  .object({
    id: z.number().int().meta({ description: 'The number of its receipt' }),
    day,
    meter_number: z.string(),
    address: z.string(),
    servicePayment: z.enum(SERVICE_PAYMENT_NAMES),
    amount: nairaAndKobo.meta({ description: 'Below 0: it takes another one back' }),
    payer: z.string(),
    note: z.string().meta({ description: 'Of one that takes another one back: why' }),
    by: z.string().nullable().meta({ description: 'Who wrote it down; null: nobody who has an account any more' }),
    at: z.iso.datetime().meta({ description: 'When it was written down' }),
    takesBack: z.number().int().nullable().meta({ description: 'Which one it takes back' }),
    takenBack: z.boolean(),
  })
  .meta({ id: 'CashPayment' });

const paid = {
  servicePayment: z.enum(SERVICE_PAYMENT_NAMES),
  amount: nairaAndKobo.min(amount.least / 100).max(amount.most / 100),
  day,
};

/** What the calls about cash take and answer. */
export const cashShapes = {
  cashPayments: {
    input: z.object({ from: month, to: month, ...pagedBy }),
    answers: {
      200: z.object({ payments: z.array(cashPayment), total: z.number().int(), page: z.number().int() }),
      ...refused,
    },
  },
  previewCash: {
    input: z.object({
      meter_number: z.string().max(20).optional(),
      house: z.string().trim().min(1).max(100).optional().meta({ description: 'Words of its address' }),
      ...paid,
      payer: z.string().trim().max(payer.most).default('').meta({ description: 'Empty: whoever lives there' }),
    }),
    answers: {
      200: z.object({
        meter_number: z.string(),
        address: z.string(),
        payer: z.string(),
        before: nairaAndKobo.meta({ description: 'What is owed of that due; below 0: paid ahead' }),
        after: nairaAndKobo.meta({ description: 'The same once it is written down' }),
        alike: z.number().int().nullable().meta({
          description: 'The receipt of the same sum for the same due, house and day that stands already',
        }),
      }),
      ...refused,
    },
  },
  recordCash: {
    input: z.object({
      meter_number: z.string().max(20),
      ...paid,
      payer: z.string().trim().min(payer.least).max(payer.most),
      note: z.string().trim().max(note).default(''),
      key: z.string().min(8).max(64).optional().meta({ description: 'Makes a repeat of the same request harmless' }),
    }),
    answers: {
      200: z.object({
        id: z.number().int(),
        message: z.string(),
        owed: nairaAndKobo.meta({ description: 'What is owed of that due now; below 0: paid ahead' }),
      }),
      ...refused,
      429: tooMany,
    },
  },
  takeCashBack: {
    input: z.object({ id: rowNumber, reason: z.string().trim().min(reason.least).max(reason.most) }),
    answers: { 200: z.object({ message: z.string() }), ...refused, 404: problem },
  },
  cashReceipt: {
    input: z.object({ id: rowNumber }),
    answers: { 200: z.object({ name: z.string(), base64: z.string() }), ...refused, 404: problem, 429: tooMany },
  },
} as const satisfies Record<string, CallShapes>;
