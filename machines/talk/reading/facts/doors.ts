import { pieceAt, type Token } from '../tokens.ts';
import { WORDS } from '../words.ts';
import { multipliesOnlyBehind } from './numbers.ts';

const FIGURES = /^\d{1,3}$/;
const LETTER = /^[a-z]$/;

/**
 * The piece behind a house's number with its letter, as in 'the lady in 14b' and '9f owes'; null where there is none. Two letters multiply
 * as well: '50b' is fifty billion, but where a house stands, behind a word of place or before what is said of it.
 */
export function doorAt(list: readonly Token[], at: number): number | null {
  const token = list[at];
  if (token?.kind !== 'number' || token.money || !FIGURES.test(token.digits)) return null;
  if (token.suffix === '') return hasLetter(token, list[at + 1]) ? at + 2 : null;
  return multipliesOnlyBehind(token.suffix) && isPlaced(list, at) ? at + 1 : null;
}

/** A letter of its own right behind the figures; 'x' says how often, and 'n' naira. */
const hasLetter = ({ end }: Token, letter: Token | undefined): boolean =>
  letter?.start === end &&
  LETTER.test(letter.word) &&
  !WORDS.times.is(letter.word) &&
  !WORDS.currencySign.is(letter.word);

/** True where a house stands, and nothing says that it is money. */
function isPlaced(list: readonly Token[], at: number): boolean {
  if (WORDS.currency.is(list[at + 1]?.word)) return false;
  const before = pieceAt(list, at - 1)?.word;
  if (before === undefined) return at + 1 < list.length;
  return WORDS.leadsToDoor.is(before) || WORDS.namesAThing.is(before);
}
