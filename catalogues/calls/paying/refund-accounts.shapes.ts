import { z } from 'zod';
import { BANK_CODES } from '../../banks.ts';
import { ORDER_KIND_NAMES } from '../../orders.ts';
import type { CallShapes } from '../call.ts';
import { nairaAndKobo, orderId, problem, tooMany } from '../common.shapes.ts';
import { idempotencyKey } from './orders.shapes.ts';

const bank = z.enum(BANK_CODES).meta({ description: 'The bank’s code' });
const accountNumber = z.string().regex(/^\d{10}$/);
const name = z.string().trim().min(2).max(100);
const ending = z.string().meta({ description: 'The last four digits of the account number' });
const own = { orderId, key: idempotencyKey.optional() };
const topupRef = z.string().trim().min(1).max(64);
const administered = { 400: problem, 401: problem, 403: problem } as const;

const waiting = z
  .object({
    orderId,
    kind: z.enum(ORDER_KIND_NAMES),
    amount: nairaAndKobo,
    given: z.object({ bank: z.string(), ending, name: z.string() }).nullable(),
    sent: z.boolean().meta({ description: 'It is on its way, and not changed any more' }),
  })
  .meta({ id: 'WaitingRefund' });

/** What the calls about accounts for refunds take and answer. */
export const refundAccountsShapes = {
  waitingRefunds: {
    input: z.object({
      orders: z
        .array(z.object({ orderId, key: idempotencyKey }))
        .max(50)
        .default([]),
    }),
    answers: { 200: z.object({ refunds: z.array(waiting) }) },
  },
  refundAccountName: {
    input: z.object({ ...own, bank, accountNumber }),
    answers: {
      200: z.object({
        name: z.string().nullable().meta({ description: 'Null: nobody can say' }),
        amount: nairaAndKobo,
        mistyped: z.boolean().meta({ description: 'Its check digit is not the bank’s; a hint only' }),
      }),
      400: problem,
      429: tooMany,
    },
  },
  giveRefundAccount: {
    input: z.object({ ...own, bank, accountNumber, name }),
    answers: { 200: z.object({ message: z.string(), ending, name: z.string() }), 400: problem, 429: tooMany },
  },
  readRefundAccount: {
    input: z.object({ topupRef }),
    answers: {
      200: z.object({
        orderId,
        amount: nairaAndKobo,
        bank: z.string(),
        accountNumber,
        name: z.string(),
        told: z.boolean().meta({ description: 'The bank named the holder' }),
      }),
      ...administered,
    },
  },
  payRefundByHand: {
    input: z.object({
      topupRef,
      reference: z.string().trim().min(3).max(64),
      from: z
        .enum(['bank', 'provider'])
        .meta({ description: 'Out of our bank account, or by the provider’s dashboard' }),
    }),
    answers: { 200: z.object({ message: z.string(), orderId }), ...administered },
  },
} as const satisfies Record<string, CallShapes>;
