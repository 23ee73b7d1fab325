import { marksOf } from './marks.ts';
import { type Pattern, patternOf, type Said, saidOf } from './pattern.ts';
import type { Token } from './tokens.ts';

/** A sentence as it was typed: no word of it is put right. A reading holds itself as typed, pieces alone do not. */
export const asTyped = (one: { readonly list: readonly Token[]; readonly typed?: Said }): Said =>
  one.typed ?? saidOf(one.list.map(({ word }) => word));

/** The runs of letters and digits of a text, in small letters. */
export const lettersIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text as its words alone, without signs: "didn't" is didnt, and 'T-000123' is two. `typed`: what it may be word for word. */
export function wordsIn(text: string, typed?: Said): Said {
  const words = lettersIn(text);
  return typed && isSame(words, typed.words) ? typed : saidOf(words, { marks: marksOf(words) });
}

/** True where two sentences have the same words. */
export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, at) => word === other[at]);

/** A word by the shape of its characters: a number, an id. */
export const shaped = (shape: RegExp): Pattern =>
  patternOf(({ words }, from) => {
    // Behind the last word stands none: a shape that takes nothing would go on from there for ever.
    const word = words[from];
    return word !== undefined && shape.test(word) ? [from + 1] : [];
  });

/** True for a text that ends as questions do. */
export const endsInQuestion = (text: string): boolean => /\?\s*$/.test(text);
