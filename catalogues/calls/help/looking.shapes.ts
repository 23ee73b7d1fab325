import { z } from 'zod';
import { ORDER_KIND_NAMES, ORDER_STATES } from '../../orders.ts';
import type { CallShapes } from '../call.ts';
import { nairaAndKobo, orderId, problem, tooMany } from '../common.shapes.ts';
import { idempotencyKey } from '../paying/orders.shapes.ts';

const revision = z
  .number()
  .int()
  .min(0)
  .meta({ description: 'The last number that was given; 0: nothing was kept yet' });

const turnId = z.string().min(1).max(100).meta({ description: 'The id that the device gave the turn which wrote it' });

/** What the calls of troubleshooting and of kept conversations take and answer. */
export const lookingShapes = {
  checkPurchase: {
    input: z.object({ orderId, key: idempotencyKey.optional() }),
    answers: {
      200: z.object({
        orderId,
        kind: z.enum(ORDER_KIND_NAMES),
        state: z.enum(ORDER_STATES),
        amount: nairaAndKobo.meta({ description: 'What was paid, the fee included' }),
        destination: z.string().meta({ description: 'Meter, phone, smartcard or account' }),
        token: z.string().nullable(),
        units: z.string().nullable(),
        createdAt: z.iso.datetime(),
        capturedAt: z.iso.datetime().nullable(),
        nextLookAt: z.iso.datetime().nullable(),
        disputed: z
          .boolean()
          .meta({ description: 'What was paid is not what the order says, and a person looks at it' }),
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
  keptConversation: {
    input: z.object({
      since: z.coerce
        .number()
        .int()
        .min(0)
        .optional()
        .meta({ description: 'The revision that is known: only what is newer is sent' }),
    }),
    answers: {
      200: z.object({
        revision,
        begins: z.number().int().meta({ description: 'Turns with a smaller number are not kept any more' }),
        messages: z
          .array(z.object({ number: z.number().int(), id: turnId, message: z.unknown().nullable() }))
          .meta({ description: 'The turns since, by their numbers; null is one that was withdrawn' }),
        kept: z.unknown().nullable().meta({ description: 'What is open and remembered; null where it is known' }),
        at: z.iso.datetime().nullable(),
      }),
      401: problem,
    },
  },
  keepConversation: {
    input: z.object({
      revision,
      messages: z
        .array(z.object({ id: turnId, message: z.looseObject({}).nullable() }))
        .max(1000)
        .optional()
        .meta({ description: 'Turns that have no number yet, in their order; null withdraws one' }),
      kept: z.looseObject({ version: z.number().int() }),
    }),
    answers: {
      200: z.object({
        revision,
        numbers: z.array(z.number().int()).meta({ description: 'The number of each turn that was sent' }),
      }),
      400: problem,
      401: problem,
      409: problem,
      429: tooMany,
    },
  },
} as const satisfies Record<string, CallShapes>;
