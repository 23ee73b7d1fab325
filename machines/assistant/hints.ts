import type { Role } from '#catalogues/roles.ts';
import { EXAMPLES } from './sentences.ts';

/** What can be typed: all of it, and the example alone, which is enough where there is little room. */
export function withExample(words: string, one: string): { readonly placeholder: string; readonly example: string } {
  const example = `e.g. ${one}`;
  return { placeholder: `${words}, ${example}`, example };
}

/** What can be typed where nothing is asked. */
export const idleHint = (role: Role | null, one = EXAMPLES[role ?? 'visitor']) =>
  withExample('Type what you need', one);
