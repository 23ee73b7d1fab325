import type { PayingWords } from './words.ts';

/** What stands on every step from the read-back to the outcome. */
export function shownWhilePaying<F>({ fields, summary, locked, at }: PayingWords<F>) {
  return { fields, summary, at: at?.confirm ?? 1, ...(locked && { locked }) } as const;
}
