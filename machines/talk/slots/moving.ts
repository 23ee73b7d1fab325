import { MOVING_PHRASES } from '#catalogues/lexicon/phrases/moving.ts';
import { many } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { dayNearest } from './day.ts';
import { houseSaid } from './houses.ts';
import { personNamed } from './names.ts';

const SAYS = patterns(MOVING_PHRASES);
const LEAD = many(SAYS.lead);

/** True where a sentence surely says that somebody moves out: 'House 12 is moving out', 'move Chinedu Okafor out'. */
export const isMoving = (reading: Reading): boolean => placeOf(reading) !== null;

/** Who or which house moves out, as typed; undefined where that is nobody in particular. */
export function moverSaid(reading: Reading): string | undefined {
  const at = placeOf(reading);
  const whose = at === null ? (houseSaid(reading) ?? personNamed(reading)) : named(reading, at);
  return whose === '' ? undefined : whose;
}

/**
 * The day on which somebody moves out, YYYY-MM-DD, also one to come: that is refused in words, and is no day of a year ago. Undefined
 * where it is asked for.
 */
export const movingDay = (reading: Reading): string | undefined =>
  dayNearest(reading, SAYS.hasLeft.isIn(asTyped(reading)) ? 'past' : 'coming');

/** Where it stands who moves out; null where a sentence says more than that, or something else. */
function placeOf(reading: Reading): Place | null {
  const said = asTyped(reading);
  if (said.words.length !== reading.list.length || SAYS.other.isIn(said)) return null;
  if (SAYS.asks.begins(said) || endsInQuestion(reading.text)) return null;
  return leavingAt(reading, LEAD.endAt(said, 0));
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Where it stands who moves out; null where nothing else is said than that somebody does. */
function leavingAt(reading: Reading, from: number): Place | null {
  const said = asTyped(reading);
  const end = tailOf(reading);
  const leaves = SAYS.leaves.find(said, from);
  if (leaves !== null) return leaves.to >= end && leaves.from > from ? { from, to: leaves.from } : null;
  if (!SAYS.moves.is(said.words[from])) return null;
  if (SAYS.out.is(said.words[from + 1])) return { from: from + 2, to: end };
  return end > from + 2 && SAYS.out.is(said.words[end - 1]) ? { from: from + 1, to: end - 1 } : null;
}

/** Where what stands at the end of it begins: a day, and words that say nothing. */
function tailOf({ list, facts }: Reading): number {
  let end = list.length;
  for (;;) {
    const day = facts.find(({ kind, to }) => kind === 'dates' && to === end);
    if (day !== undefined) end = day.from;
    else if (SAYS.tail.is(list[end - 1]?.word)) end -= 1;
    else return end;
  }
}

/** Who or which house it is, as typed; empty where that is nobody in particular. */
function named(reading: Reading, { from, to }: Place): string {
  const said = asTyped(reading);
  const tenant = SAYS.tenant.endAt(said, from);
  let first = tenant > from && tenant < to ? tenant : from;
  while (first < to - 1 && SAYS.meter.is(said.words[first])) first += 1;
  const only = { ...said, words: said.words.slice(first, to) };
  if (first >= to || SAYS.nobody.covers(only)) return '';
  return reading.text.slice(reading.list[first]?.start, reading.list[to - 1]?.end).replace(/['’]s$/i, '');
}
