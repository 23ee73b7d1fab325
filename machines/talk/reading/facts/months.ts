import { READING_PHRASES } from '#catalogues/lexicon/phrases/reading.ts';
import { MONTH_NAMES } from '../calendar.ts';
import { whole } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { fact, note, type Search } from './facts.ts';
import { countedAt } from './numbers.ts';

const MOST_MONTHS = 120;
const MONTH_WORD = whole(READING_PHRASES.monthWord);
const YEAR_WORD = whole(READING_PHRASES.yearWord);
const QUARTER_WORD = whole(READING_PHRASES.quarterWord);

function monthsIn(unit: string): number {
  if (MONTH_WORD.test(unit)) return 1;
  if (YEAR_WORD.test(unit)) return 12;
  return QUARTER_WORD.test(unit) ? 3 : 0;
}

/** The fixed sayings for a number of months. */
const SAYINGS = (
  [
    ['half a year', 6],
    ['half of a year', 6],
    ['half of the year', 6],
    ['half the year', 6],
    ['half year', 6],
    ['a quarter', 3],
    ['one quarter', 3],
    ['quarter', 3],
    ['whole year', 12],
    ['full year', 12],
    ['a year', 12],
    ['this month', 1],
    ['a month', 1],
    ['one month', 1],
    ['next month', 1],
  ] as const
).map(([text, months]) => ({ words: text.split(' '), months }));

function saying(search: Search, at: number): boolean {
  for (const { words, months } of SAYINGS) {
    if (words[0] !== search.list[at]?.word) continue;
    if (!words.every((word, i) => search.list[at + i]?.word === word && !search.taken[at + i])) continue;
    note(search, fact('months', months, at, at + words.length));
    return true;
  }
  return false;
}

/** 'Months to 2', 'months should be 3': the number stands behind. */
function behindWord(search: Search, at: number): boolean {
  if (!MONTH_WORD.test(search.list[at]?.word ?? '')) return false;
  let next = at + 1;
  while (next <= at + 2 && /^(?:to|na|is|should|be)$/.test(search.list[next]?.word ?? '')) next += 1;
  const counted = next > at + 1 ? countedAt(search.list, next) : null;
  if (!counted || counted.scaled || !Number.isInteger(counted.value) || counted.value > MOST_MONTHS) return false;
  note(search, fact('months', counted.value, at, counted.next));
  return true;
}

/** 'till december': the months from this one to that, both counted. */
function untilMonth(search: Search, at: number): boolean {
  if (!/^(?:till|until|til|reach)$/.test(search.list[at]?.word ?? '')) return false;
  const ofEnd = search.list[at + 2]?.word === 'of' ? 3 : 2;
  const step = search.list[at + 1]?.word === 'end' ? ofEnd : 1;
  const name = search.list[at + step]?.word ?? '';
  const now = Number(search.today.slice(5, 7));
  const last = name === 'year' ? 12 : MONTH_NAMES.get(name);
  if (last === undefined || !now) return false;
  note(search, fact('months', ((last - now + 12) % 12) + 1, at, at + step + 1));
  return true;
}

/** How many months something is paid for: 3 months, a quarter, half a year, one year, till december. */
export function findMonths(search: Search): void {
  const { list, taken } = search;
  for (let at = 0; at < list.length; at++) {
    const token = list[at];
    if (taken[at] || !token) continue;
    if (untilMonth(search, at) || behindWord(search, at)) continue;
    if (/^m(?:on|n)?ths?$/.test(token.suffix)) {
      note(search, fact('months', token.value, at, at + 1));
      continue;
    }
    const counted = countedAt(list, at);
    // Nothing is a number too: what pays for so many months says that it pays for none.
    if (counted && Number.isInteger(counted.value) && counted.value <= MOST_MONTHS) {
      const next = list[counted.next];
      // 'twelve (12) months' says the number twice
      const skip = next?.kind === 'number' && next.value === counted.value ? 1 : 0;
      const unit = list[counted.next + skip]?.word ?? '';
      const factor = monthsIn(unit);
      if (factor > 0) {
        note(search, fact('months', counted.value * factor, at, counted.next + skip + 1));
        continue;
      }
    }
    saying(search, at);
  }
}

const LASTS = whole(READING_PHRASES.lasts);
const LEADS = whole(READING_PHRASES.monthsLeads);
const SPAN = whole(READING_PHRASES.span);
const MANY = whole(READING_PHRASES.many);
const MOST_BETWEEN = 4;

/** 'Give me light make I sleep': what it is for comes last, behind what is wanted. */
function purposeFrom(list: readonly Token[]): number {
  const at = list.findLastIndex(
    ({ word }, here) => word === 'make' && /^(?:i|we|us|my)$/.test(list[here + 1]?.word ?? ''),
  );
  const verb = list[at + 2]?.word ?? '';
  return at < LEAST_BEFORE || DEEDS.test(verb) ? list.length : at;
}

const LEAST_BEFORE = 2;
/** 'Abeg make I pay' is the wish itself. */
const DEEDS = whole(READING_PHRASES.deeds);

/** Places of words that say how long what is bought should last, 'wey go reach two weeks': or what for; they name nothing of their own. */
export function lastingAt(list: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, { word }] of list.entries()) {
    if (!LASTS.test(word)) continue;
    let end = at + 1;
    while (end <= at + MOST_BETWEEN && (MANY.test(list[end]?.word ?? '') || list[end]?.kind === 'number')) end += 1;
    if (!SPAN.test(list[end]?.word ?? '')) continue;
    let from = at;
    while (LEADS.test(list[from - 1]?.word ?? '')) from -= 1;
    for (let place = from; place <= end; place++) found.add(place);
  }
  for (let place = purposeFrom(list); place < list.length; place++) found.add(place);
  return found;
}
