import { BOUND_PHRASES } from '#catalogues/lexicon/phrases/bounds.ts';
import type { Pattern, Span } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped, wordsIn } from '../reading/said.ts';

const SAYS = patterns(BOUND_PHRASES);

/** What a figure is of what is meant; `unclear`: what stands before it and behind it do not agree. */
export type Bound = 'least' | 'most' | 'exactly' | 'unclear';

/**
 * Which end a figure is by the words around it; null where they say nothing. `next`: a figure behind it, which the words between them may
 * belong to.
 */
export function boundOf(reading: Reading, figure: Span, next?: Span): Bound | null {
  const before = boundBefore(reading, figure.from);
  const isOfNext = next !== undefined && boundBefore(reading, next.from) !== null;
  const behind = isOfNext ? null : boundBehind(reading, figure.to);
  if (before === null || behind === null || before === behind) return before ?? behind;
  return 'unclear';
}

/** True where an end is none of what is meant itself: 'more than 5000', 'under 2000'; 'at least 5000', '5000 or more', 'not under 2000' are more, or less, with it. */
export function isBeyond(reading: Reading, { from, to }: Span): boolean {
  const stands = (phrase: Pattern) => endsBefore(phrase, reading, from);
  if (boundBehind(reading, to) !== null) return false;
  if (stands(SAYS.notReach)) return true;
  return !stands(SAYS.notMore) && !stands(SAYS.notLess) && stands(SAYS.beyond);
}

/** True where one of some figures is an end, or two of them are both. */
export const isBounded = (reading: Reading, figures: readonly Span[]): boolean =>
  figures.some((figure, at) => {
    const next = figures[at + 1];
    const bound = boundOf(reading, figure, next);
    return bound === 'least' || bound === 'most' || (next !== undefined && isFromTo(reading, figure, next));
  });

/** True for '20k to 50k', '20k-50k', 'between 20k and 50k': nothing but that stands between two figures. */
export function isFromTo(reading: Reading, least: Span, most: Span): boolean {
  const text = reading.text.slice(reading.list[least.to - 1]?.end, reading.list[most.from]?.start);
  const words = wordsIn(text);
  if (words.words.length === 0) return DASHES.includes(text.trim()) && text.trim() !== '';
  return SAYS.to.covers(words) || (SAYS.and.covers(words) && endsBefore(SAYS.between, reading, least.from));
}

/** True where a figure is the end of something whose beginning is no figure of its kind: '20 to 50k', 'between 20 and 50k'. */
export function isHalfOfSpan(reading: Reading, { from }: Span): boolean {
  const { list, text } = reading;
  const lead = text.slice(0, list[from]?.start).trimEnd();
  const [first, joint] = [list[from - 2], list[from - 1]];
  const isJoined =
    first?.kind === 'number' && joint !== undefined && (SAYS.to.is(joint.word) || SAYS.and.is(joint.word));
  const said = asTyped(reading);
  const isBetween = said.words.slice(0, from).some((word) => SAYS.between.is(word));
  return isBetween || isJoined || (lead !== '' && DASHES.includes(lead.slice(-1)));
}

/** True where words that make an end of a figure begin at a place, behind a denial: 'not above', 'not up to'. */
export const isEndBefore = (reading: Reading, at: number): boolean => SAYS.ends.endAt(asTyped(reading), at) > at;

const DASHES = '-–—';

function boundBefore(reading: Reading, at: number): Bound | null {
  if (endsBefore(SAYS.exactlyBefore, reading, at)) return 'exactly';
  // What is denied ends with what would be the other end.
  if (endsBefore(SAYS.notMore, reading, at)) return 'most';
  if (endsBefore(SAYS.notLess, reading, at)) return 'least';
  if (endsBefore(SAYS.mostBefore, reading, at)) return 'most';
  return endsBefore(SAYS.leastBefore, reading, at) ? 'least' : null;
}

function boundBehind(reading: Reading, at: number): Bound | null {
  const said = asTyped(reading);
  const stands = (phrase: Pattern) => phrase.endAt(said, at) > at;
  if (stands(SAYS.mostBehind)) return 'most';
  if (stands(SAYS.leastBehind)) return 'least';
  return stands(SAYS.exactlyBehind) ? 'exactly' : null;
}

/** Words of the longest phrase before a figure. */
const MOST_BEFORE = 8;

function endsBefore(phrase: Pattern, reading: Reading, at: number): boolean {
  const said = asTyped(reading);
  return Array.from({ length: MOST_BEFORE }, (_, nth) => at - 1 - nth).some(
    (from) => from >= 0 && phrase.ends(said, from).includes(at),
  );
}
