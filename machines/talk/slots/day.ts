import { DAY_PHRASES } from '#catalogues/lexicon/phrases/days.ts';
import { MONTH_NAMES, WEEKDAYS } from '../reading/calendar.ts';
import type { Fact } from '../reading/facts/facts.ts';
import { countedAt } from '../reading/facts/numbers.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(DAY_PHRASES);
const DAY_MS = 86_400_000;
/** A sentence that is longer says more than a day. */
const MOST_WORDS = 8;
/** Days that are counted from today are none in the far future. */
const MOST_COUNTED = 400;

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
const after = (day: string, days: number): string => isoOf(Date.parse(day) + days * DAY_MS);
const monthOf = (day: string, later: number, date: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return isoOf(Date.UTC(year, month - 1 + later, date));
};

/**
 * One end of the days that a sentence names, YYYY-MM-DD, of those that are to come: 'Friday' is the next one, and so is 'January'.
 * Undefined where what is named is over.
 */
export function toCome({ list, today }: Reading, days: Fact, end: 'first' | 'last'): string | undefined {
  const named = days[end] || days.last;
  if (named >= today) return named;
  const said = list.slice(days.from, days.to);
  if (said.some(({ word }) => WEEKDAYS.has(word))) return after(named, 7);
  const next = `${Number(named.slice(0, 4)) + 1}${named.slice(4)}`;
  const isYearly =
    said.some(({ word }) => MONTH_NAMES.has(word)) && !said.some(({ digits }) => /^20\d\d$/.test(digits));
  return isYearly && next >= today ? next : undefined;
}

/**
 * The one day that answers a question for one, YYYY-MM-DD: of those up to today, or of those from today on. Undefined where a sentence
 * names none, several, or says more.
 */
export function dayAnswered(reading: Reading, side: 'past' | 'coming'): string | undefined {
  if (reading.list.length > MOST_WORDS) return undefined;
  const [days, ...more] = factsOf(reading, 'dates');
  if (more.length > 0) return undefined;
  if (days === undefined) return side === 'coming' ? comingDay(reading) : pastDay(reading);
  const ends = SAYS.ends.isIn(asTyped(reading));
  if (!ends && days.first !== days.last && days.first !== '') return undefined;
  return side === 'coming' ? (toCome(reading, days, 'last') ?? days.last) : days.last;
}

/** 'Tomorrow', 'in two weeks', 'end of the month'. */
function comingDay(reading: Reading): string | undefined {
  const { today } = reading;
  const said = asTyped(reading);
  if (SAYS.dayAfter.isIn(said)) return after(today, 2);
  if (SAYS.tomorrow.isIn(said)) return after(today, 1);
  if (SAYS.monthEnd.isIn(said)) return monthOf(today, 1, 0);
  if (SAYS.nextMonth.isIn(said)) return monthOf(today, 1, 1);
  const days = SAYS.ago.isIn(said) ? undefined : daysCounted(reading);
  return days === undefined ? undefined : after(today, days);
}

/** 'Three days ago'. */
function pastDay(reading: Reading): string | undefined {
  const days = SAYS.ago.isIn(asTyped(reading)) ? daysCounted(reading) : undefined;
  return days === undefined ? undefined : after(reading.today, -days);
}

/** How many days a sentence counts. */
function daysCounted({ list }: Reading): number | undefined {
  for (let at = 0; at < list.length; at++) {
    const counted = countedAt(list, at);
    if (counted === null || !Number.isInteger(counted.value) || counted.value < 1) continue;
    const unit = list[counted.next]?.word ?? '';
    const days = SAYS.weeks.is(unit) ? counted.value * 7 : counted.value;
    return (SAYS.weeks.is(unit) || SAYS.days.is(unit)) && days <= MOST_COUNTED ? days : undefined;
  }
  return undefined;
}
