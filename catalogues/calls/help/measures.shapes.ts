import { z } from 'zod';
import { PAGE_KINDS, TURN_MOST_MS, TURN_WAYS, VITALS_MOST } from '../../measures.ts';
import type { CallShapes } from '../call.ts';
import { tooMany } from '../common.shapes.ts';

const spanId = z.string().regex(/^(?!0+$)[0-9a-f]{16}$/);
const upTo = (most: number) => z.number().int().min(0).max(most);

/** What the calls about measures take and answer. */
export const measuresShapes = {
  reportTurn: {
    input: z.object({
      traceId: z.string().regex(/^(?!0+$)[0-9a-f]{32}$/),
      spanId,
      parent: spanId.optional().meta({ description: 'The first turn of the trace, where this is another one' }),
      way: z.enum(TURN_WAYS),
      tookMs: upTo(TURN_MOST_MS),
      agoMs: upTo(TURN_MOST_MS).meta({ description: 'How long ago it ended' }),
    }),
    answers: { 200: z.object({ noted: z.boolean() }), 429: tooMany },
  },
  reportVitals: {
    input: z.object({
      page: z.enum(PAGE_KINDS),
      lcpMs: upTo(VITALS_MOST.lcpMs).optional().meta({ description: 'Largest contentful paint' }),
      inpMs: upTo(VITALS_MOST.inpMs).optional().meta({ description: 'Interaction to next paint' }),
      cls: z.number().min(0).max(VITALS_MOST.cls).optional().meta({ description: 'Cumulative layout shift' }),
    }),
    answers: { 200: z.object({ noted: z.boolean() }), 429: tooMany },
  },
} as const satisfies Record<string, CallShapes>;
