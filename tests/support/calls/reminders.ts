import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { problem } from '../answers.ts';
import type { AccountScript } from './accounts.ts';

/** What a portal answers about reminders, as data that a test can change. */
export interface ReminderScript {
  toRemind: Extract<CallAnswer<'previewReminders'>, { status: 200 }>['data'];
  /** Why nobody is reminded; null where somebody is. */
  remindersRefused: { readonly code: string; readonly message: string } | null;
  /** The days around the one to be paid by on which the estate reminds by itself. */
  reminderDays: number[];
  reminderRuns: Extract<CallAnswer<'reminderRuns'>, { status: 200 }>['data']['runs'];
  reminderPeople: Extract<CallAnswer<'reminderPeople'>, { status: 200 }>['data']['people'];
  /** What a resident was reminded of and is told. */
  duesNews: Extract<CallAnswer<'duesNews'>, { status: 200 }>['data']['charges'];
}

/** A run that is being mailed, and one that is over with a mail that came back. */
export const REMINDER_RUN_ROWS: ReminderScript['reminderRuns'] = [
  {
    ...{ id: 8, at: '2026-11-24T09:00:00.000Z', by: 'Femi Bello', over: '30', least: 20_000, most: null, since: null },
    ...{ waits: false, state: 'running', people: 12, owed: 480_000, written: 5, failed: 0 },
  },
  {
    ...{ id: 7, at: '2026-10-24T09:00:00.000Z', by: 'Femi Bello', over: 'any', least: null, most: null, since: null },
    ...{ waits: false, state: 'done', people: 3, owed: 90_000, written: 2, failed: 1 },
  },
];

/** Two are reminded, one wants no reminders, and a house has no account. */
export const GOOD_REMINDERS: ReminderScript = {
  toRemind: {
    ...{ people: 2, meters: 2, owed: 70_000, names: ['Chinedu', 'Ngozi'] },
    left: [
      { why: 'no-account', count: 1 },
      { why: 'chose', count: 1 },
    ],
  },
  remindersRefused: null,
  reminderDays: [],
  reminderRuns: REMINDER_RUN_ROWS,
  reminderPeople: [
    {
      ...{ id: '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11', name: 'Ngozi Eze', meterNumber: '45701120409' },
      ...{ address: 'House 4, Palm Avenue', owed: 20_000, state: 'failed', at: '2026-10-24T09:00:00.000Z' },
    },
    {
      ...{ id: '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b12', name: 'Chinedu Okafor', meterNumber: '45701124518' },
      ...{ address: 'House 12, Palm Avenue', owed: 65_000, state: 'spared', at: null },
    },
  ],
  duesNews: [],
};

type Note = (name: string, input: unknown) => void;

/** The calls about reminders, answered from a script. */
export function scriptedReminders(
  script: ReminderScript & Pick<AccountScript, 'reminders'>,
  note: Note,
): Pick<
  Services,
  | 'previewReminders'
  | 'startReminders'
  | 'reminderRuns'
  | 'reminderPeople'
  | 'stopReminders'
  | 'resumeReminders'
  | 'setReminders'
  | 'reminderDays'
  | 'setReminderDays'
  | 'duesNews'
> {
  return {
    async previewReminders(input) {
      note('previewReminders', input);
      return { status: 200, data: script.toRemind };
    },
    async startReminders(input) {
      note('startReminders', input);
      const refused = script.remindersRefused;
      if (refused !== null) return { status: 400, data: { ...problem(refused.message), code: refused.code } };
      return { status: 200, data: { message: 'They are reminded.' } };
    },
    async reminderRuns(input) {
      note('reminderRuns', input);
      const [page, rows] = [Number(input.page ?? 1), Number(input.rows ?? 10)];
      const runs = script.reminderRuns.slice((page - 1) * rows, page * rows);
      return { status: 200, data: { runs, total: script.reminderRuns.length, page } };
    },
    async reminderPeople(input) {
      note('reminderPeople', input);
      const run = script.reminderRuns.find(({ id }) => id === Number(input.id));
      if (run === undefined) return { status: 400, data: { ...problem('There is none.'), code: 'no-such-run' } };
      return {
        status: 200,
        data: { people: script.reminderPeople, run, total: script.reminderPeople.length, page: 1 },
      };
    },
    async stopReminders(input) {
      note('stopReminders', input);
      return { status: 200, data: { message: 'They are stopped.' } };
    },
    async resumeReminders(input) {
      note('resumeReminders', input);
      return { status: 200, data: { message: 'They go on.' } };
    },
    async reminderDays(input) {
      note('reminderDays', input);
      return { status: 200, data: { days: script.reminderDays } };
    },
    async setReminderDays(input) {
      note('setReminderDays', input);
      const refused = script.remindersRefused;
      if (refused !== null) return { status: 400, data: { ...problem(refused.message), code: refused.code } };
      script.reminderDays = input.days;
      return { status: 200, data: { message: 'The days are kept.' } };
    },
    async duesNews(input) {
      note('duesNews', input);
      return { status: 200, data: { charges: script.duesNews.splice(0) } };
    },
    async setReminders(input) {
      note('setReminders', input);
      script.reminders = input.wanted;
      return { status: 200, data: { message: 'It is so.' } };
    },
  };
}
