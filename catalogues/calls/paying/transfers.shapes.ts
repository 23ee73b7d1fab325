import { z } from 'zod';
import { ORDER_STATES } from '../../orders.ts';
import type { CallShapes } from '../call.ts';
import { nairaAndKobo, orderId, problem, tooMany } from '../common.shapes.ts';
import { idempotencyKey } from './orders.shapes.ts';

/** An account number that takes the exact amount of one order, once; naira. */
export const transferAccount = z
  .object({
    provider: z.string(),
    accountNumber: z.string(),
    accountName: z.string(),
    bank: z.string(),
    amount: nairaAndKobo,
    expiresAt: z.iso.datetime(),
    secondsLeft: z
      .int()
      .min(0)
      .meta({ description: "By the server's clock, as this was answered; 0: it takes nothing more" }),
    sentBack: z
      .array(nairaAndKobo)
      .meta({ description: 'Other sums that were sent to it, and went back to who sent them' }),
  })
  .meta({ id: 'TransferAccount' });

/** How paying an order by transfer stands. */
const standing = z
  .object({
    orderId,
    state: z.enum(ORDER_STATES),
    transfer: transferAccount.nullable().meta({ description: 'The number that was given last; null: none was' }),
    seen: z
      .string()
      .meta({ description: 'Stands for all of this: sent back as `wait` it holds the answer until it is another' }),
  })
  .meta({ id: 'TransferStanding' });

const byOrder = z.object({
  orderId,
  key: idempotencyKey.optional().meta({ description: 'What a buyer without an account opened the order under' }),
});

/** What the calls about paying by transfer take and answer; naira. */
export const transfersShapes = {
  payByTransfer: {
    input: byOrder,
    answers: { 200: standing, 404: problem, 429: tooMany, 503: problem },
  },
  transferStatus: {
    input: byOrder.extend({
      wait: z.string().max(120).optional(),
      ask: z.boolean().optional().meta({ description: 'The provider is asked before this is answered' }),
    }),
    answers: { 200: standing, 404: problem },
  },
} as const satisfies Record<string, CallShapes>;
