import { z } from 'zod';
import { OUTAGE_HOURS_MOST, OUTAGE_SOURCES } from '../../supplies-down.ts';
import type { CallShapes } from '../call.ts';
import { nairaAndKobo, paged, problem } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const time = z.iso.datetime();
const supply = z.string().max(60).meta({ description: 'What is up or down as one, e.g. power:eko or airtime:mtn' });

const outage = z
  .object({
    id: z.number().int(),
    supply,
    vendor: z.string().nullable().meta({ description: 'Null: an administrator said it, and nobody sells it' }),
    source: z.enum(OUTAGE_SOURCES),
    reason: z.string(),
    since: time,
    until: time.nullable().meta({ description: 'How long it is believed; null: until it is said to be back' }),
    ended: time.nullable(),
    by: z.string().nullable(),
  })
  .meta({ id: 'Outage' });

const wallet = z
  .object({
    vendor: z.string(),
    balance: nairaAndKobo.nullable().meta({ description: 'Null: the vendor never said' }),
    toldAt: time.nullable().meta({ description: 'When it said so' }),
    problem: z.string().nullable().meta({ description: 'Why the last question was not answered' }),
    low: nairaAndKobo.meta({ description: 'It is low below this' }),
    sold: nairaAndKobo.meta({ description: 'What was sold out of it in the last 24 hours' }),
    hours: z.number().int().nullable().meta({ description: 'How long it lasts at that pace; null: nobody can say' }),
  })
  .meta({ id: 'VendorWallet' });

/** What the calls about what is down and about our wallets take and answer. */
export const outagesShapes = {
  outages: {
    input: z.object({ ...paged, of: z.enum(['now', 'past']).default('now') }),
    answers: {
      200: z.object({ outages: z.array(outage), total: z.number().int(), page: z.number().int() }),
      ...refused,
    },
  },
  vendorWallets: { answers: { 200: z.object({ wallets: z.array(wallet) }), ...refused } },
  sayDown: {
    input: z.object({
      supply,
      reason: z.string().trim().min(2).max(200),
      hours: z.number().int().min(1).max(OUTAGE_HOURS_MOST).optional(),
    }),
    answers: { 200: z.object({ message: z.string() }), ...refused },
  },
  sayBack: {
    input: z.object({ supply }),
    answers: { 200: z.object({ message: z.string() }), ...refused },
  },
} as const satisfies Record<string, CallShapes>;
