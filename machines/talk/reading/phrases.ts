import { once } from '#machines/kit/once.ts';

const eitherOf = (word: string): string => (word.includes('|') ? `(?:${word})` : word);

/** Phrases of the lexicon, parted by commas, in their order; `a|b` is either word. */
const alternatives = (listed: string): string =>
  `(?:${listed
    .split(',')
    .map((phrase) => phrase.trim().split(/\s+/).map(eitherOf).join(' '))
    .join('|')})`;

/** Finds any of these phrases, as whole words, anywhere in a sentence. */
export const anywhere = (listed: string, flags = ''): RegExp => new RegExp(`\\b${alternatives(listed)}\\b`, flags);

/** Takes a text that is one of these phrases and nothing else. */
export const whole = (listed: string, flags = ''): RegExp => new RegExp(`^${alternatives(listed)}$`, flags);

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
