import { NAME_PHRASES } from '#catalogues/lexicon/phrases/names.ts';
import { PAST_ENDING } from '#catalogues/lexicon/phrases/slots.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { isTitled as isTitledWord, pieceAt, type Token } from '../reading/tokens.ts';
import { SAYS } from './words.ts';

const NAMES = patterns(NAME_PHRASES);

/** True for what people here are called, in small letters, too. */
export const isGivenName = (reading: Reading, at: number): boolean => NAMES.name.is(wordOf(reading, at));

/** From where to where a name may stand (`to` is not included). */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** The word at a place as it is compared; empty where there is none. */
export const wordOf = (reading: Reading, at: number): string => pieceAt(reading.list, at)?.word ?? '';

/** As typed, from the first to the last piece. */
export function rawOf(reading: Reading, from: number, to: number): string {
  const first = reading.list[from];
  const last = reading.list[to - 1];
  return first && last ? reading.text.slice(first.start, last.end).replace(/\s+/g, ' ').trim() : '';
}

/** Runs of words that mean nothing here: what is left for a name. A title always begins one, and a sign ends it. */
export function runs(reading: Reading, left: readonly number[] = reading.unknown): Run[] {
  const said = asTyped(reading);
  const titles = SAYS.title.mayStand(said) || SAYS.calledByAge.mayStand(said);
  const ends = holdsEstateEnd(reading);
  if (left.length === 0 && !titles && !ends) return [];
  const found: Run[] = [];
  const unknown = new Set(left);
  for (let at = 0; at < reading.list.length; at++) {
    const title = titles && isTitle(reading, at);
    // 'Power View' is called so, though power is sold here.
    const called = ends && endsEstate(reading, at + 1) && isTitled(reading, at) && isBeside(reading, at + 1);
    if (!title && !called && !unknown.has(at)) continue;
    // 'Freeze Cedar View': what is done to it is no part of its name.
    if (at === 0 && SAYS.bids.is(wordOf(reading, at))) continue;
    if (!title && !called && isDeed(reading, at)) continue;
    const from = at;
    at += title ? 2 : 1;
    while ((unknown.has(at) && isBeside(reading, at) && !isTold(reading, from, at)) || isNamePart(reading, at)) at += 1;
    found.push({ from: titledFrom(reading, from), to: at });
    at -= 1;
  }
  return found;
}

/** 'Kindly furnish me with', 'can we beg': what is done, in a word that means nothing else here. A capital behind the first word makes it a name. */
function isDeed(reading: Reading, at: number): boolean {
  if ((at > 0 && isTitledWord(reading.list[at])) || isGivenName(reading, at)) return false;
  return SAYS.beforeADeed.is(wordOf(reading, at - 1)) || SAYS.behindADeed.is(wordOf(reading, at + 1));
}

/** What stands before a name and belongs to it; what relatives are called needs a capital behind it: 'Oga Femi', not 'my sister wants'. */
function isTitle(reading: Reading, at: number): boolean {
  const [word, next] = [wordOf(reading, at), reading.list[at + 1]];
  if (next === undefined) return false;
  return SAYS.title.is(word) || (SAYS.calledByAge.is(word) && isBeside(reading, at + 1) && isTitledWord(next));
}

/** True where a word of a sentence ends as names of estates do. */
export function holdsEstateEnd(reading: Reading): boolean {
  const marked = SAYS.estateEnd.mayStand(asTyped(reading));
  // What a sentence may hold is known of its words, and of 'Park's' that is another one.
  return reading.list.some((token, at) => (marked || isOfSomebody(token)) && endsEstate(reading, at));
}

/** 'Park's', 'Ada's'. */
const isOfSomebody = ({ raw, word }: Token): boolean => raw !== word && /['\u2019]s$/.test(raw);

/** How names of estates end, also where something of theirs is spoken of: 'Ivory Park's gym'. */
export function endsEstate({ list }: Reading, at: number): boolean {
  const token = list[at];
  if (token === undefined) return false;
  return SAYS.estateEnd.is(isOfSomebody(token) ? token.word.slice(0, -1) : token.word);
}

/** 'Washed', 'disputed': a word by which something is told, most often. */
export const isOfThePast = (word: string): boolean =>
  word.length > PAST_ENDING.length + 1 && word.endsWith(PAST_ENDING);

/** True where a word of a name that has begun tells of whom it names: 'Victor Essien disputes', 'Okon washed', 'Ivory Park owes'. */
function isTold(reading: Reading, from: number, at: number): boolean {
  const small = (place: number): boolean => /^\p{Ll}/u.test(reading.list[place]?.raw ?? '');
  if (!small(at) || small(from)) return false;
  if (endsEstate(reading, at - 1) || at - from > 1) return !endsEstate(reading, at);
  return isOfThePast(wordOf(reading, at)) || SAYS.tellsOfSomebody.is(wordOf(reading, at));
}

/** What is written as a name goes on in a word of the portal: 'Amaka Light', 'Borehole Water', and 'Phase 2'. */
function isNamePart(reading: Reading, at: number): boolean {
  const token = reading.list[at];
  if (!token) return false;
  if (endsEstate(reading, at)) return true;
  const counted = token.kind === 'number' && token.suffix === '' && token.digits.length <= 2;
  if (!isBeside(reading, at)) return false;
  return (counted && SAYS.numbered.is(wordOf(reading, at - 1))) || isTitled(reading, at);
}

/** Nothing ends between a word and the one before: no sentence, no part of a list. */
export function isBeside({ list, text }: Reading, at: number): boolean {
  const [before, here] = [pieceAt(list, at - 1), list[at]];
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
export function isTitled(reading: Reading, at: number): boolean {
  const token = reading.list[at];
  if (token?.kind !== 'word' || !isTitledWord(token) || SAYS.noName.is(token.word)) return false;
  // Of a sentence in which every word has one a capital says nothing.
  const small = reading.list.some(({ kind, raw }) => kind === 'word' && /^\p{Ll}/u.test(raw));
  return small || reading.list.length <= FEW_WORDS;
}

/** It begins with a capital, for whatever reason. */
export const capital = (reading: Reading, run: Run): boolean => /^\p{Lu}/u.test(reading.list[run.from]?.raw ?? '');
