import { MONTH_NAMES } from '../calendar.ts';
import { many, maybe, type Said, sequence } from '../pattern.ts';
import type { Token } from '../tokens.ts';
import { WORDS } from '../words.ts';
import { claim, fact, type Search } from './facts.ts';
import { countBehind, countedAt } from './numbers.ts';

const MOST_MONTHS = 120;

function monthsIn(unit: string): number {
  if (WORDS.monthWord.is(unit)) return 1;
  if (WORDS.yearWord.is(unit)) return 12;
  return WORDS.quarterWord.is(unit) ? 3 : 0;
}

/** The fixed sayings for a number of months. */
const SAYINGS = [
  [WORDS.halfYear, 6],
  [WORDS.aQuarter, 3],
  [WORDS.aYear, 12],
  [WORDS.aMonth, 1],
] as const;

function saying(search: Search, at: number): void {
  for (const [phrase, months] of SAYINGS) {
    const end = phrase.endAt(search.said, at);
    if (end >= 0 && claim(search, fact('months', months, at, end))) return;
  }
}

const MONTHS_ARE = many(WORDS.monthsAre, 2);

/** 'Months to 2', 'months should be 3': the number stands behind. */
function behindWord(search: Search, at: number): boolean {
  if (!WORDS.monthWord.is(search.list[at]?.word)) return false;
  const next = MONTHS_ARE.endAt(search.said, at + 1);
  const counted = next > at + 1 ? countedAt(search.list, next) : null;
  if (!counted || counted.scaled || !Number.isInteger(counted.value) || counted.value > MOST_MONTHS) return false;
  claim(search, fact('months', counted.value, at, counted.next));
  return true;
}

/** 'Onwa abuo', 'wata uku', 'osu meta': the month first, how many behind. */
function monthFirst(search: Search, at: number): boolean {
  if (!WORDS.monthFirst.is(search.list[at]?.word)) return false;
  const many = countBehind(search.list[at + 1]?.word ?? '');
  return many !== undefined && claim(search, fact('months', many, at, at + 2));
}

const TILL_MONTH = sequence(WORDS.tillMonth, maybe(WORDS.endOf));

/** 'till december': the months from this one to that, both counted. */
function untilMonth(search: Search, at: number): boolean {
  const step = TILL_MONTH.endAt(search.said, at) - at;
  if (step < 1) return false;
  const name = search.list[at + step]?.word ?? '';
  const now = Number(search.today.slice(5, 7));
  const last = WORDS.oneYear.is(name) ? 12 : MONTH_NAMES.get(name);
  if (last === undefined || !now) return false;
  claim(search, fact('months', ((last - now + 12) % 12) + 1, at, at + step + 1));
  return true;
}

/** What a number of months is told by, but for a letter behind a figure. */
const TOLD_BY = [
  ...[WORDS.monthWord, WORDS.yearWord, WORDS.quarterWord, WORDS.monthFirst, WORDS.tillMonth],
  ...SAYINGS.map(([phrase]) => phrase),
] as const;

/** How many months something is paid for: 3 months, a quarter, half a year, one year, till december. */
export function findMonths(search: Search): void {
  const { list, taken, said, figures } = search;
  if (!figures && !TOLD_BY.some((words) => words.mayStand(said))) return;
  for (let at = 0; at < list.length; at++) {
    const token = list[at];
    if (taken[at] || !token) continue;
    if (untilMonth(search, at) || behindWord(search, at) || monthFirst(search, at)) continue;
    if (WORDS.monthTail.is(token.suffix)) {
      claim(search, fact('months', token.value, at, at + 1));
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
        claim(search, fact('months', counted.value * factor, at, counted.next + skip + 1));
        continue;
      }
    }
    saying(search, at);
  }
}

const MOST_BETWEEN = 4;
const LEAST_BEFORE = 2;

/** 'Give me light make I sleep': what it is for comes last, behind what is wanted; 'abeg make I pay' is the wish itself. */
function purposeFrom(said: Said): number {
  const { words } = said;
  if (!WORDS.purpose.mayStand(said)) return words.length;
  const at = words.findLastIndex((_, here) => WORDS.purpose.endAt(said, here) > here);
  return at < LEAST_BEFORE || WORDS.deeds.is(words[at + 2]) ? words.length : at;
}

/** Places of words that say how long what is bought should last, 'wey go reach two weeks': or what for; they name nothing of their own. */
export function lastingAt(list: readonly Token[], said: Said): ReadonlySet<number> {
  const found = new Set<number>();
  const lasts = WORDS.lasts.mayStand(said);
  for (let at = 0; lasts && at < list.length; at++) {
    if (!WORDS.lasts.is(list[at]?.word)) continue;
    let end = at + 1;
    while (end <= at + MOST_BETWEEN && (WORDS.many.is(list[end]?.word) || list[end]?.kind === 'number')) end += 1;
    if (!WORDS.span.is(list[end]?.word)) continue;
    let from = at;
    while (WORDS.monthsLeads.is(list[from - 1]?.word)) from -= 1;
    for (let place = from; place <= end; place++) found.add(place);
  }
  for (let place = purposeFrom(said); place < list.length; place++) found.add(place);
  return found;
}
