import { once } from '#machines/kit/once.ts';
import type { Reading } from '../reading.ts';

/** A sentence as its words alone, without signs: "didn't" is didnt. */
export const wordsOf = ({ text }: Pick<Reading, 'text'>): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const escaped = (text: string): string => text.replace(/[^\p{L}\p{N} ]/gu, '');

/** A test for phrases as the catalogue lists them: separated by commas, a word ending in `*` may go on. */
export function phrases(listed: string): (words: string) => boolean {
  // Made when it is first asked: there are hundreds, and most visits ask none.
  const pattern = once(() => patternOf(listed));
  return (words) => pattern()?.test(words) ?? false;
}

function patternOf(listed: string): RegExp | null {
  const each = listed
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) =>
      phrase
        .split(/\s+/)
        .map((word) => `${escaped(word)}${word.endsWith('*') ? '\\p{L}*' : ''}`)
        .join(' '),
    );
  if (each.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${each.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}
