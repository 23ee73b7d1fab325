import type { Role } from '#catalogues/roles.ts';
import { EXAMPLES } from './sentences.ts';

/** What can be typed: all of it, and the example alone, which is enough where there is little room. */
export function withExample(words: string, one: string): { readonly placeholder: string; readonly example: string } {
  const example = `e.g. ${one}`;
  return { placeholder: `${words}, ${example}`, example };
}

/** What stands before an example of what can be typed. */
export const TYPE_WHAT = 'Type what you need';

/** What can be typed where nothing is asked; `words` stand before the example. */
export const idleHint = (role: Role | null, one = EXAMPLES[role ?? 'visitor'], words = TYPE_WHAT) =>
  withExample(words, one);
