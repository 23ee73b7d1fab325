import { SCOPE_WORDS } from '#catalogues/lexicon/phrases/programs.ts';
import { SCOPES, type Scope } from '#catalogues/programs.ts';
import { PROGRAMS_SAID } from '#catalogues/sentences/programs.ts';
import { listed } from './listed.ts';

/** Which scopes an answer names; where some of it names none, or more than one at once, `unclear` is what. */
export type MeantScopes =
  | { readonly kind: 'meant'; readonly scopes: readonly Scope[] }
  | { readonly kind: 'unclear'; readonly said: string };

/**
 * The scopes that an answer names, of those that may be given: its parts each name one, or all of them. A part in which a word says something else is not guessed
 * at, and neither is one that leaves something out: what a program may do is chosen, never inferred.
 */
export function scopesMeant(said: string, mayGive: readonly Scope[]): MeantScopes {
  const parts = said
    .split(/[,;\n&+]|\band\b|\bplus\b|\balso\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const found: Scope[] = [];
  for (const part of parts) {
    const scopes = scopesOf(part, mayGive);
    if (scopes === null) return { kind: 'unclear', said: part };
    found.push(...scopes);
  }
  return { kind: 'meant', scopes: SCOPES.filter((scope) => found.includes(scope)) };
}

/** What one part names; null: nothing, or not one thing alone. */
function scopesOf(part: string, mayGive: readonly Scope[]): readonly Scope[] | null {
  const chosen = mayGive.find((scope) => scope === part || isSame(PROGRAMS_SAID.scopes[scope].label, part));
  if (chosen !== undefined) return [chosen];
  const words = part.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !EMPTY.has(word));
  if (telling.length > 0 && telling.every((word) => ALL.has(word))) return mayGive;
  const named = SCOPES.filter((scope) => telling.some((word) => WORDS[scope].has(word)));
  const [only, ...others] = named;
  if (only === undefined || others.length > 0 || !mayGive.includes(only)) return null;
  return telling.every((word) => WORDS[only].has(word)) ? [only] : null;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const WORDS: Readonly<Record<Scope, ReadonlySet<string>>> = {
  'residents:read': listed(SCOPE_WORDS['residents:read']),
  'histories:read': listed(SCOPE_WORDS['histories:read']),
  'dues:read': listed(SCOPE_WORDS['dues:read']),
  'books:read': listed(SCOPE_WORDS['books:read']),
  'meters:upload': listed(SCOPE_WORDS['meters:upload']),
  'charges:run': listed(SCOPE_WORDS['charges:run']),
};
const ALL = listed(SCOPE_WORDS.all);
const EMPTY = listed(SCOPE_WORDS.empty);
