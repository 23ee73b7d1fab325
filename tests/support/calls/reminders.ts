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
  /** What a resident was reminded of and is told. */
  duesNews: Extract<CallAnswer<'duesNews'>, { status: 200 }>['data']['charges'];
}

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
  duesNews: [],
};

type Note = (name: string, input: unknown) => void;

/** The calls about reminders, answered from a script. */
export function scriptedReminders(
  script: ReminderScript & Pick<AccountScript, 'reminders'>,
  note: Note,
): Pick<
  Services,
  'previewReminders' | 'startReminders' | 'setReminders' | 'reminderDays' | 'setReminderDays' | 'duesNews'
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
