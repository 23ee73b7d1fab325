import { AGREEING_FACES, AGREEMENT, type Deed, QUIET_FACES } from '#catalogues/lexicon/agreement.ts';
import { once } from '#machines/kit/once.ts';
import { nearest } from '#machines/kit/reading/fuzzy.ts';
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
  Object.entries({
    you: 'u',
    your: 'ur',
    are: 'r',
    the: 'd di da',
    this: 'dis',
    that: 'dat',
    them: 'dem',
    with: 'wt wit wth',
    and: 'n nd',
    good: 'gud guud',
    right: 'ryt rite',
    please: 'plz pls plss pliz',
    'i am': 'im',
    thanks: 'tnx thx',
    'that is': 'thats',
    'it is': 'its',
    'let us': 'lets',
    have: 'hv',
  }).flatMap(([meant, forms]) => forms.split(' ').map((form): [string, string] => [form, meant])),
);
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A sentence, or a value that is read back, as consent compares them; null where it can be no agreement whatever it says. */
export interface Compared {
  readonly words: readonly string[];
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
  word.replace(/(\p{L})\1{2,}/gu, (_, letter: string) => (word.length <= 4 && letter === 'o' ? 'o' : letter));

function comparedWord(piece: string): string {
  const number = piece.replace(/[₦#\s,]|ngn|^n(?=\d)/g, '');
  const [, thousands] = /^([\d.]+)k$/.exec(number) ?? [];
  if (thousands !== undefined) return String(Math.round(Number(thousands) * 1_000));
  if (/^\d/.test(number)) return number.replace(/\.0+$/, '');
  const word = held(plain(piece));
  const digit = NUMBERS.indexOf(word);
  return digit > 0 ? String(digit) : (SHORT.get(word) ?? word);
}

/** The words of a text as they are compared. */
export const wordsOf = (text: string): readonly string[] =>
  (normalise(text).toLowerCase().match(PIECE) ?? [])
    .filter((piece) => !isFace(piece))
    .flatMap((piece) => comparedWord(piece).split(' '))
    .filter(Boolean);

const isFace = (piece: string): boolean => /\p{Extended_Pictographic}/u.test(piece) && !/\d/.test(piece);

/** What is said, as consent compares it; null where no words could make it a yes. */
export function compared(text: string): Compared | null {
  const said = normalise(text).toLowerCase();
  if (LEFT_OPEN.test(said) || !NOTHING_ELSE.test(said.replace(PIECE, ''))) return null;
  const faces = (said.match(PIECE) ?? []).filter(isFace);
  if (faces.some((face) => !AGREEING.has(face) && !QUIET.has(face))) return null;
  return { words: wordsOf(said), face: faces.some((face) => AGREEING.has(face)) };
}

/** A piece of a phrase: any of some words, or any phrase of a list; `may` where it can be missing. */
interface Piece {
  readonly words: readonly string[];
  readonly list: string | null;
  readonly may: boolean;
}
type Phrase = readonly Piece[];

/** Lists of phrases by name, as `AGREEMENT` and `DEEDS` write them. */
export type Lists = ReadonlyMap<string, readonly Phrase[]>;

function pieceOf(text: string): Piece {
  const may = text.endsWith('?');
  const bare = may ? text.slice(0, -1) : text;
  const list = /^<(\w+)>$/.exec(bare)?.[1] ?? null;
  return { words: list === null ? bare.split('|').flatMap(wordsOf) : [], list, may };
}

const phrasesOf = (text: string): Phrase[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => phrase.split(/\s+/).map(pieceOf));

const common = once((): Lists => new Map(Object.entries(AGREEMENT).map(([name, text]) => [name, phrasesOf(text)])));

/** The lists for one read-back: its deed, what that is done to, and the values that it names. */
export function listsFor(
  { verbs, deeds = '', own = '' }: Deed,
  named: string,
  values: readonly (readonly string[])[],
): Lists {
  return new Map([
    ...common(),
    ['verb', phrasesOf(verbs)],
    ['deeds', phrasesOf(deeds)],
    ['own', phrasesOf(`${own}, ${named}`)],
    ['value', values.map((words) => words.map((word) => ({ words: [word], list: null, may: false })))],
  ]);
}

/** Long words that are often mistyped; shorter ones are listed as people write them. */
const MISTYPED =
  'proceed continue confirm correct definitely absolutely certainly approved please payment ahead renew subscribe deactivate'.split(
    ' ',
  );

const isWord = (said: string, word: string): boolean =>
  said === word ||
  (said.length >= 4 && MISTYPED.includes(word) && nearest(said, [word]) === word && said.at(-1) === word.at(-1));

/** Every place at which a phrase of a list that begins at `from` may end. */
export function ends(lists: Lists, list: string, words: readonly string[], from: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (const phrase of lists.get(list) ?? []) for (const end of phraseEnds(lists, phrase, words, from)) found.add(end);
  found.delete(from);
  return found;
}

function phraseEnds(lists: Lists, phrase: Phrase, words: readonly string[], from: number): ReadonlySet<number> {
  let at = new Set([from]);
  for (const { words: any, list, may } of phrase) {
    const next = new Set(may ? at : []);
    for (const here of at) {
      const said = words[here];
      if (said === undefined) continue;
      if (list !== null) for (const end of ends(lists, list, words, here)) next.add(end);
      else if (any.some((word) => isWord(said, word))) next.add(here + 1);
    }
    at = next;
    if (at.size === 0) break;
  }
  return at;
}
