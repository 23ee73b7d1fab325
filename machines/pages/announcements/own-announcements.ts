import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { ANNOUNCEMENTS as SAID } from '#catalogues/sentences/estate/announcements.ts';
import { read } from '../answers.ts';
import { type Column, column } from '../listing/column.ts';
import { defineList, type List, REFRESHING } from '../listing/list.ts';
import type { OwnAnnouncement } from './said.ts';

const COLUMNS: readonly Column<OwnAnnouncement>[] = [
  column('text', SAID.columns.text, 'words', ({ text }) => text, {
    note: ({ isRead }) => (isRead ? null : SAID.unread),
  }),
  column('kind', SAID.columns.kind, 'words', ({ kind }) => SAID.kinds[kind]),
  column('from', SAID.columns.from, 'time', ({ from }) => from),
  column('until', SAID.columns.until, 'time', ({ until }) => until),
];

/** What is announced to the own house, now and for later. Whoever is shown it has read it. */
export function ownAnnouncementList(services: Services): List {
  return defineList<OwnAnnouncement>({
    title: SAID.title,
    icon: 'bell',
    columns: () => COLUMNS,
    id: ({ id }) => String(id),
    pages: null,
    tools: () => REFRESHING,
    isUnread: ({ isRead }) => !isRead,
    async find(_, signal) {
      const came = await read(services.ownAnnouncements({}, signal), signal);
      if (came.kind !== 'good') return came;
      const { announcements } = came.data;
      const ids = announcements.flatMap(({ id, isRead }) => (isRead ? [] : [id]));
      // That it was read is noted beside: nobody waits for it, and what was not noted is new once more.
      if (ids.length > 0) await services.readAnnouncements({ ids }, signal).catch(unanswered);
      return { kind: 'good', data: { items: announcements, total: announcements.length } };
    },
    nothing: () => SAID.none,
  });
}
