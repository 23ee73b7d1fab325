import type { Generated } from 'kysely';
import type { DebtorsOver } from '#catalogues/debtors.ts';
import type { ReminderState } from '#catalogues/reminders.ts';

/** A wish of an administrator to remind who owes; kobo. */
export interface ReminderRunsTable {
  id: Generated<number>;
  estate_id: number;
  over: DebtorsOver;
  state: ReminderState;
  /** As they were when it was confirmed. */
  people: number;
  kobo: number;
  asked_by: string;
  asked_at: Date;
  ended_at: Date | null;
}

/** Somebody whom the yes of a run counted: nobody else is mailed by it. */
interface ReminderPeopleTable {
  run_id: number;
  user_id: string;
}

/** A reminder that was mailed, written with its mail; kobo. */
interface RemindersTable {
  run_id: number;
  user_id: string;
  meter_number: string;
  kobo: number;
  mail_id: string;
  at: Date;
}

/** The tables of reminders. */
export interface RemindersTables {
  reminder_runs: ReminderRunsTable;
  reminder_people: ReminderPeopleTable;
  reminders: RemindersTable;
}
