import { z } from 'zod';
import { MINUTES_SHOWN, PROVIDER_LINES, SERVER_STATES, STUCK_REASONS } from '../../operations.ts';
import { ORDER_KIND_NAMES, ORDER_STATES } from '../../orders.ts';
import { BOOKS } from '../../platform.ts';
import type { CallShapes } from '../call.ts';
import { nairaAndKobo, orderId, paged, problem } from '../common.shapes.ts';
import { platformMoneyShapes } from './money.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const time = z.iso.datetime();
const count = z.number().int();

const provider = z
  .object({
    line: z.enum(PROVIDER_LINES),
    provider: z.string().meta({ description: 'Whose answers these are' }),
    minutes: z
      .array(z.object({ answered: count, failed: count }))
      .length(MINUTES_SHOWN)
      .meta({ description: 'The oldest first; failed: an error, no answer in time, or none that can be used' }),
    medianMs: count.nullable(),
    lastAt: time.nullable().meta({ description: 'When something was asked last; null: not within some hours' }),
  })
  .meta({ id: 'ProviderAnswers' });

const server = z
  .object({
    name: z.string(),
    version: z.string(),
    beganAt: time,
    seenAt: time,
    state: z.enum(SERVER_STATES),
    old: z.boolean().meta({ description: 'Another server has a newer version' }),
  })
  .meta({ id: 'PortalServer' });

const stuck = z
  .object({
    orderId,
    kind: z.enum(ORDER_KIND_NAMES),
    state: z.enum(ORDER_STATES),
    customerName: z.string(),
    estate: z.string().nullable(),
    phone: z.string().nullable().meta({ description: 'Of a visitor' }),
    total: nairaAndKobo,
    since: time.meta({ description: 'When it was paid, or a person had to look' }),
    why: z.enum(STUCK_REASONS),
    vendor: z.string().nullable().meta({ description: 'To whom it was sent last' }),
    sends: count,
    asked: count.meta({ description: 'How often it was looked at since it was paid, or sent anew' }),
    answeredAt: time.nullable(),
    lastAnswer: z.string().nullable().meta({ description: 'What the vendor said last, in its own words' }),
    inCase: z.string().nullable().meta({ description: 'Why a person has to look' }),
    nextAt: time.nullable().meta({ description: 'When the server looks by itself' }),
  })
  .meta({ id: 'StuckOrder' });

/** What the calls about how it goes take and answer. */
export const operationsShapes = {
  operations: {
    answers: {
      200: z.object({
        at: time,
        stuck: z.object({
          orders: count,
          paid: nairaAndKobo.meta({ description: 'What was paid for those that are neither delivered nor paid back' }),
          goingBack: count.meta({ description: 'How many of them are being paid back' }),
          since: time.nullable().meta({ description: 'Of the oldest' }),
        }),
        notSold: count.meta({ description: 'How many companies or products are not sold just now' }),
        minutesFrom: time.meta({ description: 'When the first minute begins' }),
        providers: z.array(provider),
        queue: z.object({
          dueNow: count,
          inHand: count,
          backingOff: count,
          cases: count,
          oldestWaitsS: z.number(),
        }),
        servers: z.array(server),
        reconciled: z
          .object({
            day: z.iso.date(),
            at: time,
            differences: count,
            notRead: z.array(z.enum(BOOKS)),
            payments: count.meta({ description: 'How many orders were paid on that day' }),
            paid: nairaAndKobo,
            fees: nairaAndKobo.meta({ description: 'Our fees in it' }),
          })
          .nullable(),
        restored: z
          .object({
            takenAt: time.meta({ description: 'How old it is: nothing of later was in it' }),
            at: time.meta({ description: 'When it was put back' }),
            readAt: time.nullable().meta({ description: "When the payment provider's book was read to its end last" }),
            unread: z.string().nullable().meta({ description: 'Why it could not be' }),
            payments: count.meta({ description: 'Payments in it whose orders were forgotten' }),
            paid: nairaAndKobo,
            asking: count.meta({ description: 'Of them: vendors are asked what became of these' }),
            person: count.meta({ description: 'Nobody can say by asking' }),
            delivered: count,
            back: count,
          })
          .nullable()
          .meta({ description: 'The data base was put back lately, or something waits since' }),
      }),
      401: problem,
      403: problem,
    },
  },
  stuckOrders: {
    input: z.object(paged),
    answers: { 200: z.object({ orders: z.array(stuck), total: count, page: count }), ...refused },
  },
  askOrder: { input: z.object({ orderId }), answers: platformMoneyShapes.retryTopup.answers },
} as const satisfies Record<string, CallShapes>;
