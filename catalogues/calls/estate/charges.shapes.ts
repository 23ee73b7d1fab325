import { z } from 'zod';
import {
  CHARGE_AMOUNT,
  CHARGE_KINDS,
  CHARGE_LOOKS,
  CHARGE_REASON,
  CHARGE_STATES,
  CHARGE_WHOM,
  DAYS_TO_PAY,
  LEFT_OUT,
  MOST_NAMED_HOUSES,
  MOST_NAMED_METERS,
  RUN_STATES,
} from '../../charges.ts';
import { DUES_AMOUNT_KOBO, KOBO_PER_NAIRA } from '../../limits.ts';
import type { CallShapes } from '../call.ts';
import { day, naira, nairaAndKobo, paged, pagedBy, problem, rowNumber } from '../common.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const meter = z.string().regex(/^\d{11,14}$/);
const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .meta({ description: 'A month in Lagos, `YYYY-MM`' });
const count = z.number().int();
const id = rowNumber;
const meters = z.array(meter).max(MOST_NAMED_METERS);

const service = z
  .string()
  .regex(/^(?:\d{1,9}|service-charge|dev-levy)$/)
  .optional()
  .meta({
    description:
      'What is charged by the month: the id of a service, `service-charge`, or `dev-levy`. Left out: the service charge',
  });

/** What is to be charged; a month has neither amount nor reason of its own. */
const charge = {
  what: z.enum(CHARGE_KINDS),
  service,
  month: month.optional(),
  amount: nairaAndKobo.min(CHARGE_AMOUNT.least).max(CHARGE_AMOUNT.most).optional(),
  reason: z.string().trim().min(CHARGE_REASON.least).max(CHARGE_REASON.most).optional(),
  meters: meters.optional().meta({ description: 'Left out, with houses: every meter of the estate' }),
  houses: z
    .array(z.string().trim().min(1).max(100))
    .max(MOST_NAMED_HOUSES)
    .optional()
    .meta({ description: 'Beside the meters: houses, each by words of its address that fit no other; not of a month' }),
  payBy: day.optional().meta({ description: 'By when it is to be paid; left out, a month has the day of its rule' }),
};

const daysToPay = count.min(DAYS_TO_PAY.least).max(DAYS_TO_PAY.most);
const plan = z
  .string()
  .max(64)
  .meta({ description: 'The same for the same lines, prices and days: what a yes is for' });
const asItIs = { description: 'Left out: as it is' } as const;
const payBy = day.nullable().meta({ description: 'By when it is to be paid; null: no day was said' });

const price = z.object({ from: day.nullable(), amount: nairaAndKobo, by: z.string().nullable() });
const monthly = z.object({
  of: z.string().meta({ description: 'What the calls take as `service`' }),
  service: z.string(),
  amount: nairaAndKobo.nullable().meta({ description: 'What a month costs today; null: nobody has said it yet' }),
  day: count,
  whom: z.enum(CHARGE_WHOM),
  byItself: z.boolean(),
  daysToPay: count.nullable(),
  isSaid: z.boolean().meta({ description: 'An administrator has said how it is charged, or has charged it' }),
});
const rule = z.object({
  service: z.string().nullable().meta({ description: 'Null: the estate has no service charge that is enabled' }),
  amount: nairaAndKobo.meta({ description: 'What a month costs today' }),
  half: nairaAndKobo.meta({ description: 'What an empty apartment pays for it' }),
  prices: z.array(price),
  day: count,
  whom: z.enum(CHARGE_WHOM),
  byItself: z.boolean(),
  daysToPay: count.nullable().meta({ description: 'Days from its day on until which it is to be paid; null: no day' }),
  meters: z.array(z.string()),
  today: day.meta({ description: 'The day in Lagos on which it is so' }),
  plan: plan
    .optional()
    .meta({ description: 'The same for the same rule, meters and prices: what a change of them is for' }),
  services: z.array(monthly).meta({ description: 'Everything that can be charged by the month, this one too' }),
});

const line = z.object({
  meterNumber: z.string(),
  holder: z.string(),
  address: z.string(),
  amount: nairaAndKobo,
  isHalf: z.boolean(),
  inAdvance: nairaAndKobo.meta({ description: 'What of it is paid in advance' }),
  leftOut: z.enum(LEFT_OUT).nullable(),
  once: nairaAndKobo.optional().meta({ description: 'What it was charged once of the same for the same month' }),
  before: nairaAndKobo
    .nullable()
    .optional()
    .meta({ description: 'Of `look` alone: what it was charged the month before; null: nothing' }),
  looks: z.array(z.enum(CHARGE_LOOKS)).optional().meta({ description: 'Of `look` alone: why it is worth one' }),
});

const beside = z.object({
  lines: count,
  total: nairaAndKobo,
  house: z.string().nullable().meta({ description: 'Which one, where it is one' }),
});

const run = z.object({
  id: count,
  reason: z.string(),
  due: z.enum(['service-charge', 'dev-levy', 'fine']),
  month: z.string().nullable(),
  standsFrom: day,
  payBy,
  state: z.enum(RUN_STATES),
  lines: count,
  total: nairaAndKobo,
  charged: count,
  failed: count,
  by: z.string().nullable(),
  at: z.string(),
  takenBack: z.object({ at: z.string(), reason: z.string() }).nullable(),
});

const message = z.object({ message: z.string() });

/** What the calls about charges take and answer. */
export const chargesShapes = {
  chargingRule: { input: z.object({ service }), answers: { 200: rule, ...refused } },
  setChargingRule: {
    input: z.object({
      service,
      amount: naira
        .min(DUES_AMOUNT_KOBO.least / KOBO_PER_NAIRA)
        .max(CHARGE_AMOUNT.most)
        .optional(),
      from: day.optional().meta({ description: 'From when it costs that; from today unless given' }),
      day: z.number().int().min(1).max(28).optional().meta(asItIs),
      whom: z.enum(CHARGE_WHOM).optional().meta(asItIs),
      byItself: z.boolean().optional().meta(asItIs),
      daysToPay: daysToPay.nullable().optional().meta(asItIs),
      meters: meters.optional().meta(asItIs),
      plan: plan
        .optional()
        .meta({ description: 'As `chargingRule` answered it: nothing is kept where it is another now' }),
    }),
    answers: { 200: message, ...refused },
  },
  priceHistory: {
    input: z.object({ service, month: month.optional(), ...pagedBy }),
    answers: {
      200: z.object({
        services: z.array(
          z.object({
            of: z.string().meta({ description: 'What the calls take as `service`' }),
            service: z.string(),
            amount: nairaAndKobo.nullable().meta({ description: 'What a month costs today; null: nobody has said it' }),
            ofMonth: nairaAndKobo
              .nullable()
              .meta({ description: 'What the month that is asked for costs, on its day' }),
            half: nairaAndKobo
              .nullish()
              .meta({ description: 'What the own apartment pays today while nobody lives there; null: all of it' }),
          }),
        ),
        prices: z.array(
          z.object({
            of: z.string(),
            service: z.string(),
            amount: nairaAndKobo,
            from: day.nullable().meta({ description: 'Null: since ever' }),
            until: day.nullable().meta({ description: 'The day before the next one; null: there is none' }),
            isNow: z.boolean(),
            by: z
              .string()
              .nullable()
              .meta({ description: 'Who said it; null for a resident, and where nobody is known' }),
            at: z.string().nullable().meta({ description: 'When it was said; null where that is not known' }),
          }),
        ),
        month: month.meta({ description: 'Which one `ofMonth` is of' }),
        total: count,
        page: count,
      }),
      ...refused,
    },
  },
  previewCharges: {
    input: z.object({ ...charge, ...pagedBy, of: z.enum(['lines', 'look', 'left-out']).default('lines') }),
    answers: {
      200: z.object({
        reason: z.string(),
        standsFrom: day,
        early: day.nullable().meta({ description: 'The day of a month that is charged before it; null: it has come' }),
        payBy,
        lines: count,
        total: nairaAndKobo,
        plan,
        half: z.object({ lines: count, total: nairaAndKobo }),
        inAdvance: z.object({ lines: count, total: nairaAndKobo }),
        leftOut: z.array(z.object({ why: z.enum(LEFT_OUT), lines: count })),
        beside: z
          .object({ month, charged: beside, coming: beside })
          .nullable()
          .optional()
          .meta({ description: 'Who of a charge once was, or will be, charged for the same month by its run' }),
        before: z
          .object({ month, lines: count, total: nairaAndKobo })
          .nullable()
          .optional()
          .meta({ description: 'What was charged the month before of the same; null: nothing' }),
        once: z
          .object({ lines: count, total: nairaAndKobo })
          .optional()
          .meta({ description: 'Who of a month was charged once of the same for it' }),
        rows: z.array(line),
        total_rows: count,
        page: count,
      }),
      ...refused,
    },
  },
  startCharges: {
    input: z.object({
      ...charge,
      lines: count.positive(),
      total: nairaAndKobo.positive(),
      plan: plan.optional(),
    }),
    answers: { 200: z.object({ message: z.string(), id: count }), ...refused },
  },
  chargeRuns: {
    input: z.object(pagedBy),
    answers: { 200: z.object({ runs: z.array(run), total: count, page: count }), ...refused },
  },
  chargeLines: {
    input: z.object({ id, ...paged }),
    answers: {
      200: z.object({
        lines: z.array(
          z.object({
            meterNumber: z.string(),
            holder: z.string(),
            address: z.string(),
            amount: nairaAndKobo,
            isHalf: z.boolean(),
            state: z.enum(CHARGE_STATES),
            failure: z.string().nullable(),
          }),
        ),
        reason: z.string(),
        total: count,
        page: count,
      }),
      ...refused,
    },
  },
  stopCharges: { input: z.object({ id }), answers: { 200: message, ...refused } },
  resumeCharges: { input: z.object({ id }), answers: { 200: message, ...refused } },
  takeBackCharges: {
    input: z.object({ id, reason: z.string().trim().min(2).max(200) }),
    answers: { 200: message, ...refused },
  },
} as const satisfies Record<string, CallShapes>;
