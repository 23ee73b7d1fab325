import { z } from 'zod';
import { INTENT_NAMES } from '../../intents/index.ts';
import { SENTENCE_LENGTH } from '../../limits.ts';
import { ROLES } from '../../roles.ts';
import { UTTERANCE_COUNTS, UTTERANCE_KINDS, UTTERANCE_LIMITS, UTTERANCE_LISTS } from '../../utterances.ts';
import type { CallShapes } from '../call.ts';
import { day, pagedBy, problem, tooMany } from '../common.shapes.ts';

const intent = z.enum(INTENT_NAMES);
const kind = z.enum(UTTERANCE_KINDS);
const place = z
  .number()
  .int()
  .min(1)
  .max(UTTERANCE_LIMITS.offered)
  .nullable()
  .meta({ description: 'Which of the things offered was chosen, from 1; null: none' });
const meant = {
  understood: intent.meta({ description: 'What it was taken for; none where it was not understood' }),
  offered: z.array(intent).max(UTTERANCE_LIMITS.offered).meta({ description: 'What was offered, the likeliest first' }),
  chosen: intent.nullable().meta({ description: 'What the person wanted then; null where that is not known' }),
};
const several = <Shape extends z.ZodType>(one: Shape) => z.array(one).min(1).max(UTTERANCE_LIMITS.batch);
const refused = { 401: problem, 403: problem } as const;

/** What the calls about sentences that were not understood take and answer. */
export const utterancesShapes = {
  countUtterances: {
    input: z.object({ counted: several(z.object({ kind, place })) }),
    answers: {
      200: z.object({ wanted: z.boolean().meta({ description: 'The person agreed to have such sentences kept' }) }),
      429: tooMany,
    },
  },
  keepUtterances: {
    input: z.object({ said: several(z.object({ text: z.string().max(SENTENCE_LENGTH), kind, place, ...meant })) }),
    answers: { 200: z.object({ kept: z.number().int() }), 401: problem, 429: tooMany },
  },
  utterances: {
    input: z.object({
      ...pagedBy,
      list: z.enum(UTTERANCE_LISTS).default('open'),
      from: day.optional(),
      to: day.optional(),
    }),
    answers: {
      200: z.object({
        utterances: z.array(
          z
            .object({
              id: z.number().int(),
              text: z.string().meta({ description: 'Masked' }),
              role: z.enum(ROLES),
              kind,
              ...meant,
              lastAt: z.iso.datetime(),
              times: z.number().int(),
              label: intent.nullable(),
            })
            .meta({ id: 'Utterance' }),
        ),
        total: z.number().int(),
        days: z.number().int().meta({ description: 'How long a sentence is kept' }),
      }),
      ...refused,
    },
  },
  utteranceCounts: {
    input: z.object({ from: day.optional(), to: day.optional() }),
    answers: {
      200: z.object({
        counts: z.array(
          z.object({
            day,
            role: z.enum([...ROLES, 'visitor']),
            kind: z.enum(UTTERANCE_COUNTS),
            place: z.number().int().meta({ description: 'Of what was chosen: which; else 0' }),
            count: z.number().int(),
          }),
        ),
      }),
      ...refused,
    },
  },
  labelUtterance: {
    input: z.object({ id: z.number().int().positive(), intent: intent.nullable() }),
    answers: { 200: z.object({ message: z.string() }), 400: problem, ...refused },
  },
} as const satisfies Record<string, CallShapes>;
