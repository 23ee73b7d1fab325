import { type Pattern, patternOf, type Said } from './pattern.ts';
import type { Token } from './tokens.ts';

/** A sentence as it was typed: no word of it is put right. */
export const asTyped = ({
  list,
  mentions,
  facts,
}: Omit<Said, 'words'> & { readonly list: readonly Token[] }): Said => ({
  words: list.map(({ word }) => word),
  ...(mentions && { mentions }),
  ...(facts && { facts }),
});

/** A text as its words alone, without signs: "didn't" is didnt, and 'T-000123' is two. */
export const wordsIn = (text: string): Said => ({
  words: text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean),
});

/** A word by the shape of its characters: a number, an id. */
export const shaped = (shape: RegExp): Pattern =>
  patternOf(({ words }, from) => {
    // Behind the last word stands none: a shape that takes nothing would go on from there for ever.
    const word = words[from];
    return word !== undefined && shape.test(word) ? [from + 1] : [];
  });

/** True for a text that ends as questions do. */
export const endsInQuestion = (text: string): boolean => /\?\s*$/.test(text);
