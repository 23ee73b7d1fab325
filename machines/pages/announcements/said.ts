import { ANNOUNCEMENTS as SAID } from '#catalogues/sentences/estate/announcements.ts';
import { formatDay, formatTime, formatWhen } from '#machines/kit/writing/format.ts';
import type { Good } from '../answers.ts';
import type { Card } from '../view.ts';

/** An announcement as whoever it reaches reads it. */
export type OwnAnnouncement = Good<'ownAnnouncements'>['announcements'][number];

/** What is announced, in a sentence: of an outage when it is, too. */
export function announcementSaid({ kind, text, from, until }: Omit<OwnAnnouncement, 'isRead'>): string {
  const ended = /[.!?]$/.test(text) ? text : `${text}.`;
  if (kind === 'news') return SAID.toldNews(ended);
  return SAID.told(SAID.kinds.outage, ended, formatWhen(from), formatWhen(until));
}

/** For whom it is, in words. */
export const streetsSaid = (streets: readonly string[]): string =>
  streets.length === 0 ? SAID.everybody : streets.join(', ');

/** What is announced, on the first page: an outage by when it begins, and whatever was not read with the way to it. */
export function announcementCard({ kind, text, from, until, isRead }: OwnAnnouncement): Card {
  const isOutage = kind === 'outage';
  return {
    label: SAID.kinds[kind],
    value: isOutage ? SAID.onPage(formatDay(from).replace(/, \d{4}$/, ''), formatTime(from)) : SAID.unread,
    note: isOutage ? SAID.untilThen(formatWhen(until), text) : text,
    ...(!isRead && { action: { label: SAID.readIt, to: '/announcements' } }),
  };
}
