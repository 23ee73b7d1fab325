import type { AnnouncementKind } from '#catalogues/announcements.ts';
import { ANNOUNCING_PHRASES } from '#catalogues/lexicon/phrases/announcing.ts';
import { timesIn } from '#machines/kit/reading/moment.ts';
import { many, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { dayNamed } from './day.ts';

const SAYS = patterns(ANNOUNCING_PHRASES);
const ANNOUNCES = sequence(many(SAYS.lead), SAYS.announces);

/** True where a sentence announces something to the estate: it begins with that, and what follows is announced. */
export const isAnnouncing = (reading: Reading): boolean =>
  ANNOUNCES.begins(asTyped(reading)) && !endsInQuestion(reading.text);

/** 'What is announced', 'any announcement from the estate'. */
export const asksForNews = (reading: Reading): boolean => SAYS.asksNews.covers(asTyped(reading));

/** 'Why is there no light', 'is there an outage'. */
export const asksOfOutage = (reading: Reading): boolean => SAYS.asksOutage.covers(asTyped(reading));

/** What is announced, as typed; undefined where only that something is to be. */
export function announcedText(reading: Reading): string | undefined {
  const { list, text } = reading;
  const at = ANNOUNCES.endAt(asTyped(reading), 0);
  const first = list[at];
  if (at < 0 || first === undefined || SAYS.something.covers({ words: reading.words.slice(at) })) return undefined;
  return text.slice(first.start).trim();
}

/** An outage, where something is cut off; else it is to be asked. */
export function announcedKind(reading: Reading): AnnouncementKind | undefined {
  const said = asTyped(reading);
  return SAYS.power.isIn(said) && SAYS.cut.isIn(said) ? 'outage' : undefined;
}

/** For whom it is: 'everybody', or the streets that are named, with commas between them. */
export function announcedWhere(reading: Reading): string | undefined {
  const { list, text } = reading;
  const until = list.findIndex(({ word }) => SAYS.because.is(word));
  const named = list.slice(0, until < 0 ? list.length : until).flatMap(({ word, end }, at) => {
    if (!SAYS.street.is(word)) return [];
    const from = nameBefore(reading, at);
    return from === null ? [] : [text.slice(list[from]?.start, end)];
  });
  if (named.length > 0) return named.join(', ');
  return SAYS.everybody.isIn(asTyped(reading)) ? 'everybody' : undefined;
}

/** Words that the name of a street may have. */
const MOST_NAMED = 3;

/** Where the name begins that stands before 'Street': behind 'on', 'in' and the like; null where none does. */
function nameBefore({ list }: Reading, at: number): number | null {
  for (let from = at - 1; from >= Math.max(0, at - MOST_NAMED - 1); from--)
    if (SAYS.before.is(list[from]?.word)) return from + 1 < at ? from + 1 : null;
  return null;
}

/** When it begins, `2026-11-29 09:00`: the first time of the one day that is named. */
export const announcedFrom = (reading: Reading): string | undefined => momentOf(reading, 0);

/** When it ends: the second time of that day. */
export const announcedUntil = (reading: Reading): string | undefined => momentOf(reading, 1);

function momentOf(reading: Reading, nth: 0 | 1): string | undefined {
  const times = timesIn(reading.text);
  const time = times[nth]?.time;
  const day = dayNamed(reading, 'coming')?.day;
  return day === undefined || times.length !== 2 || time === undefined ? undefined : `${day} ${time}`;
}

/** Whether one wants mails of what is announced, 'true' or 'false'; undefined where nobody says so. */
export function announcementMailsWanted(reading: Reading): 'true' | 'false' | undefined {
  const said = asTyped(reading);
  if (SAYS.wantsNoMails.covers(said)) return 'false';
  return SAYS.wantsMails.covers(said) ? 'true' : undefined;
}
