import type { reminders } from '#catalogues/calls/estate/reminders.ts';
import { REMINDED } from '#catalogues/sentences/reminded.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { noEstate, tooMany } from '../http/refusals.ts';
import { resumeReminders, stopReminders } from './change.ts';
import { reminderDays, setReminderDays } from './days.ts';
import type { RemindersDeps } from './deps.ts';
import { duesNews } from './news.ts';
import { reminderPeople, reminderRuns } from './runs.ts';
import { previewReminders, startReminders } from './start.ts';

/** How often somebody changes their mind in an hour. */
const CHOICES = { name: 'set-reminders', points: 20, seconds: 3_600 } as const;

/** The calls about reminders. Whose estate and whose choice it is, the session says. */
export function reminderHandlers(deps: RemindersDeps): Pick<Handlers, keyof typeof reminders> {
  const choices = createLimit(deps.db, CHOICES);
  return {
    previewReminders: async ({ input, person: { estate } }) =>
      estate === null ? noEstate : previewReminders(deps, estate, input),
    startReminders: async ({ input, person: { estate, id } }) =>
      estate === null ? noEstate : startReminders(deps, { estate, id }, input),
    reminderRuns: async ({ input, person: { estate } }) =>
      estate === null ? noEstate : reminderRuns(deps, estate, input),
    reminderPeople: async ({ input, person: { estate } }) =>
      estate === null ? noEstate : reminderPeople(deps, estate, input),
    stopReminders: async ({ input, person: { estate, id } }) =>
      estate === null ? noEstate : stopReminders(deps, { estate, id }, input.id),
    resumeReminders: async ({ input, person: { estate, id } }) =>
      estate === null ? noEstate : resumeReminders(deps, { estate, id }, input.id),
    reminderDays: async ({ person: { estate } }) => (estate === null ? noEstate : reminderDays(deps, estate)),
    setReminderDays: async ({ input, person: { estate, id } }) =>
      estate === null ? noEstate : setReminderDays(deps, { estate, id }, input),
    duesNews: async ({ person }) => duesNews(deps, person),
    async setReminders({ input: { wanted }, person: { id } }) {
      const over = await choices.take(id);
      if (over) return tooMany(over);
      await deps.db.updateTable('users').set({ dues_reminders: wanted }).where('id', '=', id).execute();
      return { status: 200, data: { message: REMINDED.set[`${wanted}`] } };
    },
  };
}
