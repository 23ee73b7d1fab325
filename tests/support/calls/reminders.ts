import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { problem } from '../answers.ts';
import type { AccountScript } from './accounts.ts';

/** What a portal answers about reminders, as data that a test can change. */
export interface ReminderScript {
  toRemind: Extract<CallAnswer<'previewReminders'>, { status: 200 }>['data'];
  /** Why nobody is reminded; null where somebody is. */
  remindersRefused: { readonly code: string; readonly message: string } | null;
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
};

type Note = (name: string, input: unknown) => void;

/** The calls about reminders, answered from a script. */
export function scriptedReminders(
  script: ReminderScript & Pick<AccountScript, 'reminders'>,
  note: Note,
): Pick<Services, 'previewReminders' | 'startReminders' | 'setReminders'> {
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
    async setReminders(input) {
      note('setReminders', input);
      script.reminders = input.wanted;
      return { status: 200, data: { message: 'It is so.' } };
    },
  };
}
