import { once } from '#machines/kit/once.ts';
import { type Phrase, type Piece, phrasesIn, pieceOf, type WordsOf } from './notation.ts';

/** The phrases that a word may begin. */
export interface Begun {
  /** The word alone is one. */
  alone: boolean;
  /** Those that begin with it and go on. */
  readonly goOn: Phrase[];
  /** Those of which it may be the first word, if it belongs to their first pieces in the way that these say. */
  readonly mayBegin: Phrase[];
}

/** The phrases of one list, filed so that a word which begins none of them costs one look. */
export interface Filed {
  readonly byFirst: ReadonlyMap<string, Readonly<Begun>>;
  /** How the words of `byFirst` are spelt (`Letters`). */
  readonly letters: Letters;
  /** What may begin with any word, or with all words of a stem. */
  readonly others: readonly Phrase[];
}

/** The first letters of some words and their second ones, as bits: a word with another one of either is none of them, and is not looked up. */
interface Letters {
  readonly first: number;
  readonly second: number;
}

/** The bit of a letter: of a word that is too short for it, the first one. */
const bitOf = (word: string, at: number): number => 1 << (word.charCodeAt(at) & 31);

function lettersOf(words: Iterable<string>): Letters {
  let [first, second] = [0, 0];
  for (const word of words) {
    first |= bitOf(word, 0);
    second |= bitOf(word, 1);
  }
  return { first, second };
}

/** What a word begins; most words begin nothing. */
export const begunWith = ({ byFirst, letters }: Filed, word: string): Readonly<Begun> | undefined =>
  (letters.first & bitOf(word, 0)) === 0 || (letters.second & bitOf(word, 1)) === 0 ? undefined : byFirst.get(word);

/** Lists of phrases by name. */
export type Lists = ReadonlyMap<string, () => Filed>;

const mustBeWord = ({ list, any, least, stems }: Piece): boolean =>
  list === null && !any && least === 1 && stems.length === 0;

function file(phrases: readonly Phrase[]): Filed {
  const byFirst = new Map<string, Begun>();
  const others: Phrase[] = [];
  for (const phrase of phrases) {
    const [first] = phrase;
    if (!first) continue;
    if (!mustBeWord(first)) others.push(phrase);
    else
      for (const word of first.words) {
        const begun = begunBy(byFirst, word);
        if (phrase.length === 1) begun.alone = true;
        else begun.goOn.push(phrase);
      }
  }
  return { byFirst, letters: lettersOf(byFirst.keys()), others };
}

function begunBy(byFirst: Map<string, Begun>, word: string): Begun {
  const there = byFirst.get(word);
  if (there) return there;
  const begun: Begun = { alone: false, goOn: [], mayBegin: [] };
  byFirst.set(word, begun);
  return begun;
}

/** The same where the lists that its phrases name are known: what begins with one of them is filed under the words of that. */
export function filedIn(lists: Lists, filed: Filed): Filed {
  if (filed.others.length === 0) return filed;
  const byFirst = new Map([...filed.byFirst].map(([word, begun]) => [word, { ...begun, mayBegin: [] as Phrase[] }]));
  const others: Phrase[] = [];
  for (const phrase of filed.others) {
    const words = firstWords(lists, phrase, new Set());
    if (words === null) others.push(phrase);
    else for (const word of words) begunBy(byFirst, word).mayBegin.push(phrase);
  }
  return { byFirst, letters: lettersOf(byFirst.keys()), others };
}

/** The words that a phrase may begin with; null where any may, or where it is not known. `within`: the lists that are looked into. */
function firstWords(lists: Lists, phrase: Phrase, within: Set<string>): ReadonlySet<string> | null {
  const found = new Set<string>();
  for (const { words, stems, list, any, least } of phrase) {
    if (any || stems.length > 0) return null;
    const own = list === null ? words : firstOfList(lists, list, within);
    if (own === null) return null;
    for (const word of own) found.add(word);
    if (least === 1) return found;
  }
  // All of it may be missing.
  return null;
}

function firstOfList(lists: Lists, name: string, within: Set<string>): Iterable<string> | null {
  const filed = lists.get(name)?.();
  if (!filed || within.has(name)) return null;
  within.add(name);
  const found = new Set(filed.byFirst.keys());
  for (const phrase of filed.others) {
    const words = firstWords(lists, phrase, within);
    if (words === null) return null;
    for (const word of words) found.add(word);
  }
  within.delete(name);
  return found;
}

/** A list made of phrases that are known as their words: values that were read back. */
export const listOfWords = (phrases: readonly (readonly string[])[]): (() => Filed) =>
  once(() => file(phrases.map((words) => words.map((word) => pieceOf(word, () => [word])))));

/** A list as the lexicon writes it. It is read when it is first asked: there are hundreds, and most visits ask few. */
export const listOf = (text: string, wordsOf?: WordsOf): (() => Filed) => once(() => file(phrasesIn(text, wordsOf)));
