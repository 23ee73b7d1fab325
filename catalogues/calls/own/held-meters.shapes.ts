import { z } from 'zod';
import { METER_STATES } from '../../held-meters.ts';
import type { CallShapes } from '../call.ts';
import { day, ownPassword, problem, tooMany } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const message = z.object({ message: z.string() });
const meter_number = z.string().max(40);
const name = z.string().max(100);

const meter = z
  .object({
    meterNumber: z.string(),
    name: z.string().nullable().meta({ description: 'In the words of the person' }),
    estate: z.string(),
    address: z.string().nullable().meta({ description: 'Of the house; null while the meter waits for something' }),
    state: z.enum(METER_STATES),
    inUse: z.boolean(),
    since: day.meta({ description: 'Since when it stands so, as far as that is known' }),
    reason: z.string().nullable().meta({ description: 'Why an estate has refused it' }),
  })
  .meta({ id: 'OwnMeter' });

/** What the calls about the own meters take and answer. */
export const heldMetersShapes = {
  myMeters: { answers: { 200: z.object({ meters: z.array(meter) }), 401: problem, 403: problem } },
  addMeter: {
    input: z.object({
      meter_number,
      name: name.optional(),
      password: ownPassword.optional().meta({ description: 'The own one; nothing is added without it' }),
    }),
    answers: { 200: message.extend({ token: z.string().optional() }), ...refused, 429: tooMany },
  },
  nameMeter: {
    input: z.object({ meter_number, name }),
    answers: { 200: message, ...refused },
  },
  chooseMeter: {
    input: z.object({ meter_number }),
    answers: { 200: message.extend({ token: z.string() }), ...refused },
  },
  giveUpMeter: {
    input: z.object({ meter_number }),
    answers: { 200: message, ...refused },
  },
} as const satisfies Record<string, CallShapes>;
