import { add, addAll, placesUpTo, type Said } from '../pattern.ts';
import { type Begun, begunWith, type Filed, type Lists } from './filed.ts';
import type { Phrase, Piece } from './notation.ts';

const NOWHERE: readonly number[] = [];

/** Every place at which a phrase of a list that begins at `from` may end. */
export function endsOf(lists: Lists, name: string, said: Said, from: number): readonly number[] {
  const filed = lists.get(name)?.();
  return filed ? endsIn(lists, filed, said, from) : NOWHERE;
}

/** The same of a list that is at hand. */
export function endsIn(lists: Lists, filed: Filed, said: Said, from: number): readonly number[] {
  const word = said.words[from];
  if (word === undefined) return NOWHERE;
  const begun = begunWith(filed, word);
  const meant = said.meant?.[from];
  // Most words begin nothing.
  if (begun === undefined && meant === undefined && filed.others.length === 0) return NOWHERE;
  const found: number[] = [];
  if (begun !== undefined) follow(found, lists, begun, said, from);
  const instead = meant === undefined ? undefined : begunWith(filed, meant);
  if (instead !== undefined) follow(found, lists, instead, said, from);
  for (const phrase of filed.others) addEnds(found, lists, phrase, 0, said, from);
  // Nothing is no phrase.
  if (found[0] === from) found.shift();
  return found;
}

/** The ends of the phrases that the word at a place begins. */
function follow(found: number[], lists: Lists, { alone, goOn, mayBegin }: Begun, said: Said, from: number): void {
  if (alone) add(found, from + 1);
  for (const phrase of goOn) addEnds(found, lists, phrase, 1, said, from + 1);
  for (const phrase of mayBegin) addEnds(found, lists, phrase, 0, said, from);
}

/** Adds the ends of a phrase whose pieces before the `nth` stand up to a place. */
function addEnds(found: number[], lists: Lists, phrase: Phrase, nth: number, said: Said, from: number): void {
  for (let at = nth, place = from; ; at++, place++) {
    const piece = phrase[at];
    if (!piece) {
      add(found, place);
      return;
    }
    if (piece.least === 0 || piece.list !== null) {
      addAll(found, endsAfter(lists, phrase, at, said, place));
      return;
    }
    if (!standsAt(piece, said, place)) return;
  }
}

/** The ends of what of a phrase begins with the `nth` piece, where pieces may stand in several ways. */
function endsAfter(lists: Lists, phrase: Phrase, nth: number, said: Said, from: number): readonly number[] {
  let places: readonly number[] = [from];
  for (let at = nth; at < phrase.length; at++) {
    const piece = phrase[at];
    if (!piece) break;
    if (piece.any && piece.many) {
      places = placesUpTo(places[0] ?? from, said.words.length);
      continue;
    }
    const next = piece.least === 0 ? places.slice() : [];
    for (const place of places) addPiece(next, lists, piece, said, place);
    // A place that is reached by one more of the same is gone on from in its turn.
    if (piece.many) for (let one = 0; one < next.length; one++) addPiece(next, lists, piece, said, next[one] ?? from);
    if (next.length === 0) return NOWHERE;
    places = next;
  }
  return places;
}

/** Adds where a piece may end that begins at a place. */
function addPiece(found: number[], lists: Lists, piece: Piece, said: Said, from: number): void {
  if (piece.list !== null) addAll(found, endsOf(lists, piece.list, said, from));
  else if (standsAt(piece, said, from)) add(found, from + 1);
}

/** True where a piece that is no list stands at a place. */
function standsAt({ words, stems, any }: Piece, said: Said, at: number): boolean {
  const word = said.words[at];
  if (word === undefined) return false;
  if (any || words.includes(word)) return true;
  const meant = said.meant?.[at];
  if (meant !== undefined && words.includes(meant)) return true;
  return stems.length > 0 && stems.some((stem) => word.startsWith(stem));
}
