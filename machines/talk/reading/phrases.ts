import { once } from '#machines/kit/once.ts';
import { type Ends, type Pattern, patternOf, type Said } from './pattern.ts';

/*
 * Phrases are written in the lexicon (`catalogues/lexicon/`) in one notation, and read here and nowhere else. They are parted by
 * commas; a phrase is words as they are compared: small letters, no apostrophes, no marks.
 *
 *   a|b        either word
 *   verif*     the word and whatever begins with it
 *   <name>     any phrase of that list
 *   _          any one word
 *   x?         x may be missing
 *   x...       any number of x, also none; `...` alone is any number of any words
 */

/** One piece of a phrase. */
interface Piece {
  readonly words: ReadonlySet<string>;
  readonly stems: readonly string[];
  readonly list: string | null;
  readonly any: boolean;
  readonly least: 0 | 1;
  readonly many: boolean;
}
type Phrase = readonly Piece[];

/** The phrases of one list, filed so that a word which begins none of them costs one look. */
interface Filed {
  readonly singles: ReadonlySet<string>;
  readonly byFirst: ReadonlyMap<string, readonly Phrase[]>;
  /** What begins with anything but a word that must stand. */
  readonly others: readonly Phrase[];
}

/** Lists of phrases by name. */
export type Lists = ReadonlyMap<string, () => Filed>;

/** How a word of a phrase is compared; a form that stands for two words makes both alternatives. */
type WordsOf = (word: string) => readonly string[];

const asWritten: WordsOf = (word) => [word.replaceAll("'", '')];

function pieceOf(text: string, wordsOf: WordsOf): Piece {
  const [, core = '', tail = ''] = /^(.*?)(\?|\.\.\.)?$/.exec(text) ?? [];
  const list = /^<(\w+)>$/.exec(core)?.[1] ?? null;
  const any = core === '' || core === '_';
  const forms = list === null && !any ? core.split('|') : [];
  return {
    words: new Set(forms.filter((form) => !form.endsWith('*')).flatMap(wordsOf)),
    stems: forms.filter((form) => form.endsWith('*')).map((form) => form.slice(0, -1)),
    list,
    any,
    least: tail === '' ? 1 : 0,
    many: tail === '...',
  };
}

const mustBeWord = ({ list, any, least, stems }: Piece): boolean =>
  list === null && !any && least === 1 && stems.length === 0;

function file(phrases: readonly Phrase[]): Filed {
  const singles = new Set<string>();
  const byFirst = new Map<string, Phrase[]>();
  const others: Phrase[] = [];
  for (const phrase of phrases) {
    const [first] = phrase;
    if (!first) continue;
    if (!mustBeWord(first)) others.push(phrase);
    else
      for (const word of first.words) {
        if (phrase.length === 1) singles.add(word);
        else byFirst.set(word, [...(byFirst.get(word) ?? []), phrase.slice(1)]);
      }
  }
  return { singles, byFirst, others };
}

/** A list made of phrases that are known as their words: values that were read back. */
export const listOfWords = (phrases: readonly (readonly string[])[]): (() => Filed) =>
  once(() => file(phrases.map((words) => words.map((word) => pieceOf(word, () => [word])))));

/** A list as the lexicon writes it. It is read when it is first asked: there are hundreds, and most visits ask few. */
export const listOf = (text: string, wordsOf: WordsOf = asWritten): (() => Filed) =>
  once(() =>
    file(
      text
        .split(',')
        .map((phrase) => phrase.trim())
        .filter(Boolean)
        .map((phrase) => phrase.split(/\s+/).map((piece) => pieceOf(piece, wordsOf))),
    ),
  );

const NOWHERE: readonly number[] = [];

/** Every place at which a phrase of a list that begins at `from` may end. */
export function endsOf(lists: Lists, name: string, said: Said, from: number): readonly number[] {
  const filed = lists.get(name)?.();
  if (!filed) return NOWHERE;
  const [word, meant] = [said.words[from], said.meant?.[from]];
  const found: number[] = [];
  const follow = (first: string | undefined): void => {
    if (first === undefined) return;
    if (filed.singles.has(first)) add(found, from + 1);
    for (const rest of filed.byFirst.get(first) ?? []) addAll(found, phraseEnds(lists, rest, said, from + 1));
  };
  follow(word);
  follow(meant);
  for (const phrase of filed.others) addAll(found, phraseEnds(lists, phrase, said, from));
  const none = found.indexOf(from);
  if (none >= 0) found.splice(none, 1);
  return found;
}

const add = (places: number[], place: number): void => {
  if (!places.includes(place)) places.push(place);
};
const addAll = (places: number[], more: readonly number[]): void => {
  for (const place of more) add(places, place);
};

function phraseEnds(lists: Lists, phrase: Phrase, said: Said, from: number): readonly number[] {
  let places = [from];
  for (const piece of phrase) {
    const next = piece.least === 0 ? [...places] : [];
    for (const place of places) addAll(next, pieceEnds(lists, piece, said, place));
    // A place that is reached by one more of the same is gone on from in its turn.
    if (piece.many)
      for (let at = 0; at < next.length; at++) addAll(next, pieceEnds(lists, piece, said, next[at] ?? from));
    if (next.length === 0) return next;
    places = next;
  }
  return places;
}

function pieceEnds(lists: Lists, piece: Piece, said: Said, from: number): readonly number[] {
  const word = said.words[from];
  if (word === undefined) return NOWHERE;
  if (piece.list !== null) return endsOf(lists, piece.list, said, from);
  const meant = said.meant?.[from];
  const stands =
    piece.any ||
    piece.words.has(word) ||
    (meant !== undefined && piece.words.has(meant)) ||
    piece.stems.some((stem) => word.startsWith(stem));
  return stands ? [from + 1] : NOWHERE;
}

/** The lists of a catalogue, each as a pattern by its name; a list names another of the same catalogue as `<name>`. */
export function patterns<const Names extends string>(
  catalogue: Readonly<Record<Names, string>>,
): Readonly<Record<Names, Pattern>> {
  const lists: Lists = new Map(Object.entries<string>(catalogue).map(([name, text]) => [name, listOf(text)]));
  const of = (name: string): Pattern => {
    const ends: Ends = (said, from) => endsOf(lists, name, said, from);
    const isOne = (word: string): boolean => {
      const filed = lists.get(name)?.();
      if (!filed || filed.singles.has(word)) return filed !== undefined;
      // Only what goes on, or begins with anything, needs a closer look.
      return (filed.others.length > 0 || filed.byFirst.has(word)) && ends({ words: [word] }, 0).includes(1);
    };
    return patternOf(ends, isOne);
  };
  return Object.fromEntries(Object.keys(catalogue).map((name) => [name, of(name)])) as Record<Names, Pattern>;
}
