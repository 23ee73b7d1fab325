import { ACCOUNT_WORDS } from '#catalogues/lexicon/accounts.ts';
import { COMMAND_WORDS } from '#catalogues/lexicon/commands.ts';
import { ESTATE_WORDS } from '#catalogues/lexicon/estate.ts';
import { EVERYDAY } from '#catalogues/lexicon/everyday.ts';
import { LANGUAGE_FILLERS, LANGUAGE_WORDS } from '#catalogues/lexicon/languages.ts';
import { MANNER_WORDS } from '#catalogues/lexicon/manners.ts';
import { PLATFORM } from '#catalogues/lexicon/platform.ts';
import { ESTATE_SERVICES, PACKAGES, PRODUCTS } from '#catalogues/lexicon/products.ts';
import { RECORD_WORDS } from '#catalogues/lexicon/records.ts';
import { SHORT_FORMS } from '#catalogues/lexicon/short-forms.ts';
import { FILLERS, WORDS } from '#catalogues/lexicon/words.ts';
import { ahead } from '#machines/kit/ahead.ts';
import { type Candidates, candidatesOf, nearest } from '#machines/kit/reading/fuzzy.ts';
import { MONTH_NAMES, WEEKDAYS } from './calendar.ts';
import { type KnownWord, known, noted } from './vocabulary.ts';

/** One meaning of a word or phrase. `key` is a concept, or `concept:value`; `value` is what goes into a slot. */
export interface Meaning {
  readonly concept: string;
  readonly value: string;
}

/** Phrases by their words, one behind another. */
export interface Trie {
  /** The first word that goes on, and what with it; most have no other. */
  word: string | null;
  after: Trie | null;
  /** What goes on with other words; null where nothing does. */
  next: Map<string, Trie> | null;
  /** What the phrase means that ends here; null where none does. */
  meanings: Meaning[] | null;
}

/** What mistyped words may stand for. What words and phrases mean is noted in the vocabulary. */
interface Lexicon {
  /** Words that may be misspelt, by their first letter. */
  readonly buckets: ReadonlyMap<string, Candidates>;
  /** Words by what is left of them without vowels. */
  readonly skeletons: ReadonlyMap<string, string>;
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((entry) =>
      entry
        .trim()
        .replace(/[\s-]+/g, ' ')
        .replaceAll("'", ''),
    )
    .filter(Boolean);

/** The tables of the catalogue that give words to concepts. */
const TABLES = [
  PRODUCTS,
  WORDS,
  ACCOUNT_WORDS,
  RECORD_WORDS,
  ESTATE_WORDS,
  COMMAND_WORDS,
  MANNER_WORDS,
  PLATFORM,
] as const;

const packageConcept = (kind: string): string => `${kind}package`;
const ESTATE_SERVICE = 'estateservice';

/** The names of all concepts, each once, always in the same order. */
export const CONCEPTS: readonly string[] = [
  ...new Set([
    ...TABLES.flatMap((table) => Object.keys(table).map((key) => key.replace(/:.*$/, ''))),
    ...Object.keys(PACKAGES).map(packageConcept),
    ESTATE_SERVICE,
  ]),
];

/** Never a typing error. */
const EVERYDAY_WORDS: readonly string[] = list(EVERYDAY);

/** Words noted in one piece. */
const PIECE = 1000;

/** Made with the first sentence, or ahead of it: a page that is only looked at needs no words. */
const lexicon = ahead(function* (): Generator<void, Lexicon> {
  const singles = new Map<string, Meaning[]>();
  const phrases: Trie = trie();
  /** The words of all phrases, by the first one of each. */
  const inPhrases = new Map<string, string[]>();
  const add = (entry: string, meaning: Meaning): void => {
    const words = entry.split(' ');
    const there = singles.get(entry);
    if (words.length > 1) {
      addPhrase(phrases, words, meaning);
      inPhrases.set(words[0] ?? '', [...(inPhrases.get(words[0] ?? '') ?? []), ...words]);
    } else if (there) there.push(meaning);
    else singles.set(entry, [meaning]);
  };
  const addAll = (table: Readonly<Record<string, string>>): void => {
    for (const [key, text] of Object.entries(table)) {
      const [concept = key, value = ''] = key.split(':');
      for (const entry of list(text)) add(entry, { concept, value });
    }
  };
  for (const table of TABLES) {
    addAll(table);
    yield;
  }
  for (const [concept, text] of Object.entries(PACKAGES)) {
    for (const entry of list(text)) add(entry, { concept: packageConcept(concept), value: entry });
  }
  for (const entry of list(ESTATE_SERVICES)) add(entry, { concept: ESTATE_SERVICE, value: entry });
  // What is mistyped is taken for English: names of people are a letter away from words of the other languages.
  const all = (): string[] => [...singles.keys(), ...[...inPhrases.values()].flat()];
  const english = all();
  addAll(LANGUAGE_WORDS);
  yield;
  const fillers = new Set([...list(FILLERS), ...list(LANGUAGE_FILLERS), ...MONTH_NAMES.keys(), ...WEEKDAYS.keys()]);
  // Of the words inside a phrase those of a few letters may stand for others.
  const vocabulary = all().filter((word) => word.length > 3);
  const right = [...vocabulary, ...fillers, ...EVERYDAY_WORDS, ...singles.keys(), ...inPhrases.keys()];
  const meant = new Map([...right.map((word): [string, string] => [word, word]), ...shortForms()]);
  yield;
  let noting = 0;
  for (const [word, right] of meant) {
    if (++noting % PIECE === 0) yield;
    const entry = noted(word);
    entry.meanings = singles.get(word) ?? entry.meanings;
    entry.phrases = goOn(phrases, word) ?? null;
    entry.isFiller = fillers.has(word);
    entry.meant = right;
  }
  yield;
  const buckets = bucketsOf(english);
  yield;
  return { buckets, skeletons: skeletonsOf([...english, ...list(FILLERS)]) };
});

/** Makes what is known of words ahead of the first sentence, a piece a step. */
export const lexiconAhead = lexicon.pieces;

/** Short forms, each with the word that it stands for. */
const shortForms = (): readonly [string, string][] =>
  Object.entries(SHORT_FORMS).flatMap(([word, forms]) => list(forms).map((form): [string, string] => [form, word]));

const trie = (): Trie => ({ word: null, after: null, next: null, meanings: null });

const goOn = ({ word, after, next }: Trie, said: string): Trie | undefined =>
  word === said && after ? after : next?.get(said);

function add(at: Trie, word: string): Trie {
  const made = trie();
  if (at.word === null) Object.assign(at, { word, after: made });
  else {
    at.next ??= new Map();
    at.next.set(word, made);
  }
  return made;
}

function addPhrase(phrases: Trie, words: readonly string[], meaning: Meaning): void {
  let at = phrases;
  for (const word of words) at = goOn(at, word) ?? add(at, word);
  at.meanings = [...(at.meanings ?? []), meaning];
}

function bucketsOf(words: readonly string[]): ReadonlyMap<string, Candidates> {
  const buckets = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) continue;
    const there = buckets.get(word.slice(0, 1));
    if (there) there.push(word);
    else buckets.set(word.slice(0, 1), [word]);
  }
  return new Map([...buckets].map(([letter, there]) => [letter, candidatesOf(there)]));
}

/** A word as it is typed without vowels, and with a doubled letter once: 'pswrd'. */
const skeletonOf = (word: string): string => word.replace(/[aeiou]/g, '').replace(/(.)\1/g, '$1');

/** Of several words that look alike without vowels the first one is meant: what is sold and paid stands first. */
function skeletonsOf(words: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const word of words) {
    const skeleton = skeletonOf(word);
    if (word.length > 3 && skeleton.length > 2 && skeleton !== word && !found.has(skeleton)) found.set(skeleton, word);
  }
  return found;
}

/** A word without a vowel is one whose vowels were left out, and perhaps one letter more: 'pymt' is payment. */
function withVowels(word: string, skeletons: ReadonlyMap<string, string>): string | undefined {
  if (word.length < 3 || !/^[b-df-hj-np-tv-z]+$/.test(word)) return undefined;
  const exact = skeletons.get(skeletonOf(word));
  if (exact !== undefined || word.length < 4) return exact;
  for (const [skeleton, meant] of skeletons)
    if (skeleton.length === word.length + 1 && skeleton[0] === word[0] && lacksOne(word, skeleton)) return meant;
  return undefined;
}

/** True where one letter of the longer is missing in the shorter. */
function lacksOne(shorter: string, longer: string): boolean {
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  return shorter.slice(at) === longer.slice(at + 1);
}

/** What is known of a word; undefined where nothing is. */
export function lookUp(word: string): KnownWord | undefined {
  lexicon.whole();
  return known(word);
}

/** True for a word that has a meaning of its own here. */
export function isKnown(word: string): boolean {
  const entry = lookUp(word);
  return entry !== undefined && (entry.meanings.length > 0 || entry.phrases !== null);
}

/** True for a word that may stand in any sentence. */
export const isFiller = (word: string): boolean => lookUp(word)?.isFiller === true;

/**
 * What the longest phrase means that begins at a place, or the word there alone, and where that ends; null where neither means anything.
 * `entry`: what is known of the word there.
 */
export function meantAt(
  words: readonly string[],
  from: number,
  entry: KnownWord | undefined,
): { readonly meanings: readonly Meaning[]; readonly to: number } | null {
  if (entry === undefined) return null;
  let found = entry.meanings.length > 0 ? { meanings: entry.meanings, to: from + 1 } : null;
  for (let at = entry.phrases ?? undefined, to = from + 1; at; at = goOn(at, words[to] ?? ''), to++)
    if (at.meanings) found = { meanings: at.meanings, to };
  return found;
}

const NONE = candidatesOf([]);

/** A word of three letters with two of them in each other's place: 'lgo' is 'log'. */
const swapped = (word: string): string | undefined =>
  [`${word[0]}${word[2]}${word[1]}`, `${word[1]}${word[0]}${word[2]}`].find(isKnown);

const THRICE = /(.)\1\1/;

/** The word that was meant: what a short form stands for, itself when known, else the vocabulary word one or two typing errors away, else itself. */
export function spelt(word: string): string {
  const { buckets, skeletons } = lexicon.whole();
  const right = known(word)?.meant;
  if (right !== undefined) return right;
  const drawn = THRICE.test(word) ? word.replace(/(.)\1{2,}/g, '$1') : word;
  if (drawn !== word) return spelt(drawn);
  const voiced = withVowels(word, skeletons);
  if (voiced !== undefined) return voiced;
  if (word.length === 3) return swapped(word) ?? word;
  if (word.length < 4) return word;
  const first = word.slice(0, 1);
  const second = word.slice(1, 2);
  return nearest(word, buckets.get(first) ?? NONE) ?? nearest(word, buckets.get(second) ?? NONE) ?? word;
}
