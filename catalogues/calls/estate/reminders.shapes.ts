import { z } from 'zod';
import { DEBTORS_OVER } from '../../debtors.ts';
import { NOT_REMINDED, REMINDED_STATES, REMINDER_STATES, REMINDING_DAYS } from '../../reminders.ts';
import type { CallShapes } from '../call.ts';
import { day, nairaAndKobo, paged, pagedBy, problem, rowNumber, tooMany } from '../common.shapes.ts';
import { owing } from './debtors.shapes.ts';

const refused = { 400: problem, 401: problem, 403: problem } as const;
const count = z.number().int();
const message = z.object({ message: z.string() });

const id = rowNumber;

const run = z.object({
  id: count,
  at: z.iso.datetime(),
  by: z.string().nullable(),
  over: z.enum(DEBTORS_OVER),
  least: nairaAndKobo.nullable(),
  most: nairaAndKobo.nullable(),
  since: day.nullable(),
  state: z.enum(REMINDER_STATES),
  waits: z.boolean().meta({ description: 'It is night in Lagos: what is left is mailed in the morning' }),
  people: count,
  owed: nairaAndKobo.meta({ description: 'What was owed on their meters, each counted once, when it was confirmed' }),
  written: count.meta({ description: 'People whose mail is written, whatever has become of it' }),
  failed: count.meta({ description: 'Of these mails so many could not be delivered' }),
});

const days = z
  .array(count.min(-REMINDING_DAYS.before).max(REMINDING_DAYS.after))
  .max(REMINDING_DAYS.most)
  .meta({ description: 'Days after the one to be paid by; below 0: before it. None: nobody is reminded by itself' });

/** What the calls about reminders take and answer. */
export const remindersShapes = {
  previewReminders: {
    input: z.object(owing),
    answers: {
      200: z.object({
        people: count,
        meters: count,
        owed: nairaAndKobo.meta({ description: 'What is owed on their meters, each counted once' }),
        names: z.array(z.string()).meta({ description: 'First names of those who owe most' }),
        left: z.array(z.object({ why: z.enum(NOT_REMINDED), count })),
      }),
      ...refused,
    },
  },
  startReminders: {
    input: z.object({ ...owing, people: count.positive(), owed: nairaAndKobo.positive() }),
    answers: { 200: message, ...refused },
  },
  reminderRuns: {
    input: z.object(pagedBy),
    answers: { 200: z.object({ runs: z.array(run), total: count, page: count }), ...refused },
  },
  reminderPeople: {
    input: z.object({ id, ...paged }),
    answers: {
      200: z.object({
        people: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            meterNumber: z.string().nullable(),
            address: z.string(),
            owed: nairaAndKobo.nullable(),
            state: z.enum(REMINDED_STATES),
            at: z.iso.datetime().nullable().meta({ description: 'When the mail was written; null: it was not' }),
          }),
        ),
        run,
        total: count,
        page: count,
      }),
      ...refused,
    },
  },
  stopReminders: { input: z.object({ id }), answers: { 200: message, ...refused } },
  resumeReminders: { input: z.object({ id }), answers: { 200: message, ...refused } },
  reminderDays: { answers: { 200: z.object({ days }), ...refused } },
  setReminderDays: {
    input: z.object({ days, before: days.meta({ description: 'What stood when it was looked at' }) }),
    answers: { 200: message, ...refused },
  },
  duesNews: {
    input: z.object({}),
    answers: {
      200: z.object({
        charges: z.array(z.object({ reason: z.string(), owed: nairaAndKobo, payBy: day })),
      }),
      401: problem,
      403: problem,
    },
  },
  setReminders: {
    input: z.object({ wanted: z.boolean() }),
    answers: { 200: message, 401: problem, 403: problem, 429: tooMany },
  },
} as const satisfies Record<string, CallShapes>;
