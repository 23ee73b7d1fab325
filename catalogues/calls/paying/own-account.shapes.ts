import { z } from 'zod';
import { ARRIVAL_RULES, ARRIVAL_STATES } from '../../arrivals.ts';
import type { CallShapes } from '../call.ts';
import { nairaAndKobo, paged, problem, tooMany } from '../common.shapes.ts';

/** A resident's own account number: any sum, at any time. */
const account = z
  .object({ accountNumber: z.string(), accountName: z.string(), bank: z.string() })
  .meta({ id: 'OwnAccount' });

const came = {
  at: z.iso.datetime(),
  amount: nairaAndKobo,
  state: z.enum(ARRIVAL_STATES),
};

const own = z
  .object({
    possible: z.boolean().meta({ description: 'False: the payment provider of this portal opens none' }),
    account: account.nullable(),
    credit: nairaAndKobo.meta({ description: 'What came and was not spent' }),
    arrivals: z.array(z.object({ id: z.string(), ...came, reason: z.string() })),
  })
  .meta({ id: 'OwnAccountStanding' });

const arrival = z
  .object({
    id: z.string(),
    ...came,
    sender: z.string().nullable(),
    accountNumber: z.string(),
    resident: z.string().nullable().meta({ description: 'Whose number it is, or whose credit it became' }),
    meterNumber: z.string().nullable(),
    reason: z.string().meta({ description: 'Why it waits, or waited; empty where it did not' }),
    decidedBy: z.string().nullable(),
    stuck: z
      .object({ reason: z.string(), since: z.iso.datetime(), byHand: z.string().nullable() })
      .nullable()
      .meta({ description: 'Why it does not go back by itself, since when, and who pays it by hand' }),
  })
  .meta({ id: 'Arrival' });

const id = z.string().min(1).max(120);
const meter_number = z.string().regex(/^\d{11,14}$/);
const done = z.object({ message: z.string() });
const rule = z.enum(ARRIVAL_RULES);

/** What the calls about account numbers take and answer; naira. */
export const ownAccountShapes = {
  ownAccount: { answers: { 200: own } },
  openAccount: {
    input: z.object({}),
    answers: { 200: own, 400: problem, 403: problem, 429: tooMany, 503: problem },
  },
  arrivals: {
    input: z.object(paged),
    answers: { 200: z.object({ arrivals: z.array(arrival), total: z.int(), page: z.int() }), 400: problem },
  },
  matchArrival: {
    input: z.object({ id, meter_number }),
    answers: { 200: done, 400: problem, 404: problem, 409: problem },
  },
  returnArrival: { input: z.object({ id }), answers: { 200: done, 400: problem, 404: problem, 409: problem } },
  takeArrivalOver: { input: z.object({ id }), answers: { 200: done, 400: problem } },
  recordArrivalPaid: {
    input: z.object({ id, reference: z.string().trim().min(3).max(64), from: z.enum(['bank', 'provider']) }),
    answers: { 200: done, 400: problem },
  },
  arrivalRule: { answers: { 200: z.object({ rule }), 400: problem } },
  setArrivalRule: { input: z.object({ rule }), answers: { 200: done.extend({ rule }), 400: problem } },
} as const satisfies Record<string, CallShapes>;
