import type { RemindedState, ReminderState } from '../../reminders.ts';
import { many } from '../count.ts';

const people = (count: number) => many(count, 'person', 'people');

/** How a run of reminders stands, as a list calls it. */
export const REMINDER_RUN_WORDS: Readonly<Record<ReminderState, string>> = {
  running: 'Being mailed',
  stopped: 'Stopped',
  done: 'Done',
};

/** How somebody of a run stands. */
export const REMINDED_WORDS: Readonly<Record<RemindedState, string>> = {
  waiting: 'Not written to yet',
  queued: 'On its way',
  mailed: 'Reminded',
  failed: 'Not delivered',
  spared: 'Not needed any more',
};

/** What is said of runs of reminders. */
export const REMINDER_RUNS = {
  gone: 'There is no such run of reminders.',
  over: 'That run of reminders is over.',
  stopped: (written: number, all: number) => `The reminders are stopped: ${written} of ${all} were written.`,
  resumed: (now: boolean) =>
    now
      ? 'The reminders go on. Who has paid meanwhile is left out.'
      : 'The reminders go on after 8 in the morning. Who has paid meanwhile is left out.',
  again: (count: number) => `${people(count)} will be written to again.`,
  list: {
    tabs: { houses: 'Who owes', runs: 'Reminders sent' },
    asked: 'Asked on',
    whom: 'Whom',
    everybody: 'Everybody who owes',
    people: 'People',
    owed: 'Owed',
    state: 'State',
    howFar: 'How far',
    by: 'Asked by',
    /** How many mails are written, of how many, and how many of them came back. */
    progress: (written: number, all: number, failed: number) =>
      failed > 0 ? `${written} of ${all} written, ${failed} not delivered` : `${written} of ${all} written`,
    waits: (progress: string) => `${progress}. It goes on after 8 in the morning.`,
    see: 'People',
    stop: 'Stop',
    goOn: 'Go on',
    again: 'Send again',
    house: 'House',
    resident: 'Resident',
    meter: 'Meter',
    at: 'Written on',
    none: 'Nobody was reminded yet.',
    first: 'Remind who owes, and it stands here with everybody whom it reminded.',
    noFile: 'There is no file of reminders. Who owes can be exported.',
    nobody: 'Nobody of it is a resident any more.',
    of: (day: string, whom: string) => `Reminders of ${day}: ${whom}`,
  },
} as const;
