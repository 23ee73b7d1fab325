import { z } from 'zod';
import { METER_TYPES, ORDER_KIND_NAMES, ORDER_STATES } from '../../orders.ts';
import type { CallShapes } from '../call.ts';
import { nairaAndKobo, orderId, problem, tooMany } from '../common.shapes.ts';
import { particulars } from '../paying/delivery.shapes.ts';
import { idempotencyKey } from '../paying/orders.shapes.ts';

/** What the calls that look what became of a payment take and answer. */
export const purchaseLookupShapes = {
  checkPurchase: {
    input: z.object({ orderId, key: idempotencyKey.optional() }),
    answers: {
      200: z.object({
        orderId,
        kind: z.enum(ORDER_KIND_NAMES),
        state: z.enum(ORDER_STATES),
        amount: nairaAndKobo.meta({ description: 'What was paid, the fee included' }),
        destination: z.string().meta({ description: 'Meter, phone, smartcard or account' }),
        meterType: z
          .enum(METER_TYPES)
          .optional()
          .meta({ description: 'Postpaid: its bill was paid, and no token comes' }),
        token: z.string().nullable(),
        units: z.string().nullable(),
        particulars: particulars.optional(),
        createdAt: z.iso.datetime(),
        capturedAt: z.iso.datetime().nullable(),
        nextLookAt: z.iso.datetime().nullable(),
        disputed: z
          .boolean()
          .meta({ description: 'What was paid is not what the order says, and a person looks at it' }),
        wantsAccount: z
          .literal(true)
          .optional()
          .meta({ description: 'Its refund does not get to the card, and a bank account may be given for it' }),
        says: z.string().meta({ description: 'How it stands and what happens next, for a person' }),
      }),
      400: problem,
      401: problem,
      429: tooMany,
    },
  },
  findPurchase: {
    input: z.object({
      reference: z.string().trim().max(64).optional(),
      email: z.string().trim().max(254).optional(),
      meter_number: z.string().trim().max(20).optional(),
    }),
    answers: { 200: z.object({ message: z.string() }), 400: problem, 429: tooMany },
  },
} as const satisfies Record<string, CallShapes>;
