import { AGREEMENT, type Deed } from '#catalogues/lexicon/agreement.ts';
import { once } from '#machines/kit/once.ts';
import { nearest } from '#machines/kit/reading/fuzzy.ts';
import { wordsOf } from './words.ts';

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
