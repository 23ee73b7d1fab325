import { once } from '#machines/kit/once.ts';
import { isFiller } from './lexicon.ts';
import { type Anchors, isMarked, numbered } from './marks.ts';
import { add, addAll, type Ends, type Pattern, patternOf, placesUpTo, type Said, saidOf } from './pattern.ts';

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
  /** Few, so that a list of them is smaller than a set and as quick. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly list: string | null;
  readonly any: boolean;
  readonly least: 0 | 1;
  readonly many: boolean;
}
type Phrase = readonly Piece[];

/** The phrases that a word may begin. */
interface Begun {
  /** The word alone is one. */
  alone: boolean;
  /** Those that begin with it and go on. */
  readonly goOn: Phrase[];
  /** Those of which it may be the first word, if it belongs to their first pieces in the way that these say. */
  readonly mayBegin: Phrase[];
}

/** The phrases of one list, filed so that a word which begins none of them costs one look. */
interface Filed {
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
const begunWith = ({ byFirst, letters }: Filed, word: string): Readonly<Begun> | undefined =>
  (letters.first & bitOf(word, 0)) === 0 || (letters.second & bitOf(word, 1)) === 0 ? undefined : byFirst.get(word);

/** Lists of phrases by name. */
export type Lists = ReadonlyMap<string, () => Filed>;

/** How a word of a phrase is compared; a form that stands for two words makes both alternatives. */
type WordsOf = (word: string) => readonly string[];

const asWritten: WordsOf = (word) => [word.includes("'") ? word.replaceAll("'", '') : word];

const NONE: readonly string[] = [];

/** What stands behind a piece and says how often it may: any number of it, or none. */
const TAILS = ['...', '?'] as const;

function pieceOf(text: string, wordsOf: WordsOf): Piece {
  const tail = TAILS.find((one) => text.endsWith(one)) ?? '';
  const core = text.slice(0, text.length - tail.length);
  const list = core.startsWith('<') && core.endsWith('>') ? core.slice(1, -1) : null;
  const any = core === '' || core === '_';
  const forms = list === null && !any ? core.split('|') : [];
  const stemmed = core.includes('*');
  const whole = stemmed ? forms.filter((form) => !form.endsWith('*')) : forms;
  return {
    words: wordsOfForms(whole, wordsOf),
    stems: stemmed ? forms.filter((form) => form.endsWith('*')).map((form) => form.slice(0, -1)) : NONE,
    list,
    any,
    least: tail === '' ? 1 : 0,
    many: tail === '...',
  };
}

function wordsOfForms(forms: readonly string[], wordsOf: WordsOf): readonly string[] {
  const [only] = forms;
  if (only === undefined) return NONE;
  // What is flattened keeps room for more: a copy does not.
  return forms.length === 1 ? wordsOf(only) : forms.flatMap(wordsOf).slice();
}

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
function filedIn(lists: Lists, filed: Filed): Filed {
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

/** How much a word tells of a sentence: words that may stand in any tell nothing. */
const COMMON = 20;
const weightOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (isFiller(word) ? COMMON : 1), 0);

/** The anchors of the lists of a catalogue, by name. */
function anchorsIn(lists: Lists): (name: string) => Anchors {
  const known = new Map<string, Anchors>();
  return anchorsOf;

  function anchorsOf(name: string): Anchors {
    const there = known.get(name);
    if (there !== undefined) return there;
    // A list that is named inside itself tells nothing there.
    known.set(name, null);
    const filed = lists.get(name)?.();
    const found = filed ? anchorsOfPhrases(filed) : null;
    known.set(name, found);
    return found;
  }

  function anchorsOfPhrases({ byFirst, others }: Filed): Anchors {
    const anchors = new Set<string>();
    const seen = new Set<Phrase>();
    for (const [word, { alone }] of byFirst) if (alone) anchors.add(word);
    for (const phrases of [...[...byFirst.values()].map(({ goOn }) => goOn), others])
      for (const phrase of phrases) {
        const rarest = seen.has(phrase) ? NONE : rarestOf(phrase);
        if (rarest === null) return null;
        seen.add(phrase);
        for (const word of rarest) anchors.add(word);
      }
    return [...anchors];
  }

  /** The words of the piece of a phrase that tells most. */
  function rarestOf(phrase: Phrase): Anchors {
    let rarest: Anchors = null;
    let least = Number.POSITIVE_INFINITY;
    for (const piece of phrase) {
      const words = piece.least === 0 || piece.any ? null : wordsOfPiece(piece);
      const weight = words === null ? least : weightOf(words);
      if (weight < least) [rarest, least] = [words, weight];
    }
    return rarest;
  }

  function wordsOfPiece({ words, stems, list }: Piece): Anchors {
    if (list !== null) return anchorsOf(list);
    return stems.length > 0 ? [...words, ...stems.map((stem) => `${stem}*`)] : words;
  }
}

const NOWHERE: readonly number[] = [];

/** Every place at which a phrase of a list that begins at `from` may end. */
export function endsOf(lists: Lists, name: string, said: Said, from: number): readonly number[] {
  const filed = lists.get(name)?.();
  return filed ? endsIn(lists, filed, said, from) : NOWHERE;
}

function endsIn(lists: Lists, filed: Filed, said: Said, from: number): readonly number[] {
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

type Patterns<Names extends string> = Readonly<Record<Names, Pattern>>;

/** What was made of a catalogue: several files ask for the same one. */
const made = new WeakMap<object, Patterns<string>>();

/** The lists of a catalogue, each as a pattern by its name; a list names another of the same catalogue as `<name>`. */
export function patterns<const Names extends string>(catalogue: Readonly<Record<Names, string>>): Patterns<Names> {
  const found = made.get(catalogue) ?? patternsOf(catalogue);
  made.set(catalogue, found);
  return found as Patterns<Names>;
}

function patternsOf(catalogue: Readonly<Record<string, string>>): Patterns<string> {
  const written: Lists = new Map(Object.entries(catalogue).map(([name, text]) => [name, listOf(text)]));
  const lists: Lists = new Map([...written].map(([name, filed]) => [name, once(() => filedIn(written, filed()))]));
  const anchorsOf = anchorsIn(written);
  const of = (name: string, made: () => Filed): Pattern => {
    const list = numbered(() => anchorsOf(name));
    let known: Filed | null = null;
    const filed = (): Filed => {
      known ??= made();
      return known;
    };
    const ends: Ends = (said, from) => endsIn(lists, filed(), said, from);
    const isOne = (word: string): boolean => {
      const list = filed();
      const begun = begunWith(list, word);
      if (begun?.alone) return true;
      // Only what goes on, or begins with anything, needs a closer look.
      return (list.others.length > 0 || begun !== undefined) && ends(saidOf([word]), 0).includes(1);
    };
    return patternOf(ends, { isOne, mayStand: ({ marks }) => isMarked(marks, list) });
  };
  // A copy, because the engine keeps what is made of entries as a table, in which each name is looked for.
  return { ...Object.fromEntries([...lists].map(([name, filed]) => [name, of(name, filed)])) };
}
