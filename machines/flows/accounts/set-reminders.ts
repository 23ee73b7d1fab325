import { ANNOUNCEMENT_MAILS } from '#catalogues/sentences/announcement-mails.ts';
import { REMINDED } from '#catalogues/sentences/reminded.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { mailChoice } from './mail-choice.ts';

/** Saying whether one is reminded of what is owed on the own meter. */
export const setReminders = (deps: FlowDeps): Flow =>
  mailChoice(deps, {
    ...{ name: 'set-reminders', said: REMINDED },
    wanted: ({ dues_reminders: wanted }) => wanted,
    set: ({ setReminders: set }) => set,
  });

/** Saying whether what the own estate announces may come by mail. */
export const setAnnouncementMails = (deps: FlowDeps): Flow =>
  mailChoice(deps, {
    ...{ name: 'set-announcement-mails', said: ANNOUNCEMENT_MAILS },
    wanted: ({ announcement_mails: wanted }) => wanted,
    set: ({ setAnnouncementMails: set }) => set,
  });
