import type { Reading } from '../reading.ts';

const TITLE =
  /^(?:mr|mrs|miss|ms|dr|engr|chief|alhaji|alhaja|pastor|prof|madam|mama|papa|barr|barrister|otunba|mallam)$/;
const ESTATE_END =
  /^(?:court|gardens?|view|pines|grove|city|heights|park|villas?|vista|ville|hills?|residence|residences|towers?|close|haven|terraces?|homes|apartments|crest|meadows|lakeside|phase|lodge)$/;
const CALLED = /^(?:called|named|titled|as)$/;
const INTO_A_NAME = /^(?:for|of|on|to|at|in|from|against|by|under)$/;

/** What is done with residents and their apartments, and said around it: no part of anybody's name. */
const OF_RESIDENTS = new Set(
  (
    'live lives lived living stay stays stayed staying head apartment apartments flats unit collect collected collecting collection collections revenue ' +
    'income inflow earned debtor debtors defaulter defaulters waive waived write wrote off reduce lower decrease increase increased ' +
    'raise raised deduct subtract forgive impose verify delete evict block unblock ban cash transfer transferred deposit deposited ' +
    'relocate relocated left leave moved move moving vacate empty vacant person people those whose nobody somebody everybody everyone dey don made ' +
    'make enter entered wipe nil parking noise late'
  ).split(' '),
);

const PRODUCT = new Set('power topups airtime data internet tv svccharge levy'.split(' '));

interface Run {
  readonly from: number;
  readonly to: number;
}

const wordOf = (reading: Reading, at: number): string => reading.list[at]?.word ?? '';

/** As typed, from the first to the last piece. */
export function rawOf(reading: Reading, from: number, to: number): string {
  const first = reading.list[from];
  const last = reading.list[to - 1];
  return first && last ? reading.text.slice(first.start, last.end).replace(/\s+/g, ' ').trim() : '';
}

/** Runs of words that mean nothing here: what is left for a name. A title always begins one. */
function runs(reading: Reading, left: readonly number[] = reading.unknown): Run[] {
  const found: Run[] = [];
  const unknown = new Set(left);
  for (let at = 0; at < reading.list.length; at++) {
    const title = TITLE.test(wordOf(reading, at)) && at + 1 < reading.list.length;
    if (!title && !unknown.has(at)) continue;
    const from = at;
    at += title ? 2 : 1;
    while (unknown.has(at) || (ESTATE_END.test(wordOf(reading, at)) && at < reading.list.length)) at += 1;
    found.push({ from, to: at });
    at -= 1;
  }
  return found;
}

const capital = (reading: Reading, run: Run): boolean => /^\p{Lu}/u.test(reading.list[run.from]?.raw ?? '');
const isEstate = (reading: Reading, run: Run): boolean =>
  wordOf(reading, run.to) === 'estate' || (run.to - run.from > 1 && ESTATE_END.test(wordOf(reading, run.to - 1)));

const people = (reading: Reading): Run[] =>
  runs(
    reading,
    reading.unknown.filter((at) => !OF_RESIDENTS.has(wordOf(reading, at))),
  ).filter((run) => !isEstate(reading, run));

/** What stands before somebody's name in a question. */
const BEFORE_SOMEBODY = /^(?:of|by|from|for|has|have|did|does|is|was|to|about|resident|tenant|wetin|find)$/;

/** The name of a person who is surely meant: it has a title or a capital, or stands where a name stands. */
export function personNamed(reading: Reading): string | undefined {
  const found = people(reading).find(
    (run) =>
      TITLE.test(wordOf(reading, run.from)) ||
      capital(reading, run) ||
      BEFORE_SOMEBODY.test(wordOf(reading, run.from - 1)),
  );
  return found ? rawOf(reading, found.from, found.to) : undefined;
}

/** The name of an estate that a sentence calls one: 'Cedar View', 'Maple estate'. */
export function estateNamed(reading: Reading): string | undefined {
  const found = runs(reading).find((run) => isEstate(reading, run));
  return found ? rawOf(reading, found.from, found.to) : undefined;
}

/** The name of a person: with a title, with a capital, or what is left over. */
export function personName(reading: Reading): string {
  const all = people(reading);
  const score = (run: Run): number =>
    (TITLE.test(wordOf(reading, run.from)) ? 4 : 0) +
    (capital(reading, run) ? 2 : 0) +
    (INTO_A_NAME.test(wordOf(reading, run.from - 1)) ? 1 : 0);
  const best = all.reduce<Run | null>((a, b) => (!a || score(b) > score(a) ? b : a), null);
  return best ? rawOf(reading, best.from, best.to).replace(/['’]s$/i, '') : '';
}

/** True where something is called as estates are. */
export const namesEstate = (reading: Reading): boolean => runs(reading).some((run) => isEstate(reading, run));

/** The name of an estate: what stands before the word estate, ends like one, or follows 'for' or 'at'. */
export function estateName(reading: Reading): string {
  const all = runs(reading);
  const best =
    all.find((run) => isEstate(reading, run)) ??
    all.find((run) => CALLED.test(wordOf(reading, run.from - 1)) && capital(reading, run)) ??
    all.find((run) => INTO_A_NAME.test(wordOf(reading, run.from - 1)) && capital(reading, run)) ??
    all.find((run) => run.from > 0 && capital(reading, run)) ??
    all.find((run) => INTO_A_NAME.test(wordOf(reading, run.from - 1)) || wordOf(reading, run.from - 1) === 'estate');
  return best ? rawOf(reading, best.from, best.to) : '';
}

const NAMED = /^(?:called|named|titled)$/;
/** Where a name that was announced ends. */
const BEHIND_A_NAME = /^(?:every|monthly|per|each|and|with|which|that|it|costing|costs|worth)$/;

/** From where to where something is said to be called so; null where nothing is. */
function calledSpan({ list, facts }: Reading): Run | null {
  const from = list.findIndex(({ word }) => NAMED.test(word)) + 1;
  if (from === 0) return null;
  const ends = (word: string, at: number): boolean =>
    INTO_A_NAME.test(word) || BEHIND_A_NAME.test(word) || facts.some((found) => found.from <= at && at < found.to);
  const length = list.slice(from).findIndex(({ word }, at) => ends(word, from + at));
  const to = length < 0 ? list.length : from + length;
  return to > from ? { from, to } : null;
}

/** The sentence without what something new in it is called: an estate that is named as well stands elsewhere. */
export function withoutCalled(reading: Reading): Reading {
  const span = calledSpan(reading);
  if (span === null) return reading;
  return { ...reading, unknown: reading.unknown.filter((at) => at < span.from || at >= span.to) };
}

/** What a new service or fee is called. */
export function thingName(reading: Reading, estate: string): string {
  const span = calledSpan(reading);
  if (span !== null) return rawOf(reading, span.from, span.to);
  const known = reading.mentions.find((mention) => mention.concept === 'estateservice');
  if (known) {
    const typed = rawOf(reading, known.from, known.to);
    return typed.toLowerCase() === known.value ? typed : known.value;
  }
  const free = runs(reading).filter((run) => rawOf(reading, run.from, run.to) !== estate);
  const product = reading.mentions.find((mention) => PRODUCT.has(mention.concept));
  if (free.length === 0 && product) {
    const vending = wordOf(reading, product.to) === 'vending' ? product.to + 1 : product.to;
    return rawOf(reading, product.from, vending);
  }
  const best = free.find((run) => CALLED.test(wordOf(reading, run.from - 1))) ?? free[0];
  return best ? rawOf(reading, best.from, best.to) : '';
}
