import { ANNOUNCEMENTS_SHOWN, type AnnouncementsShown } from '#catalogues/announcements.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { RESIDENT_PAGE } from '#catalogues/limits.ts';
import { ANNOUNCEMENTS as SAID } from '#catalogues/sentences/estate/announcements.ts';
import { momentTyped } from '#machines/kit/reading/moment.ts';
import type { Say } from '#machines/kit/view.ts';
import { type Good, made, type Read, read, saying } from '../answers.ts';
import { oneOfThese } from '../history/query.ts';
import { pageIn } from '../listing/asked.ts';
import { type Column, column } from '../listing/column.ts';
import { defineList, type List, type Query, REFRESHING } from '../listing/list.ts';
import type { ListRow, RowActing } from '../listing/view.ts';
import { streetsSaid } from './said.ts';

type Row = Good<'announcements'>['announcements'][number];

const END = 'end';

const COLUMNS: readonly Column<Row>[] = [
  column('text', SAID.columns.text, 'words', ({ text }) => text, {
    note: ({ ended }) => (ended ? SAID.endedEarly : null),
  }),
  column('kind', SAID.columns.kind, 'words', ({ kind }) => SAID.kinds[kind]),
  column('for', SAID.columns.for, 'words', ({ streets }) => streetsSaid(streets), {
    note: ({ reach }) => SAID.reaches(reach.people, reach.houses),
  }),
  column('from', SAID.columns.from, 'time', ({ from }) => from),
  column('until', SAID.columns.until, 'time', ({ until }) => until),
  column('read', SAID.columns.read, 'words', ({ reach }) => SAID.readBy(reach.read, reach.people), { wide: true }),
  column('mailed', SAID.columns.mailed, 'words', ({ mailed }) => (mailed === null ? null : SAID.mailedTo(mailed)), {
    wide: true,
  }),
  column('said', SAID.columns.said, 'time', ({ at }) => at, { wide: true }),
];

const shownIn = ({ tab }: Query): AnnouncementsShown => oneOfThese(ANNOUNCEMENTS_SHOWN, tab) ?? 'current';

/** What the own estate announces: to whom, when, and how many read it; each can be changed, or ended before its time. */
export function announcementList(services: Services): List {
  return defineList<Row>({
    title: SAID.title,
    icon: 'bell',
    columns: () => COLUMNS,
    id: ({ id }) => String(id),
    tabs: ANNOUNCEMENTS_SHOWN.map((name) => ({ name, label: SAID.shown[name] })),
    pages: RESIDENT_PAGE,
    places: { sums: 1 },
    tools: () => REFRESHING,
    start: ({ shown = '', page }) => ({
      page: pageIn(page),
      tab: oneOfThese(ANNOUNCEMENTS_SHOWN, shown) ?? 'current',
    }),
    actions: (row, query) => (shownIn(query) === 'current' ? actionsOf(row) : []),
    changes: {
      becomes: (row, action) => (action === END ? row : null),
      make: ({ id }: ListRow, _, signal) => endOf(services, id, signal),
    },
    async find(query, signal) {
      const { page } = query;
      const asked = { shown: shownIn(query), page, rows: RESIDENT_PAGE.rows };
      const came = await read(services.announcements(asked, signal), signal);
      if (came.kind !== 'good') return came;
      const { announcements: items, total } = came.data;
      const card = { label: SAID.shown[shownIn(query)], value: String(total) };
      const announcing = { ...card, action: { label: SAID.announce, open: 'announce' } };
      return { kind: 'good', data: { items, total, cards: [announcing], sums: [] } };
    },
    nothing: (query) => (shownIn(query) === 'past' ? SAID.nonePast : SAID.none),
  });
}

function actionsOf({ id, version, kind, text, streets, from, until }: Row): readonly RowActing[] {
  const values = {
    ...{ id: String(id), version: String(version), kind, text, where: streetsSaid(streets) },
    ...{ from: momentTyped(from), until: momentTyped(until) },
  };
  return [
    { name: 'change', label: SAID.change, leads: { open: 'change-announcement', values } },
    { name: END, label: SAID.end },
  ];
}

async function endOf(services: Services, id: string, signal: AbortSignal): Promise<Read<Say | null>> {
  return saying(await made(services.endAnnouncement({ id: Number(id) }, signal), signal));
}
