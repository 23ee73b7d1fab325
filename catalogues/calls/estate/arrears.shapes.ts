import { z } from 'zod';
import { ARREARS_LIMITS, CONDITION_DUES, STANDINGS, STANDINGS_SHOWN } from '../../arrears.ts';
import { DEBTOR_SEARCH_MOST } from '../../debtors.ts';
import { koboOf, nairaOf } from '../../money.ts';
import { STOPPING_DUES } from '../../orders.ts';
import type { CallShapes } from '../call.ts';
import { naira, nairaAndKobo, pagedBy, problem } from '../common.shapes.ts';

const { amount, always, days, remindDays, charges, graceDays, debtShare, conditions, words, reason } = ARREARS_LIMITS;
const upTo = (most: number) => z.number().int().min(0).max(most);

const condition = z.object({
  due: z.enum(CONDITION_DUES),
  kobo: upTo(koboOf(amount)),
  days: upTo(days).nullable(),
  charges: upTo(charges).nullable(),
});

/** A rule of an estate as it is kept; kobo. */
export const arrearsRule = z.object({
  remind: z.array(condition).max(conditions),
  block: z.array(condition).max(conditions),
  graceDays: upTo(graceDays),
  alwaysKobo: upTo(koboOf(always)),
  // A rule of before there was any.
  debtShare: upTo(debtShare).default(0),
  words: z.string().max(words).nullable(),
});

/** How a meter stands, where its estate has a rule or an exception of its own; else the rule of the specification says it. */
export const toldStanding = z.object({
  name: z.enum(STANDINGS),
  reminds: z.array(z.enum(STOPPING_DUES)),
  stops: z.array(z.enum(STOPPING_DUES)).meta({ description: 'What stops buying power' }),
  upTo: naira.meta({ description: 'What may be bought today although power is stopped; 0: nothing' }),
  words: z.string().nullable().meta({ description: 'What the estate says itself to whom it stops' }),
  until: z
    .string()
    .nullable()
    .meta({ description: 'The last day of an exception, or the day on which power stops if nothing is paid' }),
});

const refused = { 400: problem, 401: problem, 403: problem } as const;
const message = z.object({ message: z.string() });
const count = z.number().int().min(0);
const day = z.iso.date();
const most = upTo(amount).nullable().meta({ description: 'Naira of it that may be owed; null: it stops nothing' });
const meterNumber = z.string().max(20);

/** A rule as an administrator sets it, naira. */
const terms = z.object({
  remind: nairaAndKobo
    .min(0)
    .max(amount + nairaOf(1))
    .nullable()
    .default(0)
    .meta({
      description:
        'Naira: whoever owes so much in all, or more, is reminded; 5000.01 is more than 5000; 0: whoever owes; null: nobody is',
    }),
  remindDays: upTo(remindDays)
    .default(0)
    .meta({ description: 'Reminded only where the oldest of it is owed for so many days, or more; 0: at once' }),
  most: z.object({ 'service-charge': most, 'dev-levy': most, fine: most, all: most }),
  days: upTo(days).default(0).meta({ description: 'Only where the oldest of it is older' }),
  charges: upTo(charges).default(0).meta({ description: 'Only where more charges are unpaid' }),
  graceDays: upTo(graceDays).default(0).meta({ description: 'Younger charges stop nothing yet' }),
  always: upTo(always).default(0).meta({ description: 'Naira of power that may be bought once a day anyway' }),
  debtShare: upTo(debtShare)
    .default(0)
    .meta({ description: 'Percent of each top-up that goes to what is owed, the oldest first' }),
  words: z.string().trim().max(words).nullable().default(null).meta({ description: 'What is said to whom it stops' }),
});
const proposed = terms.nullable().meta({ description: 'Null: the rule of the specification' });

const standingName = z.enum(STANDINGS);
const house = z.object({
  meterNumber: z.string(),
  holder: z.string(),
  address: z.string(),
  owed: nairaAndKobo,
  name: standingName,
  why: z.array(
    z.object({
      due: z.enum(CONDITION_DUES),
      owed: nairaAndKobo,
      days: z.number().int().nullable().meta({ description: 'Of the oldest charge; null where the rule does not ask' }),
      charges: count.nullable().meta({ description: 'That are unpaid; null where the rule does not ask' }),
    }),
  ),
  until: day.nullable().meta({ description: 'The last day of its exception, or the day on which power stops' }),
  excepted: z.object({ until: day, reason: z.string() }).nullable(),
});
const counts = z.object({ blocked: count, excepted: count, grace: count, reminded: count });

/** What the calls about the rule of an estate take and answer; naira. */
export const arrearsShapes = {
  arrearsPolicy: {
    answers: {
      200: z.object({
        terms: proposed,
        version: count.meta({ description: '0: none was ever set' }),
        rules: z
          .array(
            z.object({
              version: count,
              terms: proposed,
              from: day,
              reason: z.string(),
              by: z.string(),
              at: z.iso.datetime(),
            }),
          )
          .meta({ description: 'The newest first' }),
      }),
      ...refused,
    },
  },
  arrearsStandings: {
    input: z.object({
      standing: z.enum(STANDINGS_SHOWN).default('all'),
      search: z.string().trim().max(DEBTOR_SEARCH_MOST).optional(),
      ...pagedBy,
    }),
    answers: {
      200: z.object({ houses: z.array(house), counts, total: count, page: count, rule: proposed }),
      ...refused,
    },
  },
  tryArrearsPolicy: {
    input: z.object({ terms: proposed }),
    answers: {
      200: z.object({
        version: count,
        before: counts,
        after: counts,
        divided: count
          .default(0)
          .meta({ description: 'Houses of whose top-ups a part would go today to what they owe' }),
        changed: count,
        houses: z
          .array(house.extend({ before: standingName }))
          .meta({ description: 'Those that would stand otherwise, at most a hundred, those that it stops first' }),
      }),
      ...refused,
    },
  },
  setArrearsPolicy: {
    input: z.object({
      terms: proposed,
      from: day.optional().meta({ description: 'Missing: today' }),
      reason: z.string().trim().min(reason.least).max(reason.most),
      version: count,
      stopped: count,
    }),
    answers: { 200: message, ...refused },
  },
  exceptMeter: {
    input: z.object({
      meter_number: meterNumber,
      until: day,
      reason: z.string().trim().min(reason.least).max(reason.most),
    }),
    answers: { 200: message, ...refused },
  },
  endException: {
    input: z.object({ meter_number: meterNumber }),
    answers: { 200: message, ...refused },
  },
} as const satisfies Record<string, CallShapes>;
