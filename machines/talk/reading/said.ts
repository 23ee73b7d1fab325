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

/** A word by the shape of its characters: a number, an id. */
export const shaped = (shape: RegExp): Pattern =>
  patternOf(({ words }, from) => (shape.test(words[from] ?? '') ? [from + 1] : []));
