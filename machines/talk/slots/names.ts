import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { isTitled as isTitledWord } from '../reading/tokens.ts';
import { SAYS } from './words.ts';

const PRODUCT = new Set(['power', 'topups', 'airtime', 'data', 'internet', 'tv', 'svccharge', 'levy']);

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
  const [titles, ends] = [SAYS.title, SAYS.estateEnd].map((words) => words.mayStand(asTyped(reading)));
  if (left.length === 0 && !titles && !ends) return [];
  const found: Run[] = [];
  const unknown = new Set(left);
  for (let at = 0; at < reading.list.length; at++) {
    const title = titles && SAYS.title.is(wordOf(reading, at)) && at + 1 < reading.list.length;
    // 'Power View' is called so, though power is sold here.
    const called =
      ends && SAYS.estateEnd.is(wordOf(reading, at + 1)) && isTitled(reading, at) && isBeside(reading, at + 1);
    if (!title && !called && !unknown.has(at)) continue;
    const from = at;
    at += title ? 2 : 1;
    while (unknown.has(at) || isNamePart(reading, at)) at += 1;
    found.push({ from: titledFrom(reading, from), to: at });
    at -= 1;
  }
  return found;
}

/** What is written as a name goes on in a word of the portal: 'Amaka Light', 'Borehole Water', and 'Phase 2'. */
function isNamePart(reading: Reading, at: number): boolean {
  const token = reading.list[at];
  if (!token) return false;
  if (SAYS.estateEnd.is(token.word)) return true;
  const counted = token.kind === 'number' && token.suffix === '' && token.digits.length <= 2;
  if (!isBeside(reading, at)) return false;
  return (counted && SAYS.numbered.is(wordOf(reading, at - 1))) || isTitled(reading, at);
}

/** Nothing ends between a word and the one before: no sentence, no part of a list. */
function isBeside({ list, text }: Reading, at: number): boolean {
  const [before, here] = [list[at - 1], list[at]];
  const between = before && here ? text.slice(before.end, here.start) : '';
  return /^[ \u2019'-]*$/.test(between) || (/^\. *$/.test(between) && SAYS.title.is(before?.word ?? ''));
}

/** Where a name begins whose first words mean something else here as well: 'find Sunday Okafor'. */
function titledFrom(reading: Reading, from: number): number {
  let first = from;
  while (first > 1 && isBeside(reading, first) && isTitled(reading, first - 1)) first -= 1;
  return first;
}

const FEW_WORDS = 3;

/** True for a word that stands with a capital among others that do not. */
function isTitled(reading: Reading, at: number): boolean {
  const token = reading.list[at];
  if (token?.kind !== 'word' || !isTitledWord(token) || SAYS.noName.is(token.word)) return false;
  // Of a sentence in which every word has one a capital says nothing.
  const small = reading.list.some(({ kind, raw }) => kind === 'word' && /^\p{Ll}/u.test(raw));
  return small || reading.list.length <= FEW_WORDS;
}

const capital = (reading: Reading, run: Run): boolean => /^\p{Lu}/u.test(reading.list[run.from]?.raw ?? '');
const isEstate = (reading: Reading, run: Run): boolean =>
  wordOf(reading, run.to) === 'estate' || (run.to - run.from > 1 && SAYS.estateEnd.is(wordOf(reading, run.to - 1)));

const people = (reading: Reading): Run[] =>
  runs(
    reading,
    reading.unknown.filter((at) => !SAYS.ofResidents.is(wordOf(reading, at))),
  ).filter((run) => !isEstate(reading, run));

/** The name of a person who is surely meant: it has a title or a capital, or stands where a name stands. */
export function personNamed(reading: Reading): string | undefined {
  const found = people(reading).find(
    (run) =>
      SAYS.title.is(wordOf(reading, run.from)) ||
      capital(reading, run) ||
      SAYS.beforeSomebody.is(wordOf(reading, run.from - 1)),
  );
  return found ? rawOf(reading, found.from, found.to) : undefined;
}

/** Everybody whom a sentence may name, as typed, with where each stands. A name ends at a sign, as in a list. */
export const peopleNamed = (
  reading: Reading,
): readonly { readonly said: string; readonly from: number; readonly to: number }[] =>
  people(reading).map(({ from, to }) => ({ said: rawOf(reading, from, to).replace(/['’]s$/i, ''), from, to }));

/** The name of an estate that a sentence calls one: 'Cedar View', 'Maple estate'. */
export function estateNamed(reading: Reading): string | undefined {
  const found = namesEstate(reading) && runs(reading).find((run) => isEstate(reading, run));
  return found ? rawOf(reading, found.from, found.to) : undefined;
}

/** The name of a person: with a title, with a capital, or what is left over. */
export function personName(reading: Reading): string {
  const all = people(reading);
  const score = (run: Run): number =>
    (SAYS.title.is(wordOf(reading, run.from)) ? 4 : 0) +
    (capital(reading, run) ? 2 : 0) +
    (SAYS.intoAName.is(wordOf(reading, run.from - 1)) ? 1 : 0);
  const best = all.reduce<Run | null>((a, b) => (!a || score(b) > score(a) ? b : a), null);
  return best ? rawOf(reading, best.from, best.to).replace(/['’]s$/i, '') : '';
}

/** True where something is called as estates are. */
export const namesEstate = (reading: Reading): boolean =>
  (SAYS.estateEnd.mayStand(asTyped(reading)) || reading.list.some(({ word }) => word === 'estate')) &&
  runs(reading).some((run) => isEstate(reading, run));

/** The name of an estate: what stands before the word estate, ends like one, or follows 'for' or 'at'. */
export function estateName(reading: Reading): string {
  const all = runs(reading);
  const best =
    all.find((run) => isEstate(reading, run)) ??
    all.find((run) => SAYS.called.is(wordOf(reading, run.from - 1)) && capital(reading, run)) ??
    all.find((run) => SAYS.intoAName.is(wordOf(reading, run.from - 1)) && capital(reading, run)) ??
    all.find((run) => run.from > 0 && capital(reading, run)) ??
    all.find((run) => SAYS.intoAName.is(wordOf(reading, run.from - 1)) || wordOf(reading, run.from - 1) === 'estate');
  return best ? rawOf(reading, best.from, best.to) : '';
}

/** From where to where something is said to be called so; null where nothing is. */
function calledSpan(reading: Reading): Run | null {
  if (!SAYS.named.mayStand(asTyped(reading))) return null;
  const { list, facts } = reading;
  const from = list.findIndex(({ word }) => SAYS.named.is(word)) + 1;
  if (from === 0) return null;
  const ends = (word: string, at: number): boolean =>
    SAYS.intoAName.is(word) || SAYS.behindAName.is(word) || facts.some((found) => found.from <= at && at < found.to);
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
  const known = serviceSpan(reading);
  if (known !== null) {
    const typed = rawOf(reading, known.from, known.to);
    const [only] = reading.mentions.filter(({ concept, from }) => concept === 'estateservice' && from === known.from);
    // A word that was mistyped is put right where it is all that there is.
    return only?.to === known.to && typed.toLowerCase() !== only.value ? only.value : typed;
  }
  const free = runs(reading).filter((run) => rawOf(reading, run.from, run.to) !== estate);
  const product = reading.mentions.find((mention) => PRODUCT.has(mention.concept));
  if (free.length === 0 && product) {
    const vending = wordOf(reading, product.to) === 'vending' ? product.to + 1 : product.to;
    return rawOf(reading, product.from, vending);
  }
  const best = free.find((run) => SAYS.called.is(wordOf(reading, run.from - 1))) ?? free[0];
  return best ? rawOf(reading, best.from, best.to) : '';
}

/** From where to where a service is named that estates have, with every word of its name: 'Street Light Repair'. */
function serviceSpan(reading: Reading): Run | null {
  const known = reading.mentions.filter(({ concept }) => concept === 'estateservice');
  const [first] = known;
  if (!first) return null;
  const isPart = (at: number): boolean =>
    known.some(({ from, to }) => from <= at && at < to) ||
    isTitled(reading, at) ||
    (reading.unknown.includes(at) && /^\p{Ll}/u.test(reading.list[at]?.raw ?? ''));
  const estate = runs(reading).find((run) => isEstate(reading, run));
  const isOwn = (at: number): boolean => isPart(at) && !(estate !== undefined && estate.from <= at && at < estate.to);
  let { from, to } = first;
  while (isOwn(to) && isBeside(reading, to)) to += 1;
  while (from > 0 && isOwn(from - 1) && (from > 1 || reading.unknown.includes(0))) from -= 1;
  return { from, to };
}

const WORTH = new Set(['amount', 'volume', 'phone', 'digits', 'months']);
const VERBS = new Set(['buy', 'pay', 'recharge', 'renew', 'load', 'want', 'give']);

const isAllTitled = (reading: Reading, from: number): boolean =>
  reading.list.slice(from).every((token) => /^\p{Lu}\p{Ll}/u.test(token.raw));

/**
 * True where a purchase that scores well is no name of a person: it says a worth or a number, it begins by wishing,
 * or all its words are the portal's and are not written as a name is ('glo data', 'DSTV COMPACT').
 */
export function isNoName(reading: Reading): boolean {
  if (reading.facts.some(({ kind }) => WORTH.has(kind))) return true;
  const first = reading.mentions.filter(({ from }) => from === 0).some(({ concept }) => VERBS.has(concept));
  if (reading.unknown.length > 0) return first && !isAllTitled(reading, 0);
  const wishes = reading.mentions.some(({ concept }) => VERBS.has(concept));
  return first || (!isAllTitled(reading, 0) && (wishes || reading.list.length > 1));
}

/** A person's name as it was typed, where every word of it has a capital: 'Tunde Light' is no light. */
export function typedName(reading: Reading): string | undefined {
  const { list, text } = reading;
  const from = list.findIndex(({ word, end }) => !(SAYS.beforeAName.is(word) && /^\s/.test(text.slice(end))));
  if (from < 0 || reading.list.length - from > 5 || !isAllTitled(reading, from)) return undefined;
  return rawOf(reading, from, reading.list.length) || undefined;
}
