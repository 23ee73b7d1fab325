import { HELP_SYNONYMS } from '#catalogues/help-answers/index.ts';
import { spelt } from '#machines/talk/reading/lexicon.ts';

/** Words that a question is made of, whatever it is about. */
const SMALL = new Set(
  `a an and any are be been but by can could d dem dey di did do does don e for from go going had has have how i if im in into is it its
  ive just let like ma make may me mean meaning meant means must my na o of oga on one or our out please pls abeg biko shall
  should show sir so some take tell tell than that the them then there these they this to una up us want wan was we wetin what whats
  when where which who why will with would wey you your about explain actually really person's exactly here anything something now am
  fit help get gets got give happen happens or`.split(/\s+/),
);

const SAME = new Map(
  HELP_SYNONYMS.flatMap((line) => {
    const [first = '', ...others] = line.split(',').map((word) => word.trim());
    return others.map((word): [string, string] => [word, first]);
  }),
);

/** What a question is about. */
export interface Terms {
  /** Its words without the small ones, one word for each meaning. */
  readonly terms: readonly string[];
  /** Those of them that are in it only with a typing error put right. */
  readonly righted: ReadonlySet<string>;
}

/** Finds what a question is about, typing errors put right. */
export function termsOf(text: string): Terms {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = new Map<string, boolean>();
  for (const word of words) {
    if (SMALL.has(word)) continue;
    const right = SAME.get(word) ?? spelt(word);
    const term = SAME.get(right) ?? right;
    found.set(term, (found.get(term) ?? true) && !SAME.has(word) && right !== word);
  }
  return { terms: [...found.keys()], righted: new Set([...found].flatMap(([term, is]) => (is ? [term] : []))) };
}
