import type { Generated } from 'kysely';
import type { DebtorsOver } from '#catalogues/debtors.ts';
import type { ReminderState } from '#catalogues/reminders.ts';

/** A wish of an administrator to remind who owes; kobo. */
export interface ReminderRunsTable {
  id: Generated<number>;
  estate_id: number;
  over: DebtorsOver;
  /** What is owed on a meter at least and at most; null: no such end. */
  least_kobo: number | null;
  most_kobo: number | null;
  /** A day in Lagos since which something is owed; null: since whenever. */
  since: string | null;
  state: ReminderState;
  /** As they were when it was confirmed. */
  people: number;
  kobo: number;
  asked_by: string;
  asked_at: Date;
  ended_at: Date | null;
}

/** Somebody whom the yes of a run counted: nobody else is mailed by it. With what their meter owed then, kobo; null of runs that kept neither. */
interface ReminderPeopleTable {
  run_id: number;
  user_id: string;
  meter_number: string | null;
  kobo: number | null;
  /** It was over without a mail to them, and is gone on with for others. */
  spared: Generated<boolean>;
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

/** A day around the one to be paid by on which an estate reminds by itself. */
interface DueReminderDaysTable {
  estate_id: number;
  /** After the day to be paid by; below 0: before it. */
  days: number;
  /** The first day in Lagos on which it reminds. */
  from_day: string;
  set_by: string;
  set_at: Date;
}

/** A charge of which somebody was reminded on such a day, written with its mail; kobo that were unpaid. */
interface DueRemindersTable {
  run_id: number;
  user_id: string;
  days: number;
  meter_number: string;
  kobo: number;
  mail_id: string;
  at: Date;
  /** When the chat told it; null: not yet. */
  told_at: Date | null;
}

/** The tables of reminders. */
export interface RemindersTables {
  reminder_runs: ReminderRunsTable;
  reminder_people: ReminderPeopleTable;
  reminders: RemindersTable;
  due_reminder_days: DueReminderDaysTable;
  due_reminders: DueRemindersTable;
}
