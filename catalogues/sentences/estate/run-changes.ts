import { many } from '../count.ts';

const reminders = (count: number) => many(count, 'person', 'people');

/** What is said where a run is stopped or gone on with. */
export const RUN_CHANGES = {
  looking: 'Looking at the runs',
  stopCharges: {
    dialog: () => 'Stop this run of charges?',
    none: 'Nothing is being charged just now.',
    noneOf: (month: string) => `No charges of ${month} are being written just now.`,
    several: 'There are several. Each is changed in its row, under Charges.',
    yes: () => ({ label: 'Yes, stop charging', formLabel: 'Stop charging' }),
    no: 'No, let it charge',
    kept: 'It goes on charging.',
    sending: 'Stopping the run',
  },
  resumeCharges: {
    dialog: () => 'Go on with this run of charges?',
    none: 'No run of charges is stopped, and none has lines that could not be charged.',
    noneOf: (month: string) =>
      `No run of charges of ${month} is stopped, and none has lines that could not be charged.`,
    several: 'There are several. Each is changed in its row, under Charges.',
    yes: () => ({ label: 'Yes, go on charging', formLabel: 'Go on charging' }),
    no: 'No, leave it as it is',
    kept: 'The run stays as it is.',
    sending: 'Going on with the run',
  },
  stopReminders: {
    dialog: () => 'Stop these reminders?',
    none: 'Nobody is being reminded just now. Days on which it is reminded by itself are changed by “change the reminder days”.',
    noneOf: (month: string) => `No reminders of ${month} are being mailed just now.`,
    several: 'There are several. Each is changed in its row, under Who owes, Reminders sent.',
    yes: () => ({ label: 'Yes, stop reminding', formLabel: 'Stop reminding' }),
    no: 'No, let them go',
    kept: 'The reminders go on.',
    sending: 'Stopping the reminders',
  },
  resumeReminders: {
    /** `failed`: so many mails came back and are written anew; 0: what was stopped goes on. */
    dialog: (failed: number) =>
      failed > 0
        ? `Write again to ${reminders(failed)} whose mail could not be delivered?`
        : 'Go on with these reminders?',
    none: 'No reminders are stopped, and none of the last could not be delivered.',
    noneOf: (month: string) => `No reminders of ${month} are stopped, and none of them could not be delivered.`,
    several: 'There are several. Each is changed in its row, under Who owes, Reminders sent.',
    yes: (failed: number) =>
      failed > 0
        ? { label: `Yes, write to ${reminders(failed)}`, formLabel: `Write to ${reminders(failed)}` }
        : { label: 'Yes, go on reminding', formLabel: 'Go on reminding' },
    no: 'No, leave them as they are',
    kept: 'The reminders stay as they are.',
    sending: 'Going on with the reminders',
  },
} as const;
