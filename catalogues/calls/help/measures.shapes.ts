import { z } from 'zod';
import { TURN_MOST_MS, TURN_WAYS } from '../../measures.ts';
import type { CallShapes } from '../call.ts';
import { tooMany } from '../common.shapes.ts';

const spanId = z.string().regex(/^(?!0+$)[0-9a-f]{16}$/);
const ms = z.number().int().min(0).max(TURN_MOST_MS);

/** What the calls about measures take and answer. */
export const measuresShapes = {
  reportTurn: {
    input: z.object({
      traceId: z.string().regex(/^(?!0+$)[0-9a-f]{32}$/),
      spanId,
      parent: spanId.optional().meta({ description: 'The first turn of the trace, where this is another one' }),
      way: z.enum(TURN_WAYS),
      tookMs: ms,
      agoMs: ms.meta({ description: 'How long ago it ended' }),
    }),
    answers: { 200: z.object({ noted: z.boolean() }), 429: tooMany },
  },
} as const satisfies Record<string, CallShapes>;
