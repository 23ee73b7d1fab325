import { z } from 'zod';
import { ORDER_KINDS, type OrderKind } from '../../orders.ts';
import { TOKEN_KINDS } from '../../tokens.ts';
import type { CallShapes } from '../call.ts';
import { orderId, problem } from '../common.shapes.ts';
import { tokenDigits } from './delivery.shapes.ts';
import { idempotencyKey } from './orders.shapes.ts';

const KINDS = Object.keys(ORDER_KINDS) as [OrderKind, ...OrderKind[]];

/** Orders that one browser may hold the keys of. */
const MOST_KEYS = 50;
/** Tokens that one delivery may have, and more. */
const MOST_TOKENS = 10;

/** What was delivered for one order. */
const delivery = z
  .object({
    orderId,
    kind: z.enum(KINDS),
    provider: z.string().nullable().meta({ description: 'Null: power of an estate' }),
    meterNumber: z.string(),
    units: z.string().meta({ description: 'kWh; empty where the vendor did not say' }),
    paidAt: z.iso.datetime(),
    tokens: z
      .array(z.object({ kind: z.enum(TOKEN_KINDS), digits: tokenDigits, loadedAt: z.iso.datetime().nullable() }))
      .min(1)
      .meta({ description: 'In the order in which a meter is to take them' }),
  })
  .meta({ id: 'TokenDelivery' });

/** What the calls about tokens take and answer. */
export const tokensShapes = {
  myTokens: {
    input: z.object({
      orders: z
        .array(z.object({ orderId, key: idempotencyKey }))
        .max(MOST_KEYS)
        .default([]),
    }),
    answers: { 200: z.object({ deliveries: z.array(delivery) }) },
  },
  markLoaded: {
    input: z.object({
      orderId,
      key: idempotencyKey.optional(),
      digits: z.array(tokenDigits).min(1).max(MOST_TOKENS),
      loaded: z.boolean(),
    }),
    answers: { 200: delivery, 404: problem },
  },
} as const satisfies Record<string, CallShapes>;
