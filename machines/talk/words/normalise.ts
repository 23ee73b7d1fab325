import { SENTENCE_LENGTH } from '#catalogues/limits.ts';

/** The sentence with one form for each letter, quote and dash, and no longer than the chat takes. */
export function normalise(text: string): string {
  return text
    .slice(0, SENTENCE_LENGTH)
    .normalize('NFKC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/\u20a6/g, '₦');
}
