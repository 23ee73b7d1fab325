import {
  AGREEING_FACES,
  AGREEMENT,
  CONSENT_SHORT_FORMS,
  type Deed,
  OFTEN_MISTYPED,
  QUIET_FACES,
} from '#catalogues/lexicon/agreement.ts';
import { SENTENCE_LENGTH } from '#catalogues/limits.ts';
import { once } from '#machines/kit/once.ts';
import { candidatesOf, nearest } from '#machines/kit/reading/fuzzy.ts';
import { unitValue } from '../reading/facts/numbers.ts';
import { type Said, saidOf } from '../reading/pattern.ts';
import { type Lists, listOf, listOfWords } from '../reading/phrases/filed.ts';
import { normalise } from '../reading/tokens.ts';

const AGREEING = new Set(AGREEING_FACES.split(' '));
const QUIET = new Set(QUIET_FACES.split(' '));

/** What may stand between the words of a yes: no question, no quotation, nobody who speaks, and no text of a program. */
const NOTHING_ELSE = /^[\s.,!\-\uFE0F\p{Emoji_Modifier}]*$/u;
/** Dots that leave it open, and words in quotes. */
const LEFT_OPEN = /\.\s*\.|(?:^|\s)['-]|'(?:\s|$)/;
const PIECE = /\p{Extended_Pictographic}|(?:₦|#|\bngn|\bn(?=\d))?\s?\d[\d,]*(?:\.\d+)?[a-z]*|\p{L}[\p{L}\p{M}']*/giu;
/** How words are written on a phone. */
const SHORT = new Map(
  Object.entries(CONSENT_SHORT_FORMS).flatMap(([meant, forms]) =>
    forms.split(', ').map((form): [string, string] => [form, meant]),
  ),
);

/** Nobody agrees in more words than this. */
const MOST_WORDS = 16;

/** A sentence as consent compares it. */
interface Compared {
  readonly said: Said;
  /** A face says yes. */
  readonly face: boolean;
}

/** Letters without their marks: people type Yoruba and Igbo with and without them. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ɓ', 'b')
    .replaceAll('ɗ', 'd')
    .replaceAll('ƙ', 'k')
    .replaceAll("'", '');

/** 'yesss', 'okayyyy': a letter that is held. */
const held = (word: string): string =>
  mayBeHeld(word)
    ? word.replace(/(\p{L})\1{2,}/gu, (_, letter: string) => (word.length <= 4 && letter === 'o' ? 'o' : letter))
    : word;

/** False where surely no letter stands three times in a row. */
function mayBeHeld(word: string): boolean {
  for (let at = 2; at < word.length; at++) if (word.charCodeAt(at) === word.charCodeAt(at - 2)) return true;
  return false;
}

/** A read-back says months and the like: more are written in figures. */
const MOST_WORDED = 12;

function comparedWord(piece: string): string {
  if (/^[a-z']+$/.test(piece)) return meantBy(held(piece.includes("'") ? piece.replaceAll("'", '') : piece));
  const number = piece.replace(/[₦#\s,]|ngn|^n(?=\d)/g, '');
  const [, thousands] = /^([\d.]+)k$/.exec(number) ?? [];
  if (thousands !== undefined) return String(Math.round(Number(thousands) * 1_000));
  if (/^\d/.test(number)) return number.replace(/\.0+$/, '');
  return meantBy(held(plain(piece)));
}

function meantBy(word: string): string {
  const digit = unitValue(word) ?? 0;
  return digit > 0 && digit <= MOST_WORDED ? String(digit) : (SHORT.get(word) ?? word);
}

/** The words of a text as they are compared. */
export const wordsOf = (text: string): readonly string[] => wordsIn(normalise(text).toLowerCase().match(PIECE) ?? []);

const wordsIn = (pieces: readonly string[]): readonly string[] =>
  pieces.filter((piece) => !isFace(piece)).flatMap(wordsOfPiece);

function wordsOfPiece(piece: string): readonly string[] {
  const word = comparedWord(piece);
  if (word === '') return [];
  return word.includes(' ') ? word.split(' ').filter(Boolean) : [word];
}

const isFace = (piece: string): boolean =>
  !/^[\da-z]/.test(piece) && /\p{Extended_Pictographic}/u.test(piece) && !/\d/.test(piece);

/** Every word of a yes, whatever it is said to. */
const agreeing = once(() => new Set(Object.values(AGREEMENT).flatMap(wordsOf)));

const byDeed = new WeakMap<Deed, ReadonlySet<string>>();

/** Every word that a deed is told with. */
function wordsOfDeed(deed: Deed): ReadonlySet<string> {
  const words =
    byDeed.get(deed) ?? new Set([deed.verbs, deed.deeds ?? '', deed.own ?? '', deed.named ?? ''].flatMap(wordsOf));
  byDeed.set(deed, words);
  return words;
}

const isBlank = (code: number): boolean => code === 32 || code === 10;
const isSmall = (code: number): boolean => code >= 97 && code <= 122;

/**
 * The word that a text begins with, where that takes no cutting: letters with a blank behind them. It is what most sentences are
 * left at. Null where it is not known; the sign of the naira may belong to the figure behind it.
 */
function firstWord(text: string): string | null {
  let from = 0;
  while (isBlank(text.charCodeAt(from))) from += 1;
  let to = from;
  // 32 is the bit that tells a capital from a small letter.
  while (isSmall(text.charCodeAt(to) | 32)) to += 1;
  const isWhole = to > from && (to === text.length || isBlank(text.charCodeAt(to)));
  const word = isWhole ? text.slice(from, to).toLowerCase() : '';
  return word === '' || word === 'ngn' ? null : word;
}

/**
 * A sentence as consent compares it; null where it can be no agreement to this deed and these values whatever it says, as where one
 * word of it stands in no yes: most sentences are left at their first words.
 */
export function compared(text: string, deed: Deed, values: () => readonly (readonly string[])[]): Compared | null {
  // What is longer than a sentence was not read to its end.
  if (text.length > SENTENCE_LENGTH) return null;
  const isOne = (word: string): boolean =>
    agreeing().has(word) ||
    wordsOfDeed(deed).has(word) ||
    /^\d+$/.test(word) ||
    values().some((value) => value.includes(word));
  const mayStand = (word: string): boolean => isOne(word) || isOne(mistyped(word) ?? '');
  const first = firstWord(text);
  if (first !== null && !wordsOfPiece(first).every(mayStand)) return null;
  const said = normalise(text).toLowerCase();
  const words: string[] = [];
  let face = false;
  // Only as far as pieces agree: the first ones of most sentences do not.
  PIECE.lastIndex = 0;
  for (let found = PIECE.exec(said); found !== null; found = PIECE.exec(said)) {
    const [piece] = found;
    const isPicture = isFace(piece);
    if (isPicture && !AGREEING.has(piece) && !QUIET.has(piece)) return null;
    face ||= isPicture && AGREEING.has(piece);
    for (const word of isPicture ? [] : wordsOfPiece(piece)) {
      if (!mayStand(word)) return null;
      words.push(word);
    }
    if (words.length > MOST_WORDS) return null;
  }
  const other = LEFT_OPEN.test(said) || !NOTHING_ELSE.test(said.replace(PIECE, ''));
  return other ? null : { said: saidOf(words, { meant: words.map(mistyped) }), face };
}

const common = once(
  (): Lists => new Map(Object.entries(AGREEMENT).map(([name, text]) => [name, listOf(text, wordsOf)])),
);

/** The lists for one read-back: its deed, what that is done to, and the values that it names. */
export function listsFor(
  { verbs, deeds = '', own = '' }: Deed,
  named: string,
  values: readonly (readonly string[])[],
): Lists {
  return new Map([
    ...common(),
    ['verb', listOf(verbs, wordsOf)],
    ['deeds', listOf(deeds, wordsOf)],
    ['own', listOf(`${own}, ${named}`, wordsOf)],
    ['value', listOfWords(values)],
  ]);
}

const MISTYPED = Map.groupBy(
  OFTEN_MISTYPED.split(', ').map((word) => ({ word, alone: candidatesOf([word]) })),
  ({ word }) => word.slice(-1),
);

/** The long word that a mistyped one may have meant; it ends in the same letter. */
const mistyped = (said: string): string | undefined =>
  said.length < 4 ? undefined : MISTYPED.get(said.slice(-1))?.find(({ alone }) => nearest(said, alone) !== null)?.word;
