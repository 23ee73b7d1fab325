import { pieceAt, type Token } from '../tokens.ts';
import { WORDS } from '../words.ts';

const FIGURES = /^\d{1,3}$/;
const LETTER = /^[a-z]$/;

/**
 * The piece behind a house's number with its letter, as in 'the lady in 14b' and '9f owes'; null where there is none. Two letters multiply
 * as well: '50b' is fifty billion, but where a house stands, behind a word of place or before what is said of it.
 */
export function doorAt(list: readonly Token[], at: number): number | null {
  const token = list[at];
  if (token?.kind !== 'number' || token.money || !FIGURES.test(token.digits)) return null;
  const letter = list[at + 1];
  const apart = token.suffix === '' && letter?.start === token.end && LETTER.test(letter.word);
  if (!apart && !WORDS.doorTail.is(token.suffix)) return null;
  if (apart && (WORDS.times.is(letter.word) || WORDS.currencySign.is(letter.word))) return null;
  if (apart) return at + 2;
  const next = at + 1;
  if (WORDS.currency.is(list[next]?.word)) return null;
  const before = pieceAt(list, at - 1);
  return (before === undefined ? next < list.length : WORDS.leadsToDoor.is(before.word)) ? next : null;
}
