import { z } from 'zod';
import type { CallShapes } from '../call.ts';
import { problem } from '../common.shapes.ts';

const base64url = (least: number, most: number) => z.string().regex(new RegExp(`^[\\w-]{${least},${most}}={0,2}$`));

/** A subscription as browsers give it (Push API): where its push service takes messages, and what they are encrypted for. */
const subscription = z
  .object({
    endpoint: z.url({ protocol: /^https?$/ }).max(1000),
    p256dh: base64url(80, 100).meta({ description: 'A point on P-256, in base64url' }),
    auth: base64url(16, 40).meta({ description: 'At least 16 bytes by chance, in base64url' }),
  })
  .meta({ id: 'PushSubscription' });

/** What the calls about messages to a device take and answer. */
export const pushShapes = {
  pushKey: { answers: { 200: z.object({ publicKey: z.string() }), 401: problem } },
  keepPush: {
    input: z.object({ subscription: subscription.nullable() }),
    answers: { 200: z.object({ on: z.boolean() }), 400: problem, 401: problem },
  },
} as const satisfies Record<string, CallShapes>;
