import { z } from 'zod';
import { CASE_DEEDS, CASE_KINDS, CASE_LISTS, CASE_REASON_MOST } from '../../cases.ts';
import { DIFFERENCES } from '../../platform.ts';
import type { CallShapes } from '../call.ts';
import { nairaAndKobo, paged, problem, rowNumber } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const time = z.iso.datetime();

const oneCase = z
  .object({
    id: rowNumber,
    kind: z.enum(CASE_KINDS),
    about: z.string().meta({ description: 'An order, a transfer, or what the books differ about' }),
    difference: z
      .object({ kind: z.enum(DIFFERENCES), day: z.iso.date() })
      .nullable()
      .meta({ description: 'Of a difference: which, and the day of its fact in Lagos' }),
    amount: nairaAndKobo.nullable(),
    reason: z.string(),
    openedAt: time,
    lastTryAt: time.nullable(),
    nextTryAt: time.nullable(),
    owner: z.string().nullable().meta({ description: 'Who looks at it; null: nobody yet' }),
    ownedAt: time.nullable(),
    mine: z.boolean(),
    closedAt: time.nullable(),
    closedBy: z.string().nullable().meta({ description: 'Null: it is open, or closed by itself' }),
    closedBecause: z.string().nullable(),
  })
  .meta({ id: 'Case' });

const done = { 200: z.object({ message: z.string() }), ...refused } as const;

/** What the calls about cases take and answer. */
export const casesShapes = {
  cases: {
    input: z.object({ ...paged, of: z.enum(CASE_LISTS).default('open') }),
    answers: {
      200: z.object({ cases: z.array(oneCase), total: z.number().int(), page: z.number().int() }),
      ...refused,
    },
  },
  takeCase: { input: z.object({ id: rowNumber, deed: z.enum(CASE_DEEDS) }), answers: done },
  closeCase: {
    input: z.object({ id: rowNumber, reason: z.string().trim().min(2).max(CASE_REASON_MOST) }),
    answers: done,
  },
} as const satisfies Record<string, CallShapes>;
