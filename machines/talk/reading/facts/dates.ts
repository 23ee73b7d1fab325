import { LATER_ORDINALS, ORDINALS } from '#catalogues/lexicon/phrases/answering.ts';
import { HOUSE_PHRASES } from '#catalogues/lexicon/phrases/houses.ts';
import { MONTH_NAMES, WEEKDAYS } from '../calendar.ts';
import { isFiller, isKnown } from '../lexicon.ts';
import { saidOf } from '../pattern.ts';
import { patterns } from '../phrases.ts';
import { pieceAt, type Token } from '../tokens.ts';
import { noted } from '../vocabulary.ts';
import { WORDS } from '../words.ts';
import { claim, type Fact, fact, type Search } from './facts.ts';
import { countedAt } from './numbers.ts';

const HOUSES = patterns(HOUSE_PHRASES);
const DAY = 86_400_000;
/** Days of a month in words, and what stands before the last nine of them. */
const PLACES: ReadonlyMap<string, number> = new Map([
  ...`${ORDINALS} ${LATER_ORDINALS}`.split(' ').map((word, at): [string, number] => [word, at + 1]),
  ['thirtieth', 30],
]);
const TENS: ReadonlyMap<string, number> = new Map([
  ['twenty', 20],
  ['thirty', 30],
]);
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
const utc = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);
const at0 = (day: string): number => Date.parse(`${day}T00:00:00Z`);

interface Span {
  readonly first: string;
  readonly last: string;
  readonly next: number;
}

const monthSpan = (year: number, month: number, next: number): Span => ({
  first: iso(utc(year, month, 1)),
  last: iso(utc(year, month + 1, 0)),
  next,
});

/** True for a day that a calendar has: no month has a 31st because another one does. */
const isDay = (year: number, month: number, day: number): boolean =>
  new Date(utc(year, month, day)).getUTCDate() === day;

/** A leap day comes again within so many years. */
const LEAP_YEARS = 8;

/** A day or month without a year is the latest one that is not in the future; null where no year has it. */
function pastYear(today: string, month: number, day: number): number | null {
  const year = Number(today.slice(0, 4));
  for (let past = utc(year, month, day) > at0(today) ? year - 1 : year; past > year - LEAP_YEARS; past--)
    if (isDay(past, month, day)) return past;
  return null;
}

function written(token: Token): string | null {
  const parts = token.word.split(/[-/.]/).map(Number);
  const [a = 0, b = 0, c = 0] = parts;
  const [year, month, day] = token.word.includes('-') ? [a, b, c] : [c < 100 ? c + 2000 : c, b, a];
  if (month < 1 || month > 12 || day < 1 || !isDay(year, month, day)) return null;
  return iso(utc(year, month, day));
}

const dayNumber = (token: Token | undefined): number =>
  token?.kind === 'number' &&
  (token.suffix === '' || WORDS.ordinal.is(token.suffix)) &&
  token.value >= 1 &&
  token.value <= 31 &&
  Number.isInteger(token.value)
    ? token.value
    : 0;

interface DayAt {
  readonly day: number;
  readonly next: number;
}
const NO_DAY: DayAt = { day: 0, next: 0 };

/** 'First', 'twenty first', said in words. The 'first' of 'twenty first' is no day by itself. */
function spokenDay(list: readonly Token[], at: number): DayAt | null {
  const tens = TENS.get(list[at]?.word ?? '');
  if (tens === undefined) {
    const day = TENS.has(list[at - 1]?.word ?? '') ? undefined : PLACES.get(list[at]?.word ?? '');
    return day === undefined ? null : { day, next: at + 1 };
  }
  const unit = PLACES.get(list[at + 1]?.word ?? '') ?? 0;
  return unit >= 1 && unit <= 9 && tens + unit <= 31 ? { day: tens + unit, next: at + 2 } : null;
}

/** Places up to this one are said of anything: 'my second March payment'. */
const LAST_PLACE = 10;

/**
 * The day of a month that stands here: a number, or words with the month behind them. 'The second may fail' is none, 'since second May' is one,
 * and so is 'the fifteenth May'.
 */
function dayAt(list: readonly Token[], at: number): DayAt | null {
  const number = dayNumber(list[at]);
  // 'House 10 May Road' is called so.
  if (number > 0) return HOUSES.house.is(pieceAt(list, at - 1)?.word) ? null : { day: number, next: at + 1 };
  const spoken = spokenDay(list, at);
  const behind = spoken && (list[spoken.next]?.word ?? '');
  if (spoken === null || behind === null) return null;
  if (WORDS.of.is(behind)) return spoken;
  const before = pieceAt(list, WORDS.the.is(pieceAt(list, at - 1)?.word) ? at - 2 : at - 1)?.word;
  return MONTH_NAMES.has(behind) && (spoken.day > LAST_PLACE || WORDS.leadsToDay.is(before)) ? spoken : null;
}

/** True where the day of a month stands before it, whether that month has such a day or not. */
function isBehindDay(list: readonly Token[], at: number): boolean {
  const end = WORDS.of.is(pieceAt(list, at - 1)?.word) ? at - 1 : at;
  return [1, 2].some((words) => end >= words && dayAt(list, end - words)?.next === end);
}

/** Behind 'the', where it stands: 'to the 31st'. */
const behindThe = (list: readonly Token[], at: number): number => (WORDS.the.is(list[at]?.word) ? at + 1 : at);

/** A month that is named, with its day and year where they are said, else 0. */
interface MonthSaid {
  readonly month: number;
  readonly day: number;
  readonly year: number;
  readonly monthAt: number;
  readonly next: number;
}

/** '1 march', 'march 1st', '1st of march 2026', 'the first of march', 'march', 'march 2026'. */
function monthSaid(list: readonly Token[], at: number): MonthSaid | null {
  const { day, next: behind } = dayAt(list, at) ?? { day: 0, next: at };
  const monthAt = day && WORDS.of.is(list[behind]?.word) ? behind + 1 : behind;
  const month = MONTH_NAMES.get(list[monthAt]?.word ?? '');
  // The month of a day that it does not have is no month by itself.
  if (month === undefined || (!day && isBehindDay(list, at))) return null;
  const trailing = day ? null : trailingDay(list, monthAt + 1);
  const end = trailing?.next ?? monthAt + 1;
  const yearToken = list[end];
  const year = yearToken?.kind === 'number' && /^20\d\d$/.test(yearToken.digits) ? yearToken.value : 0;
  return { month, day: day || (trailing?.day ?? 0), year, monthAt, next: year ? end + 1 : end };
}

function namedDay(list: readonly Token[], at: number, today: string): Span | null {
  const said = monthSaid(list, at);
  if (said === null) return null;
  const { month, day, monthAt, next } = said;
  const year = said.year || pastYear(today, month, day || 1);
  if (year === null || (day && !isDay(year, month, day))) return null;
  if (!day)
    return list[monthAt]?.word === 'may' && pieceAt(list, at - 1)?.kind !== 'word'
      ? null
      : monthSpan(year, month, next);
  const exact = iso(utc(year, month, day));
  return { first: exact, last: exact, next };
}

/** Where a day ends that no calendar has, as '30 February', '31/11/2026' and, of a year that is named, 29 February; null where none stands. */
function noDayAt(list: readonly Token[], at: number, today: string): number | null {
  const token = list[at];
  // '12.30.45' is rather a time.
  if (token?.kind === 'date') return written(token) === null && !token.word.includes('.') ? at + 1 : null;
  const said = isCalledDay(list, at) ? null : monthSaid(list, at);
  if (said === null || said.day === 0) return null;
  const year = said.year || pastYear(today, said.month, said.day);
  return year === null || !isDay(year, said.month, said.day) ? said.next : null;
}

/** 'March 1st', 'march the first'. */
function trailingDay(list: readonly Token[], at: number): DayAt | null {
  const day = dayNumber(list[at]);
  if (day > 0) return { day, next: at + 1 };
  const led = WORDS.the.is(list[at]?.word);
  const spoken = spokenDay(list, led ? at + 1 : at);
  return spoken !== null && (led || spoken.day > LAST_PLACE) ? spoken : null;
}

/** 'last 7 days', 'past three months': up to and with today. */
function lastMany(list: readonly Token[], at: number, today: string): Span | null {
  const counted = countedAt(list, at + 1);
  if (!counted || !Number.isInteger(counted.value) || counted.value < 1 || counted.value > 400) return null;
  const unit = list[counted.next]?.word ?? '';
  const now = at0(today);
  const next = counted.next + 1;
  if (WORDS.day.is(unit)) return { first: iso(now - counted.value * DAY), last: today, next };
  if (WORDS.week.is(unit)) return { first: iso(now - counted.value * 7 * DAY), last: today, next };
  if (!WORDS.month.is(unit)) return null;
  return { first: monthsBefore(now, counted.value), last: today, next };
}

/** The same day so many months ago; the last one where that month is shorter. */
function monthsBefore(time: number, months: number): string {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1 - months];
  return iso(Math.min(utc(year, month, date.getUTCDate()), utc(year, month + 1, 0)));
}

function relative(list: readonly Token[], at: number, today: string): Span | null {
  const word = list[at]?.word ?? '';
  if (WORDS.today.is(word)) return { first: today, last: today, next: at + 1 };
  const isBefore = WORDS.before.is(word);
  const isYesterday = WORDS.yesterday.is(word);
  if (!isBefore && !isYesterday && !WORDS.current.is(word)) return null;
  const now = at0(today);
  if (isYesterday) return { first: iso(now - DAY), last: iso(now - DAY), next: at + 1 };
  const unit = list[at + 1]?.word ?? '';
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY;
  if (isBefore) {
    if (WORDS.oneWeek.is(unit)) return { first: iso(monday - 7 * DAY), last: iso(monday - DAY), next: at + 2 };
    if (WORDS.oneMonth.is(unit)) return monthSpan(year, month - 1, at + 2);
    if (WORDS.oneYear.is(unit)) return { first: `${year - 1}-01-01`, last: `${year - 1}-12-31`, next: at + 2 };
    return lastMany(list, at, today);
  }
  if (WORDS.oneWeek.is(unit)) return { first: iso(monday), last: today, next: at + 2 };
  if (WORDS.oneMonth.is(unit)) return { first: `${today.slice(0, 8)}01`, last: today, next: at + 2 };
  if (WORDS.oneYear.is(unit)) return { first: `${year}-01-01`, last: today, next: at + 2 };
  return null;
}

/** 'In 2025', 'since 2026', 'transactions of 2025': up to today. Elsewhere such a number is rather an amount. */
function wholeYear(list: readonly Token[], at: number, today: string): Span | null {
  const year = list[at]?.word ?? '';
  if (year.length !== 4 || !/^20[2-9]\d$/.test(year) || year > today.slice(0, 4)) return null;
  const before = list[at - 1]?.word ?? '';
  const told = WORDS.inAYear.is(before) || WORDS.ofAYear.covers(saidOf([list[at - 2]?.word ?? '', before]));
  if (!told) return null;
  const last = `${year}-12-31`;
  return { first: `${year}-01-01`, last: last < today ? last : today, next: at + 1 };
}

function spanAt(list: readonly Token[], at: number, today: string): Span | null {
  const token = list[at];
  if (!token) return null;
  if (token.kind === 'date') {
    const day = written(token);
    return day ? { first: day, last: day, next: at + 1 } : null;
  }
  if (isCalledDay(list, at)) return null;
  const weekday = WEEKDAYS.get(token.word);
  if (weekday !== undefined) {
    const now = at0(today);
    const back = (new Date(now).getUTCDay() - weekday + 7) % 7 || 7;
    return { first: iso(now - back * DAY), last: iso(now - back * DAY), next: at + 1 };
  }
  return (
    relative(list, at, today) ?? quarter(list, at, today) ?? namedDay(list, at, today) ?? wholeYear(list, at, today)
  );
}

/** 'Q3', 'Q4 2025': the latest one that has begun, where no year is said. */
function quarter(list: readonly Token[], at: number, today: string): Span | null {
  const word = list[at]?.word ?? '';
  const nth = word.length === 2 ? Number(/^q([1-4])$/.exec(word)?.[1] ?? 0) : 0;
  if (nth === 0) return null;
  const first = 3 * nth - 2;
  const said = /^20\d\d$/.exec(list[at + 1]?.word ?? '')?.[0];
  const year = said === undefined ? pastYear(today, first, 1) : Number(said);
  if (year === null) return null;
  return { ...monthSpan(year, first + 2, said === undefined ? at + 1 : at + 2), first: iso(utc(year, first, 1)) };
}

/** '1 to 15 march': the first day borrows the month of the second. */
function borrowed(list: readonly Token[], at: number, today: string): Fact | null {
  const number = dayNumber(list[at]);
  const { day, next: behind } = number > 0 ? { day: number, next: at + 1 } : (spokenDay(list, at) ?? NO_DAY);
  if (day === 0) return null;
  // '1-15 Nov': one sign stands between the two, and no word.
  const [from, until] = [list[at], list[behind]];
  const joined = from && until && until.start - from.end === 1 && dayNumber(until) > day;
  const isTo = WORDS.to.is(until?.word);
  if (!isTo && !joined) return null;
  const next = isTo ? behindThe(list, behind + 1) : behind;
  const end = namedDay(list, next, today);
  if (!end || end.first !== end.last) return null;
  return fact('dates', '', at, end.next, {
    first: `${end.last.slice(0, 8)}${String(day).padStart(2, '0')}`,
    last: end.last,
  });
}

/**
 * '1 october to 25 november', said on the 21st of it: the end is the next such day after the beginning. 'From today until friday' is
 * within the week.
 */
function notBefore(first: string, last: string, isWeekday: boolean): string {
  if (last >= first) return last;
  return isWeekday ? iso(at0(last) + 7 * DAY) : `${Number(last.slice(0, 4)) + 1}${last.slice(4)}`;
}

/** What a day is told by that has no name. */
const RELATIVE = [WORDS.today, WORDS.yesterday, WORDS.before, WORDS.current] as const;

/** Days and spans of days: today, last week, since january, from 1 march to 15 march, 2026-03-01. */
export function findDates(search: Search): void {
  const { list, taken, today, said, figures } = search;
  const named = (): boolean =>
    list.some(({ word, known }) => known?.isDay || (word.length === 2 && /^q[1-4]$/.test(word)));
  if (!figures && !RELATIVE.some((word) => word.mayStand(said)) && !named()) return;
  if (!/^\d{4}-\d\d-\d\d$/.test(today) || Number.isNaN(at0(today))) return;
  for (let at = 0; at < list.length; at++) {
    if (taken[at]) continue;
    const short = borrowed(list, at, today);
    if (short) {
      claim(search, short);
      continue;
    }
    const span = spanAt(list, at, today);
    if (!span) {
      const end = noDayAt(list, at, today);
      if (end !== null) claim(search, fact('noDay', '', at, end));
      continue;
    }
    // 'Since the first of September'.
    const before = pieceAt(list, WORDS.the.is(pieceAt(list, at - 1)?.word) ? at - 2 : at - 1)?.word ?? '';
    const joiner = list[span.next]?.word ?? '';
    const endAt = behindThe(list, span.next + 1);
    const end = WORDS.upTo.is(joiner) ? spanAt(list, endAt, today) : null;
    // 'Top-ups from yesterday' are those of that day; 'from yesterday till now' and 'from march' go on.
    const over = (WORDS.yesterday.is(list[at]?.word) || WORDS.before.is(list[at]?.word)) && !WORDS.upTo.is(joiner);
    const open = WORDS.opens.is(before) || (WORDS.from.is(before) && !end && !over);
    const until = WORDS.until.is(before);
    const alone = open ? '' : span.last;
    const last = end ? notBefore(span.first, end.last, WEEKDAYS.has(list[endAt]?.word ?? '')) : alone;
    claim(search, fact('dates', '', at, end?.next ?? span.next, { first: until ? '' : span.first, last }));
  }
}

const isTitled = (token: Token | undefined): boolean => /^\p{Lu}[\p{Ll}']/u.test(token?.raw ?? '');
for (const names of [WEEKDAYS, MONTH_NAMES]) for (const word of names.keys()) noted(word).isDay = true;
const isFree = ({ word, known }: Token): boolean => !isKnown(word) && !isFiller(word) && !known?.isDay;

/** True for a day or month that somebody is called: 'Sunday Eze', 'Mrs Blessing Friday', 'mr sunday'. */
export function isCalledDay(list: readonly Token[], at: number): boolean {
  const token = list[at];
  if (!token?.known?.isDay) return false;
  if (WORDS.beforeName.is(pieceAt(list, at - 1)?.word)) return true;
  if (!isTitled(token)) return false;
  // 'Since Monday' has its capital too: only a name beside it makes it one.
  return [pieceAt(list, at - 1), list[at + 1]].some(
    (beside) => beside !== undefined && beside.kind === 'word' && isTitled(beside) && isFree(beside),
  );
}
