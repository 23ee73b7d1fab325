import { FOLLOWING_PHRASES } from '#catalogues/lexicon/phrases/following.ts';
import { isFiller } from '../reading/lexicon.ts';
import { placesUpTo } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { hasFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { isMeterAlone } from '../slots/own-meters.ts';
import { type Piece, type PieceKind, piecesOf } from './pieces.ts';

const SAYS = patterns(FOLLOWING_PHRASES);

const MOST_WORDS = 9;
/** A name has no more words. */
const MOST_NAMED = 3;

/** A sentence that says nothing but what is changed of the question before it. */
export interface Fragment {
  readonly pieces: readonly Piece[];
  /** It says itself that it goes on from a question; else it may answer one that is open. */
  readonly goesOn: boolean;
}

/** Words that lists are asked for with: what they say is in the question before. */
const LISTING: ReadonlySet<string> = new Set([
  ...['past', 'history', 'transaction', 'pay', 'show', 'what', 'how', 'as', 'mine', 'own'],
]);

/** What a sentence changes of a question before it; null where it says anything else, or nothing. */
export function fragmentOf(reading: Reading): Fragment | null {
  const { list } = reading;
  if (list.length === 0 || list.length > MOST_WORDS) return null;
  const said = asTyped(reading);
  const opened = SAYS.goesOn.endAt(said, 0);
  const narrowed = opened > 0 ? -1 : SAYS.narrows.endAt(said, 0);
  const from = Math.max(opened, narrowed, 0);
  const asked = list.findIndex(({ word }, at) => at > 0 && at >= list.length - 2 && SAYS.asks.is(word));
  const to = asked < 0 ? list.length : asked;
  const goesOn = opened > 0 || asked > 0;
  const known = piecesOf(reading).filter((piece) => piece.from >= from && piece.to <= to);
  const left = leftOf(reading, known, from, to);
  const isLed = goesOn || narrowed > 0;
  if (isLed && known.length === 0 && isMeterAlone(reading)) return { pieces: [meterFrom(reading, from)], goesOn };
  const named = nameIn(reading, left);
  if (named === 'more') return null;
  const pieces = [...known, ...(named === null ? [] : [named])].sort((one, other) => one.from - other.from);
  if (pieces.length === 0) return null;
  // A day, a state or an order alone asks for nothing else; a product or a name alone does.
  const isAlone = left.length === 0 && pieces.every(({ kind }) => ALONE.has(kind));
  return isLed || (isAlone && (endsInQuestion(reading.text) || list.length <= MOST_ALONE)) ? { pieces, goesOn } : null;
}

/** 'My other meter', without what leads up to it. */
const meterFrom = ({ list }: Reading, from: number): Piece => ({
  kind: 'meter',
  from: SAYS.before.is(list[from]?.word) ? from + 1 : from,
  to: list.length,
});

const ALONE: ReadonlySet<PieceKind> = new Set(['when', 'state', 'order']);
const MOST_ALONE = 4;

/** True for 'what about last month': what is asked of it stands in no word of it, so that nothing was learned of that. */
export function saysOnlyWhen(reading: Reading): boolean {
  const fragment = hasFact(reading, 'dates') ? fragmentOf(reading) : null;
  return fragment?.goesOn === true && fragment.pieces.every(({ kind }) => kind === 'when');
}

/** Places of what is neither changed nor may stand beside it. */
function leftOf({ list }: Reading, pieces: readonly Piece[], from: number, to: number): readonly number[] {
  return placesUpTo(from, to - 1).filter((at) => {
    const word = list[at]?.word ?? '';
    if (pieces.some((piece) => piece.from <= at && at < piece.to)) return false;
    const isLight = SAYS.between.is(word) || SAYS.closes.is(word) || SAYS.polite.is(word);
    return !isLight && list[at]?.kind !== 'emoji';
  });
}

/** Who or what is named by words that mean nothing here; null where nothing is, `more` where words say something else. */
function nameIn({ list, explained, mentions, words }: Reading, left: readonly number[]): Piece | null | 'more' {
  const isName = (at: number) => explained[at] === null && list[at]?.kind === 'word';
  const first = left.findIndex(isName);
  if (first < 0) {
    const isListing = (at: number) =>
      isFiller(words[at] ?? '') ||
      mentions.some(({ concept, from: begins, to: ends }) => begins <= at && at < ends && LISTING.has(concept));
    return left.every(isListing) ? null : 'more';
  }
  const [start = 0, end = 0] = [left[0], left.at(-1)];
  // 'Cedar View': one word of a name may be one of ours, too.
  return end - start === left.length - 1 && left.length <= MOST_NAMED
    ? { kind: 'whom', from: start, to: end + 1 }
    : 'more';
}
