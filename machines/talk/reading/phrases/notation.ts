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
export interface Piece {
  /** Few, so that a list of them is smaller than a set and as quick. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly list: string | null;
  readonly any: boolean;
  readonly least: 0 | 1;
  readonly many: boolean;
}
/** A phrase: its pieces in order. */
export type Phrase = readonly Piece[];

/** How a word of a phrase is compared; a form that stands for two words makes both alternatives. */
export type WordsOf = (word: string) => readonly string[];

/** As the lexicon has it. */
const asWritten: WordsOf = (word) => [word.includes("'") ? word.replaceAll("'", '') : word];

const NONE: readonly string[] = [];

/** What stands behind a piece and says how often it may: any number of it, or none. */
const TAILS = ['...', '?'] as const;

/** One piece as it is written. */
export function pieceOf(text: string, wordsOf: WordsOf): Piece {
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

/** The phrases of a list as the lexicon writes it. */
export const phrasesIn = (text: string, wordsOf: WordsOf = asWritten): readonly Phrase[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => phrase.split(/\s+/).map((piece) => pieceOf(piece, wordsOf)));
