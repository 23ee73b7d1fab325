import { DAY_PHRASES } from '#catalogues/lexicon/phrases/days.ts';
import { timesIn } from '#machines/kit/reading/moment.ts';
import { MONTH_NAMES, WEEKDAYS } from '../reading/calendar.ts';
import type { Fact } from '../reading/facts/facts.ts';
import { countedAt } from '../reading/facts/numbers.ts';
import type { Span } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, type Reading, read } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(DAY_PHRASES);
const DAY_MS = 86_400_000;
/** Days that are counted from today are none in the far future. */
const MOST_COUNTED = 400;
/** What is told as over may still be a mistake of a few weeks, and of no more. */
const SOON_MS = 60 * DAY_MS;
/** A leap day comes again within so many years. */
const LEAP_YEARS = 8;

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
const after = (day: string, days: number): string => isoOf(Date.parse(day) + days * DAY_MS);
/** The last day of the month of a day, or of one so many months later. */
function monthEnd(day: string, later = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return isoOf(Date.UTC(year, month + later, 0));
}

/** The same day of the next year that has it; the end of a month stays the end of it. */
function yearAfter(day: string, isMonth: boolean): string {
  if (isMonth && day === monthEnd(day)) return monthEnd(day, 12);
  const [year = 0] = day.split('-').map(Number);
  for (let next = year + 1; next <= year + LEAP_YEARS; next++) {
    const same = `${next}${day.slice(4)}`;
    if (isoOf(Date.parse(same)) === same) return same;
  }
  return day;
}

/**
 * One end of the days that a sentence names, YYYY-MM-DD, of those that are to come: 'Friday' is the next one, and so is 'January'.
 * Undefined where what is named is over.
 */
export function toCome({ list, today }: Reading, days: Fact, end: 'first' | 'last'): string | undefined {
  const named = days[end] || days.last || days.first;
  if (named >= today) return named;
  const said = list.slice(days.from, days.to);
  if (said.some(({ word }) => WEEKDAYS.has(word))) return after(named, 7);
  const isYearly =
    said.some(({ word }) => MONTH_NAMES.has(word)) && !said.some(({ digits }) => /^20\d\d$/.test(digits));
  if (!isYearly) return undefined;
  const next = yearAfter(named, days.first !== days.last);
  return next >= today ? next : undefined;
}

/** The next day that has a number in its month, from a day on; undefined where no month has it. */
export function nextOfMonth(number: number, today: string): string | undefined {
  const [year = 0, month = 1] = today.split('-').map(Number);
  for (let later = 0; later < MONTHS_TRIED; later += 1) {
    const day = new Date(Date.UTC(year, month - 1 + later, number));
    const iso = isoOf(day.getTime());
    if (day.getUTCDate() === number && iso >= today) return iso;
  }
  return undefined;
}

const MONTHS_TRIED = 12;

/** Where a sentence says a day, and which. */
interface DaySaid extends Span {
  readonly day: string;
}

/**
 * The one day that answers a question for one, YYYY-MM-DD: of those up to today, or of those from today on. Undefined where a sentence
 * names none or several, or says anything besides that would make another day of it.
 */
export function dayAnswered(reading: Reading, side: 'past' | 'coming'): string | undefined {
  const said = dayNamed(reading, side);
  if (said === null) return undefined;
  const others = [...reading.list.slice(0, said.from), ...reading.list.slice(said.to)];
  return others.every(({ kind, word }) => kind === 'emoji' || SAYS.around.is(word)) ? said.day : undefined;
}

/** The moment that answers a question for one, `2026-11-29 09:00`: one day to come and one time of it. Undefined as for a day alone. */
export function momentAnswered({ text, today }: Reading): string | undefined {
  const [time, ...more] = timesIn(text);
  if (time === undefined || more.length > 0) return undefined;
  const day = dayAnswered(read(`${text.slice(0, time.from)} ${text.slice(time.to)}`, today), 'coming');
  return day && `${day} ${time.time}`;
}

/** The one day of a sentence that says more than a day; null where it names none, or several. */
export function dayNamed(reading: Reading, side: 'past' | 'coming'): DaySaid | null {
  // Whoever asks may not say which day it is; then none is counted from it.
  if (Number.isNaN(Date.parse(reading.today))) return null;
  const said = side === 'coming' ? comingDay(reading) : pastDay(reading);
  if (said === null) return named(reading, side);
  const isOnly = factsOf(reading, 'dates').every(({ from, to }) => from >= said.from && to <= said.to);
  return isOnly ? said : null;
}

/**
 * The one day of a sentence that may mean one that was or one to come, YYYY-MM-DD: 'last' and 'next' say which, and where nothing does a
 * weekday is on the side that the sentence tells of, and any other day is the nearest. Undefined as for `dayNamed`.
 */
export function dayNearest(reading: Reading, told: 'past' | 'coming'): string | undefined {
  const [past, coming] = [dayNamed(reading, 'past'), dayNamed(reading, 'coming')];
  if (past === null || coming === null) return (past ?? coming)?.day;
  if (past.from !== coming.from) return (past.from < coming.from ? past : coming).day;
  if (WEEKDAYS.has(reading.list[coming.to - 1]?.word ?? '')) return (told === 'past' ? past : coming).day;
  const apart = ({ day }: DaySaid): number => Math.abs(Date.parse(day) - Date.parse(reading.today));
  const isNear = told === 'coming' || apart(coming) <= SOON_MS;
  return (isNear && apart(coming) < apart(past) ? coming : past).day;
}

/** A day that a calendar has: a date, a weekday, today, either end of a month. */
function named(reading: Reading, side: 'past' | 'coming'): DaySaid | null {
  const [days, ...more] = factsOf(reading, 'dates');
  if (days === undefined || more.length > 0) return null;
  const said = asTyped(reading);
  const [end, beginning] = [SAYS.end.find(said), SAYS.beginning.find(said)];
  const isMonth = reading.list.slice(days.from, days.to).some(({ word }) => MONTH_NAMES.has(word));
  const edge = isMonth ? [end, beginning].find((one) => one?.to === days.from) : undefined;
  const isOne = days.first === days.last || days.first === '' || days.last === '';
  if (isOne === (edge !== undefined)) return null;
  const which = edge !== undefined && edge === beginning ? 'first' : 'last';
  const word = reading.list[days.from - 1]?.word ?? '';
  const isWeekday = WEEKDAYS.has(reading.list[days.from]?.word ?? '');
  const turned = isWeekday && (side === 'coming' ? SAYS.next : SAYS.last).is(word);
  const from = edge?.from ?? days.from - (turned ? 1 : 0);
  const day = side === 'coming' ? toCome(reading, days, which) : undefined;
  return { from, to: days.to, day: day ?? (days[which] || days.last || days.first) };
}

/** 'Tomorrow', 'in two weeks', 'end of the month'. */
function comingDay(reading: Reading): DaySaid | null {
  const { today } = reading;
  const said = asTyped(reading);
  const known = [
    [SAYS.dayAfter, after(today, 2)],
    [SAYS.tomorrow, after(today, 1)],
    [SAYS.nextMonthEnd, monthEnd(today, 1)],
    [SAYS.monthEnd, monthEnd(today)],
  ] as const;
  for (const [phrase, day] of known) {
    const at = phrase.find(said);
    if (at !== null) return { from: at.from, to: at.to, day };
  }
  const counted = daysCounted(reading);
  return counted && { ...counted, day: after(today, counted.days) };
}

/** 'Three days ago', 'the day before yesterday'. */
function pastDay(reading: Reading): DaySaid | null {
  const { today, list } = reading;
  const before = SAYS.dayBefore.find(asTyped(reading));
  if (before !== null) return { from: before.from, to: before.to, day: after(today, -2) };
  const counted = daysCounted(reading);
  if (counted === null || !SAYS.ago.is(list[counted.to]?.word)) return null;
  return { from: counted.from, to: counted.to + 1, day: after(today, -counted.days) };
}

/** How many days a sentence counts, and where. */
function daysCounted({ list }: Reading): (Span & { readonly days: number }) | null {
  for (let at = 0; at < list.length; at++) {
    const counted = countedAt(list, at);
    if (counted === null || !Number.isInteger(counted.value) || counted.value < 1) continue;
    const unit = list[counted.next]?.word ?? '';
    const days = SAYS.weeks.is(unit) ? counted.value * 7 : counted.value;
    const isCounted = (SAYS.weeks.is(unit) || SAYS.days.is(unit)) && days <= MOST_COUNTED;
    if (isCounted) return { from: at, to: counted.next + 1, days };
  }
  return null;
}
