import type { Meaning, Trie } from './lexicon.ts';

/**
 * What is known of a word, all of it in one place: so each word of a sentence is looked up once, when it is cut (`Token.known`). Each
 * part is noted by whoever knows it; no word that somebody typed is added.
 */
export interface KnownWord {
  /** The word: one text for all sentences, which the engine compares quicker than copies. */
  readonly word: string;
  /** What it means by itself (`lexicon.ts`). */
  meanings: readonly Meaning[];
  /** The phrases that begin with it; null where none does. */
  phrases: Trie | null;
  /** It may stand in any sentence. */
  isFiller: boolean;
  /** Of a word that is none mistyped what it stands for: of a short form the long one, else itself. */
  meant: string | undefined;
  /** The number below a hundred that it says, and the digit (`facts/numbers.ts`). */
  unit: number | undefined;
  digit: number | undefined;
  /** A number that is said in words may begin with it. */
  beginsNumber: boolean;
  /** It names a weekday or a month. */
  isDay: boolean;
  /** The lists of phrases that a sentence with it may hold, as `marks.ts` files them. */
  lists: readonly number[] | null;
}

const NO_MEANINGS: readonly Meaning[] = [];

const words = new Map<string, KnownWord>();

/** What is known of a word so far; undefined where nothing is. */
export const known = (word: string): KnownWord | undefined => words.get(word);

/** The place where what is known of a word is noted. */
export function noted(word: string): KnownWord {
  const there = words.get(word);
  if (there) return there;
  const made: KnownWord = {
    word,
    meanings: NO_MEANINGS,
    phrases: null,
    isFiller: false,
    meant: undefined,
    unit: undefined,
    digit: undefined,
    beginsNumber: false,
    isDay: false,
    lists: null,
  };
  words.set(word, made);
  return made;
}
