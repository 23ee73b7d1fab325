import { ANNOUNCEMENTS_TOLD } from '#catalogues/announcements.ts';
import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { ANNOUNCEMENTS } from '#catalogues/sentences/estate/announcements.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import { announcementSaid } from '#machines/pages/announcements/said.ts';
import { type Line, plain } from '../lines.ts';
import { withOwn } from '../own-words.ts';
import type { TicketNewsDeps } from './ticket-news.ts';

type Deps = Omit<TicketNewsDeps, 'services'> & { readonly services: Pick<Services, 'announcementNews'> };

const ALL = { label: ANNOUNCEMENTS.seeAll, say: TITLES.sayAnnouncements };

/** Tells whoever comes what their estate has announced since. The server gives each announcement to one device, once. */
export function createAnnouncementNews({ services, assistant, open, pages, who, tasks, tell, at }: Deps): {
  ask(): void;
} {
  return {
    ask() {
      const { id, role, meterNumber } = who();
      if (id === null || meterNumber === null || (role !== 'service-user' && role !== 'service-owner')) return;
      tasks.quietly(async () => {
        const answer = await services.announcementNews({}).catch(unanswered);
        if (answer?.status !== 200 || who().id !== id || answer.data.announcements.length === 0) return;
        const news = answer.data.announcements.slice(0, ANNOUNCEMENTS_TOLD);
        const inFlow = open.topView() !== null;
        const lines = withOwn(
          news.map(
            (one): Line => (inFlow ? { text: announcementSaid(one), tone: 'info' } : plain(announcementSaid(one))),
          ),
          news.map(({ text }) => text),
        );
        assistant.send({ type: 'TOLD', lines, view: null, ...(!inFlow && { suggestions: [ALL] }), at: at() });
        tell({ type: 'DID', how: 'done' });
        pages.refresh();
      });
    },
  };
}
