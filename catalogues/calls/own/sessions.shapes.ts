import { z } from 'zod';
import { SESSIONS_SHOWN } from '../../limits.ts';
import { DEVICE_KINDS } from '../../sessions.ts';
import type { CallShapes } from '../call.ts';
import { problem } from '../common.shapes.ts';

const session = z
  .object({
    id: z.string().meta({ description: 'Names the session, and signs nobody in' }),
    address: z
      .string()
      .meta({ description: 'The network it was begun from: an IPv4 address, or the /64 of an IPv6 one' }),
    program: z.string().nullable().meta({ description: 'What it was begun in, e.g. Chrome on Android' }),
    device: z.enum(DEVICE_KINDS).nullable(),
    signedInAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().meta({ description: 'Give or take two minutes' }),
    current: z.boolean().meta({ description: 'It is the one that asks' }),
  })
  .meta({ id: 'OwnSession' });

/** What the calls about the own sessions take and answer. */
export const sessionsShapes = {
  ownSessions: {
    answers: {
      200: z.object({
        sessions: z.array(session),
        total: z.int().meta({ description: 'All that are open, also those that are not shown' }),
        at: z.iso.datetime().meta({ description: 'When that was so' }),
      }),
      401: problem,
    },
  },
  endSessions: {
    input: z.object({
      session_ids: z.array(z.uuid()).min(1).max(SESSIONS_SHOWN).optional(),
      others_until: z.iso
        .datetime()
        .optional()
        .meta({ description: 'In place of ids: all but the one that asks that had begun by then' }),
    }),
    answers: { 200: z.object({ message: z.string() }), 400: problem, 401: problem },
  },
} as const satisfies Record<string, CallShapes>;
