import { isFiller } from '../lexicon.ts';
import type { Anchors } from '../marks.ts';
import type { Filed, Lists } from './filed.ts';
import type { Phrase, Piece } from './notation.ts';

const NONE: readonly string[] = [];

/** How much a word tells of a sentence: words that may stand in any tell nothing. */
const COMMON = 20;
const weightOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (isFiller(word) ? COMMON : 1), 0);

/** The anchors of the lists of a catalogue, by name. */
export function anchorsIn(lists: Lists): (name: string) => Anchors {
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
