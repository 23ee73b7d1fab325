import type { announcements } from '#catalogues/calls/estate/announcements.ts';
import { ANNOUNCEMENT_MAILS } from '#catalogues/sentences/announcement-mails.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { noEstate, tooMany } from '../http/refusals.ts';
import {
  type AnnouncementDeps,
  announce,
  announcementsOf,
  endAnnouncement,
  previewAnnouncement,
} from './announcements.ts';
import { announcementNews, ownAnnouncements, readAnnouncements } from './own.ts';

/** How often one administrator announces in an hour. */
const ANNOUNCES = { name: 'announce', points: 30, seconds: 3_600 } as const;

/** How often somebody changes their mind in an hour. */
const CHOICES = { name: 'announcement-mails', points: 20, seconds: 3_600 } as const;

/** The calls about announcements. Whose estate and whose house it is, the session says. */
export function announcementHandlers(deps: AnnouncementDeps): Pick<Handlers, keyof typeof announcements> {
  const announces = createLimit(deps.db, ANNOUNCES);
  const choices = createLimit(deps.db, CHOICES);
  return {
    announcements: async ({ input, person: { estate } }) =>
      estate === null ? noEstate : announcementsOf(deps, estate, input),
    previewAnnouncement: async ({ input, person: { estate } }) =>
      estate === null ? noEstate : previewAnnouncement(deps, estate, input),
    async announce({ input, person: { estate, id } }) {
      if (estate === null) return noEstate;
      const over = await announces.take(id);
      return over ? tooMany(over) : announce(deps, { estate, id }, input);
    },
    endAnnouncement: async ({ input, person: { estate, id } }) =>
      estate === null ? noEstate : endAnnouncement(deps, { estate, id }, input),
    ownAnnouncements: async ({ person }) => ({
      status: 200,
      data: { announcements: await ownAnnouncements(deps, person) },
    }),
    announcementNews: ({ person }) => announcementNews(deps, person),
    async setAnnouncementMails({ input: { wanted }, person: { id } }) {
      const over = await choices.take(id);
      if (over) return tooMany(over);
      await deps.db.updateTable('users').set({ announcement_mails: wanted }).where('id', '=', id).execute();
      return { status: 200, data: { message: ANNOUNCEMENT_MAILS.set[`${wanted}`] } };
    },
    readAnnouncements: ({ input, person }) => readAnnouncements(deps, person, input),
  };
}
